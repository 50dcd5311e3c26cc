import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import type { HouseRepair, HouseResidence, HouseStay } from '../../house/house.ts'
import { LONGEST_STAY } from '../../request/stay-rules.ts'

/** Where a stay is to be: a residence, or none. */
export interface Place {
  idBooking: number
  idHousing: number | null
  pinned: boolean
}

/** A stay that is placed, with what tells whether somebody changed it meanwhile. */
export interface StayToPlace extends HouseStay {
  sequence: number
  live: boolean
  today: string
}

/** What is placed, all under lock, and who is in the residences already. */
export interface PlacingFacts {
  stays: StayToPlace[]
  residences: HouseResidence[]
  /** Other stays in these residences on the nights in question. */
  others: HouseStay[]
  /** Repairs that close one of these residences. */
  repairs: HouseRepair[]
}

const STAY = sql`
  'id', b.id, 'idCategory', b.category_id, 'idHousing', b.housing_id, 'idOwn', NULL, 'checkIn', b.check_in,
  'checkOut', b.check_out, 'pinned', b.housing_pinned, 'arrived', false,
  'left', coalesce((SELECT p.happened FROM stay_presence p
                     WHERE p.booking_id = b.id AND p.kind = 'left' ORDER BY p.id DESC LIMIT 1), false)`

/**
 * Locks the contracts of stays, then the residences, each in the order of their numbers: whoever changes one of the stays,
 * or places another in one of the residences, waits. Reads after that.
 */
export async function lockPlaces(
  trx: Database,
  places: readonly Pick<Place, 'idBooking' | 'idHousing'>[],
  now: Date,
): Promise<PlacingFacts> {
  const bookings = places.map(({ idBooking }) => idBooking)
  const residences = [...new Set(places.flatMap(({ idHousing }) => idHousing ?? []))]
  await sql`
    SELECT FROM contracts c WHERE c.id IN (SELECT contract_id FROM bookings WHERE id = ANY (${bookings}::int[]))
     ORDER BY c.id FOR NO KEY UPDATE`.execute(trx)
  await sql`SELECT FROM housing WHERE id = ANY (${residences}::int[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    trx,
  )
  const { rows } = await sql<PlacingFacts>`
    WITH placed AS MATERIALIZED (SELECT b.* FROM bookings b WHERE b.id = ANY (${bookings}::int[]))
    SELECT coalesce((
             SELECT jsonb_agg(jsonb_build_object(${STAY}, 'sequence', b.sequence,
                      'live', b.status NOT IN ('cancelled', 'rejected'),
                      'today', (${now}::timestamptz AT TIME ZONE h.zone)::date))
               FROM placed b JOIN hotels h ON h.id = b.hotel_id), '[]') AS stays,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('id', u.id, 'idCategory', u.category_id))
               FROM housing u WHERE u.id = ANY (${residences}::int[])), '[]') AS residences,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object(${STAY}))
               FROM bookings b
              WHERE b.housing_id = ANY (${residences}::int[]) AND b.hotel_id IN (SELECT hotel_id FROM placed)
                AND b.status NOT IN ('cancelled', 'rejected') AND b.id <> ALL (${bookings}::int[])
                AND b.check_in < (SELECT max(check_out) FROM placed)
                AND b.check_in >= (SELECT min(check_in) - ${LONGEST_STAY}::int FROM placed)
                AND b.check_out > (SELECT min(check_in) FROM placed)), '[]') AS others,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('idHousing', k.housing_id, 'idCategory', k.category_id,
                                                 'firstNight', k.first_night, 'lastNight', k.last_night))
               FROM residence_closures k WHERE k.housing_id = ANY (${residences}::int[])
                AND k.last_night >= (SELECT min(check_in) FROM placed)), '[]') AS repairs`.execute(trx)
  return onlyRow(rows)
}

/** Writes where stays are: all leave first, so that two may change places. */
export async function savePlaces(trx: Database, places: readonly Place[]): Promise<void> {
  const list = JSON.stringify(places)
  await sql`
    UPDATE bookings SET housing_id = NULL, housing_pinned = false
     WHERE id = ANY (${places.map(({ idBooking }) => idBooking)}::int[]) AND housing_id IS NOT NULL`.execute(
    trx,
  )
  await sql`
    UPDATE bookings b SET housing_id = p."idHousing", housing_pinned = p.pinned
      FROM jsonb_to_recordset(${list}::jsonb) AS p("idBooking" int, "idHousing" int, pinned boolean)
     WHERE b.id = p."idBooking" AND p."idHousing" IS NOT NULL`.execute(trx)
}

/** Notes who placed what, from where and to where; the number by which it is undone. */
export async function notePlacement(
  trx: Database,
  adminId: number,
  moves: readonly (Place & { from: Pick<Place, 'idHousing' | 'pinned'> })[],
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    WITH made AS (INSERT INTO placements (at, admin_id) VALUES (${now}::timestamptz, ${adminId}) RETURNING id),
    lines AS (
      INSERT INTO placement_stays (placement_id, booking_id, from_housing_id, from_pinned, to_housing_id, to_pinned)
      SELECT made.id, m."idBooking", (m."from" ->> 'idHousing')::int, (m."from" ->> 'pinned')::boolean, m."idHousing", m.pinned
        FROM made, jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
             AS m("idBooking" int, "idHousing" int, pinned boolean, "from" jsonb))
    SELECT id FROM made`.execute(trx)
  return onlyRow(rows).id
}

/** One stay of a placement: where it was, and where it was put. */
export interface PlacementLine {
  idBooking: number
  from: Pick<Place, 'idHousing' | 'pinned'>
  to: Pick<Place, 'idHousing' | 'pinned'>
}

/** Locks a placement of somebody's own; null where there is none, `[]` where it is undone already. */
export async function lockPlacement(
  trx: Database,
  placementId: number,
  adminId: number,
): Promise<PlacementLine[] | null> {
  const { rows } = await sql<{ undone: boolean; lines: PlacementLine[] }>`
    SELECT p.undone_at IS NOT NULL AS undone, (
             SELECT coalesce(jsonb_agg(jsonb_build_object(
                      'idBooking', s.booking_id,
                      'from', jsonb_build_object('idHousing', s.from_housing_id, 'pinned', s.from_pinned),
                      'to', jsonb_build_object('idHousing', s.to_housing_id, 'pinned', s.to_pinned))), '[]')
               FROM placement_stays s WHERE s.placement_id = p.id) AS lines
      FROM placements p WHERE p.id = ${placementId} AND p.admin_id = ${adminId} FOR UPDATE OF p`.execute(trx)
  const [row] = rows
  return row ? (row.undone ? [] : row.lines) : null
}

/** Notes that a placement was undone. */
export async function endPlacement(trx: Database, placementId: number, now: Date): Promise<void> {
  await sql`UPDATE placements SET undone_at = ${now}::timestamptz WHERE id = ${placementId}`.execute(trx)
}
