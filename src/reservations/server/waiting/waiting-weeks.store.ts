import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import type { Database } from '../../../server/database/database.ts'
import { type listWaitsOfWeek, type readWaitingWeeks, WEEK_PAGE } from '../../waiting-desk.endpoints.ts'

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

type Week = AnswerOf<typeof listWaitsOfWeek>

/** Reads a page of those who wait for a week of a category, in the order of their places; null where there is no such category. */
export async function readWaitsOfWeek(
  db: Database,
  asked: { idCategory: number; week: Day; page: number },
): Promise<Week | null> {
  const { idCategory, week, page } = asked
  const { rows } = await sql<Week>`
    WITH line AS (
      SELECT s.wait_id, row_number() OVER (ORDER BY s.placed_at, s.wait_id)::int AS place
        FROM wait_weeks s WHERE s.category_id = ${idCategory} AND s.week = ${week}::date)
    SELECT h.zone, (SELECT count(*)::int FROM line) AS total,
           coalesce((SELECT jsonb_agg(p.one ORDER BY p.place) FROM (
             SELECT l.place, jsonb_build_object(
                      'place', l.place, 'code', w.code, 'idOwner', o.id, 'owner', o.name || ' ' || o.lastname, 'contract', c.number,
                      'firstDay', w.first_day, 'lastDay', w.last_day, 'nightsFrom', w.nights_from, 'nightsTo', w.nights_to,
                      'categories', (SELECT jsonb_agg(k.name ORDER BY k.id) FROM wait_categories x JOIN room_categories k ON k.id = x.category_id
                                      WHERE x.wait_id = w.id),
                      'adults', w.adults, 'children', w.children, 'takes', w.takes, 'countsUntil', w.counts_until, 'placedAt', w.placed_at,
                      'swap', (SELECT b.code FROM bookings b WHERE b.id = w.swap_booking_id),
                      'offer', (SELECT jsonb_build_object('checkIn', f.check_in, 'checkOut', f.check_out, 'until', f.expires_at)
                                  FROM wait_offers f WHERE f.wait_id = w.id AND f.state = 'open')) AS one
               FROM line l JOIN waits w ON w.id = l.wait_id JOIN contracts c ON c.id = w.contract_id JOIN owners o ON o.id = w.owner_id
              ORDER BY l.place LIMIT ${WEEK_PAGE} OFFSET ${(page - 1) * WEEK_PAGE}) p), '[]') AS data
      FROM room_categories r JOIN hotels h ON h.id = r.hotel_id WHERE r.id = ${idCategory}`.execute(db)
  return rows[0] ?? null
}
