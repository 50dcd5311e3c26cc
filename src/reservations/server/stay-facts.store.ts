import { sql } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import type { Database } from '../../server/database/database.ts'
import { fixedStatement } from '../../server/database/fixed-statement.ts'
import type { BenefitUnit, YearAccount } from '../benefit/benefit.ts'
import { LONGEST_STAY, NEARBY_DAYS } from '../request/stay-rules.ts'
import { LIVE_STATUSES } from '../stay/booking.ts'

/** All that a stay's rules ask of the database, read in one statement. */
export interface StayFactsRow {
  hotelId: number
  zone: string
  confirmsItself: boolean
  canBook: boolean
  starts: Day
  ends: Day
  /** The category asked for, when it is one of the hotel's. */
  sleeps: number | null
  nightPercent: number | null
  /** The last night for which the category has a counter. */
  lastOpenNight: Day | null
  /** The last day that any of the contract's benefit years of nights covers. */
  nightsUntil: Day | null
  /** The contract's benefit years that the check-in falls in. */
  accounts: (YearAccount & { unit: BenefitUnit })[]
  /** The contract's live stays, and those wished in their place, that come near. */
  others: { checkIn: Day; checkOut: Day }[]
  blackouts: { firstNight: Day; lastNight: Day }[]
}

const LOCK = fixedStatement<{ ownerId: number; contractId: number }, object>(
  ['ownerId', 'contractId'],
  ({ ownerId, contractId }) => sql`
    SELECT 1 FROM held_contracts WHERE id = ${contractId} AND owner_id = ${ownerId} FOR NO KEY UPDATE`,
)

/**
 * Locks one of the owner's contracts until the transaction ends, and answers whether it is theirs: what is booked or ordered for a
 * contract runs one after another, so that no two spend the same balance or have the last of what one membership may have. A separate
 * statement, because only what is read after it sees what the previous holder has written. It is no `FOR UPDATE`, which would wait for
 * those who only hold that somebody is an owner (`FOR KEY SHARE`), and take this lock next: a deadlock.
 */
export async function lockContract(trx: Database, ownerId: number, contractId: number): Promise<boolean> {
  return (await LOCK(trx, { ownerId, contractId })).length > 0
}

interface Asked {
  /** Who asks, of the contract's owners. */
  ownerId: number
  contractId: number
  categoryId: number
  checkIn: Day
  checkOut: Day
}

const READ = fixedStatement<Asked, StayFactsRow>(
  ['ownerId', 'contractId', 'categoryId', 'checkIn', 'checkOut'],
  ({ ownerId, contractId, categoryId, checkIn, checkOut }) => sql`
    SELECT c.hotel_id AS "hotelId", h.zone, h.confirms_itself AS "confirmsItself",
           (o.can_book AND c.category_id IS NOT NULL) AS "canBook", c.starts, c.ends,
           r.sleeps, r.night_percent AS "nightPercent",
           (SELECT max(n.night) FROM room_nights n WHERE n.category_id = r.id) AS "lastOpenNight",
           (SELECT max(y.expires) FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.unit = 'nights'
             WHERE y.contract_id = c.id) AS "nightsUntil",
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('id', y.id, 'unit', f.unit, 'balance', y.balance,
                                                 'expires', y.expires))
               FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id
              WHERE y.contract_id = c.id AND ${checkIn}::date BETWEEN y.starts AND y.expires), '[]') AS accounts,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('checkIn', b.check_in, 'checkOut', b.check_out) ORDER BY b.check_in)
               FROM (SELECT s.check_in, s.check_out FROM bookings s
                      WHERE s.contract_id = c.id
                        AND s.status IN (${sql.join(LIVE_STATUSES.map((status) => sql.lit(status)))})
                     UNION ALL
                     SELECT w.check_in, w.check_out FROM bookings s JOIN booking_wishes w ON w.booking_id = s.wish_id
                      WHERE s.contract_id = c.id) b
              WHERE b.check_in <= ${checkOut}::date + ${sql.lit(NEARBY_DAYS)}
                AND b.check_in >= ${checkIn}::date - ${sql.lit(LONGEST_STAY + NEARBY_DAYS)}
                AND b.check_out >= ${checkIn}::date - ${sql.lit(NEARBY_DAYS)}), '[]') AS others,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('firstNight', k.first_night, 'lastNight', k.last_night)
                              ORDER BY k.first_night)
               FROM blackouts k
              WHERE k.hotel_id = c.hotel_id AND k.first_night < ${checkOut}::date
                AND k.last_night >= ${checkIn}::date), '[]') AS blackouts
      FROM contracts c
      JOIN owners o ON o.id = ${ownerId}
      JOIN hotels h ON h.id = c.hotel_id
      LEFT JOIN room_categories r ON r.hotel_id = c.hotel_id AND r.id = ${categoryId}::int
     WHERE c.id = ${contractId}`,
)

/** Reads the facts for a stay of a contract that is locked; null when there is none of that number. */
export async function readStayFacts(trx: Database, asked: Asked): Promise<StayFactsRow | null> {
  const [row] = await READ(trx, asked)
  return row ?? null
}
