import { sql } from 'kysely'
import type { Day, DayRange } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import type { NightRun } from '../../benefit/open-nights.ts'
import { LIVE_STATUSES } from '../../stay/booking.ts'
import type { NumberedYear } from '../../waiting/swap.ts'
import type { WaitRules, WaitTakes } from '../../waiting/wait.ts'
import { weeksWaitedFor } from './waited-nights.store.ts'

/** A category for which somebody waits: what all its offers stand on. */
export interface WaitedCategoryFacts {
  hotelId: number
  zone: string
  nightPercent: number
  rules: (WaitRules & { validFrom: Day })[]
  blackouts: NightRun[]
}

/** Whether anybody waits for one of these weeks of a category. */
export async function isWaitedFor(
  trx: Database,
  categoryId: number,
  weeks: readonly Day[],
): Promise<boolean> {
  const { rows } = await sql`${weeksWaitedFor(categoryId, weeks)} LIMIT 1`.execute(trx)
  return rows.length > 0
}

/** A resort's dated rules of its waiting list as JSON, of a hotel `h`. */
export const WAIT_RULES = sql<(WaitRules & { validFrom: Day })[]>`
  coalesce((
    SELECT jsonb_agg(jsonb_build_object(
             'validFrom', r.valid_from, 'mostWaits', r.most_waits, 'windowDays', r.window_days,
             'opensMonths', r.opens_months, 'closesDays', r.closes_days, 'offerHours', r.offer_hours,
             'nearDays', r.near_days, 'nearHours', r.near_hours) ORDER BY r.valid_from)
      FROM wait_rules r WHERE r.hotel_id = h.id), '[]')`

/** Reads what the offers of a category stand on, with the closed nights of a span. */
export async function readWaitedCategory(
  trx: Database,
  categoryId: number,
  span: DayRange,
): Promise<WaitedCategoryFacts> {
  const { rows } = await sql<WaitedCategoryFacts>`
    SELECT h.id AS "hotelId", h.zone, c.night_percent AS "nightPercent", ${WAIT_RULES} AS rules,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('firstNight', k.first_night, 'lastNight', k.last_night))
               FROM blackouts k
              WHERE k.hotel_id = h.id AND k.first_night < ${span.checkOut}::date
                AND k.last_night >= ${span.checkIn}::date), '[]') AS blackouts
      FROM room_categories c JOIN hotels h ON h.id = c.hotel_id WHERE c.id = ${categoryId}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`There is no category ${categoryId}`)
  return row
}

/** Somebody in the line, and all that the rules of a booking ask of their contract. */
export interface InLine {
  id: number
  placedAt: Date
  takes: WaitTakes
  firstDay: Day
  lastDay: Day
  nightsFrom: number
  nightsTo: number
  countsUntil: Day
  canBook: boolean
  starts: Day
  ends: Day
  stays: DayRange[]
  benefitYears: NumberedYear[]
  /** The stay in whose place it stands. */
  swapId: number | null
}

export interface LineAsked {
  categoryId: number
  weeks: readonly Day[]
  /** The nights that could be held. */
  span: DayRange
  /** Who comes after this one. */
  after: Pick<InLine, 'id' | 'placedAt'> | null
  /** Who was offered these nights since they came free is not asked again. */
  chainId: number | null
  /** Nobody but this wait: it has just begun or was changed. Then nothing of what its contract has let go lately is held again. */
  only: number | null
  now: Date
}

/** So many days a contract that let nights go is not offered them anew by a wish that begins. */
const NOT_AGAIN_DAYS = 7

/** So many of the line are read at once. */
export const LINE_BATCH = 20
/**
 * Written into the statement, as what is asked only sometimes is left out of it: with parameters in their place the planner
 * expects one row, and sorts the whole line where the index has it in its order (decision 0381).
 */
const MOST = sql.lit(LINE_BATCH)

/** Nights of the benefit year `y` that open offers of its contract will take: what is held for it is not promised twice. */
const OFFERED = sql`coalesce((
  SELECT sum(ceil((f.check_out - f.check_in) * r.night_percent / 100.0))::int
    FROM waits z JOIN wait_offers f ON f.wait_id = z.id AND f.state = 'open' JOIN room_categories r ON r.id = f.category_id
   WHERE z.contract_id = y.contract_id AND z.state = 'waiting' AND f.check_in BETWEEN y.starts AND y.expires), 0)`

/** Whether the contract of the wait in the week `s` let an offer of such nights go lately: a wish that begins would hold them without end. */
const letGo = ({ categoryId, span, now }: Pick<LineAsked, 'categoryId' | 'span' | 'now'>) => sql`EXISTS (
  SELECT FROM waits me JOIN waits z ON z.contract_id = me.contract_id JOIN wait_offers f ON f.wait_id = z.id
   WHERE me.id = s.wait_id AND f.category_id = ${categoryId} AND f.state IN ('passed', 'lapsed', 'dropped')
     AND f.ended_at > ${now}::timestamptz - ${sql.lit(`${NOT_AGAIN_DAYS} days`)}::interval
     AND f.check_in < ${span.checkOut}::date AND f.check_out > ${span.checkIn}::date)`

/**
 * Reads the next of the line for some weeks of a category, in the order of their places, as far as the window holds enough of
 * the span and nothing is offered to them. An index has them in this order: its cost is those that are looked at.
 */
export async function readLine(trx: Database, asked: LineAsked): Promise<InLine[]> {
  const { categoryId, weeks, span, after, chainId, only, now } = asked
  const { rows } = await sql<InLine>`
    SELECT w.id, w.placed_at AS "placedAt", w.takes, w.first_day AS "firstDay", w.last_day AS "lastDay",
           w.nights_from AS "nightsFrom", w.nights_to AS "nightsTo", w.counts_until AS "countsUntil", w.swap_booking_id AS "swapId",
           (o.can_book AND c.category_id IS NOT NULL AND EXISTS (
             SELECT FROM contract_owners x WHERE x.contract_id = c.id AND x.owner_id = o.id)) AS "canBook", c.starts, c.ends,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('checkIn', b.check_in, 'checkOut', b.check_out))
               FROM (SELECT s.check_in, s.check_out FROM bookings s
                      WHERE s.contract_id = c.id AND s.check_in < w.last_day AND s.check_in > w.first_day - 61
                        AND s.status = ANY (${LIVE_STATUSES as string[]})
                     UNION ALL
                     SELECT v.check_in, v.check_out FROM bookings s JOIN booking_wishes v ON v.booking_id = s.wish_id
                      WHERE s.contract_id = c.id
                     UNION ALL
                     SELECT f.check_in, f.check_out FROM waits z JOIN wait_offers f ON f.wait_id = z.id AND f.state = 'open'
                      WHERE z.contract_id = c.id AND z.state = 'waiting') b
              WHERE b.check_in < w.last_day AND b.check_out > w.first_day), '[]') AS stays,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('id', y.id, 'starts', y.starts, 'expires', y.expires, 'balance', y.balance - ${OFFERED})) 
               FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.unit = 'nights'
              WHERE y.contract_id = c.id AND y.starts < w.last_day AND y.expires >= w.first_day), '[]') AS "benefitYears"
      FROM (
        SELECT DISTINCT x.placed_at, x.wait_id
          FROM unnest(${weeks as Day[]}::date[]) AS k(week)
         CROSS JOIN LATERAL (
           SELECT s.placed_at, s.wait_id FROM wait_weeks s
            WHERE s.category_id = ${categoryId} AND s.week = k.week
              AND least(s.last_day, ${span.checkOut}::date) - greatest(s.first_day, ${span.checkIn}::date) >= s.nights_from
              ${after ? sql`AND (s.placed_at, s.wait_id) > (${after.placedAt}::timestamptz, ${after.id}::int)` : sql``}
              ${only === null ? sql`` : sql`AND s.wait_id = ${only}::int AND NOT ${letGo({ categoryId, span, now })}`}
              AND NOT EXISTS (SELECT FROM wait_offers f WHERE f.wait_id = s.wait_id AND f.state = 'open')
              ${chainId === null ? sql`` : sql`AND NOT EXISTS (SELECT FROM wait_offers f WHERE f.wait_id = s.wait_id AND coalesce(f.chain_id, f.id) = ${chainId}::int)`}
            ORDER BY s.placed_at, s.wait_id LIMIT ${MOST}) x
         ORDER BY x.placed_at, x.wait_id LIMIT ${MOST}) line
      JOIN waits w ON w.id = line.wait_id
      JOIN contracts c ON c.id = w.contract_id
      JOIN owners o ON o.id = w.owner_id
     ORDER BY w.placed_at, w.id`.execute(trx)
  return rows
}

/** The categories of a resort, in the order of their numbers. */
export async function readCategoriesOf(trx: Database, hotelId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM room_categories WHERE hotel_id = ${hotelId} ORDER BY id`.execute(trx)
  return rows.map(({ id }) => id)
}
