import type { AskedLines, OrderedForStay } from '../../../reservations/server/ordered-for-stay.ts'
import type { LineBack } from '../../../reservations/stay/ordered.ts'
import type { Database } from '../../../server/database/database.ts'
import { IN_PERSON } from '../orders/acting.store.ts'
import { readStayCalendarLines } from '../orders/export-order.store.ts'
import { lineEvent } from '../orders/order-calendar.ts'
import { cancelPlanned, lockLines, type PlannedCancel, planLines } from './cancel-lines.ts'

/** How a stay's slice reaches what is ordered for it: the stay’s owner asks, and nobody acts for them. */
export const orderedForStay: OrderedForStay = {
  lock: async (trx, { ownerId, lines }) => {
    await lockLines(trx, ownerId, lines)
  },
  calendar: async (db, { ownerId, bookingId }, { language, config }) => {
    const lines = await readStayCalendarLines(db, ownerId, bookingId)
    return lines.map((line) => lineEvent(line, language, config))
  },
  plan: async (trx, asked) => backOf((await plansOf(trx, asked)).all),
  cancel: async (trx, asked, { now, config }) => {
    const { all } = await plansOf(trx, asked)
    await cancelPlanned(trx, all, { ...IN_PERSON, ownerId: asked.ownerId, now, config })
    return backOf(all)
  },
}

// Judged as at the moment of the request, of which the owner's limits were told.
const plansOf = (trx: Database, asked: AskedLines) =>
  planLines(trx, asked, { who: 'owner', language: 'en' }, asked.at)

function backOf(all: readonly PlannedCancel[]): LineBack[] {
  return all.flatMap(({ order, plans }) => {
    const { id: idOrder, number, currency, paid } = order
    return plans.map(({ line, order: after, difference }) => ({
      idOrder,
      idLine: line.id,
      number,
      name: line.name,
      qty: line.figures.qty,
      day: line.operationdate,
      time: line.operationtime,
      currency,
      cents: -difference,
      paid: paid > after.total,
      benefit: line.benefit?.unit ?? null,
    }))
  })
}
