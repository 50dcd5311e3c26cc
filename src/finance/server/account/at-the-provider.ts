import { asLanguage } from '../../../kernel/language.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { noteOwnMoney } from '../../../membership/server/desk-deeds.store.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { say } from '../../../server/words.ts'
import type {
  askProvider as askCall,
  giveUpPayment as giveUpCall,
  openCardPage as openCall,
} from '../../account/pay.endpoints.ts'
import { PAGE_LASTS_MINUTES, stateWithout } from '../../account/payment.ts'
import { closePage, openPage, readPage } from '../stripe/provider.ts'
import { takePageNow } from '../stripe/take-page.ts'
import { CHARGE_BOOK } from './charge-book.ts'
import { readPayer } from './payer.store.ts'
import { PAYMENT_WORDS } from './payment-words.ts'
import {
  findPayment,
  keepPageLanguage,
  lockPayment,
  type PaymentRow,
  savePage,
  saveState,
} from './payments.store.ts'

/** A payment as the calls answer it. */
const wire = ({ id, way, state, cents, currency, link }: PaymentRow) => ({
  data: { id, way, state, cents, currency, link },
})

/** Opens the card page. Stripe is asked outside any transaction; where it does not answer, the payment is given up. */
export const openCardPage: Deed<typeof openCall> = async ({ body }, { db, now, caller, config }) => {
  const payment = await findPayment(db, ownerOf(caller.session), body)
  if (payment?.way !== 'card' || !config.stripe) return refused('NOT_FOUND')
  if (payment.state !== 'started' || payment.mandateId !== null) return refused('NOT_ON_ITS_WAY')
  if (payment.link) return done(wire(payment))
  const { name, lastname, email } = await readPayer(db, payment)
  // With the contract: another one may be selected by the time the owner comes back.
  const back = `${config.publicUrl}/my-reports?contract=${payment.contractId}`
  const language = await keepPageLanguage(db, payment.id, asLanguage(caller.screen))
  const what = say(PAYMENT_WORDS.page, language, { club: config.brand.name, who: `${name} ${lastname}` })
  try {
    const page = await openPage(config.stripe, {
      reference: payment.reference,
      cents: payment.cents,
      currency: payment.currency,
      what,
      language,
      email,
      success: `${back}&paid=${payment.id}`,
      cancel: `${back}&pay=${payment.currency}&returned=${payment.id}`,
      // Stripe keeps a page for at least half an hour.
      expires: new Date(payment.createdAt.getTime() + PAGE_LASTS_MINUTES * 60_000),
    })
    await savePage(db, payment.id, page, now)
    return done(wire({ ...payment, link: page.link }))
  } catch {
    await saveState(db, payment.id, 'failed', now)
    return refused('PROVIDER_AWAY')
  }
}

/** Asks Stripe, and takes what it says; a payment on another way is answered as it stands. */
export const askProvider: Deed<typeof askCall> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const ownerId = ownerOf(caller.session)
  const payment = await findPayment(db, ownerId, body)
  if (!payment) return refused('NOT_FOUND')
  if (payment.way !== 'card' || payment.state === 'paid' || !payment.session || !config.stripe)
    return done(wire(payment))
  try {
    await takePageNow(db, [CHARGE_BOOK], await readPage(config.stripe, payment.session), { config, now })
  } catch {
    return refused('PROVIDER_AWAY')
  }
  afterCommit(wakeJobs)
  return done(wire((await findPayment(db, ownerId, body)) ?? payment))
}

/**
 * Gives a payment up. A page is closed at Stripe first; where it was paid meanwhile, the money is taken instead. What has arrived is not
 * given up: money goes back by the desk alone. Given up twice, it stays given up.
 */
export const giveUpPayment: Deed<typeof giveUpCall> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const ownerId = ownerOf(caller.session)
  const payment = await findPayment(db, ownerId, body)
  if (!payment) return refused('NOT_FOUND')
  if (payment.state === 'paid') return refused('PAYMENT_ARRIVED')
  // What a saved card makes by itself is with the provider already.
  if (payment.state !== 'started' || payment.mandateId !== null) return done(wire(payment))
  if (payment.way === 'card' && payment.session && config.stripe) {
    const { session } = payment
    try {
      await closePage(config.stripe, session).catch(() => {})
      await takePageNow(db, [CHARGE_BOOK], await readPage(config.stripe, session), { config, now })
    } catch {
      return refused('PROVIDER_AWAY')
    }
    afterCommit(wakeJobs)
  } else
    await inTransaction(db, async (trx) => {
      const locked = await lockPayment(trx, { id: payment.id })
      const state = locked && stateWithout(locked.state, 'cancelled')
      if (state) await saveState(trx, payment.id, state, now)
      return done(null)
    })
  const after = (await findPayment(db, ownerId, body)) ?? payment
  if (after.state === 'cancelled') {
    const { id, contractId, cents, currency } = after
    const sum = { cents, currency }
    await noteOwnMoney(db, { deed: 'giveUpPayment', ownerId, contractId, id, sum }, now)
  }
  return done(wire(after))
}
