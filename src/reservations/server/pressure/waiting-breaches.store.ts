import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'

/** Everything of the waiting list that must not be, a sentence each. */
export async function findWaitBreaches(db: Database): Promise<string[]> {
  const { rows } = await sql<{ breach: string }>`
    SELECT format('offer %s is open of the wait %s, which is %s', o.id, w.id, w.state) AS breach
      FROM wait_offers o JOIN waits w ON w.id = o.wait_id WHERE o.state = 'open' AND w.state <> 'waiting'
    UNION ALL
    SELECT format('offer %s is %s, its stay is %s', o.id, o.state, o.booking_id) FROM wait_offers o
     WHERE (o.state = 'taken') <> (o.booking_id IS NOT NULL)
    UNION ALL
    SELECT format('wait %s is %s, %s offers were taken', w.id, w.state, count(o.id))
      FROM waits w LEFT JOIN wait_offers o ON o.wait_id = w.id AND o.state = 'taken'
     GROUP BY w.id HAVING count(o.id) <> CASE w.state WHEN 'taken' THEN 1 ELSE 0 END
    UNION ALL
    SELECT format('wait %s is %s and stands in %s weeks', w.id, w.state, count(s.week))
      FROM waits w LEFT JOIN wait_weeks s ON s.wait_id = w.id
     GROUP BY w.id HAVING (count(s.week) > 0) <> (w.state = 'waiting')
    UNION ALL
    SELECT format('wait %s was taken in the place of the stay %s, which is %s', w.id, b.id, b.status)
      FROM waits w JOIN bookings b ON b.id = w.swap_booking_id
     WHERE w.state = 'taken' AND w.ended_at = b.changed_at AND b.status <> 'cancelled'
    UNION ALL
    SELECT format('the stay of the offer %s holds other nights', o.id)
      FROM wait_offers o JOIN bookings b ON b.id = o.booking_id
     WHERE b.created_at = b.changed_at AND (b.check_in, b.check_out, b.category_id) <> (o.check_in, o.check_out, o.category_id)`.execute(
    db,
  )
  return rows.map(({ breach }) => breach)
}

/**
 * Who was passed over by offers made since: somebody who wanted exactly these nights, came before, was offered nothing, and had
 * not had them since they came free. To be asked right after the act that made them, of waits that are exactly their days. The
 * clock ends offers one after the other, by their numbers: an offer with a higher number than the one whose nights went on was
 * still open then.
 */
export async function findPassedOver(db: Database, since: number): Promise<string[]> {
  const { rows } = await sql<{ breach: string }>`
    WITH made AS (
      SELECT o.*, (SELECT max(p.id) FROM wait_offers p
                    WHERE coalesce(p.chain_id, p.id) = o.chain_id AND p.id < o.id) AS went_on
        FROM wait_offers o WHERE o.id > ${since} AND o.state = 'open'
    ), held AS (
      SELECT m.id AS made_id, z.wait_id, w.contract_id, z.check_in, z.check_out
        FROM made m JOIN wait_offers z ON z.state = 'open' OR (z.ended_at = m.made_at AND z.id > m.went_on)
        JOIN waits w ON w.id = z.wait_id)
    SELECT format('offer %s went to the wait %s, although %s came before', o.id, x.id, y.id) AS breach
      FROM made o
      JOIN waits x ON x.id = o.wait_id
      JOIN waits y ON y.hotel_id = x.hotel_id AND y.state = 'waiting' AND (y.placed_at, y.id) < (x.placed_at, x.id)
                  AND y.first_day = o.check_in AND y.last_day = o.check_out
      JOIN wait_categories c ON c.wait_id = y.id AND c.category_id = o.category_id
     WHERE NOT EXISTS (SELECT FROM held h WHERE h.made_id = o.id AND h.wait_id = y.id)
       AND NOT EXISTS (SELECT FROM wait_offers z
                        WHERE z.wait_id = y.id AND coalesce(z.chain_id, z.id) = coalesce(o.chain_id, o.id))
       AND NOT EXISTS (SELECT FROM bookings b WHERE b.contract_id = y.contract_id AND b.check_in < y.last_day
                          AND b.check_out > y.first_day AND b.status NOT IN ('cancelled', 'rejected'))
       AND NOT EXISTS (SELECT FROM held h WHERE h.made_id = o.id AND h.contract_id = y.contract_id
                          AND h.check_in < y.last_day AND h.check_out > y.first_day)`.execute(db)
  return rows.map(({ breach }) => breach)
}

/** The number of the latest offer. */
export async function lastOffer(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT coalesce(max(id), 0) AS id FROM wait_offers`.execute(db)
  return rows[0]?.id ?? 0
}

/** Lets every open offer run out, as if its hours were over. */
export async function runOut(db: Database): Promise<void> {
  await sql`UPDATE wait_offers SET expires_at = made_at + interval '1 millisecond' WHERE state = 'open'`.execute(
    db,
  )
}

/** The latest confirmed stay of a contract; none where it has none. */
export async function lastConfirmed(db: Database, contractId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM bookings WHERE contract_id = ${contractId} AND status = 'confirmed' ORDER BY id DESC LIMIT 1`.execute(
    db,
  )
  return rows[0]?.id
}
