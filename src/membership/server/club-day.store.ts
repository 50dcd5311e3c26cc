import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import type { Database } from '../../server/database/database.ts'
import { onlyRow } from '../../server/database/only-row.ts'

/**
 * The club's day, as an expression of a statement: the one at its first resort. What the club tells everybody, whose
 * resorts lie in several zones, begins and ends for all of them at once.
 */
export function clubDay(now: Date): RawBuilder<Day> {
  return sql<Day>`(${clubTime(now)})::date`
}

/** Day and hour on the club's clock, as an expression of a statement: a timestamp without a zone. */
export function clubTime(now: Date): RawBuilder<unknown> {
  return sql`(${now}::timestamptz AT TIME ZONE ${clubZone})`
}

/** The zone of the club's clock, as an expression of a statement. */
export const clubZone = sql<string>`coalesce((SELECT zone FROM hotels ORDER BY id LIMIT 1), 'UTC')`

/** The club's day. */
export async function readClubDay(db: Database, now: Date): Promise<Day> {
  const { rows } = await sql<{ today: Day }>`SELECT ${clubDay(now)}::text AS today`.execute(db)
  return onlyRow(rows).today
}

/** The zone of the club's clock. */
export async function readClubZone(db: Database): Promise<string> {
  const { rows } = await sql<{ zone: string }>`SELECT ${clubZone} AS zone`.execute(db)
  return onlyRow(rows).zone
}
