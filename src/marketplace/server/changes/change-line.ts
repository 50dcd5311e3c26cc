import { dayInWords } from '../../../kernel/day-words.ts'
import type { AnswerOf, BodyOf } from '../../../kernel/endpoint.ts'
import type { Language } from '../../../kernel/language.ts'
import { done, type Outcome, type Refusal, refused } from '../../../kernel/outcome.ts'
import { lockContract } from '../../../reservations/server/stay-facts.store.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed, SignedContext } from '../../../server/http/handle.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type {
  cancelOrderLine as cancelCall,
  changeOrderLine as changeCall,
  priceOrderLine as priceCall,
} from '../../changes/changes.endpoints.ts'
import { isAsItStands, type LineWish } from '../../changes/line-change.ts'
import { isStillFree } from '../../changes/line-limit.ts'
import type { StayToOrderFor } from '../../goods.ts'
import { ORDER_STATUS, orderState } from '../../orders/order.ts'
import { MARKETPLACE_MAILS } from '../mails.ts'
import { actingIn } from '../orders/acting.store.ts'
import { readCancelFacts } from '../orders/cancel-order.store.ts'
import { withdrawOrder } from '../orders/withdraw-order.ts'
import { changerOf } from './changer-of.ts'
import { planCancel, planChange } from './plan-change.ts'
import { saveCancelledLines, saveHeld, saveLine, takeSteps } from './save-change.store.ts'
import { lockStanding, readStanding, type StandingOrder } from './standing.store.ts'
import { mailOf, saveOrderFigures, stepsBack, withLines } from './write-change.ts'

/** What changing a line, or cancelling it, would come to. */
export const priceOrderLine: Deed<typeof priceCall> = async ({ body }, context) => {
  const { db, now, caller } = context
  const ownerId = ownerOf(caller.session)
  const order = await readStanding(db, ownerId, body.idOrder, now)
  if (!order) return refused('ORDER_NOT_FOUND')
  const asked = { idLine: body.idLine, who: changerOf(caller.session), language: caller.language }
  const { currency, version } = order
  if (body.cancels) {
    const plan = planCancel(order, asked)
    if (!plan.ok) return plan
    const { line, difference, order: after } = plan.value
    const benefit = line.benefit && { unit: line.benefit.unit, before: line.benefit.held, after: 0 }
    const told = { prices: [], fault: null, left: null, until: null, benefit }
    return done({ data: { currency, version, difference, totalSale: after.total, ...told } })
  }
  const plan = await planChange(context, order, { ...asked, ownerId, wish: wishOf(body) })
  if (!plan.ok) return plan
  const { line, fault, left, until, held, difference, order: after, prices } = plan.value
  return done({
    data: {
      currency,
      version,
      difference,
      totalSale: after.total,
      prices,
      fault,
      left,
      until: isStillFree(until, order.now) ? until : null,
      benefit: line.benefit && { unit: line.benefit.unit, before: line.benefit.held, after: held },
    },
  })
}

/** Changes one line of an order, all of it in one transaction or nothing. */
export const changeOrderLine: Deed<typeof changeCall> = async ({ body }, context) => {
  const { db, now, caller, config, afterCommit } = context
  const found = await lockedOrder(body, context)
  if (!found.ok) return found
  const order = found.value
  const ownerId = ownerOf(caller.session)
  const asked = {
    idLine: body.idLine,
    wish: wishOf(body),
    ownerId,
    who: changerOf(caller.session),
    language: caller.language,
  }
  const planned = await planChange(context, order, asked)
  if (!planned.ok) return planned
  const plan = planned.value
  const { fault, left, line } = plan
  if (isAsItStands(line, plan.wish)) return refused('LINE_UNCHANGED')
  if (fault) return refused('LINE_NOT_POSSIBLE', undefined, { fault, left })
  // What a benefit pays is the owner's to spend: somebody trusted takes no more of it.
  if (caller.session.trust && line.benefit && plan.held > line.benefit.held)
    return refused('RESTRICTED_ACTION')
  if (plan.outside && !body.acceptOutside) return outsideStay(plan.outside, plan.wish, caller.language)
  if (plan.difference !== body.difference) return refused('CHANGE_COSTS_OTHERWISE')
  if (!(await takeSteps(db, plan.holding.steps)))
    return refused('LINE_NOT_POSSIBLE', undefined, { fault: 'sold-out', left: null })
  const acting = await actingIn(db, caller.session)
  const by = { ...acting, now }
  await saveLine(db, order.id, plan, by)
  if (line.benefit && plan.held !== line.benefit.held)
    await saveHeld(
      db,
      order.id,
      { lineId: line.id, idBenefitYear: line.benefit.idBenefitYear, to: plan.held },
      now,
    )
  const saved = await saveOrderFigures(db, order, plan.order, config, now)
  const mail = mailOf(order, { kind: 'order-changed', ...plan, ...saved }, acting, config)
  await enqueue(db, MARKETPLACE_MAILS, await withLines(db, ownerId, order.id, [line], mail), now)
  afterCommit(wakeJobs)
  return done(answerFor(order, plan.order.total, plan.difference, saved))
}

/** Cancels one line of an order; with the last the whole order is cancelled, as it would be by itself. */
export const cancelOrderLine: Deed<typeof cancelCall> = async ({ body }, context) => {
  const { db, now, caller, config, afterCommit } = context
  const found = await lockedOrder(body, context)
  if (!found.ok) return found
  const order = found.value
  const planned = planCancel(order, {
    idLine: body.idLine,
    who: changerOf(caller.session),
    language: caller.language,
  })
  if (!planned.ok) return planned
  const { line, gone, isLast, order: figures, difference } = planned.value
  if (difference !== body.difference) return refused('CHANGE_COSTS_OTHERWISE')
  const acting = await actingIn(db, caller.session)
  const by = { ...acting, now }
  afterCommit(wakeJobs)
  if (isLast) {
    await withdrawOrder(db, await readCancelFacts(db, order.id, now), acting, now)
    const saved = { version: order.version + 1, status: ORDER_STATUS.cancelled }
    return done(answerFor(order, 0, difference, saved))
  }
  await takeSteps(db, stepsBack(gone))
  for (const { id: lineId, benefit } of gone)
    if (benefit) await saveHeld(db, order.id, { lineId, idBenefitYear: benefit.idBenefitYear, to: 0 }, now)
  await saveCancelledLines(db, { lineId: line.id, goneIds: gone.map(({ id }) => id), difference }, by)
  const saved = await saveOrderFigures(db, order, figures, config, now)
  const told = { kind: 'order-line-cancelled', line, wish: null, difference, ...saved } as const
  const mail = mailOf(order, told, acting, config)
  await enqueue(
    db,
    MARKETPLACE_MAILS,
    await withLines(db, ownerOf(caller.session), order.id, gone, mail),
    now,
  )
  return done(answerFor(order, figures.total, difference, saved))
}

type WishBody = Pick<
  BodyOf<typeof changeCall>,
  'operationdate' | 'operationtime' | 'qty' | 'flight' | 'flightTime'
>

function wishOf({ operationdate: day, operationtime: time, qty, flight, flightTime }: WishBody): LineWish {
  const told = flight === undefined && flightTime === undefined
  return {
    day,
    time,
    qty,
    ...(!told && { flight: { flight: flight ?? '', flightTime: flightTime ?? null } }),
  }
}

/** The order that is locked, in the version that was seen. Its contract is locked before any places. */
async function lockedOrder(
  { idOrder, version }: { idOrder: number; version: number },
  { db, now, caller }: SignedContext,
): Promise<Outcome<StandingOrder, 'ORDER_NOT_FOUND' | 'ORDER_CHANGED'>> {
  const ownerId = ownerOf(caller.session)
  const locked = await lockStanding(db, ownerId, idOrder)
  if (!locked) return refused('ORDER_NOT_FOUND')
  await lockContract(db, ownerId, locked.contractId)
  const order = await readStanding(db, ownerId, idOrder, now)
  if (!order) return refused('ORDER_NOT_FOUND')
  return order.version === version ? done(order) : refused('ORDER_CHANGED')
}

function answerFor(
  { currency, paymentLink, byCard, lines, now }: StandingOrder,
  totalSale: number,
  difference: number,
  { version, status }: { version: number; status: number },
): AnswerOf<typeof changeCall> {
  const days = lines.map(({ operationdate }) => operationdate).sort()
  const moment = { firstDay: days[0] ?? now.day, lastDay: days.at(-1) ?? now.day, today: now.day }
  const state = orderState({ status, paymentLink, byCard, ...moment })
  return { data: { currency, version, difference, totalSale, state } }
}

/** Asked once: the day is none of the order's stay. */
function outsideStay(
  { datein, dateout }: Pick<StayToOrderFor, 'datein' | 'dateout'>,
  { day }: LineWish,
  language: Language,
): Refusal<'CHANGE_OUTSIDE_STAY'> {
  return refused('CHANGE_OUTSIDE_STAY', {
    day: dayInWords(day, language),
    from: dayInWords(datein, language),
    to: dayInWords(dateout, language),
  })
}
