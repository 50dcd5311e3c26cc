import { done, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed, SignedContext } from '../../../server/http/handle.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { type Changer, mayOf, type StandingLine } from '../../changes/line-change.ts'
import { paidByLine } from '../../orders/paid-by-line.ts'
import type {
  cancelStayLines as cancelCall,
  listStayLines as listCall,
} from '../../stays/stay-lines.endpoints.ts'
import { readCancelFacts } from '../orders/cancel-order.store.ts'
import { lockMembership } from '../orders/lock-contract.store.ts'
import { withdrawOrder } from '../orders/withdraw-order.ts'
import { type CancelPlan, planCancel } from './plan-change.ts'
import { saveCancelledLines, saveHeld, takeSteps } from './save-change.store.ts'
import { lockStanding, readStanding, type StandingOrder } from './standing.store.ts'
import { readLinesOfStay, saveGivenBack } from './stay-lines.store.ts'
import { mailOf, saveFigures, stepsBack, withLines } from './write-change.ts'

const whoOf = ({ session }: SignedContext['caller']): Changer => (session.adminId === null ? 'owner' : 'club')

/** What is ordered for a stay, with what may be done with each of it. */
export const listStayLines: Deed<typeof listCall> = async ({ query }, { db, now, caller }) => {
  const ownerId = ownerOf(caller.session)
  const found = await readLinesOfStay(db, ownerId, query.idBooking, now)
  const orders = await readOrders(db, ownerId, found, now)
  const data = found.flatMap(({ idOrder, idLine }) => {
    const order = orders.get(idOrder)
    const line = order?.lines.find(({ id }) => id === idLine)
    if (!order || !line) return []
    const { until, late, move, cancel } = mayOf(line, order.lines, order, whoOf(caller))
    return [
      {
        idOrder,
        number: order.number,
        idLine,
        name: line.name,
        operationdate: line.operationdate,
        operationtime: line.operationtime,
        qty: line.figures.qty,
        leg: line.leg?.trip ?? null,
        currency: order.currency,
        paid: paidOf(order, line),
        benefit: line.benefit && { unit: line.benefit.unit, held: line.benefit.held },
        may: { until, late, move, cancel },
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

async function readOrders(
  db: Database,
  ownerId: number,
  lines: readonly { idOrder: number }[],
  now: Date,
): Promise<Map<number, StandingOrder>> {
  const orders = new Map<number, StandingOrder>()
  for (const id of idsOf(lines)) {
    const order = await readStanding(db, ownerId, id, now)
    if (order) orders.set(id, order)
  }
  return orders
}

const idsOf = (lines: readonly { idOrder: number }[]) =>
  [...new Set(lines.map(({ idOrder }) => idOrder))].sort((one, other) => one - other)

/**
 * Cancels lines of several orders in one transaction. Orders are locked by their number, then their contract, then all places
 * once in the order of their locks: a change or a checkout beside it waits, and never in a circle.
 */
export const cancelStayLines: Deed<typeof cancelCall> = async ({ body }, context) => {
  const { db, now, caller, afterCommit } = context
  const ownerId = ownerOf(caller.session)
  const contracts = new Set<number>()
  for (const id of idsOf(body.lines)) {
    const locked = await lockStanding(db, ownerId, id)
    if (!locked) return refused('ORDER_NOT_FOUND')
    contracts.add(locked.contractId)
  }
  for (const id of [...contracts].sort((one, other) => one - other)) await lockMembership(db, ownerId, id)
  const own = await readLinesOfStay(db, ownerId, body.idBooking, now)
  const orders = await readOrders(db, ownerId, body.lines, now)
  const asked = { who: whoOf(caller), language: caller.language }
  const kept: number[] = []
  const all = [...orders.values()].map((order) => {
    const wanted = new Set(
      body.lines.filter(({ idOrder }) => idOrder === order.id).map(({ idLine }) => idLine),
    )
    // What is none of the stay's lines, or no longer one, stays as it is and is told like any other.
    for (const idLine of wanted) if (!own.some((one) => one.idLine === idLine)) kept.push(idLine)
    return plansFor(
      order,
      [...wanted].filter((idLine) => !kept.includes(idLine)),
      asked,
      kept,
    )
  })
  const gone = all.flatMap(({ plans }) => plans.flatMap((plan) => plan.gone))
  await takeSteps(db, stepsBack(gone))
  for (const each of all) if (each.plans.length > 0) await write(each, context)
  afterCommit(wakeJobs)
  const cancelled = all.flatMap(({ plans }) => plans.map(({ line }) => line.id))
  return done({ data: { cancelled, kept } })
}

interface Planned {
  order: StandingOrder
  plans: CancelPlan[]
}

/** What cancelling lines of one order comes to, one after the other; those that can no longer be cancelled are kept. */
function plansFor(
  order: StandingOrder,
  lines: readonly number[],
  asked: { who: Changer; language: SignedContext['caller']['language'] },
  kept: number[],
): Planned {
  const plans: CancelPlan[] = []
  let standing = order
  for (const idLine of lines) {
    const plan = planCancel(standing, { idLine, ...asked })
    if (!plan.ok) {
      kept.push(idLine)
      continue
    }
    plans.push(plan.value)
    const gone = new Set(plan.value.gone.map(({ id }) => id))
    standing = {
      ...standing,
      figures: plan.value.order,
      lines: standing.lines.map((line) => (gone.has(line.id) ? { ...line, cancelled: true } : line)),
    }
  }
  return { order, plans }
}

async function write({ order, plans }: Planned, { db, now, caller, config }: SignedContext): Promise<void> {
  const by = { adminId: caller.session.adminId, now }
  const last = plans.at(-1)
  if (!last) return
  if (last.isLast) {
    const facts = await readCancelFacts(db, order.id, now)
    await saveGivenBack(
      db,
      plans.flatMap(({ gone }) => gone.map(({ id }) => id)),
    )
    await withdrawOrder(db, facts, { adminId: by.adminId }, now)
    return
  }
  for (const { line, gone, difference } of plans) {
    for (const { id: lineId, benefit } of gone)
      if (benefit) await saveHeld(db, order.id, { lineId, idBenefitYear: benefit.idBenefitYear, to: 0 }, now)
    await saveCancelledLines(db, { lineId: line.id, goneIds: gone.map(({ id }) => id), difference }, by)
  }
  await saveFigures(db, order, last.order, config, now)
  let figures = order.figures
  for (const { line, gone, difference, order: after } of plans) {
    const told = { kind: 'order-line-cancelled', line, wish: null, difference } as const
    const mail = mailOf({ ...order, figures }, told, by.adminId, config)
    await enqueue(db, await withLines(db, ownerOf(caller.session), order.id, gone, mail), now)
    figures = after
  }
}
