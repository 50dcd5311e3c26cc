import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import type { ProductDay } from '../../days/days.endpoints.ts'
import { clockOf } from '../orders/allotment.store.ts'
import { lastOfDay, lastStart } from '../publish/goods.store.ts'

/**
 * A product's days from the first to the last that are asked for, never before today nor past `days` from then: what is
 * left of each variant, of each of its slots, and why a day is closed. Null when no such product is on sale.
 */
export async function readDays(
  db: Database,
  ownerId: number,
  wanted: { productId: number; from: Day; to: Day; days: number },
  now: Date,
): Promise<{ first: Day; last: Day; days: ProductDay[] } | null> {
  const { rows } = await sql<{ first: Day; last: Day; days: ProductDay[] }>`
    WITH product AS (
      SELECT p.id, p.transfer, p.duration_minutes, t.clock::date AS first, t.clock::date + ${wanted.days}::int AS last,
             t.clock + make_interval(mins => p.lead_minutes) AS earliest
        FROM products p CROSS JOIN LATERAL (SELECT ${clockOf(ownerId, now)} AS clock) t
       WHERE p.id = ${wanted.productId} AND p.active
    ), days AS (
      SELECT g.day::date AS day
        FROM product p, generate_series(greatest(p.first, ${wanted.from}::date), least(p.last, ${wanted.to}::date),
                                        interval '1 day') AS g(day)
    ), variants AS (
      SELECT y.day, d.position, d.id,
             CASE WHEN d.times = 'slots' THEN coalesce(s.most, 0)
                  WHEN y.day + coalesce(${lastOfDay}, '24:00')::time < p.earliest THEN 0
                  ELSE coalesce(a.capacity - a.taken, d.daily_capacity) END AS "left",
             CASE d.times
               WHEN 'hours' THEN json_build_object('kind', 'hours', 'opens', d.opens, 'closes', ${lastStart})
               WHEN 'slots' THEN json_build_object('kind', 'slots', 'slots', coalesce(s.slots, '[]'))
               ELSE json_build_object('kind', 'any') END AS times
        FROM days y CROSS JOIN product p JOIN product_details d ON d.product_id = p.id AND d.active
        LEFT JOIN allotment a ON a.detail_id = d.id AND a.day = y.day
        LEFT JOIN LATERAL (
          SELECT max(o."left") FILTER (WHERE NOT o.soon) AS most,
                 json_agg(json_build_object('starts', o.starts, 'left', o."left", 'soon', o.soon, 'closed', o.closed)
                          ORDER BY o.starts) AS slots
            FROM (SELECT s.starts, coalesce(k.capacity - k.taken, s.places) AS "left",
                         y.day + s.starts::time < p.earliest AS soon, k.closed
                    FROM detail_slots s
                    LEFT JOIN slot_allotment k ON k.detail_id = s.detail_id AND k.day = y.day AND k.starts = s.starts
                   WHERE s.detail_id = d.id AND s.active) o) s ON d.times = 'slots'
    )
    SELECT p.first, p.last, coalesce((
             SELECT json_agg(json_build_object(
                      'day', y.day,
                      'closed', (SELECT b.reason FROM product_blackouts b
                                  WHERE b.product_id = p.id AND y.day BETWEEN b.first_day AND b.last_day),
                      'variants', (SELECT coalesce(json_agg(json_build_object('id', v.id, 'left', v."left", 'times', v.times)
                                                   ORDER BY v.position), '[]')
                                     FROM variants v WHERE v.day = y.day)) ORDER BY y.day)
               FROM days y), '[]') AS days
      FROM product p`.execute(db)
  return rows[0] ?? null
}
