import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'

/** Ends all waits of a test's club and gives back what is held for them: what comes free is free there. */
export async function nobodyWaits(db: Database): Promise<void> {
  await sql`
    WITH gone AS (
      UPDATE wait_offers SET state = 'dropped', ended_at = made_at, told_at = made_at WHERE state = 'open'
      RETURNING category_id, check_in, check_out
    ), nights AS (
      SELECT category_id, day::date AS night, count(*)::int AS held
        FROM gone, generate_series(check_in, check_out - 1, interval '1 day') day GROUP BY 1, 2
    ), ended AS (
      UPDATE waits SET state = 'withdrawn', ended_at = placed_at WHERE state = 'waiting'
    )
    UPDATE room_nights n SET free = n.free + g.held FROM nights g
     WHERE n.category_id = g.category_id AND n.night = g.night`.execute(db)
}
