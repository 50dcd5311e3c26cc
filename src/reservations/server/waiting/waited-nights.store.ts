import { sql } from 'kysely'
import { addDays, type Day, type DayRange, daysBetween, nightsOf } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import { LOCKS } from '../../../server/database/locks.ts'
import { LONGEST_STAY } from '../../request/stay-rules.ts'
import { type FreeNights, mondaysOf } from '../../waiting/fit.ts'

/**
 * The weeks of a category for which somebody waits, in SQL: each is looked for where the index begins. Asked for all at once with the first
 * row alone, the planner reads the whole table where many wait for another category, hoping to meet one early (decision 0381).
 */
export const weeksWaitedFor = (categoryId: number, weeks: readonly Day[]) => sql`
  SELECT FROM unnest(${weeks as Day[]}::date[]) AS k(week)
   CROSS JOIN LATERAL (
     SELECT FROM wait_weeks s WHERE s.category_id = ${categoryId}::int AND s.week = k.week
      ORDER BY s.placed_at, s.wait_id LIMIT 1) found`

/**
 * Locks a category's waits until the transaction ends, before any of its nights is given back: two that free nights beside
 * each other, or one that frees them and one that begins to wait, would not see each other's. Where somebody waits, the
 * nights that an offer could hold are locked in their order, as a request locks them, so that none waits in a circle.
 */
export async function lockWaits(trx: Database, categoryId: number, nights: readonly Day[]): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${LOCKS.waitsOfCategory}::int, ${categoryId}::int)`.execute(trx)
  const span = aroundOf(nights)
  await sql`
    SELECT FROM room_nights
     WHERE category_id = ${categoryId} AND night >= ${span.checkIn}::date AND night < ${span.checkOut}::date
       AND EXISTS (${weeksWaitedFor(categoryId, mondaysOf(nights))})
     ORDER BY night FOR UPDATE`.execute(trx)
}

/** All nights that a stay over one of these nights could hold. */
export function aroundOf(nights: readonly Day[]): DayRange {
  const sorted = [...nights].sort()
  const first = sorted[0]
  const last = sorted.at(-1)
  if (first === undefined || last === undefined) throw new Error('No nights were named')
  return { checkIn: addDays(first, 1 - LONGEST_STAY), checkOut: addDays(last, LONGEST_STAY) }
}

/** Reads how many rooms of a category are free on each night of a span. */
export async function readFreeNights(trx: Database, categoryId: number, span: DayRange): Promise<FreeNights> {
  const { rows } = await sql<{ at: number; free: number }>`
    SELECT night - ${span.checkIn}::date AS at, free FROM room_nights
     WHERE category_id = ${categoryId} AND night >= ${span.checkIn}::date AND night < ${span.checkOut}::date
     ORDER BY night`.execute(trx)
  const free = new Array<number | null>(daysBetween(span.checkIn, span.checkOut)).fill(null)
  for (const one of rows) free[one.at] = one.free
  return { from: span.checkIn, free }
}

/** Takes a stay's nights for an offer, all or none; false where one is not free. */
export async function holdNights(trx: Database, categoryId: number, stay: DayRange): Promise<boolean> {
  const nights = nightsOf(stay)
  const { rows } = await sql`
    WITH wanted AS (
      SELECT category_id, night, free FROM room_nights
       WHERE category_id = ${categoryId} AND night = ANY (${nights}::date[]) ORDER BY night FOR UPDATE
    ), whole AS (SELECT count(*) FILTER (WHERE free > 0) = ${nights.length}::int AS yes FROM wanted)
    UPDATE room_nights n SET free = n.free - 1 FROM wanted w, whole
     WHERE whole.yes AND n.category_id = w.category_id AND n.night = w.night RETURNING 1`.execute(trx)
  return rows.length === nights.length
}

/** Gives an offer's nights back to their category's counters. */
export async function giveNights(trx: Database, categoryId: number, stay: DayRange): Promise<void> {
  await sql`
    UPDATE room_nights SET free = free + 1
     WHERE category_id = ${categoryId} AND night = ANY (${nightsOf(stay)}::date[])`.execute(trx)
}
