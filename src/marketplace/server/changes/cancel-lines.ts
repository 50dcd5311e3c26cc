import type { Language } from '../../../kernel/language.ts'
import { lockContract } from '../../../reservations/server/stay-facts.store.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import type { Changer } from '../../changes/line-change.ts'
import { MARKETPLACE_MAILS } from '../mails.ts'
import type { ActingFor } from '../orders/acting.store.ts'
import { readCancelFacts } from '../orders/cancel-order.store.ts'
import { withdrawOrder } from '../orders/withdraw-order.ts'
import { type CancelPlan, planCancel } from './plan-change.ts'
import { saveCancelledLines, saveHeld, takeSteps } from './save-change.store.ts'
import { lockStanding, readStanding, type StandingOrder } from './standing.store.ts'
import { type LineOfStay, readLinesOfStay, saveGivenBack } from './stay-lines.store.ts'
import { mailOf, saveOrderFigures, stepsBack, withLines } from './write-change.ts'

/** What cancelling lines of one order comes to, one after the other. */
export interface PlannedCancel {
  order: StandingOrder
  plans: CancelPlan[]
}

const idsOf = (lines: readonly { idOrder: number }[]) =>
  [...new Set(lines.map(({ idOrder }) => idOrder))].sort((one, other) => one - other)

/**
 * Locks the orders of lines by their number, then their contracts: a change or a checkout beside it waits, and never in a
 * circle. False where an order is none of the owner's.
 */
export async function lockLines(
  trx: Database,
  ownerId: number,
  lines: readonly LineOfStay[],
): Promise<boolean> {
  const contracts = new Set<number>()
  for (const id of idsOf(lines)) {
    const locked = await lockStanding(trx, ownerId, id)
    if (!locked) return false
    contracts.add(locked.contractId)
  }
  for (const id of [...contracts].sort((one, other) => one - other)) await lockContract(trx, ownerId, id)
  return true
}

/** The orders of lines as they stand, by their number. */
export async function readOrdersOfLines(
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

/** Works out what cancelling lines of a stay comes to, as at a moment; those that cannot be cancelled are kept. */
export async function planLines(
  trx: Database,
  asked: { ownerId: number; bookingId: number; lines: readonly LineOfStay[] },
  by: { who: Changer; language: Language },
  at: Date,
): Promise<{ all: PlannedCancel[]; kept: number[] }> {
  const { ownerId, bookingId, lines } = asked
  const own = await readLinesOfStay(trx, ownerId, bookingId, at)
  const orders = await readOrdersOfLines(trx, ownerId, lines, at)
  const kept: number[] = []
  const all = [...orders.values()].map((order) => {
    const wanted = new Set(lines.filter(({ idOrder }) => idOrder === order.id).map(({ idLine }) => idLine))
    // What is none of the stay's lines, or no longer one, stays as it is and is told like any other.
    for (const idLine of wanted) if (!own.some((one) => one.idLine === idLine)) kept.push(idLine)
    const open = [...wanted].filter((idLine) => !kept.includes(idLine))
    return plansFor(order, open, by, kept)
  })
  return { all, kept }
}

/** Cancels what was planned: all places are given back once, in the order of their locks, then each order is written and told. */
export async function cancelPlanned(
  trx: Database,
  all: readonly PlannedCancel[],
  by: ActingFor & { ownerId: number; now: Date; config: Config },
): Promise<void> {
  await takeSteps(trx, stepsBack(all.flatMap(({ plans }) => plans.flatMap((plan) => plan.gone))))
  for (const each of all) if (each.plans.length > 0) await write(trx, each, by)
}

function plansFor(
  order: StandingOrder,
  lines: readonly number[],
  asked: { who: Changer; language: Language },
  kept: number[],
): PlannedCancel {
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

async function write(
  trx: Database,
  { order, plans }: PlannedCancel,
  { ownerId, now, config, ...acting }: Parameters<typeof cancelPlanned>[2],
): Promise<void> {
  const last = plans.at(-1)
  if (!last) return
  if (last.isLast) {
    const facts = await readCancelFacts(trx, order.id, now)
    await saveGivenBack(
      trx,
      plans.flatMap(({ gone }) => gone.map(({ id }) => id)),
    )
    await withdrawOrder(trx, facts, acting, now)
    return
  }
  for (const { line, gone, difference } of plans) {
    for (const { id: lineId, benefit } of gone)
      if (benefit) await saveHeld(trx, order.id, { lineId, idBenefitYear: benefit.idBenefitYear, to: 0 }, now)
    const lines = { lineId: line.id, goneIds: gone.map(({ id }) => id), difference }
    await saveCancelledLines(trx, lines, { ...acting, now })
  }
  const { backToCard } = await saveOrderFigures(trx, order, last.order, config, now)
  let figures = order.figures
  for (const { line, gone, difference, order: after } of plans) {
    const told = { kind: 'order-line-cancelled', line, wish: null, difference, backToCard } as const
    const mail = mailOf({ ...order, figures }, told, acting, config)
    await enqueue(trx, MARKETPLACE_MAILS, await withLines(trx, ownerId, order.id, gone, mail), now)
    figures = after
  }
}
