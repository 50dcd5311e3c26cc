import { randomUUID } from 'node:crypto'
import { languageOf } from '../../../kernel/language.ts'
import { formatMoney } from '../../../kernel/money.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { onItsDay } from '../../account/mandate.ts'
import { stateWithout } from '../../account/payment.ts'
import { accountOfCurrency, toPay } from '../../account/whole-account.ts'
import { lockContractAccount, readBooks } from '../account/account.store.ts'
import { CHARGE_BOOK } from '../account/charge-book.ts'
import { payWithCredit } from '../account/pay-with-credit.ts'
import { insertPayment, lockPayment, type PaymentRow, saveState } from '../account/payments.store.ts'
import type { Taken } from '../stripe/card-book.ts'
import type { CardPaymentState } from '../stripe/cards.ts'
import { takePage } from '../stripe/take-page.ts'
import { CARD_MAILS } from './card-mails.ts'
import { lockMandate, readGiver, saveEndOfCard } from './mandates.store.ts'
import { lockTold, saveFault, saveTold } from './told.store.ts'

/**
 * Begins the payment of what was told, now that its day has come: the charges are read again under the contract's lock, and the row
 * of the payment stands before the provider is asked, so that a kill in between neither loses nor doubles it.
 */
export async function beginOnItsDay(
  trx: Database,
  due: { idTold: number; mandateId: number; runs: boolean },
  now: Date,
): Promise<'begun' | 'paid' | 'needless' | 'wait'> {
  const mandate = await lockMandate(trx, { id: due.mandateId })
  if (!mandate) return 'needless'
  const { contractId, ownerId } = mandate
  await lockContractAccount(trx, contractId)
  const told = await lockTold(trx, due.idTold, contractId)
  if (told?.state !== 'told') return 'needless'
  const books = await readBooks(trx, contractId, now)
  const account = accountOfCurrency(books, told.currency, now)
  const pays =
    due.runs && mandate.state === 'active'
      ? onItsDay(told, toPay(account.charges), account.credits, books.today)
      : 'needless'
  if (pays === 'wait') return 'wait'
  if (pays === 'needless') {
    await saveTold(trx, told.idTold, { state: 'needless' }, now)
    return 'needless'
  }
  const { part, creditCents, moneyCents } = pays
  const paymentId = await insertPayment(
    trx,
    {
      contractId,
      ownerId,
      reference: randomUUID(),
      way: moneyCents === 0 ? 'credit' : 'card',
      currency: told.currency,
      cents: moneyCents,
      creditCents,
      chosen: [part],
      link: null,
      reportId: null,
      mandateId: mandate.id,
    },
    now,
  )
  await saveTold(trx, told.idTold, { state: 'begun', paymentId }, now)
  if (moneyCents > 0) return 'begun'
  const payment = await lockPayment(trx, { id: paymentId })
  if (payment) await payWithCredit(trx, payment, account, now)
  return 'paid'
}

/**
 * Takes what became of a payment of a saved card: by the provider's answer or its webhook, twice, late and in any order. Money is
 * entered as any card's is; where none came, the charge is open again and the owner is told once why, and what to do.
 */
export async function takeCardPayment(
  trx: Database,
  word: CardPaymentState,
  at: { config: Config; now: Date },
): Promise<Taken> {
  if (word.state !== 'failed') return takePage(trx, [CHARGE_BOOK], word, at)
  const payment = word.reference ? await lockPayment(trx, { reference: word.reference }) : null
  if (!payment) return 'unknown'
  const state = stateWithout(payment.state, 'failed')
  if (!state) return 'changes-nothing'
  await saveState(trx, payment.id, state, at.now)
  await tellOfFault(trx, payment, word.fault ?? 'declined', at)
  return 'given-up'
}

async function tellOfFault(
  trx: Database,
  payment: PaymentRow,
  fault: NonNullable<CardPaymentState['fault']>,
  { config, now }: { config: Config; now: Date },
): Promise<void> {
  const found = await saveFault(trx, payment.id, fault)
  if (!found) return
  const { what } = found
  const { name, email, languageName, card } = await readGiver(trx, found.mandateId)
  if (fault === 'gone') {
    const mandate = await lockMandate(trx, { id: found.mandateId })
    if (mandate?.state === 'active') await saveEndOfCard(trx, mandate.id, 'gone', now)
  }
  const language = languageOf(languageName)
  const { currency, cents, contractId } = payment
  const content = {
    name,
    card,
    fault,
    what: what[language],
    amount: `${formatMoney({ cents, currency })} ${currency}`,
    link: `${config.publicUrl}/my-reports?contract=${contractId}&pay=${currency}`,
  }
  await enqueue(trx, CARD_MAILS, { kind: 'card-did-not-pay', recipient: email, language, content }, now)
}
