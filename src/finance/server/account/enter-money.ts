import { languageOf } from '../../../kernel/language.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { noteOwnMoney } from '../../../membership/server/desk-deeds.store.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { settleParts } from '../../account/account.ts'
import { arrivalOf } from '../../account/payment.ts'
import { paymentConcept, receiptName } from '../../account/payment-words.ts'
import { accountOfCurrency } from '../../account/whole-account.ts'
import { readContractNames } from '../contract-names.store.ts'
import { FINANCE_MAILS } from '../mails.ts'
import { readBooks } from './account.store.ts'
import { enterDiscounts } from './early-payment.ts'
import { endAnnouncements } from './end-announcements.ts'
import { readPayer } from './payer.store.ts'
import {
  insertPaymentDocument,
  insertPaymentLines,
  issueReceipt,
  type MoneyReceived,
  openMatter,
  type PaymentRow,
  savePaid,
} from './payments.store.ts'
import { linesOf } from './settle-lines.ts'

/** What became of money that came: entered once, entered before, or kept for the desk without an account to enter it on. */
export type Entered = 'entered' | 'seen-before' | 'another-currency'

/**
 * Enters money that came for a payment, which is locked: the statement's document, the receipt with its number, what it pays,
 * and what of it waits for the desk. The same money is entered once, however often it is told.
 */
export async function enterMoney(
  trx: Database,
  payment: PaymentRow,
  came: MoneyReceived & { currency: string; told: string },
  { config, now }: { config: Config; now: Date },
): Promise<Entered> {
  const books = await readBooks(trx, payment.contractId, now)
  const isContractOpen = books.ends >= books.today
  // At the resort somebody has counted it: less or more than was announced pays what it can, and what is more is a credit.
  const counted = payment.way === 'resort'
  const awaited = { ...payment, isContractOpen, ...(counted && { cents: came.cents }) }
  const { enter, settle, reason } = arrivalOf(awaited, came)
  const provider = PROVIDER_OF[payment.way]
  const waits = (why: NonNullable<typeof reason>, cents: number) =>
    openMatter(
      trx,
      { paymentId: payment.id, reason: why, provider, reference: came.told, cents, currency: came.currency },
      now,
    )
  if (!enter) {
    if (!reason) return 'seen-before'
    await waits(reason, came.cents)
    return 'another-currency'
  }
  await savePaid(trx, payment.id, came, now)
  const account = accountOfCurrency(books, payment.currency, now)
  const receipt = await receiptOf(trx, payment, Number(books.today.slice(0, 4)), now)
  await insertPaymentDocument(trx, {
    contractId: payment.contractId,
    paymentId: payment.id,
    day: books.today,
    due: null,
    concept: paymentConcept(payment.way, came.cardLast4),
    reference: `RC-${receipt}`,
    cents: came.cents,
    currency: payment.currency,
    part: null,
    reportId: null,
  })
  // What this payment keeps aside itself is its own to pay, and what was chosen before a question about it was asked.
  const chosen = account.charges.map((charge) => ({ ...charge, inQuestion: false }))
  const { parts, uses, leftCents } = settle
    ? settleParts(came.cents, payment.chosen, chosen, account.credits, payment.creditCents)
    : { parts: [], uses: [], leftCents: came.cents }
  await insertPaymentLines(trx, payment.id, linesOf(account, parts, uses), { today: books.today })
  await endAnnouncements(trx, payment.contractId, now)
  await enterDiscounts(trx, payment, account, { parts, receipt, today: books.today })
  if (reason) await waits(reason, came.cents)
  else if (leftCents > (counted ? Math.max(0, came.cents - payment.cents) : 0)) await waits('over', leftCents)
  await tellPaid(trx, payment, { cents: came.cents, receipt }, { config, now })
  // What comes at the resort is the deed of who took it.
  const { id, contractId, ownerId, currency, mandateId } = payment
  const sum = { cents: came.cents, currency }
  const deed = mandateId === null ? 'moneyArrived' : 'savedCardPaid'
  if (!counted && ownerId !== null) await noteOwnMoney(trx, { deed, ownerId, contractId, id, sum }, now)
  return 'entered'
}

/** Who confirms a payment of each way. */
export const PROVIDER_OF = {
  card: 'stripe',
  link: 'link',
  resort: 'resort',
  profit: 'resort',
  credit: 'resort',
  plan: 'resort',
  correction: 'resort',
} as const

/** The receipt of a payment that has just been paid, as it is read. */
export async function receiptOf(
  trx: Database,
  payment: PaymentRow,
  year: number,
  now: Date,
): Promise<string> {
  const { name, lastname } = await readPayer(trx, payment)
  const receivedFrom = `${name} ${lastname}`
  const number = await issueReceipt(trx, { paymentId: payment.id, year, receivedFrom }, now)
  return receiptName({ year, number })
}

/** Tells who paid that it has arrived, with the receipt behind the button. */
async function tellPaid(
  trx: Database,
  payment: PaymentRow,
  of: { cents: number; receipt: string },
  { config, now }: { config: Config; now: Date },
): Promise<void> {
  const { name, email, languageName } = await readPayer(trx, payment)
  const contractOf = await readContractNames(trx, [payment.contractId])
  const language = languageOf(languageName)
  const amount = `${formatMoney({ cents: of.cents, currency: payment.currency })} ${payment.currency}`
  const content = {
    name,
    amount,
    receipt: of.receipt,
    contract: contractOf(payment.contractId)[language],
    idContract: payment.contractId,
    currency: payment.currency,
    link: `${config.publicUrl}/my-reports?contract=${payment.contractId}&paid=${payment.id}`,
  }
  await enqueue(trx, FINANCE_MAILS, { kind: 'payment-received', recipient: email, language, content }, now)
}
