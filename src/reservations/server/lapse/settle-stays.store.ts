import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { LOCKS } from '../../../server/database/locks.ts'

/**
 * Turns what stays that have happened still hold into what they have used: a return of the hold and a use of the same
 * size, so that the balance stays and the ledger tells it. A stay has happened when its check-out day has come at the
 * resort. One process at a time: a second would count the same holds again. Answers how many accounts were settled.
 */
export async function settleStays(db: Database, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCKS.settleStays})`.execute(trx)
    const { rows } = await sql`
      WITH due AS (
        SELECT e.benefit_year_id, e.booking_id, -sum(e.quantity)::int AS held
          FROM bookings b
          JOIN hotels h ON h.id = b.hotel_id
          JOIN benefit_entries e ON e.booking_id = b.id AND e.kind IN ('hold', 'return')
         WHERE b.status = 'confirmed'
           AND b.check_out <= (${now}::timestamptz AT TIME ZONE h.zone)::date
         GROUP BY e.benefit_year_id, e.booking_id
        HAVING sum(e.quantity) < 0)
      INSERT INTO benefit_entries (benefit_year_id, at, kind, quantity, booking_id)
      SELECT d.benefit_year_id, ${now}::timestamptz, k.kind, k.sign * d.held, d.booking_id
        FROM due d CROSS JOIN (VALUES (1, 'return', 1), (2, 'use', -1)) AS k(place, kind, sign)
       ORDER BY d.booking_id, d.benefit_year_id, k.place
      RETURNING 1`.execute(trx)
    return rows.length / 2
  })
}
