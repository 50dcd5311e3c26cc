import { randomUUID } from 'node:crypto'
import type { Database } from '../../../server/database/database.ts'
import type { Part } from '../../account/account.ts'
import { feeBackConcept, feeReference } from '../../account/plan-words.ts'
import { openAgain, type PlanOfAccount, type planEnding } from '../../account/plans.ts'
import { accountOfCurrency } from '../../account/whole-account.ts'
import { correctionReference } from '../../questions/question.ts'
import type { AccountRows } from '../account/account.store.ts'
import { endAnnouncements } from '../account/end-announcements.ts'
import { standingLines } from '../account/give-back.ts'
import {
  insertPayment,
  insertPaymentLines,
  lockPayment,
  type NewLine,
  readPaymentLines,
  savePaid,
} from '../account/payments.store.ts'
import { finishRefund, insertRefund } from '../account/refunds.store.ts'
import { setAgainstCharge } from '../account/set-against-charge.ts'
import { linesOf } from '../account/settle-lines.ts'
import { countCorrections, insertCorrection } from '../questions/questions.store.ts'

const ON_THE_BOOKS = { providerPayment: null, cardLast4: null, words: null, adminId: null }

interface GivenBack {
  books: AccountRows
  ending: ReturnType<typeof planEnding>
  /** Why the club ended it; null where an owner did. */
  reason: string | null
  adminId: number | null
  now: Date
}

/**
 * Gives what is open of a plan back: its parts are closed by a payment of the way plan, and what the plan had paid of the charges is taken
 * back, the last one first, so that each is open again with its own due day. The plan's fee is open by what falls of it, and closed again
 * by the credit that gives it back. All of it is zero together but for that credit. The contract is locked.
 */
export async function giveBackPlan(
  trx: Database,
  plan: PlanOfAccount & { currency: AccountRows['plans'][number]['currency'] },
  { books, ending, reason, adminId, now }: GivenBack,
): Promise<void> {
  const { contractId, today } = books
  const { currency, number, idPayment } = plan
  const { openCents, feeBackCents } = ending
  const parts = plan.parts.flatMap(({ id, openCents }): Part[] =>
    openCents > 0 ? [{ kind: 'document', id, cents: openCents }] : [],
  )
  const id = await insertPayment(
    trx,
    {
      contractId,
      ownerId: null,
      reference: randomUUID(),
      way: 'plan',
      currency,
      cents: openCents,
      creditCents: 0,
      chosen: parts,
      link: null,
      reportId: null,
    },
    now,
  )
  await savePaid(trx, id, { ...ON_THE_BOOKS, cents: openCents }, now)
  const account = accountOfCurrency(books, currency, now)
  await insertPaymentLines(trx, id, linesOf(account, parts, []), { today })

  const taken = await lockPayment(trx, { id: idPayment })
  if (!taken) throw new Error(`Payment ${idPayment} is not there`)
  const refundId = await insertRefund(
    trx,
    {
      paymentId: idPayment,
      cents: openCents,
      reason: reason ?? 'Ended by an owner',
      adminId,
      providerRefund: null,
    },
    now,
  )
  await finishRefund(trx, { id: refundId, providerRefund: null }, now)
  const fee = feeReference(number)
  const lines = standingLines(await readPaymentLines(trx, idPayment)).filter(({ cents }) => cents > 0)
  const back = openAgain(lines, { number, feeBackCents, openCents }).map(
    ({ line, cents }): NewLine => ({ ...line, openCents: line.cents, cents: -cents }),
  )
  await insertPaymentLines(trx, idPayment, back, { today, refundId })
  if (feeBackCents > 0) {
    const before = await countCorrections(trx, contractId, fee)
    const correctionId = await insertCorrection(trx, {
      contractId,
      day: today,
      concept: feeBackConcept(),
      reference: correctionReference(fee, before),
      corrects: fee,
      cents: feeBackCents,
      currency,
    })
    const corrected = back.find((line) => line.reference === fee)?.transactionId
    if (corrected)
      await setAgainstCharge(trx, { contractId, currency, documentId: corrected, correctionId }, now)
  }
  await endAnnouncements(trx, contractId, now)
}
