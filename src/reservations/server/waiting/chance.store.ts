import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import { nightsOf } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import { mondaysOf } from '../../waiting/fit.ts'
import type { WaitedNights } from '../../waiting/wait.ts'

/** Who else waits for nights that a wait could get. */
export interface WaitPlace {
  /** How many are before it, and how many of these want exactly its days. */
  before: number
  same: number
  /** How many wait, itself included. */
  of: number
}

type Wanted = Pick<WaitedNights, 'firstDay' | 'lastDay' | 'nightsFrom' | 'categories'>

/**
 * A wait's place in the line; of one that is not made yet, the place that it would get. `leaving` is a wait that gives its own
 * place up for it.
 */
export async function readPlace(
  db: Database,
  wanted: Wanted,
  self: { id: number; placedAt: Date } | null,
  leaving: number | null = null,
): Promise<WaitPlace> {
  const weeks = mondaysOf(nightsOf({ checkIn: wanted.firstDay, checkOut: wanted.lastDay }))
  const { rows } = await sql<WaitPlace>`
    WITH others AS (
      SELECT DISTINCT s.wait_id, s.placed_at, s.first_day = ${wanted.firstDay}::date AND s.last_day = ${wanted.lastDay}::date AS same
        FROM wait_weeks s
       WHERE s.category_id = ANY (${wanted.categories as number[]}::int[]) AND s.week = ANY (${weeks}::date[])
         AND s.first_day < ${wanted.lastDay}::date AND s.last_day > ${wanted.firstDay}::date
         AND s.wait_id IS DISTINCT FROM coalesce(${self?.id ?? null}::int, ${leaving}::int))
    SELECT count(*) FILTER (WHERE first)::int AS before, count(*) FILTER (WHERE first AND same)::int AS same,
           count(*)::int + 1 AS of
      FROM (SELECT same, ${self?.placedAt ?? null}::timestamptz IS NULL
                         OR (placed_at, wait_id) < (${self?.placedAt ?? null}::timestamptz, ${self?.id ?? 0}::int) AS first
              FROM others) o`.execute(db)
  return rows[0] ?? { before: 0, same: 0, of: 1 }
}

/** A year before, and how many days before arrival such nights came free in it; null where they did not. */
export interface FreedYear {
  year: number
  daysBefore: number | null
}

/**
 * Counts in which of the three years before a stay that would do was given up (cancelled, refused or lapsed) for nights of
 * the same days of the year, by the stays that are kept. Years before the resort's first kept stay are not named.
 */
export async function readFreedYears(db: Database, hotelId: number, wanted: Wanted): Promise<FreedYear[]> {
  const { rows } = await sql<FreedYear>`
    SELECT extract(year FROM y.first)::int AS year, f.days AS "daysBefore"
      FROM (SELECT back, (${wanted.firstDay}::date - make_interval(years => back))::date AS first,
                   (${wanted.lastDay}::date - make_interval(years => back))::date AS last
              FROM generate_series(3, 1, -1) back) y
     CROSS JOIN LATERAL (
       SELECT max(b.check_in - b.changed_at::date) AS days FROM bookings b
        WHERE b.category_id = ANY (${wanted.categories as number[]}::int[]) AND b.status IN ('cancelled', 'rejected')
          AND b.check_in > y.first - 61 AND b.check_in < y.last AND b.check_out > y.first
          AND least(b.check_out, y.last) - greatest(b.check_in, y.first) >= ${wanted.nightsFrom}::int
          AND b.changed_at::date <= b.check_in) f
     WHERE y.first >= (SELECT min(b.check_in) FROM bookings b WHERE b.hotel_id = ${hotelId}::int AND b.status NOT IN ('cancelled', 'rejected'))
     ORDER BY 1`.execute(db)
  return rows
}

/** The first year of which a resort keeps stays; null where it keeps none. */
export async function readFirstYear(db: Database, hotelId: number): Promise<number | null> {
  const { rows } = await sql<{ day: Day | null }>`
    SELECT min(check_in) AS day FROM bookings WHERE hotel_id = ${hotelId} AND status NOT IN ('cancelled', 'rejected')`.execute(
    db,
  )
  const day = rows[0]?.day
  return day ? Number(day.slice(0, 4)) : null
}
