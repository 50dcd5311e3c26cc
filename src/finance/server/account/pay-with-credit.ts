import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import { type Part, settleParts } from '../../account/account.ts'
import type { accountOfCurrency } from '../../account/whole-account.ts'
import { readBooks } from './account.store.ts'
import { enterDiscounts } from './early-payment.ts'
import { endAnnouncements } from './end-announcements.ts'
import { receiptOf } from './enter-money.ts'
import { insertPaymentLines, type PaymentRow, savePaid } from './payments.store.ts'
import { linesOf } from './settle-lines.ts'

const NO_PROVIDER = { providerPayment: null, cardLast4: null, words: null, adminId: null }

/** Pays charges with what needs no provider: credit alone, or credit beside a payout. The payment and its contract are locked. */
export async function payWithCredit(
  trx: Database,
  payment: PaymentRow,
  account: ReturnType<typeof accountOfCurrency>,
  now: Date,
): Promise<string> {
  const { today, parts } = await payOnBooks(trx, payment, account, now)
  const receipt = await receiptOf(trx, payment, Number(today.slice(0, 4)), now)
  await enterDiscounts(trx, payment, account, { parts, receipt, today })
  return receipt
}

/** Notes such a payment as paid, with its lines; what it paid, and the day at the resort. */
export async function payOnBooks(
  trx: Database,
  payment: PaymentRow,
  account: Pick<ReturnType<typeof accountOfCurrency>, 'charges' | 'credits'>,
  now: Date,
): Promise<{ today: Day; parts: Part[] }> {
  const { today } = await readBooks(trx, payment.contractId, now)
  await savePaid(trx, payment.id, { ...NO_PROVIDER, cents: payment.cents }, now)
  const { parts, uses } = settleParts(
    payment.cents,
    payment.chosen,
    account.charges,
    account.credits,
    payment.creditCents,
  )
  await insertPaymentLines(trx, payment.id, linesOf(account, parts, uses), { today })
  await endAnnouncements(trx, payment.contractId, now)
  return { today, parts }
}
