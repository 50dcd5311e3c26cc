import { sql } from 'kysely'
import { heldBy } from '../../../membership/server/whose-contract.store.ts'
import type { Database } from '../../../server/database/database.ts'
import { ORDER_STATUS } from '../../orders/order.ts'

/** A line of a stay, of which order. */
export interface LineOfStay {
  idOrder: number
  idLine: number
}

/** The lines of an owner's orders that are delivered to a stay, not cancelled and still to come, by day; a package is one line. */
export async function readLinesOfStay(
  db: Database,
  ownerId: number,
  bookingId: number,
  now: Date,
): Promise<LineOfStay[]> {
  const { rows } = await sql<LineOfStay>`
    SELECT o.id AS "idOrder", d.id AS "idLine"
      FROM orders o
      JOIN order_details d ON d.order_id = o.id AND d.cancelled_at IS NULL AND d.package_uuid IS NULL
      JOIN hotels h ON h.id = o.hotel_id
     WHERE ${heldBy('o.contract_id', ownerId)} AND o.status <> ${ORDER_STATUS.cancelled}
       AND coalesce(d.owner_booking_id, o.booking_id) = ${bookingId}
       AND d.operation_day >= (${now}::timestamptz AT TIME ZONE h.zone)::date
     ORDER BY d.operation_day, d.operation_time, d.id`.execute(db)
  return rows
}

/** Notes that lines hold no places any more: they were given back with those of other orders. */
export async function saveGivenBack(trx: Database, lineIds: readonly number[]): Promise<void> {
  await sql`
    UPDATE order_details SET took_places = false, slot = NULL WHERE id = ANY (${lineIds}::int[])`.execute(trx)
}
