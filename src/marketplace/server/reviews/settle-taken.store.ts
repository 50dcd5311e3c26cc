import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { LOCKS } from '../../../server/database/locks.ts'

/** Below so many contracts nothing is told: it would tell of single owners. */
const LEAST = 5

/**
 * Counts anew, once a day, what was taken with what in the last twelve months. By contracts, not by orders: who takes a thing
 * every week counts once.
 */
export async function countAlsoTaken(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCKS.countAlsoTaken})`.execute(trx)
    const { rows } =
      await sql`SELECT 1 FROM also_taken WHERE counted_on = ${now}::timestamptz::date LIMIT 1`.execute(trx)
    if (rows.length > 0) return
    await sql`DELETE FROM also_taken`.execute(trx)
    await sql`
      WITH took AS (
        SELECT DISTINCT o.hotel_id, o.contract_id, v.product_id
          FROM order_details d
          JOIN orders o ON o.id = d.order_id AND o.cancelled_at IS NULL
          JOIN product_details v ON v.id = d.detail_id
         WHERE d.operation_day BETWEEN ${now}::timestamptz::date - 365 AND ${now}::timestamptz::date
           AND d.kind <> 'package' AND d.cancelled_at IS NULL)
      INSERT INTO also_taken (hotel_id, product_id, also_id, contracts, counted_on)
      SELECT a.hotel_id, a.product_id, b.product_id, count(*)::int, ${now}::timestamptz::date
        FROM took a
        JOIN took b ON b.hotel_id = a.hotel_id AND b.contract_id = a.contract_id AND b.product_id <> a.product_id
       GROUP BY a.hotel_id, a.product_id, b.product_id HAVING count(*) >= ${LEAST}::int`.execute(trx)
  })
}
