import { randomUUID } from 'node:crypto'
import { PAGE_LASTS_MINUTES } from '../../../finance/account/payment.ts'
import { closePage, openPage, readPage } from '../../../finance/server/stripe/provider.ts'
import { takePageNow } from '../../../finance/server/stripe/take-page.ts'
import { asLanguage, type Language } from '../../../kernel/language.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { say } from '../../../server/words.ts'
import type { askOrderPage as askCall, openOrderPage as openCall } from '../../orders/card.endpoints.ts'
import { ORDER_STATUS } from '../../orders/order.ts'
import { paymentOf } from '../../orders/payment.ts'
import { lockOrder } from '../orders/cancel-order.store.ts'
import { CARD_WORDS } from '../words.ts'
import { ORDER_BOOK } from './order-book.ts'
import {
  findOpenPage,
  insertPage,
  type OpenCardPage,
  type PayableOrder,
  readPayable,
  saveNotPaid,
  saveOrderCardPage,
} from './order-payments.store.ts'

/** Stripe keeps a page for half an hour at least: one that it was not asked for within so long is begun anew (minutes). */
const ASKED_WITHIN_MINUTES = 25

/** Opens the card page of an order for what is still to be paid of it. Stripe is asked outside any transaction. */
export const openOrderPage: Deed<typeof openCall> = async ({ body }, { db, now, caller, config }) => {
  const { stripe } = config
  if (!stripe) return refused('ORDER_NOT_FOUND')
  const ownerId = ownerOf(caller.session)
  const language = asLanguage(caller.screen)
  const begun = await inTransaction(db, (trx) => beginPage(trx, ownerId, body.idOrder, { language, now }))
  if (!begun.ok) return begun
  const { page, order, stale } = begun.value
  // Nobody shall pay the amount that the order had before; who has just done so is paid back what is too much.
  if (stale) await closePage(stripe, stale).catch(() => {})
  if (page.link) return done({ data: { link: page.link } })
  const back = `${config.publicUrl}/things-to-do?view=orders&order=${body.idOrder}`
  try {
    const opened = await openPage(stripe, {
      reference: page.reference,
      cents: page.cents,
      currency: page.currency,
      what: say(CARD_WORDS.page, page.language, { club: config.brand.name, order: order.number }),
      language: page.language,
      email: order.email,
      success: `${back}&cardPage=true`,
      cancel: back,
      expires: endOf(page),
    })
    await saveOrderCardPage(db, page.id, opened, now)
    return done({ data: { link: opened.link } })
  } catch {
    await saveNotPaid(db, page.id, now)
    return refused('PROVIDER_AWAY')
  }
}

/** Asks Stripe about the order's open page, and takes what it says. */
export const askOrderPage: Deed<typeof askCall> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const ownerId = ownerOf(caller.session)
  const order = await inTransaction(db, async (trx) =>
    (await lockOrder(trx, ownerId, body.idOrder)) ? done(null) : refused('ORDER_NOT_FOUND'),
  )
  if (!order.ok) return order
  const page = await findOpenPage(db, body.idOrder)
  if (!page?.session || !config.stripe) return done({ data: { isWaiting: false } })
  try {
    const word = await readPage(config.stripe, page.session)
    await takePageNow(db, [ORDER_BOOK], word, { config, now })
    afterCommit(wakeJobs)
    return done({ data: { isWaiting: word.state === 'open' } })
  } catch {
    return refused('PROVIDER_AWAY')
  }
}

interface Begun {
  page: OpenCardPage
  order: PayableOrder
  /** Stripe's number of a page that is to be closed. */
  stale: string | null
}

/** The order's page for what is due now: the one that is open already, or a new one where it was of another amount or is over. */
async function beginPage(
  trx: Database,
  ownerId: number,
  orderId: number,
  { language, now }: { language: Language; now: Date },
): Promise<Outcome<Begun, 'ORDER_NOT_FOUND' | 'NOTHING_DUE'>> {
  if (!(await lockOrder(trx, ownerId, orderId))) return refused('ORDER_NOT_FOUND')
  const order = await readPayable(trx, orderId)
  const isByCard = paymentOf(order.paymentMethod)?.kind === 'card'
  if (!isByCard || order.status !== ORDER_STATUS.placed || order.due === 0 || order.isCharged)
    return refused('NOTHING_DUE')
  const open = await findOpenPage(trx, orderId)
  if (open?.cents === order.due && isGood(open, now)) return done({ page: open, order, stale: null })
  if (open) await saveNotPaid(trx, open.id, now)
  const { due: cents, currency } = order
  const page = await insertPage(trx, { orderId, reference: randomUUID(), cents, currency, language }, now)
  return done({ page, order, stale: open?.session ?? null })
}

const endOf = ({ createdAt }: OpenCardPage) => new Date(createdAt.getTime() + PAGE_LASTS_MINUTES * 60_000)

/** Whether a page may be paid on yet, with a minute to spare; one that Stripe was not asked for has to be asked for in time. */
function isGood(page: OpenCardPage, now: Date): boolean {
  const lasts = page.session ? PAGE_LASTS_MINUTES - 1 : ASKED_WITHIN_MINUTES
  return now.getTime() < page.createdAt.getTime() + lasts * 60_000
}
