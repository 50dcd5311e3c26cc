import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import { HOUSE_RULES } from '../../../reservations/waiting/wait.ts'
import type { Database } from '../../../server/database/database.ts'
import type { BrandRules } from '../../settings/brand.endpoints.ts'
import type { CategoryRules } from '../../settings/categories.endpoints.ts'
import type { MarkRules } from '../../settings/mark.endpoints.ts'
import type { ModuleRules } from '../../settings/modules.endpoints.ts'
import type { PaymentRules } from '../../settings/payments.endpoints.ts'
import type {
  CancelRules,
  HotelRules,
  PromiseRules,
  SenderRules,
  SettingChange,
  WaitingRules,
} from '../../settings/settings.endpoints.ts'
import type { PromiseKind, SettingKind } from '../../settings/settings.ts'

/** One rule: of which resort or promise, and for the dated ones from which day on. */
export type ClubSetting =
  | { setting: 'hotel'; hotelId: number; from: null }
  | { setting: 'category'; hotelId: number; categoryId: number; from: null }
  | { setting: 'cancelling'; hotelId: number; from: Day }
  | { setting: 'waiting'; hotelId: number; from: Day }
  | { setting: 'promise'; promise: PromiseKind; from: Day }
  | { setting: 'sender'; from: null }
  | { setting: 'brand'; from: null }
  | { setting: 'mark'; from: null }
  | { setting: 'payments'; from: null }
  | { setting: 'modules'; contractId: number; from: null }

/** A rule that holds from a day on; the others hold from the change on. */
export type DatedSetting = Exclude<ClubSetting, { from: null }>

export type SettingValue =
  | HotelRules
  | CancelRules
  | WaitingRules
  | PromiseRules
  | SenderRules
  | BrandRules
  | ModuleRules
  | CategoryRules
  | MarkRules
  | PaymentRules

/** What holds where nothing was ever said. */
export const UNSAID = {
  cancelling: { tiers: [{ fromDays: 0, percent: 0 }] } satisfies CancelRules,
  waiting: HOUSE_RULES satisfies WaitingRules,
  promise: { workingDays: 1, alertHours: 10 } satisfies PromiseRules,
}

const hotelOf = (one: ClubSetting) => ('hotelId' in one ? one.hotelId : null)
const contractOf = (one: ClubSetting) => ('contractId' in one ? one.contractId : null)
const categoryOf = (one: ClubSetting) => ('categoryId' in one ? one.categoryId : null)
const promiseOf = (one: ClubSetting) => (one.setting === 'promise' ? one.promise : null)

/** Changes of settings follow one another: each reads what the one before it wrote. */
export async function lockSettings(trx: Database): Promise<void> {
  await sql`LOCK TABLE setting_changes IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
}

/** The resorts by name, each with its zone. */
export async function readClubResorts(db: Database): Promise<{ id: number; name: string; zone: string }[]> {
  const { rows } = await sql<{ id: number; name: string; zone: string }>`
    SELECT id, name, zone FROM hotels ORDER BY alphabetical(name), id`.execute(db)
  return rows
}

/** A resort's times and lead times; null where there is no such resort. */
export async function readHotelRules(db: Database, hotelId: number): Promise<HotelRules | null> {
  const { rows } = await sql<HotelRules>`
    SELECT check_in_time AS "checkIn", check_out_time AS "checkOut", confirms_itself AS "confirmsItself",
           authorization_days AS "authorizationDays", lapse_notice_days AS "lapseNoticeDays", free_event_seats AS "freeEventSeats"
      FROM hotels WHERE id = ${hotelId}`.execute(db)
  return rows[0] ?? null
}

type Dated<Value> = { from: Day; value: Value }[]

/** What cancelling costs at a resort, by the day from which it holds; the oldest first. */
export async function readCancelling(db: Database, hotelId: number): Promise<Dated<CancelRules>> {
  const { rows } = await sql<{ from: Day; value: CancelRules }>`
    SELECT valid_from AS from,
           jsonb_build_object('tiers', jsonb_agg(jsonb_build_object('fromDays', from_days, 'percent', percent) ORDER BY from_days)) AS value
      FROM penalty_tiers WHERE hotel_id = ${hotelId} GROUP BY valid_from ORDER BY valid_from`.execute(db)
  return rows
}

/** The rules of a resort's waiting list, by the day from which they hold; the oldest first. */
export async function readWaitingRules(db: Database, hotelId: number): Promise<Dated<WaitingRules>> {
  const { rows } = await sql<{ from: Day; value: WaitingRules }>`
    SELECT valid_from AS from,
           jsonb_build_object('mostWaits', most_waits, 'windowDays', window_days, 'opensMonths', opens_months, 'closesDays', closes_days,
                              'offerHours', offer_hours, 'nearDays', near_days, 'nearHours', near_hours) AS value
      FROM wait_rules WHERE hotel_id = ${hotelId} ORDER BY valid_from`.execute(db)
  return rows
}

/** The promises of the desk, by kind and by the day from which they hold; the oldest first. */
export async function readPromiseRules(
  db: Database,
): Promise<{ kind: PromiseKind; from: Day; value: PromiseRules }[]> {
  const { rows } = await sql<{ kind: PromiseKind; from: Day; value: PromiseRules }>`
    SELECT kind, from_day AS from, jsonb_build_object('workingDays', working_days, 'alertHours', alert_hours) AS value
      FROM desk_promises ORDER BY kind, from_day`.execute(db)
  return rows
}

/** All dated values of a setting, the oldest first. */
export async function readDated(db: Database, one: DatedSetting): Promise<Dated<SettingValue>> {
  if (one.setting === 'cancelling') return readCancelling(db, one.hotelId)
  if (one.setting === 'waiting') return readWaitingRules(db, one.hotelId)
  return (await readPromiseRules(db)).filter(({ kind }) => kind === one.promise)
}

/** The number of the last change of a setting; 0 where it was never changed here. */
export async function readLastChange(
  db: Database,
  setting: SettingKind,
  of: {
    hotelId?: number
    contractId?: number
    categoryId?: number
    promise?: PromiseKind
    from?: Day | null
  },
): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    SELECT coalesce(max(id), 0) AS last FROM setting_changes
     WHERE setting = ${setting} AND hotel_id IS NOT DISTINCT FROM ${of.hotelId ?? null}::int
       AND contract_id IS NOT DISTINCT FROM ${of.contractId ?? null}::int
       AND category_id IS NOT DISTINCT FROM ${of.categoryId ?? null}::int
       AND promise IS NOT DISTINCT FROM ${of.promise ?? null}::text`.execute(db)
  return rows[0]?.last ?? 0
}

/** Notes a change in the trail. */
export async function noteSettingChange(
  trx: Database,
  one: ClubSetting,
  {
    before,
    after,
    undoes = null,
  }: { before: SettingValue | null; after: SettingValue | null; undoes?: number | null },
  by: { adminId: number; now: Date },
): Promise<void> {
  await sql`
    INSERT INTO setting_changes (at, admin_id, setting, hotel_id, contract_id, category_id, promise, from_day, before, after, undoes_id)
    VALUES (${by.now}, ${by.adminId}, ${one.setting}, ${hotelOf(one)}::int, ${contractOf(one)}::int, ${categoryOf(one)}::int, ${promiseOf(one)}::text, ${one.from}::date,
            ${before && JSON.stringify(before)}::jsonb, ${after && JSON.stringify(after)}::jsonb, ${undoes}::int)`.execute(
    trx,
  )
}

/** A change of the trail with what it changed; null where there is none of this number. */
export async function readSettingChange(
  db: Database,
  id: number,
): Promise<{
  one: ClubSetting
  before: SettingValue | null
  after: SettingValue | null
  undoes: number | null
} | null> {
  const { rows } = await sql<{
    setting: SettingKind
    hotelId: number
    contractId: number
    categoryId: number
    promise: PromiseKind
    from: Day
    before: SettingValue | null
    after: SettingValue | null
    undoes: number | null
  }>`
    SELECT setting, hotel_id AS "hotelId", contract_id AS "contractId", category_id AS "categoryId", promise, from_day AS from, before, after, undoes_id AS undoes
      FROM setting_changes WHERE id = ${id}`.execute(db)
  const [row] = rows
  if (!row) return null
  const { setting, hotelId, contractId, categoryId, promise, from, ...change } = row
  const one: ClubSetting =
    setting === 'promise'
      ? { setting, promise, from }
      : setting === 'sender' || setting === 'brand' || setting === 'mark' || setting === 'payments'
        ? { setting, from: null }
        : setting === 'modules'
          ? { setting, contractId, from: null }
          : setting === 'category'
            ? { setting, hotelId, categoryId, from: null }
            : setting === 'hotel'
              ? { setting, hotelId, from: null }
              : { setting, hotelId, from }
  return { one, ...change }
}

/** The trail of a resort, of a setting of the whole club, or of everything; the newest first. */
export async function readSettingChanges(
  db: Database,
  { hotelId, of, most }: { hotelId?: number | undefined; of?: SettingKind | undefined; most: number },
): Promise<SettingChange[]> {
  const { rows } = await sql<SettingChange>`
    SELECT c.id, to_char(c.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, a.name || ' ' || a.lastname AS by, c.setting,
           h.name AS hotel, k.number AS contract, r.name AS category, c.promise, c.from_day AS from, c.before, c.after, c.undoes_id AS undoes,
           EXISTS (SELECT FROM setting_changes u WHERE u.undoes_id = c.id) AS undone,
           c.undoes_id IS NULL AND NOT EXISTS (
             SELECT FROM setting_changes n
              WHERE n.setting = c.setting AND n.hotel_id IS NOT DISTINCT FROM c.hotel_id
                AND n.contract_id IS NOT DISTINCT FROM c.contract_id AND n.category_id IS NOT DISTINCT FROM c.category_id AND n.promise IS NOT DISTINCT FROM c.promise
                AND n.id > c.id) AS undoable
      FROM setting_changes c LEFT JOIN admins a ON a.id = c.admin_id LEFT JOIN hotels h ON h.id = c.hotel_id LEFT JOIN contracts k ON k.id = c.contract_id LEFT JOIN room_categories r ON r.id = c.category_id
     WHERE (${hotelId ?? null}::int IS NULL OR c.hotel_id = ${hotelId ?? null}::int)
       AND (${of ?? null}::text IS NULL OR c.setting = ${of ?? null}::text)
     ORDER BY c.id DESC LIMIT ${most}`.execute(db)
  return rows
}

/** The stays that were cancelled since a moment: so many days before their check-in, of so many nights. */
export async function readCancelled(
  db: Database,
  hotelId: number,
  since: Date,
): Promise<{ days: number; nights: number; stays: number }[]> {
  const { rows } = await sql<{ days: number; nights: number; stays: number }>`
    SELECT days, nights, count(*)::int AS stays
      FROM (SELECT greatest(0, b.check_in - (e.at AT TIME ZONE h.zone)::date) AS days, b.nights_cost AS nights
              FROM bookings b
              JOIN hotels h ON h.id = b.hotel_id
              JOIN LATERAL (SELECT e.at FROM booking_events e
                             WHERE e.booking_id = b.id AND e.to_status IN ('cancelled', 'pending-cancel')
                             ORDER BY e.id DESC LIMIT 1) e ON true
             WHERE b.hotel_id = ${hotelId} AND b.status = 'cancelled' AND e.at >= ${since}) c
     GROUP BY days, nights`.execute(db)
  return rows
}

/** How many stays would lapse before their owners are told, if benefits had to be authorized so many days before check-in. */
export async function countTooLate(
  trx: Database,
  hotelId: number,
  { authorizationDays, lapseNoticeDays }: HotelRules,
  today: Day,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count
      FROM bookings b JOIN hotels h ON h.id = b.hotel_id
     WHERE b.hotel_id = ${hotelId} AND b.check_in - h.authorization_days >= ${today}::date
       AND b.check_in - ${authorizationDays}::int - ${lapseNoticeDays}::int <= ${today}::date
       AND (b.status = 'to-authorize'
            OR b.status = 'confirmed' AND EXISTS (SELECT FROM booking_benefits u WHERE u.booking_id = b.id AND u.state = 'pending'))`.execute(
    trx,
  )
  return rows[0]?.count ?? 0
}
