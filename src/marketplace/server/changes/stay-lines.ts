import { paidByLine } from '../../../finance/why/paid-by-line.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { mayOf, type StandingLine } from '../../changes/line-change.ts'
import { namesAnHour } from '../../changes/line-limit.ts'
import type {
  cancelStayLines as cancelCall,
  listStayLines as listCall,
} from '../../stays/stay-lines.endpoints.ts'
import { actingIn } from '../orders/acting.store.ts'
import { cancelPlanned, lockLines, planLines, readOrdersOfLines } from './cancel-lines.ts'
import { changerOf } from './changer-of.ts'
import type { StandingOrder } from './standing.store.ts'
import { readLinesOfStay } from './stay-lines.store.ts'

/** What is ordered for a stay, with what may be done with each of it. */
export const listStayLines: Deed<typeof listCall> = async ({ query }, { db, now, caller }) => {
  const ownerId = ownerOf(caller.session)
  const found = await readLinesOfStay(db, ownerId, query.idBooking, now)
  const orders = await readOrdersOfLines(db, ownerId, found, now)
  const data = found.flatMap(({ idOrder, idLine }) => {
    const order = orders.get(idOrder)
    const line = order?.lines.find(({ id }) => id === idLine)
    if (!order || !line) return []
    const { until, late, move, amount, cancel } = mayOf(line, order.lines, order, changerOf(caller.session))
    return [
      {
        idOrder,
        number: order.number,
        idLine,
        idEvent: line.kind === 'event' ? line.detailId : null,
        name: line.name,
        operationdate: line.operationdate,
        operationtime: line.operationtime,
        qty: line.figures.qty,
        leg: line.leg?.trip ?? null,
        stayDay: line.stayDay,
        hour: namesAnHour(line),
        currency: order.currency,
        paid: paidOf(order, line),
        benefit: line.benefit && { unit: line.benefit.unit, held: line.benefit.held },
        may: { until, late, move, amount, cancel },
      },
    ]
  })
  return done({ data })
}

function paidOf({ lines, figures }: StandingOrder, line: StandingLine): number {
  const live = lines.filter(({ cancelled }) => !cancelled)
  const paid = paidByLine(
    live.map((one) => one.figures.total),
    figures.tax,
  )
  return paid[live.indexOf(line)] ?? line.figures.total
}

/** Cancels lines of several orders in one transaction, each as by itself. */
export const cancelStayLines: Deed<typeof cancelCall> = async ({ body }, context) => {
  const { db, now, caller, config, afterCommit } = context
  const ownerId = ownerOf(caller.session)
  if (!(await lockLines(db, ownerId, body.lines))) return refused('ORDER_NOT_FOUND')
  const asked = { ownerId, bookingId: body.idBooking, lines: body.lines }
  const by = { who: changerOf(caller.session), language: caller.language }
  const { all, kept } = await planLines(db, asked, by, now)
  const acting = await actingIn(db, caller.session)
  await cancelPlanned(db, all, { ...acting, ownerId, now, config })
  afterCommit(wakeJobs)
  const cancelled = all.flatMap(({ plans }) => plans.map(({ line }) => line.id))
  return done({ data: { cancelled, kept } })
}
