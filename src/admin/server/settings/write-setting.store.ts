import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { CategoryRules } from '../../settings/categories.endpoints.ts'
import type { ModuleRules } from '../../settings/modules.endpoints.ts'
import type {
  CancelRules,
  HotelRules,
  PromiseRules,
  WaitingRules,
} from '../../settings/settings.endpoints.ts'
import { writeCategory } from './categories.store.ts'
import { type ClubWideValue, clubWide, isClubWide } from './club-wide.ts'
import { writeModules } from './modules.store.ts'
import type { ClubSetting, SettingValue } from './settings.store.ts'

/** Writes a rule for its day, in the place of one that stands there; null takes the day's own away. */
export async function writeSetting(
  trx: Database,
  one: ClubSetting,
  value: SettingValue | null,
): Promise<void> {
  if (one.setting === 'hotel') {
    const rules = value as HotelRules
    await sql`
      UPDATE hotels SET check_in_time = ${rules.checkIn}, check_out_time = ${rules.checkOut}, confirms_itself = ${rules.confirmsItself},
             authorization_days = ${rules.authorizationDays}, lapse_notice_days = ${rules.lapseNoticeDays},
             free_event_seats = ${rules.freeEventSeats}
       WHERE id = ${one.hotelId}`.execute(trx)
    return
  }
  if (one.setting === 'modules') return writeModules(trx, one.contractId, value as ModuleRules)
  if (one.setting === 'category') return writeCategory(trx, one.categoryId, value as CategoryRules)
  if (isClubWide(one)) return clubWide(one.setting).write(trx, value as ClubWideValue)
  if (one.setting === 'cancelling') {
    await sql`DELETE FROM penalty_tiers WHERE hotel_id = ${one.hotelId} AND valid_from = ${one.from}::date`.execute(
      trx,
    )
    if (value)
      await sql`
        INSERT INTO penalty_tiers (hotel_id, valid_from, from_days, percent)
        SELECT ${one.hotelId}::int, ${one.from}::date, t."fromDays", t.percent
          FROM jsonb_to_recordset(${JSON.stringify((value as CancelRules).tiers)}::jsonb) AS t("fromDays" int, percent int)`.execute(
        trx,
      )
    return
  }
  if (one.setting === 'waiting') {
    await sql`DELETE FROM wait_rules WHERE hotel_id = ${one.hotelId} AND valid_from = ${one.from}::date`.execute(
      trx,
    )
    if (!value) return
    const rules = value as WaitingRules
    await sql`
      INSERT INTO wait_rules (hotel_id, valid_from, most_waits, window_days, opens_months, closes_days, offer_hours, near_days, near_hours)
      VALUES (${one.hotelId}, ${one.from}, ${rules.mostWaits}, ${rules.windowDays}, ${rules.opensMonths}, ${rules.closesDays},
              ${rules.offerHours}, ${rules.nearDays}, ${rules.nearHours})`.execute(trx)
    return
  }
  await sql`DELETE FROM desk_promises WHERE kind = ${one.promise} AND from_day = ${one.from}::date`.execute(
    trx,
  )
  if (!value) return
  const { workingDays, alertHours } = value as PromiseRules
  await sql`
    INSERT INTO desk_promises (kind, from_day, working_days, alert_hours)
    VALUES (${one.promise}, ${one.from}, ${workingDays}, ${alertHours})`.execute(trx)
}
