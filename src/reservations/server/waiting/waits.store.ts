import { sql } from 'kysely'
import type { Day, DayRange } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import { LIVE_STATUSES } from '../../stay/booking.ts'
import type { WaitedCategory } from '../../waiting/may-wait.ts'
import type { NumberedYear } from '../../waiting/swap.ts'
import type { AskedWait, WaitRules, WaitTakes } from '../../waiting/wait.ts'
import { WAIT_RULES } from './line.store.ts'
import { type NamedWishedBenefit, WISHED } from './wait-benefits.store.ts'

/** What the rules ask of a contract whose owner wants to wait. */
export interface WaitingContract {
  hotelId: number
  resort: string
  zone: string
  canBook: boolean
  starts: Day
  ends: Day
  rules: (WaitRules & { validFrom: Day })[]
  /** Every category of the resort, the contract's own first, then by price. */
  categories: (WaitedCategory & { name: Bilingual; scene: string })[]
  lastOpenNight: Day | null
  nightsUntil: Day | null
  benefitYears: NumberedYear[]
  stays: DayRange[]
  /** The slots that its waits have. */
  slots: number[]
}

/** Reads what waiting asks of an owner's contract; null where it is not theirs. */
export async function readWaitingContract(
  db: Database,
  { ownerId, contractId, span }: { ownerId: number; contractId: number; span: { from: Day; to: Day } },
): Promise<WaitingContract | null> {
  const { rows } = await sql<WaitingContract>`
    SELECT c.hotel_id AS "hotelId", h.name AS resort, h.zone, (o.can_book AND c.category_id IS NOT NULL) AS "canBook", c.starts, c.ends,
           ${WAIT_RULES} AS rules,
           (SELECT jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'sleeps', r.sleeps,
                                                'nightPercent', r.night_percent, 'scene', r.scene)
                             ORDER BY r.id IS DISTINCT FROM c.category_id, r.night_percent, r.id)
              FROM room_categories r WHERE r.hotel_id = c.hotel_id) AS categories,
           (SELECT max(n.night) FROM room_categories r
             CROSS JOIN LATERAL (SELECT max(n.night) AS night FROM room_nights n WHERE n.category_id = r.id) n
             WHERE r.hotel_id = c.hotel_id) AS "lastOpenNight",
           (SELECT max(y.expires) FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.unit = 'nights'
             WHERE y.contract_id = c.id) AS "nightsUntil",
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('id', y.id, 'starts', y.starts, 'expires', y.expires, 'balance', y.balance))
               FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.unit = 'nights'
              WHERE y.contract_id = c.id AND y.starts < ${span.to}::date AND y.expires >= ${span.from}::date), '[]') AS "benefitYears",
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('checkIn', b.check_in, 'checkOut', b.check_out))
               FROM (SELECT s.check_in, s.check_out FROM bookings s
                      WHERE s.contract_id = c.id AND s.status = ANY (${LIVE_STATUSES as string[]})
                     UNION ALL
                     SELECT v.check_in, v.check_out FROM bookings s JOIN booking_wishes v ON v.booking_id = s.wish_id
                      WHERE s.contract_id = c.id) b
              WHERE b.check_in < ${span.to}::date AND b.check_out > ${span.from}::date), '[]') AS stays,
           coalesce((SELECT jsonb_agg(w.slot ORDER BY w.slot) FROM waits w
                      WHERE w.contract_id = c.id AND w.state = 'waiting'), '[]') AS slots
      FROM held_contracts c JOIN owners o ON o.id = c.owner_id JOIN hotels h ON h.id = c.hotel_id
     WHERE c.id = ${contractId} AND c.owner_id = ${ownerId}`.execute(db)
  return rows[0] ?? null
}

/** A wait that counts, as it is stored. */
export interface StoredWait extends AskedWait {
  id: number
  hotelId: number
  placedAt: Date
  /** The stay in whose place it stands, and the nights of penalty that its owner saw as they asked. */
  swapId: number | null
  swapPenalty: number
}

interface NewWait extends AskedWait {
  contractId: number
  hotelId: number
  ownerId: number
  adminId: number | null
  slot: number
  /** How many stand before it. */
  behind: number
  swapId: number | null
  swapPenalty: number
}

/** Writes a new wait, last in the line, and answers its number. */
export async function insertWait(
  trx: Database,
  wait: NewWait,
  now: Date,
): Promise<{ id: number; code: string }> {
  const { rows } = await sql<{ id: number; code: string }>`
    INSERT INTO waits (contract_id, hotel_id, owner_id, slot, first_day, last_day, nights_from, nights_to, adults, children,
                       takes, counts_until, placed_at, placed_behind, created_at, created_by_admin_id, swap_booking_id, swap_penalty)
    VALUES (${wait.contractId}, ${wait.hotelId}, ${wait.ownerId}, ${wait.slot}, ${wait.firstDay}::date, ${wait.lastDay}::date,
            ${wait.nightsFrom}, ${wait.nightsTo}, ${wait.adults}, ${wait.children}, ${wait.takes}, ${wait.countsUntil}::date,
            ${now}::timestamptz, ${wait.behind}, ${now}::timestamptz, ${wait.adminId}::int, ${wait.swapId}::int, ${wait.swapPenalty})
    RETURNING id, code`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('An insert answered no row')
  await writeCategories(trx, row.id, wait)
  return row
}

async function writeCategories(
  trx: Database,
  waitId: number,
  { categories, hotelId }: Pick<NewWait, 'categories' | 'hotelId'>,
): Promise<void> {
  await sql`DELETE FROM wait_categories WHERE wait_id = ${waitId} AND category_id <> ALL (${categories as number[]}::int[])`.execute(
    trx,
  )
  await sql`
    INSERT INTO wait_categories (wait_id, hotel_id, category_id)
    SELECT ${waitId}::int, ${hotelId}::int, category FROM unnest(${categories as number[]}::int[]) category
    ON CONFLICT DO NOTHING`.execute(trx)
}

/** Writes a changed wait with how many stand before it now; without `placedAt` it keeps its place. */
export async function updateWait(
  trx: Database,
  wait: StoredWait,
  { placedAt, behind }: { placedAt: Date | null; behind: number },
): Promise<void> {
  await sql`
    UPDATE waits SET first_day = ${wait.firstDay}::date, last_day = ${wait.lastDay}::date, nights_from = ${wait.nightsFrom},
           nights_to = ${wait.nightsTo}, adults = ${wait.adults}, children = ${wait.children}, takes = ${wait.takes},
           counts_until = ${wait.countsUntil}::date, placed_at = coalesce(${placedAt}::timestamptz, placed_at),
           placed_behind = ${behind}, swap_booking_id = ${wait.swapId}::int, swap_penalty = ${wait.swapPenalty},
           swap_gone_told_at = CASE WHEN swap_booking_id = ${wait.swapId}::int THEN swap_gone_told_at END
     WHERE id = ${wait.id}`.execute(trx)
  await writeCategories(trx, wait.id, wait)
}

/** Ends a wait that counts. */
export async function endWait(
  trx: Database,
  waitId: number,
  state: 'taken' | 'withdrawn' | 'ended',
  now: Date,
): Promise<void> {
  await sql`
    UPDATE waits SET state = ${state}, ended_at = ${now}::timestamptz WHERE id = ${waitId} AND state = 'waiting'`.execute(
    trx,
  )
}

/** Coming stays of a contract, in their order, that may be given up for another; the rules are the caller's to ask. */
export async function readComingStays(db: Database, contractId: number, today: Day): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM bookings WHERE contract_id = ${contractId} AND check_in > ${today}::date AND status = ANY (${LIVE_STATUSES as string[]})
     ORDER BY check_in, id LIMIT 40`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether the contract waits for one of these categories between the same days already, as another wait that counts. */
export async function isWaitedTwice(
  db: Database,
  contractId: number,
  { firstDay, lastDay, categories }: Pick<AskedWait, 'firstDay' | 'lastDay' | 'categories'>,
  besides: number | null,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM waits w JOIN wait_categories c ON c.wait_id = w.id
     WHERE w.contract_id = ${contractId} AND w.state = 'waiting' AND w.id IS DISTINCT FROM ${besides}::int
       AND w.first_day = ${firstDay}::date AND w.last_day = ${lastDay}::date AND c.category_id = ANY (${categories as number[]}::int[])
     LIMIT 1`.execute(db)
  return rows.length > 0
}

/** Whether another wait that counts stands in a stay's place already. */
export async function isSwapped(db: Database, bookingId: number, besides: number | null): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM waits WHERE swap_booking_id = ${bookingId} AND state = 'waiting' AND id IS DISTINCT FROM ${besides}::int`.execute(
    db,
  )
  return rows.length > 0
}

/** Reads a contract's wait that counts; null where there is none. The contract has to be locked. */
export async function readWait(
  trx: Database,
  contractId: number,
  waitId: number,
): Promise<StoredWait | null> {
  const { rows } = await sql<StoredWait>`
    SELECT w.id, w.hotel_id AS "hotelId", w.first_day AS "firstDay", w.last_day AS "lastDay", w.nights_from AS "nightsFrom",
           w.nights_to AS "nightsTo", w.adults, w.children, w.takes, w.counts_until AS "countsUntil",
           w.placed_at AS "placedAt", w.swap_booking_id AS "swapId", w.swap_penalty AS "swapPenalty",
           (SELECT jsonb_agg(c.category_id ORDER BY c.category_id) FROM wait_categories c WHERE c.wait_id = w.id) AS categories
      FROM waits w WHERE w.id = ${waitId} AND w.contract_id = ${contractId} AND w.state = 'waiting'`.execute(
    trx,
  )
  return rows[0] ?? null
}

/** A wait in its owner's list, with what is offered to it. */
export interface ListedWait extends StoredWait {
  code: string
  takes: WaitTakes
  /** How many stood before it when it got its place; null where that is not known. */
  behind: number | null
  offer: {
    id: number
    idCategory: number
    datein: Day
    dateout: Day
    nights: number
    nightsCost: number
    nightPercent: number
    until: string
  } | null
  /** How its last offer ended, while nothing else has happened. */
  last: { state: 'passed' | 'lapsed'; at: string; datein: Day; dateout: Day } | null
  /** The code of the stay in whose place it stands, also once that is gone. */
  swapCode: string | null
  /** The benefits that it is to use. */
  benefits: NamedWishedBenefit[]
}

/** Lists the waits of an owner's contract that count, in the order in which they were made. */
export async function readWaits(db: Database, contractId: number): Promise<ListedWait[]> {
  const { rows } = await sql<ListedWait>`
    SELECT w.id, w.code, w.hotel_id AS "hotelId", w.first_day AS "firstDay", w.last_day AS "lastDay",
           w.nights_from AS "nightsFrom", w.nights_to AS "nightsTo", w.adults, w.children, w.takes,
           w.counts_until AS "countsUntil", w.placed_at AS "placedAt", w.placed_behind AS behind,
           w.swap_booking_id AS "swapId", w.swap_penalty AS "swapPenalty",
           (SELECT jsonb_agg(c.category_id ORDER BY c.category_id) FROM wait_categories c WHERE c.wait_id = w.id) AS categories,
           (SELECT jsonb_build_object(
                     'id', o.id, 'idCategory', o.category_id, 'datein', o.check_in, 'dateout', o.check_out,
                     'nights', o.check_out - o.check_in,
                     'nightsCost', ceil((o.check_out - o.check_in) * r.night_percent / 100.0)::int,
                     'nightPercent', r.night_percent, 'until', o.expires_at)
              FROM wait_offers o JOIN room_categories r ON r.id = o.category_id
             WHERE o.wait_id = w.id AND o.state = 'open') AS offer,
           (SELECT b.code FROM bookings b WHERE b.id = w.swap_booking_id) AS "swapCode", ${WISHED} AS benefits,
           (SELECT CASE WHEN l.state IN ('passed', 'lapsed') THEN
                     jsonb_build_object('state', l.state, 'at', l.ended_at, 'datein', l.check_in, 'dateout', l.check_out) END
              FROM (SELECT * FROM wait_offers o WHERE o.wait_id = w.id ORDER BY o.id DESC LIMIT 1) l) AS last
      FROM waits w WHERE w.contract_id = ${contractId} AND w.state = 'waiting' ORDER BY w.id`.execute(db)
  return rows
}
