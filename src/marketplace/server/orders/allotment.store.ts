import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import { lastOfDay } from '../publish/goods.store.ts'

/** Places of a variant on a day, or of one of its slots then. */
export interface Places {
  detailId: number
  day: Day
  slot: string | null
  qty: number
}

/** The wall clock where a product `p` is had; what every hotel offers goes by the owner's own. */
export const clockOf = (ownerId: number, now: Date) => sql`
  (${now}::timestamptz AT TIME ZONE coalesce(
    (SELECT h.zone FROM hotels h WHERE h.id = p.hotel_id),
    (SELECT h.zone FROM held_contracts c JOIN hotels h ON h.id = c.hotel_id
      WHERE c.owner_id = ${ownerId} ORDER BY c.id LIMIT 1), 'UTC'))`

/**
 * The days from `from` on on which `qty` of a product, or of one of its variants, cannot be had: closed, or no variant
 * has that many left. Null when no such product or variant is on sale. A product of every hotel goes by the day at the
 * owner's own.
 */
export async function readNotAvailable(
  db: Database,
  ownerId: number,
  wanted: { productId: number; detailId: number | undefined; qty: number; from: Day; days: number },
  now: Date,
): Promise<{ days: Day[]; first: Day; last: Day } | null> {
  const { rows } = await sql<{ days: Day[]; first: Day; last: Day }>`
    WITH product AS (
      SELECT p.id, p.lead_minutes, p.transfer, p.duration_minutes, ${clockOf(ownerId, now)} AS clock
        FROM products p WHERE p.id = ${wanted.productId} AND p.active
    ), variants AS (
      SELECT d.id, d.daily_capacity, d.times, ${lastOfDay} AS closes, p.clock + make_interval(mins => p.lead_minutes) AS earliest
        FROM product_details d JOIN product p ON p.id = d.product_id
       WHERE d.active
         AND (${wanted.detailId ?? null}::int IS NULL OR d.id = ${wanted.detailId ?? null}::int)
    ), span AS (
      SELECT greatest(${wanted.from}::date, clock::date) AS first, clock::date + ${wanted.days}::int AS last
        FROM product WHERE EXISTS (SELECT FROM variants)
    ), off AS (
      SELECT g.day::date AS day
        FROM span s, generate_series(s.first, s.last, interval '1 day') AS g(day)
       WHERE NOT EXISTS (
               SELECT FROM variants v LEFT JOIN allotment a ON a.detail_id = v.id AND a.day = g.day::date
                WHERE CASE v.times
                        WHEN 'slots' THEN EXISTS (
                          SELECT FROM detail_slots s
                            LEFT JOIN slot_allotment k ON k.detail_id = s.detail_id AND k.day = g.day::date
                                                      AND k.starts = s.starts
                           WHERE s.detail_id = v.id AND s.active AND g.day::date + s.starts::time >= v.earliest
                             AND coalesce(k.capacity - k.taken, s.places) >= ${wanted.qty}::int)
                        ELSE (v.daily_capacity IS NULL
                              OR coalesce(a.capacity - a.taken, v.daily_capacity) >= ${wanted.qty}::int)
                         AND g.day::date + coalesce(v.closes, '24:00')::time >= v.earliest END)
          OR EXISTS (SELECT FROM product_blackouts k WHERE k.product_id = ${wanted.productId}
                        AND g.day::date BETWEEN k.first_day AND k.last_day)
    )
    SELECT first, last, coalesce((SELECT jsonb_agg(day ORDER BY day) FROM off), '[]') AS days FROM span`.execute(
    db,
  )
  return rows[0] ?? null
}
