import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { LOCKS } from '../../../server/database/locks.ts'
import { ORDER_STATUS } from '../../orders/order.ts'

/**
 * Turns what benefits hold for a line into what they have used, once the line's day is over at the hotel: a return of
 * the hold and a use of the same size, so that the balance stays and the ledger tells it. One process at a time.
 * Answers how many lines were settled.
 */
export async function settleOrders(db: Database, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCKS.settleOrders})`.execute(trx)
    const { rows } = await sql`
      WITH due AS (
        UPDATE order_benefits b SET state = 'used'
          FROM order_details d
          JOIN orders o ON o.id = d.order_id AND o.status <> ${ORDER_STATUS.cancelled}::int
          JOIN contracts c ON c.id = o.contract_id
          JOIN hotels h ON h.id = coalesce(o.hotel_id, c.hotel_id)
         WHERE b.order_detail_id = d.id AND b.state = 'held'
           AND d.operation_day < (${now}::timestamptz AT TIME ZONE h.zone)::date
        RETURNING b.benefit_year_id, b.quantity, o.id AS order_id, o.number
      )
      INSERT INTO benefit_entries (benefit_year_id, at, kind, quantity, order_id, note)
      SELECT d.benefit_year_id, ${now}::timestamptz, k.kind, k.sign * d.quantity, d.order_id, d.number
        FROM due d CROSS JOIN (VALUES (1, 'return', 1), (2, 'use', -1)) AS k(place, kind, sign)
       ORDER BY d.benefit_year_id, d.order_id, k.place
      RETURNING 1`.execute(trx)
    return rows.length / 2
  })
}
