import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'

/**
 * Reads every night of the weeks for which somebody waits, and how many rooms are free on it; none where it is not open, or
 * where its resort closes it.
 */
export async function readWaitedNights(
  trx: Database,
): Promise<{ categoryId: number; night: Day; free: number }[]> {
  const { rows } = await sql<{ categoryId: number; night: Day; free: number }>`
    SELECT w.category_id AS "categoryId", d.night, CASE WHEN EXISTS (
             SELECT FROM room_categories c JOIN blackouts k ON k.hotel_id = c.hotel_id
              WHERE c.id = w.category_id AND d.night BETWEEN k.first_night AND k.last_night)
           THEN 0 ELSE coalesce(n.free, 0) END AS free
      FROM (SELECT DISTINCT category_id, week FROM wait_weeks) w
     CROSS JOIN LATERAL (SELECT w.week + day AS night FROM generate_series(0, 6) day) d
      LEFT JOIN room_nights n ON n.category_id = w.category_id AND n.night = d.night
     ORDER BY 1, 2`.execute(trx)
  return rows
}
