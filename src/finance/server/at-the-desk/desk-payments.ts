import { type Currency, formatMoney } from '../../../kernel/money.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { noteForHolders } from '../../../membership/server/desk-deeds.store.ts'
import { isProvenSince } from '../../../membership/server/proof/is-proven-since.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type {
  confirmPayment as confirmCall,
  settleMatter as matterCall,
  listReceivedPayments as receivedCall,
  refundPayment as refundCall,
  listWaitingPayments as waitingCall,
} from '../../account/desk.endpoints.ts'
import { outcomesOf } from '../../account/matters.ts'
import { asksProof } from '../../account/proof.ts'
import {
  closeMatter,
  findReceiptName,
  findReceived,
  findWaiting,
  lockMatter,
  readLeft,
} from '../account/desk.store.ts'
import { enterMoney } from '../account/enter-money.ts'
import { enterRefund } from '../account/give-back.ts'
import { lockPayment, type PaymentRow } from '../account/payments.store.ts'
import { insertRefund, refundable } from '../account/refunds.store.ts'
import { largeFigure } from '../reports/large-figures.ts'

/** What of payments waits for the desk. */
export const listWaitingPayments: Deed<typeof waitingCall> = async ({ query }, { db }) => {
  const rows = await findWaiting(db, query)
  return done({
    data: rows.map((row) => ({ ...row, outcomes: row.reason ? outcomesOf(row.reason, row.leftCents) : [] })),
  })
}

/** The payments that were received. */
export const listReceivedPayments: Deed<typeof receivedCall> = async ({ query }, { db }) =>
  done({ data: await findReceived(db, (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean)) })

const inWords = (sum: { cents: number; currency: Currency }) => `${formatMoney(sum)} ${sum.currency}`

/** Takes announced money: what came of it, which may be less or more than was announced. */
export const confirmPayment: Deed<typeof confirmCall> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const payment = await lockPayment(db, { id: body.idPayment })
  if (payment?.way !== 'resort') return refused('NOT_FOUND')
  if (payment.state === 'paid') return refused('DECIDED_ALREADY')
  if (payment.state !== 'started') return refused('ANNOUNCEMENT_GONE')
  const { currency, contractId } = payment
  const sum = { cents: body.cents, currency }
  if (asksProof(sum) && !(await isProvenSince(db, caller.session, now))) return refused('CONFIRM_ITS_YOU')
  if (body.cents !== payment.cents) {
    const large = await largeFigure(db, [sum], body.looked)
    if (large) return large
    if (body.announcedCents !== payment.cents)
      return refused('OTHER_SUM', { announced: inWords(payment), came: inWords(sum) })
  }
  const { adminId } = caller.session
  await enterMoney(
    db,
    payment,
    {
      cents: body.cents,
      currency,
      providerPayment: null,
      cardLast4: null,
      words: body.words,
      adminId,
      told: payment.reference,
    },
    { config, now },
  )
  await noteForHolders(
    db,
    { deed: 'confirmPayment', adminId, sums: [{ contractId, cents: body.cents }], currency, id: payment.id },
    now,
  )
  afterCommit(wakeJobs)
  return done({ data: { receipt: (await findReceiptName(db, payment.id)) ?? '' } })
}

/** Decides what waits. */
export const settleMatter: Deed<typeof matterCall> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const { adminId } = caller.session
  const seen = await lockMatter(db, body.idMatter)
  if (!seen || adminId === null) return refused('NOT_FOUND')
  if (seen.closed) return refused('DECIDED_ALREADY')
  const payment = seen.paymentId === null ? null : await lockPayment(db, { id: seen.paymentId })
  const left = payment ? await readLeft(db, payment.id) : 0
  if (!outcomesOf(seen.reason, left).includes(body.outcome)) return refused('OUTCOME_NOT_POSSIBLE')
  if (body.outcome === 'refunded' && payment) {
    if (!(await isProvenSince(db, caller.session, now))) return refused('CONFIRM_ITS_YOU')
    if (isOutOfReach(payment, config)) return refused('CARD_OUT_OF_REACH')
    await giveBack(db, payment, { cents: left, reason: body.words, adminId }, { config, now })
  }
  if (payment)
    await noteForHolders(
      db,
      {
        deed: 'settleMatter',
        adminId,
        sums: [{ contractId: payment.contractId, cents: left > 0 ? left : seen.cents }],
        currency: payment.currency,
        id: payment.id,
      },
      now,
    )
  await closeMatter(db, { id: seen.id, outcome: body.outcome, words: body.words, adminId }, now)
  afterCommit(wakeJobs)
  return done({ data: { closed: true } })
}

/** Gives money of a payment back, no more than came and is still here. */
export const refundPayment: Deed<typeof refundCall> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const payment = await lockPayment(db, { id: body.idPayment })
  if (!payment || !['card', 'link', 'resort'].includes(payment.way)) return refused('NOT_FOUND')
  const left = await refundable(db, payment.id)
  if (body.cents > left) return refused('REFUND_TOO_LARGE')
  if (body.refundableCents !== left) return refused('DECIDED_ALREADY')
  if (isOutOfReach(payment, config)) return refused('CARD_OUT_OF_REACH')
  const { adminId } = caller.session
  const state = await giveBack(
    db,
    payment,
    { cents: body.cents, reason: body.reason, adminId },
    { config, now },
  )
  const { contractId, currency, id } = payment
  const sums = [{ contractId, cents: body.cents }]
  await noteForHolders(db, { deed: 'refundPayment', adminId, sums, currency, id }, now)
  afterCommit(wakeJobs)
  return done({ data: { state } })
}

/** Whether a payment's money can go back to its card by nobody: no provider is there, or it never named the payment. */
function isOutOfReach({ way, providerPayment }: PaymentRow, config: Config): boolean {
  return way === 'card' && (!config.stripe || providerPayment === null)
}

/** A card's money goes back in the background, by Stripe; other money the desk has in its hands, and it is entered at once. */
async function giveBack(
  trx: Database,
  payment: PaymentRow,
  refund: { cents: number; reason: string; adminId: number | null },
  { config, now }: { config: Config; now: Date },
): Promise<'asked' | 'done'> {
  const id = await insertRefund(trx, { ...refund, paymentId: payment.id, providerRefund: null }, now)
  if (payment.way === 'card') return 'asked'
  await enterRefund(trx, payment, { id, cents: refund.cents, providerRefund: null }, { config, now })
  return 'done'
}
