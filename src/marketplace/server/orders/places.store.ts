import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { Places } from './allotment.store.ts'
import type { Seats } from './new-order-parts.store.ts'

/**
 * Gives places back that were taken, of each variant's day, slot or event. A place of a closed day is not sold again: the
 * day's capacity goes with it.
 */
export async function untakePlaces(
  trx: Database,
  places: readonly Places[],
  seats: readonly Seats[],
): Promise<void> {
  await sql`
    UPDATE allotment a SET taken = a.taken - w.qty, capacity = a.capacity - CASE WHEN a.closed THEN w.qty ELSE 0 END
      FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS w("detailId" int, slot text, day date, qty int)
     WHERE a.detail_id = w."detailId" AND a.day = w.day AND w.slot IS NULL`.execute(trx)
  await sql`
    UPDATE slot_allotment a SET taken = a.taken - w.qty
      FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS w("detailId" int, slot text, day date, qty int)
     WHERE a.detail_id = w."detailId" AND a.day = w.day AND a.starts = w.slot`.execute(trx)
  await sql`
    UPDATE events e SET taken = e.taken - w.qty
      FROM jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) AS w(id int, qty int) WHERE e.id = w.id`.execute(
    trx,
  )
}

/**
 * Gives an order's places back, in the same order in which they are taken. A place of a closed day is not sold again:
 * the day's capacity goes with it.
 */
export async function returnPlaces(trx: Database, orderId: number): Promise<void> {
  // What changes the slots is done last: nothing of the statement asks for it.
  await sql`
    WITH had AS (
      SELECT detail_id, operation_day AS day, slot AS starts, sum(quantity)::int AS qty FROM order_details
       WHERE order_id = ${orderId} AND took_places AND kind = 'product' GROUP BY 1, 2, 3
    ), locked AS (
      SELECT a.detail_id, a.day, h.qty FROM allotment a JOIN had h USING (detail_id, day) WHERE h.starts IS NULL
       ORDER BY a.detail_id, a.day FOR UPDATE OF a
    ), slots AS (
      SELECT a.detail_id, a.day, a.starts, h.qty FROM slot_allotment a JOIN had h USING (detail_id, day, starts)
       ORDER BY a.detail_id, a.day, a.starts FOR UPDATE OF a
    ), back AS (
      UPDATE slot_allotment a SET taken = a.taken - s.qty FROM slots s
       WHERE a.detail_id = s.detail_id AND a.day = s.day AND a.starts = s.starts
    )
    UPDATE allotment a SET taken = a.taken - l.qty, capacity = a.capacity - CASE WHEN a.closed THEN l.qty ELSE 0 END
      FROM locked l
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
