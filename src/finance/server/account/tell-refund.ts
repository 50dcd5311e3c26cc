import { languageOf } from '../../../kernel/language.ts'
import { formatMoney } from '../../../kernel/money.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { readContractNames } from '../contract-names.store.ts'
import { findReceiptName } from './desk.store.ts'
import { readPayer } from './payer.store.ts'
import { PAYMENT_MAILS } from './payment-mails.ts'
import type { PaymentRow } from './payments.store.ts'

/**
 * Tells who paid that money of a payment has gone back, with what of its charges is open again by it, or that the provider could not
 * send it; amounts in cents above zero.
 */
export async function tellRefund(
  trx: Database,
  payment: PaymentRow,
  told: { kind: keyof typeof PAYMENT_MAILS; cents: number; openedCents: number },
  { config, now }: { config: Config; now: Date },
): Promise<void> {
  const { name, email, languageName } = await readPayer(trx, payment)
  const language = languageOf(languageName)
  const contractOf = await readContractNames(trx, [payment.contractId])
  const money = (cents: number) => `${formatMoney({ cents, currency: payment.currency })} ${payment.currency}`
  const content = {
    name,
    contract: contractOf(payment.contractId)[language],
    amount: money(told.cents),
    opened: told.openedCents > 0 ? money(told.openedCents) : 'none',
    receipt: (await findReceiptName(trx, payment.id)) ?? payment.reference.slice(0, 20),
    way: payment.way,
    idContract: payment.contractId,
    currency: payment.currency,
    link: `${config.publicUrl}/my-reports?contract=${payment.contractId}&paid=${payment.id}`,
  }
  await enqueue(trx, PAYMENT_MAILS, { kind: told.kind, recipient: email, language, content }, now)
}
