import { done } from '../../../kernel/outcome.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import type { Work, WorkParts } from '../../../server/jobs/works.ts'
import { say } from '../../../server/words.ts'
import { PAYMENT_WORDS } from '../account/payment-words.ts'
import { saveState } from '../account/payments.store.ts'
import { forgetCard, payBySavedCard, readCardSaving } from '../stripe/cards.ts'
import { claimSilentCards, listToLetGo, saveLetGo } from './mandates.store.ts'
import { beginOnItsDay, takeCardPayment } from './pay-by-card.ts'
import { takeCard } from './take-card.ts'
import { tellOfPayments } from './tell-of-payments.ts'
import { claimOnTheirWay, listCardsOfToday, listDue, type OnItsWay } from './told.store.ts'

type StripeConfig = NonNullable<WorkParts['config']['stripe']>

const MINUTE_MS = 60_000
/** The provider keeps the page for a card so long, and is asked about a silent one every five minutes. */
const PAGE_LASTS_MS = 24 * 60 * MINUTE_MS
const SILENT_MS = 5 * MINUTE_MS
/** A payment that was not answered is asked for again after so long; the provider answers or fails well within. */
const AGAIN_MS = 2 * MINUTE_MS
/** How often a card's charges are looked through: what is published in the course of a day is told of within the hour. */
const LOOK_MS = 60 * MINUTE_MS

/**
 * What saved cards do by themselves: their owners are told a week ahead, what is due is begun and asked for at the provider, and cards
 * that ended are forgotten there. Each is claimed, or named by a key, so that several processes and a kill do no harm. A process
 * remembers when it looked at a card; another one's look finds told what was.
 */
export function savedCardWork(): Work {
  const looked = new Map<number, number>()
  return {
    name: 'saved cards',
    run: async (parts) => {
      const { stripe } = parts.config
      if (!stripe) return
      await tellAll(parts, looked)
      await beginDue(parts)
      await askForAll(parts, stripe)
      await askAboutSilent(parts, stripe)
      await letGo(parts, stripe)
    },
  }
}

async function tellAll({ db, config, clock, log, isStopping }: WorkParts, looked: Map<number, number>) {
  const now = clock()
  for (const card of await listCardsOfToday(db, now)) {
    if (isStopping()) return
    if (now.getTime() - (looked.get(card.id) ?? 0) < LOOK_MS) continue
    try {
      await inTransaction(db, async (trx) => done(await tellOfPayments(trx, card, { config, now })))
      looked.set(card.id, now.getTime())
    } catch (error) {
      log.error({ card: card.id, error: String(error) }, 'the payments of a saved card could not be told')
    }
  }
}

async function beginDue({ db, clock, log, isStopping }: WorkParts) {
  const now = clock()
  for (const due of await listDue(db, now)) {
    if (isStopping()) return
    try {
      await inTransaction(db, async (trx) => done(await beginOnItsDay(trx, due, now)))
    } catch (error) {
      log.error({ told: due.idTold, error: String(error) }, 'a payment of a saved card could not be begun')
    }
  }
}

async function askForAll(parts: WorkParts, stripe: StripeConfig) {
  const { db, clock, log, isStopping } = parts
  const now = clock()
  for (const payment of await claimOnTheirWay(db, new Date(now.getTime() - AGAIN_MS), now)) {
    if (isStopping()) return
    try {
      await askFor(parts, stripe, payment)
    } catch (error) {
      log.warn({ payment: payment.paymentId, error: String(error) }, 'Stripe did not answer for a saved card')
    }
  }
}

/** Asks for one payment; one that was never asked for is not begun any more where its card has ended. */
async function askFor({ db, config, clock }: WorkParts, stripe: StripeConfig, payment: OnItsWay) {
  const { paymentId, triedBefore, ended, name, ...asked } = payment
  if (ended && triedBefore === null) {
    await inTransaction(db, async (trx) => done(await saveState(trx, paymentId, 'cancelled', clock())))
    return
  }
  const what = say(PAYMENT_WORDS.dueByCard, 'en', { club: config.brand.name, who: name })
  const word = await payBySavedCard(stripe, { ...asked, what, since: triedBefore })
  await inTransaction(db, async (trx) => done(await takeCardPayment(trx, word, { config, now: clock() })))
}

async function askAboutSilent({ db, config, clock, log, isStopping }: WorkParts, stripe: StripeConfig) {
  const now = clock()
  const [before, after] = [new Date(now.getTime() - SILENT_MS), new Date(now.getTime() - PAGE_LASTS_MS)]
  for (const session of await claimSilentCards(db, { before, after }, now)) {
    if (isStopping()) return
    try {
      const saved = await readCardSaving(stripe, session)
      await inTransaction(db, async (trx) => done(await takeCard(trx, saved, { config, now })))
    } catch (error) {
      log.warn({ error: String(error) }, 'Stripe could not be asked about a card')
    }
  }
}

async function letGo({ db, clock, log, isStopping }: WorkParts, stripe: StripeConfig) {
  for (const { id, card } of await listToLetGo(db)) {
    if (isStopping()) return
    try {
      await forgetCard(stripe, card)
      await saveLetGo(db, id, clock())
    } catch (error) {
      log.warn({ card: id, error: String(error) }, 'a card could not be let go')
    }
  }
}
