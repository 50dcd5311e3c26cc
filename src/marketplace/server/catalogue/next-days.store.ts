import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import type { FreeDay, FreeDays, NextDay } from '../../days/days.endpoints.ts'
import { clockOf } from '../orders/allotment.store.ts'
import { lastStart } from '../publish/goods.store.ts'

/** The horizon of the search for a next day, in days after those that are asked for. */
const LOOKED_THROUGH = 60

/**
 * The days between two, both among them, on which one of a product `p` can be had, each with its first places: of its slots the
 * first with places, else of the day. `p` has its clock and the earliest moment; what begins after `latest` is left out.
 */
const freeDays = (
  span: { from: RawBuilder<unknown>; to: RawBuilder<unknown>; latest: RawBuilder<unknown> },
  days: number,
) => sql`(
  SELECT DISTINCT ON (g.day) g.day::date AS day, CASE WHEN d.times = 'slots' THEN s.starts END AS time, n.left
    FROM generate_series(greatest(${span.from}, p.clock::date), least(${span.to}, p.clock::date + ${days}::int), interval '1 day') AS g(day)
    JOIN product_details d ON d.product_id = p.id AND d.active
    LEFT JOIN allotment a ON a.detail_id = d.id AND a.day = g.day::date
    LEFT JOIN detail_slots s ON d.times = 'slots' AND s.detail_id = d.id AND s.active
    LEFT JOIN slot_allotment k ON k.detail_id = d.id AND k.day = g.day::date AND k.starts = s.starts
   CROSS JOIN LATERAL (SELECT CASE WHEN d.times = 'slots' THEN coalesce(k.capacity - k.taken, s.places, 0)
                                   ELSE coalesce(a.capacity - a.taken, d.daily_capacity) END AS "left") n
   WHERE coalesce(n.left, 1) > 0
     AND g.day::date + coalesce(CASE WHEN d.times = 'slots' THEN s.starts ELSE ${lastStart} END, '24:00')::time >= p.earliest
     AND g.day::date + coalesce(CASE WHEN d.times = 'slots' THEN s.starts ELSE d.opens END, '00:00')::time <= ${span.latest}
     AND NOT EXISTS (SELECT FROM product_blackouts b
                      WHERE b.product_id = p.id AND g.day::date BETWEEN b.first_day AND b.last_day)
   ORDER BY g.day, s.starts NULLS LAST, n.left DESC NULLS FIRST)`

/** The products among these without a free day between two, with the first one after them; and the free days of the others. */
export async function readNextDays(
  db: Database,
  ownerId: number,
  wanted: { products: readonly number[]; from: Day; since: string; to: Day; until: string; days: number },
  now: Date,
): Promise<{ data: NextDay[]; free: FreeDays[] }> {
  const from = sql`${wanted.from}::date`
  const to = sql`${wanted.to}::date`
  const latest = sql`${to} + ${wanted.until}::time`
  const after = {
    from: sql`${to} + 1`,
    to: sql`${to} + ${LOOKED_THROUGH}::int`,
    latest: sql`'infinity'::timestamp`,
  }
  const { rows } = await sql<NextDay & { idP: number; hours: FreeDays['hours']; free: FreeDay[] | null }>`
    WITH p AS (
      SELECT p.id, p.transfer, p.duration_minutes, t.clock,
             greatest(t.clock + make_interval(mins => p.lead_minutes), ${from} + ${wanted.since}::time) AS earliest
        FROM products p CROSS JOIN LATERAL (SELECT ${clockOf(ownerId, now)} AS clock) t
       WHERE p.id = ANY(${wanted.products}::int[]) AND p.active AND NOT p.transfer
    ), q AS MATERIALIZED (
      SELECT p.*, (SELECT json_agg(json_build_object('day', f.day, 'time', f.time, 'left', f.left) ORDER BY f.day)
                     FROM ${freeDays({ from, to, latest }, wanted.days)} f) AS free FROM p
    )
    SELECT q.id AS "idP", q.free,
           (SELECT json_build_object('opens', min(d.opens), 'closes', max(${lastStart}))
              FROM product_details d CROSS JOIN (SELECT q.transfer, q.duration_minutes) p
             WHERE d.product_id = q.id AND d.active AND d.times = 'hours' HAVING count(*) > 0) AS hours,
           CASE WHEN q.free IS NULL THEN
             (SELECT b.reason FROM product_blackouts b
               WHERE b.product_id = q.id AND greatest(${from}, q.clock::date) BETWEEN b.first_day AND b.last_day) END AS closed,
           CASE WHEN q.free IS NULL THEN (
             SELECT min(f.day) FROM p CROSS JOIN LATERAL ${freeDays(after, wanted.days)} f WHERE p.id = q.id) END AS next
      FROM q ORDER BY q.id`.execute(db)
  return {
    data: rows.flatMap(({ idP, free, closed, next }) => (free === null ? [{ idP, closed, next }] : [])),
    free: rows.flatMap(({ idP, free, hours }) => (free === null ? [] : [{ idP, hours, days: free }])),
  }
}
