import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import type { Database } from '../../server/database.ts'
import { fixedStatement } from '../../server/fixed-statement.ts'
import type { PenaltyTier } from '../penalty.ts'
import type { OpenBenefit } from '../reservations.endpoints.ts'

export interface FoundRoom {
  idCategory: number
  code: string
  name: Bilingual
  description: Bilingual
  beds: Bilingual
  sleeps: number
  squareMeters: number
  scene: string
  nightPercent: number
  own: boolean
  left: number
}

export interface RoomSearchRow {
  zone: string
  canBook: boolean
  starts: Day
  ends: Day
  accounts: { id: number; year: number; balance: number; expires: Day }[]
  benefits: OpenBenefit[]
  tiers: PenaltyTier[]
  season: 'high' | 'mid' | 'quiet' | null
  blackout: { firstNight: Day; lastNight: Day } | null
  rooms: FoundRoom[]
}

export interface RoomSearch {
  ownerId: number
  contractId: number
  checkIn: Day
  checkOut: Day
  guests: number
  /** The day whose penalty tiers hold. */
  today: Day
}

/** The one statement of a room search. */
export function roomSearchStatement(asked: RoomSearch): RawBuilder<RoomSearchRow> {
  const { ownerId, contractId, checkIn, checkOut, guests, today } = asked
  return sql<RoomSearchRow>`
    SELECT h.zone, (o.can_book AND c.category_id IS NOT NULL) AS "canBook", c.starts, c.ends,
           coalesce((
             SELECT json_agg(json_build_object('id', y.id, 'year', y.year, 'balance', y.balance,
                                                 'expires', y.expires) ORDER BY y.expires, y.id)
               FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.unit = 'nights'
              WHERE y.contract_id = c.id AND ${checkIn}::date BETWEEN y.starts AND y.expires), '[]') AS accounts,
           coalesce((
             SELECT json_agg(json_build_object('idBenefitYear', y.id, 'code', f.code, 'name', f.name, 'unit', f.unit,
                                                 'currency', f.currency, 'balance', y.balance, 'expires', y.expires)
                              ORDER BY f.position, y.expires)
               FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.unit <> 'nights'
              WHERE y.contract_id = c.id AND ${checkIn}::date BETWEEN y.starts AND y.expires
                AND y.balance > 0), '[]') AS benefits,
           coalesce((
             SELECT json_agg(json_build_object('fromDays', t.from_days, 'percent', t.percent) ORDER BY t.from_days)
               FROM penalty_tiers t
              WHERE t.hotel_id = c.hotel_id AND t.valid_from = (
                    SELECT max(valid_from) FROM penalty_tiers
                     WHERE hotel_id = c.hotel_id AND valid_from <= ${today}::date)), '[]') AS tiers,
           (SELECT s.level FROM seasons s
             WHERE s.hotel_id = c.hotel_id AND ${checkIn}::date BETWEEN s.first_night AND s.last_night
             LIMIT 1) AS season,
           (SELECT json_build_object('firstNight', k.first_night, 'lastNight', k.last_night) FROM blackouts k
             WHERE k.hotel_id = c.hotel_id AND k.first_night < ${checkOut}::date AND k.last_night >= ${checkIn}::date
             ORDER BY k.first_night LIMIT 1) AS blackout,
           coalesce((
             SELECT json_agg(json_build_object(
                      'idCategory', r.id, 'code', r.code, 'name', r.name, 'description', r.description,
                      'beds', r.beds, 'sleeps', r.sleeps, 'squareMeters', r.square_meters, 'scene', r.scene,
                      'nightPercent', r.night_percent, 'own', r.id = c.category_id, 'left', n.least)
                    ORDER BY r.id <> c.category_id, r.night_percent, r.id)
               FROM room_categories r
               CROSS JOIN LATERAL (
                 SELECT min(n.free) AS least, count(*) AS open FROM room_nights n
                  WHERE n.category_id = r.id AND n.night >= ${checkIn}::date AND n.night < ${checkOut}::date) n
              WHERE r.hotel_id = c.hotel_id AND r.sleeps >= ${guests}::int
                AND n.open = ${checkOut}::date - ${checkIn}::date AND n.least > 0), '[]') AS rooms
      FROM contracts c
      JOIN owners o ON o.id = c.owner_id
      JOIN hotels h ON h.id = c.hotel_id
     WHERE c.id = ${contractId} AND c.owner_id = ${ownerId}`
}

const search = fixedStatement<RoomSearch, RoomSearchRow>(
  ['ownerId', 'contractId', 'checkIn', 'checkOut', 'guests', 'today'],
  roomSearchStatement,
)

/**
 * Reads, in one statement, the categories of the contract's hotel that are free for all nights and sleep the party,
 * with what the rules want to know. Its cost is the nights of the stay, whatever the number of bookings. Null when
 * the contract is not the owner's.
 */
export async function findRooms(db: Database, asked: RoomSearch): Promise<RoomSearchRow | null> {
  const [row] = await search(db, asked)
  return row ?? null
}
