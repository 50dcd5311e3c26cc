import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import type { ClosureNights, InTheWayOfClosure } from '../../repairs/closure.ts'

/** The nights that the request `m` closes its residence on; null where it closes none. */
export const CLOSURE = sql`(
  SELECT jsonb_build_object('firstNight', k.first_night, 'lastNight', k.last_night)
    FROM residence_closures k WHERE k.request_id = m.id)`

/** The residence of a request’s contract. */
export interface ClosedResidence {
  housingId: number
  number: string
}

/** Locks the residence of a request, so that no stay is placed in it meanwhile; what is read after it holds. */
export async function lockResidence(trx: Database, requestId: number): Promise<ClosedResidence> {
  const { rows } = await sql<ClosedResidence>`
    SELECT u.id AS "housingId", u.number FROM housing u
     WHERE u.id = (SELECT c.housing_id FROM maintenance_requests m JOIN contracts c ON c.id = m.contract_id
                    WHERE m.id = ${requestId}) FOR NO KEY UPDATE`.execute(trx)
  return onlyRow(rows)
}

/** What is in the way of closing a locked residence on these nights. Nights that the request closes itself are not. */
export async function inTheWayOf(
  trx: Database,
  { requestId, housingId, firstNight, lastNight }: ClosureNights & { requestId: number; housingId: number },
): Promise<InTheWayOfClosure> {
  const nights = sql`daterange(${firstNight}::date, ${lastNight}::date, '[]')`
  const { rows } = await sql<InTheWayOfClosure>`
    WITH own AS (SELECT first_night, last_night FROM residence_closures WHERE request_id = ${requestId}),
    wanted AS (
      SELECT day::date AS night, n.free, own.first_night IS NOT NULL AS has
        FROM generate_series(${firstNight}::date, ${lastNight}::date, interval '1 day') day
        JOIN housing u ON u.id = ${housingId}
        LEFT JOIN room_nights n ON n.category_id = u.category_id AND n.night = day::date
        LEFT JOIN own ON day::date BETWEEN own.first_night AND own.last_night)
    SELECT coalesce((
             SELECT jsonb_agg(jsonb_build_object('code', b.code, 'checkIn', b.check_in, 'checkOut', b.check_out)
                              ORDER BY b.check_in)
               FROM bookings b
              WHERE b.housing_id = ${housingId} AND b.status NOT IN ('cancelled', 'rejected')
                AND daterange(b.check_in, b.check_out) && ${nights}), '[]') AS stays,
           (SELECT m.code FROM residence_closures k JOIN maintenance_requests m ON m.id = k.request_id
             WHERE k.housing_id = ${housingId} AND k.request_id <> ${requestId}
               AND daterange(k.first_night, k.last_night, '[]') && ${nights} ORDER BY k.first_night LIMIT 1) AS repair,
           (SELECT min(night) FROM wanted WHERE free IS NULL) AS "notOpen",
           (SELECT min(night) FROM wanted WHERE free = 0 AND NOT has) AS sold`.execute(trx)
  return onlyRow(rows)
}

/** The nights that a request closes, with the category that they are sold in; null where it closes none. */
export async function readRepairNights(
  trx: Database,
  requestId: number,
): Promise<{ categoryId: number; nights: Day[] } | null> {
  const { rows } = await sql<{ categoryId: number; nights: Day[] }>`
    SELECT k.category_id AS "categoryId",
           (SELECT jsonb_agg(k.first_night + n ORDER BY n) FROM generate_series(0, k.last_night - k.first_night) n) AS nights
      FROM residence_closures k WHERE k.request_id = ${requestId}`.execute(trx)
  return rows[0] ?? null
}

/** Opens the nights of a request again: all of them that are not past. */
export async function endClosure(trx: Database, requestId: number, today: Day): Promise<void> {
  await sql`
    DELETE FROM residence_closures WHERE request_id = ${requestId} AND first_night >= ${today}`.execute(trx)
  await sql`
    UPDATE residence_closures SET last_night = ${today}::date - 1
     WHERE request_id = ${requestId} AND last_night >= ${today}`.execute(trx)
}

/** Closes nights for a request, in the place of those that it closed before. */
export async function saveClosure(
  trx: Database,
  of: ClosureNights & { requestId: number; housingId: number; adminId: number | null },
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO residence_closures (request_id, housing_id, category_id, first_night, last_night, made_at, admin_id)
    SELECT ${of.requestId}, u.id, u.category_id, ${of.firstNight}::date, ${of.lastNight}::date, ${now}::timestamptz,
           ${of.adminId}::int
      FROM housing u WHERE u.id = ${of.housingId}
    ON CONFLICT (request_id) DO UPDATE
       SET first_night = excluded.first_night, last_night = excluded.last_night, made_at = excluded.made_at,
           admin_id = excluded.admin_id`.execute(trx)
}
