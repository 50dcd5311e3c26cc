import { sql } from 'kysely'
import type { Database } from '../../server/database.ts'
import type { Places } from './allotment.store.ts'

/**
 * Takes places of several variants and days in one statement, each row once, in one order whoever asks: two checkouts
 * wait for each other in turn, never in a circle. The first of a day writes its row. Answers those that had not enough
 * left; the caller then rolls back. The database's CHECK stands behind it.
 */
export async function takePlaces(trx: Database, wanted: readonly Places[]): Promise<Places[]> {
  if (wanted.length === 0) return []
  const { rows } = await sql<{ detailId: number; day: string }>`
    INSERT INTO allotment (detail_id, day, capacity, taken)
    SELECT d.id, w.day, d.daily_capacity, w.qty
      FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS w("detailId" int, day date, qty int)
      JOIN product_details d ON d.id = w."detailId" AND d.daily_capacity >= w.qty
     ORDER BY d.id, w.day
    ON CONFLICT (detail_id, day) DO UPDATE SET taken = allotment.taken + EXCLUDED.taken
     WHERE allotment.taken + EXCLUDED.taken <= allotment.capacity
    RETURNING detail_id AS "detailId", day`.execute(trx)
  const taken = new Set(rows.map(({ detailId, day }) => `${detailId}:${day}`))
  return wanted.filter(({ detailId, day }) => !taken.has(`${detailId}:${day}`))
}

/** Gives an order's places back, in the same order in which they are taken. */
export async function returnPlaces(trx: Database, orderId: number): Promise<void> {
  await sql`
    WITH had AS (
      SELECT detail_id, operation_day AS day, sum(quantity)::int AS qty FROM order_details
       WHERE order_id = ${orderId} AND took_places AND kind = 'product' GROUP BY detail_id, operation_day
    ), locked AS (
      SELECT a.detail_id, a.day, h.qty FROM allotment a JOIN had h USING (detail_id, day)
       ORDER BY a.detail_id, a.day FOR UPDATE OF a
    )
    UPDATE allotment a SET taken = a.taken - l.qty FROM locked l
     WHERE a.detail_id = l.detail_id AND a.day = l.day`.execute(trx)
  await sql`
    WITH had AS (
      SELECT event_id, sum(quantity)::int AS qty FROM order_details
       WHERE order_id = ${orderId} AND took_places AND kind = 'event' GROUP BY event_id
    ), locked AS (
      SELECT e.id, h.qty FROM events e JOIN had h ON h.event_id = e.id ORDER BY e.id FOR UPDATE OF e
    )
    UPDATE events e SET taken = e.taken - l.qty FROM locked l WHERE e.id = l.id`.execute(trx)
}
