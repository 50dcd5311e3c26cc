import { sql } from 'kysely'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import type { Database } from '../../../server/database/database.ts'
import type { readWaitingWeeks } from '../../waiting.endpoints.ts'

type Resort = AnswerOf<typeof readWaitingWeeks>['data'][number]

/** Reads who waits at every resort, by category and week, and how many of them are offered nights. */
export async function readWaitingByWeek(db: Database): Promise<Resort[]> {
  const { rows } = await sql<Resort>`
    WITH by_week AS (
      SELECT s.category_id, s.week, count(*)::int AS waiting, count(o.id)::int AS offered
        FROM wait_weeks s LEFT JOIN wait_offers o ON o.wait_id = s.wait_id AND o.state = 'open'
       GROUP BY 1, 2)
    SELECT h.id AS "idHotel", h.name AS resort, n.waiting, n.offered,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'weeks', coalesce((
                      SELECT jsonb_agg(jsonb_build_object('week', w.week, 'waiting', w.waiting, 'offered', w.offered) ORDER BY w.week)
                        FROM by_week w WHERE w.category_id = r.id), '[]')) ORDER BY r.night_percent, r.id)
               FROM room_categories r WHERE r.hotel_id = h.id), '[]') AS categories
      FROM hotels h
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS waiting, count(o.id)::int AS offered
         FROM waits w LEFT JOIN wait_offers o ON o.wait_id = w.id AND o.state = 'open'
        WHERE w.hotel_id = h.id AND w.state = 'waiting') n
     ORDER BY h.show_in_web DESC, h.id`.execute(db)
  return rows
}
