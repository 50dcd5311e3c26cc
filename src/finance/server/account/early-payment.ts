import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import { chargeKey, type Part } from '../../account/account.ts'
import { discountBackConcept, discountConcept } from '../../account/plan-words.ts'
import { discountOf, discountTakenBack } from '../../account/terms.ts'
import type { accountOfCurrency } from '../../account/whole-account.ts'
import type { PaymentRow } from './payments.store.ts'
import { setAgainstCharge } from './set-against-charge.ts'
import { insertTermsEntries, readDiscounts, readPaidEarly, type TermsEntry } from './terms-entries.store.ts'

/**
 * Credits what paying these charges early brings by the club's rules of the day on which the money is there: each a credit of its own that
 * names its rule. What was paid of them early before counts with it, so that smaller parts bring no more. What a plan took over is not early.
 */
export async function enterDiscounts(
  trx: Database,
  payment: PaymentRow,
  account: ReturnType<typeof accountOfCurrency>,
  of: { parts: readonly Part[]; receipt: string; today: Day },
): Promise<void> {
  if (account.early.length === 0 || of.parts.length === 0) return
  const charges = new Map(account.charges.map((one) => [chargeKey(one), one]))
  const rules = account.early.map(({ id }) => id)
  const paidEarly = await readPaidEarly(trx, { parts: of.parts, rules, paymentId: payment.id })
  const entries = of.parts.flatMap((part, at): TermsEntry[] => {
    const charge = charges.get(chargeKey(part))
    const found =
      charge &&
      discountOf(charge, part.cents, account.early, {
        day: of.today,
        before: (terms) => paidEarly(part, terms.id),
      })
    if (!found) return []
    const { basisPoints, reference, id } = found.terms
    return [
      {
        termsId: id,
        transactionId: part.kind === 'document' ? part.id : null,
        feeId: part.kind === 'fee' ? part.id : null,
        paymentId: payment.id,
        document: {
          contractId: payment.contractId,
          day: of.today,
          due: null,
          concept: discountConcept(charge.concept, basisPoints, reference),
          reference: `ED-${of.receipt}-${at + 1}`,
          cents: found.cents,
          status: 'sent',
          currency: payment.currency,
          origin: 'discount',
          paymentId: null,
        },
      },
    ]
  })
  await insertTermsEntries(trx, entries, () => of.today)
}

/**
 * Takes the share of such credits back that falls with what went back of a payment, as a charge that the credit closes at once, as far as
 * nobody has used it: only what was used is to be paid. The contract is locked.
 */
export async function takeDiscountsBack(
  trx: Database,
  payment: PaymentRow,
  back: { receipt: string; position: number; today: Day; now: Date },
): Promise<void> {
  const { contractId, currency } = payment
  const given = await readDiscounts(trx, payment.id)
  const fallen = given.flatMap((one, at) => {
    const falls = discountTakenBack(one.discountCents, one.paidCents, one.standingCents) - one.backCents
    if (falls <= 0) return []
    const { termsId, transactionId, feeId, creditId } = one
    const entry: TermsEntry = {
      termsId,
      transactionId,
      feeId,
      paymentId: payment.id,
      document: {
        contractId,
        day: back.today,
        due: back.today,
        concept: discountBackConcept(one.concept),
        reference: `EB-${back.receipt}-${back.position}-${at + 1}`,
        cents: -falls,
        status: 'sent',
        currency,
        origin: 'discount',
        paymentId: null,
      },
    }
    return [{ entry, creditId }]
  })
  const charges = await insertTermsEntries(
    trx,
    fallen.map(({ entry }) => entry),
    () => back.today,
  )
  for (const [at, { creditId }] of fallen.entries())
    await setAgainstCharge(
      trx,
      { contractId, currency, documentId: charges[at] ?? 0, correctionId: creditId },
      back.now,
    )
}
