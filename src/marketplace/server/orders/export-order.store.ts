import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import { heldBy } from '../../../membership/server/whose-contract.store.ts'
import type { Database } from '../../../server/database/database.ts'
import type { LineKind } from '../../cart.ts'
import { ORDER_STATUS } from '../../orders/order.ts'
import type { Told } from '../../orders/told.ts'
import { eventMinutes, placeOfEvent, takesMinutes, toldOf } from '../publish/goods.store.ts'

/** A line as a calendar has it. */
export interface CalendarLine {
  uuid: string
  idOrder: number
  number: string
  kind: LineKind
  name: Bilingual
  day: Day
  time: string
  qty: number
  times: 'any' | 'hours' | 'slots'
  minutes: number | null
  hotel: string
  zone: string
  told: Told | null
  /** The flight of a transfer; left out of what the version before has written. */
  flight?: string
  cancelled: boolean
  /** Grows with each change of the line, and with the order's end. */
  sequence: number
  changedAt: string
}

/** The lines of one of the owner's orders, a package by its parts; none where the order is not theirs. */
export const readCalendarLines = (db: Database, ownerId: number, orderId: number): Promise<CalendarLine[]> =>
  calendarLines(db, ownerId, sql`o.id = ${orderId}`)

/** The lines of the owner's orders that are for one of their stays, a package by its parts. */
export const readStayCalendarLines = (
  db: Database,
  ownerId: number,
  bookingId: number,
): Promise<CalendarLine[]> =>
  calendarLines(db, ownerId, sql`coalesce(d.owner_booking_id, o.booking_id) = ${bookingId}`)

async function calendarLines(
  db: Database,
  ownerId: number,
  which: RawBuilder<unknown>,
): Promise<CalendarLine[]> {
  const { rows } = await sql<CalendarLine>`
    SELECT d.line_uuid AS uuid, o.id AS "idOrder", o.number, d.kind, d.name, d.operation_day AS day, d.operation_time AS time,
           d.quantity AS qty, coalesce(v.times, 'any') AS times, coalesce(${takesMinutes('v')}, ${eventMinutes}) AS minutes, h.name AS hotel, h.zone,
           CASE d.kind WHEN 'product' THEN ${toldOf} WHEN 'event' THEN ${placeOfEvent} END AS told, coalesce(d.itinerary ->> 'flight', '') AS flight,
           d.cancelled_at IS NOT NULL OR o.status = ${ORDER_STATUS.cancelled}::int AS cancelled,
           (SELECT count(*) FROM order_changes c WHERE c.order_detail_id = d.id)::int
             + CASE WHEN o.status = ${ORDER_STATUS.cancelled}::int THEN 1 ELSE 0 END AS sequence,
           greatest(o.created_at, o.cancelled_at,
                    (SELECT max(c.at) FROM order_changes c WHERE c.order_detail_id = d.id)) AS "changedAt"
      FROM orders o
      JOIN order_details d ON d.order_id = o.id AND d.kind <> 'package'
      JOIN hotels h ON h.id = o.hotel_id
      LEFT JOIN product_details v ON v.id = d.detail_id
      LEFT JOIN products p ON p.id = v.product_id
      LEFT JOIN events e ON e.id = d.event_id
     WHERE ${which} AND ${heldBy('o.contract_id', ownerId)}
     ORDER BY d.operation_day, d.operation_time, d.id`.execute(db)
  return rows
}
