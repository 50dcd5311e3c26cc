import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import type { FreeDay, NextDay } from '../../days/days.endpoints.ts'
import { clockOf } from '../orders/allotment.store.ts'
import { lastStart } from '../publish/goods.store.ts'

/** The horizon of the search for a next day, in days after those that are asked for. */
const LOOKED_THROUGH = 60

/** The first day between two, both among them, on which one of a product `p` can be had; `p` has its clock. */
const firstFree = (from: RawBuilder<unknown>, to: RawBuilder<unknown>, days: number) => sql`(
  SELECT g.day::date
    FROM generate_series(greatest(${from}, p.clock::date), least(${to}, p.clock::date + ${days}::int), interval '1 day') AS g(day)
   WHERE NOT EXISTS (SELECT FROM product_blackouts b
                      WHERE b.product_id = p.id AND g.day::date BETWEEN b.first_day AND b.last_day)
     AND EXISTS (
       SELECT FROM product_details d LEFT JOIN allotment a ON a.detail_id = d.id AND a.day = g.day::date
        WHERE d.product_id = p.id AND d.active
          AND CASE d.times
                WHEN 'slots' THEN EXISTS (
                  SELECT FROM detail_slots s
                    LEFT JOIN slot_allotment k ON k.detail_id = s.detail_id AND k.day = g.day::date AND k.starts = s.starts
                   WHERE s.detail_id = d.id AND s.active AND g.day::date + s.starts::time >= p.earliest
                     AND coalesce(k.capacity - k.taken, s.places) > 0)
                ELSE coalesce(a.capacity - a.taken, d.daily_capacity, 1) > 0
                 AND g.day::date + coalesce(${lastStart}, '24:00')::time >= p.earliest END)
   ORDER BY g.day LIMIT 1)`

/** The first places of a product `q` on its first free day: of its slots the first with places, else of the day. */
const firstPlaces = sql`(
  SELECT CASE WHEN d.times = 'slots' THEN s.starts END AS time,
         CASE d.times WHEN 'slots' THEN coalesce(k.capacity - k.taken, s.places)
                      ELSE coalesce(a.capacity - a.taken, d.daily_capacity) END AS left
    FROM product_details d
    LEFT JOIN detail_slots s ON d.times = 'slots' AND s.detail_id = d.id AND s.active AND q.first + s.starts::time >= q.earliest
    LEFT JOIN slot_allotment k ON k.detail_id = d.id AND k.day = q.first AND k.starts = s.starts
    LEFT JOIN allotment a ON a.detail_id = d.id AND a.day = q.first
   WHERE d.product_id = q.id AND d.active
     AND CASE d.times WHEN 'slots' THEN coalesce(k.capacity - k.taken, s.places) > 0
                      ELSE coalesce(a.capacity - a.taken, d.daily_capacity, 1) > 0 END
   ORDER BY s.starts NULLS LAST, 2 DESC NULLS FIRST LIMIT 1)`

/** Of these products those without a free day between two, with the first one after them; and the first day of the others. */
export async function readNextDays(
  db: Database,
  ownerId: number,
  wanted: { products: readonly number[]; from: Day; since: string; to: Day; days: number },
  now: Date,
): Promise<{ data: NextDay[]; free: FreeDay[] }> {
  const from = sql`${wanted.from}::date`
  const to = sql`${wanted.to}::date`
  const { rows } = await sql<NextDay & Omit<FreeDay, 'day'> & { first: Day | null }>`
    WITH p AS (
      SELECT p.id, p.transfer, p.duration_minutes, t.clock, 
             greatest(t.clock + make_interval(mins => p.lead_minutes), ${from} + ${wanted.since}::time) AS earliest
        FROM products p CROSS JOIN LATERAL (SELECT ${clockOf(ownerId, now)} AS clock) t
       WHERE p.id = ANY(${wanted.products}::int[]) AND p.active AND NOT p.transfer
    ), q AS MATERIALIZED (
      SELECT p.*, ${firstFree(from, to, wanted.days)} AS first FROM p
    )
    SELECT q.id AS "idP", q.first, places.time, places.left,
           CASE WHEN q.first IS NULL THEN
             (SELECT b.reason FROM product_blackouts b
               WHERE b.product_id = q.id AND greatest(${from}, q.clock::date) BETWEEN b.first_day AND b.last_day) END AS closed,
           CASE WHEN q.first IS NULL THEN (
             SELECT ${firstFree(sql`${to} + 1`, sql`${to} + ${LOOKED_THROUGH}::int`, wanted.days)} FROM p WHERE p.id = q.id) END AS next
      FROM q LEFT JOIN LATERAL ${firstPlaces} AS places ON q.first IS NOT NULL
     ORDER BY q.id`.execute(db)
  return {
    data: rows.flatMap(({ idP, first, closed, next }) => (first === null ? [{ idP, closed, next }] : [])),
    free: rows.flatMap(({ idP, first: day, time, left }) => (day === null ? [] : [{ idP, day, time, left }])),
  }
}
