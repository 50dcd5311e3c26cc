import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import { CONTRACT_VERSION, RESORT_VERSION } from '../../../membership/server/contract-version.store.ts'
import { askTogether, inOrder } from '../../../server/database/ask-together.ts'
import type { Database } from '../../../server/database/database.ts'
import { fixedStatement } from '../../../server/database/fixed-statement.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import type { ContractAccounts, ResortFacts } from '../../request/found-rooms.ts'

export interface RoomSearch {
  ownerId: number
  contractId: number
  checkIn: Day
  checkOut: Day
  guests: number
}

/** What a room search reads anew each time. */
export interface FreeRooms {
  hotelId: number
  categoryId: number | null
  canBook: boolean
  starts: Day
  ends: Day
  /** The cache versions of the accounts and of the resort's facts. */
  contractVersion: number
  resortVersion: number
  /** The categories that are free for all nights and sleep the party, each with its rooms left on the scarcest night. */
  free: [idCategory: number, left: number][]
  /** The last night of the hotel that has a counter, told where nothing is free. */
  lastOpenNight: Day | null
}

interface Questions {
  contracts: number[]
  owners: number[]
  checkIns: Day[]
  checkOuts: Day[]
  guests: number[]
}

// OFFSET 0 is an optimisation fence: contracts are looked up by primary key, not by a scan of a small table.
const FREE = fixedStatement<Questions, FreeRooms & { at: number }>(
  ['contracts', 'owners', 'checkIns', 'checkOuts', 'guests'],
  ({ contracts, owners, checkIns, checkOuts, guests }) => sql`
    SELECT a.at, c."hotelId", c."categoryId", c.starts, c.ends, c."canBook", c."contractVersion", c."resortVersion",
           coalesce(f.free, '[]') AS free,
           CASE WHEN f.free IS NULL THEN (
             SELECT max(last.night) FROM room_categories r
              CROSS JOIN LATERAL (SELECT max(n.night) AS night FROM room_nights n WHERE n.category_id = r.id) last
              WHERE r.hotel_id = c."hotelId") END AS "lastOpenNight"
      FROM unnest(${contracts}::int[], ${owners}::int[], ${checkIns}::date[], ${checkOuts}::date[], ${guests}::int[])
           WITH ORDINALITY AS a (contract_id, owner_id, check_in, check_out, guests, at)
     CROSS JOIN LATERAL (
       SELECT c.hotel_id AS "hotelId", c.category_id AS "categoryId", c.starts, c.ends,
              (o.can_book AND c.category_id IS NOT NULL) AS "canBook",
              ${CONTRACT_VERSION} AS "contractVersion", ${RESORT_VERSION} AS "resortVersion"
         FROM held_contracts c JOIN owners o ON o.id = c.owner_id
        WHERE c.id = a.contract_id AND c.owner_id = a.owner_id OFFSET 0) c
     CROSS JOIN LATERAL (
       SELECT json_agg(json_build_array(r.id, n.least)) AS free
         FROM room_categories r
         CROSS JOIN LATERAL (
           SELECT min(n.free) AS least, count(*) AS open FROM room_nights n
            WHERE n.category_id = r.id AND n.night >= a.check_in AND n.night < a.check_out) n
        WHERE r.hotel_id = c."hotelId" AND r.sleeps >= a.guests
          AND n.open = a.check_out - a.check_in AND n.least > 0) f`,
)

/**
 * Reads which rooms are free for all nights of a stay, in one batched statement for all concurrent calls. Its cost
 * grows with the nights of the stay, not with the number of bookings. Null when the contract is not the owner's.
 */
export const readFreeRooms = askTogether<RoomSearch, FreeRooms>(async (db, asked) => {
  const rows = await FREE(db, {
    contracts: asked.map(({ contractId }) => contractId),
    owners: asked.map(({ ownerId }) => ownerId),
    checkIns: asked.map(({ checkIn }) => checkIn),
    checkOuts: asked.map(({ checkOut }) => checkOut),
    guests: asked.map(({ guests }) => guests),
  })
  return inOrder(rows, asked.length)
})

const ACCOUNTS = fixedStatement<{ contractId: number }, ContractAccounts>(
  ['contractId'],
  ({ contractId }) => sql`
    SELECT coalesce(json_agg(json_build_object(
               'id', y.id, 'year', y.year, 'balance', y.balance, 'starts', y.starts, 'expires', y.expires)
             ORDER BY y.expires, y.id) FILTER (WHERE f.unit = 'nights'), '[]') AS nights,
           coalesce(json_agg(json_build_object(
               'idBenefitYear', y.id, 'code', f.code, 'name', f.name, 'unit', f.unit, 'currency', f.currency,
               'balance', y.balance, 'starts', y.starts, 'expires', y.expires)
             ORDER BY f.position, y.expires) FILTER (WHERE f.unit <> 'nights' AND y.balance > 0), '[]') AS benefits
      FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id
     WHERE y.contract_id = ${contractId}`,
)

/** What a contract has in its accounts, of every benefit year. */
export async function readAccounts(db: Database, contractId: number): Promise<ContractAccounts> {
  return onlyRow(await ACCOUNTS(db, { contractId }))
}

const RESORT = fixedStatement<{ hotelId: number }, ResortFacts>(
  ['hotelId'],
  ({ hotelId }) => sql`
    SELECT h.zone, h.confirms_itself AS "confirmsItself",
           coalesce((
             SELECT json_agg(json_build_object('validFrom', t.valid_from, 'fromDays', t.from_days, 'percent', t.percent)
                             ORDER BY t.from_days)
               FROM penalty_tiers t WHERE t.hotel_id = h.id), '[]') AS tiers,
           coalesce((
             SELECT json_agg(json_build_object('level', s.level, 'firstNight', s.first_night, 'lastNight', s.last_night)
                             ORDER BY s.first_night)
               FROM seasons s WHERE s.hotel_id = h.id), '[]') AS seasons,
           coalesce((
             SELECT json_agg(json_build_object('firstNight', k.first_night, 'lastNight', k.last_night)
                             ORDER BY k.first_night)
               FROM blackouts k WHERE k.hotel_id = h.id), '[]') AS blackouts,
           coalesce((
             SELECT json_agg(json_build_object(
                      'idCategory', r.id, 'code', r.code, 'name', r.name, 'description', r.description,
                      'beds', r.beds, 'sleeps', r.sleeps, 'squareMeters', r.square_meters, 'scene', r.scene,
                      'nightPercent', r.night_percent)
                    ORDER BY r.night_percent, r.id)
               FROM room_categories r WHERE r.hotel_id = h.id), '[]') AS rooms
      FROM hotels h WHERE h.id = ${hotelId}`,
)

/** What all stays at a resort stand on. */
export async function readResort(db: Database, hotelId: number): Promise<ResortFacts> {
  const [row] = await RESORT(db, { hotelId })
  if (!row) throw new Error('A contract names a resort that is not there')
  return row
}
