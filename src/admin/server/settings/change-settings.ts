import { addDays, type Day, todayIn } from '../../../kernel/day.ts'
import { languageOf } from '../../../kernel/language.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { readKnownAccount } from '../../../membership/server/accounts.store.ts'
import { countAttempts, senderTestsOf } from '../../../membership/server/sign-in/attempts.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Deed, SignedContext } from '../../../server/http/handle.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { readMailSender } from '../../../server/mail/sender.store.ts'
import type * as calls from '../../settings/settings.endpoints.ts'
import { isAlertWithin, tierFault } from '../../settings/settings.ts'
import { readCategory } from './categories.store.ts'
import { type ClubWideValue, clubWide, isClubWide } from './club-wide.ts'
import { SETTING_MAILS } from './mails.ts'
import { readModules } from './modules.store.ts'
import {
  type ClubSetting,
  countTooLate,
  type DatedSetting,
  lockSettings,
  noteSettingChange,
  readClubResorts,
  readDated,
  readHotelRules,
  readLastChange,
  readSettingChange,
  type SettingValue,
  UNSAID,
} from './settings.store.ts'
import { writeSetting } from './write-setting.store.ts'

const DONE = done({ data: { done: true } })

/** A resort's day; for what is of the whole club the day where it is the latest already. */
async function todayOf(db: Database, one: ClubSetting, now: Date): Promise<Day | null> {
  const resorts = await readClubResorts(db)
  const days = resorts
    .filter(({ id }) => !('hotelId' in one) || id === one.hotelId)
    .map(({ zone }) => todayIn(zone, now))
  return days.toSorted().at(-1) ?? null
}

const isSame = (a: SettingValue | null, b: SettingValue | null) => sorted(a) === sorted(b)
/** The database keeps the members of an object in an order of its own. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => a.localeCompare(b)))
      : inner,
  )

/** What stands for the day of a setting itself, and what holds on it. */
async function standing(
  trx: Database,
  one: ClubSetting,
): Promise<{ own: SettingValue | null; holds: (day: Day) => SettingValue }> {
  if (one.setting === 'hotel') {
    const own = await readHotelRules(trx, one.hotelId)
    if (!own) throw new Error(`There is no hotel ${one.hotelId}`)
    return { own, holds: () => own }
  }
  if (one.setting === 'modules') {
    const own = await readModules(trx, one.contractId)
    if (!own) throw new Error(`There is no contract ${one.contractId}`)
    return { own, holds: () => own }
  }
  if (one.setting === 'category') {
    const found = await readCategory(trx, one.categoryId)
    if (!found) throw new Error(`There is no category ${one.categoryId}`)
    return { own: found.rules, holds: () => found.rules }
  }
  if (isClubWide(one)) {
    const own = await clubWide(one.setting).read(trx)
    return { own, holds: () => own }
  }
  const dated = await readDated(trx, one)
  return {
    own: dated.find(({ from }) => from === one.from)?.value ?? null,
    holds: (day) => dated.findLast(({ from }) => from <= day)?.value ?? UNSAID[one.setting],
  }
}

/** What of the whole club holds at once is in the configuration, too. */
function wear(one: ClubSetting, value: SettingValue | null, { config, afterCommit }: SignedContext): void {
  if (!isClubWide(one) || !value) return
  const { wear: put } = clubWide(one.setting)
  if (put) afterCommit(() => put(config, value as ClubWideValue))
}

/** What a line of the security log holds of a setting at most, in characters. */
const MOST_TOLD = 300

type Changed = { data: { done: boolean } }

/** What the security log says of a change: the setting as it was and as it is, without an address of email in it. */
function told(
  { setting }: ClubSetting,
  before: SettingValue | null,
  after: SettingValue | null,
): { of: string; from: string; to: string } {
  const shown = (value: SettingValue | null) =>
    (JSON.stringify(value) ?? 'null').replace(/[^\s"]+@[^\s"]+/g, '…@…').slice(0, MOST_TOLD)
  return { of: setting, from: shown(before), to: shown(after) }
}

/** Changes a setting that was read with `seen` as its last change, and notes it. What is so already is not written. */
export async function changeSetting(
  context: SignedContext,
  one: ClubSetting,
  value: SettingValue,
  seen: number,
): Promise<Outcome<Changed, 'NOT_FOUND' | 'SETTING_CHANGED'>> {
  const { db, now, caller, afterCommit, tellSecurity } = context
  await lockSettings(db)
  const today = await todayOf(db, one, now)
  if (!today) return refused('NOT_FOUND')
  if (seen !== (await readLastChange(db, one.setting, one))) return refused('SETTING_CHANGED')
  const { own, holds } = await standing(db, one)
  if (isSame(holds(one.from ?? today), value)) return DONE
  await writeSetting(db, one, value)
  await noteSettingChange(
    db,
    one,
    { before: own, after: value },
    { adminId: caller.session.adminId ?? 0, now },
  )
  wear(one, value, context)
  afterCommit(() => tellSecurity('setting-changed', told(one, own, value)))
  return DONE
}

/** The same from a day to come on. */
async function changeFrom(
  context: SignedContext,
  one: DatedSetting,
  value: SettingValue,
  seen: number,
): Promise<Outcome<Changed, 'NOT_FOUND' | 'SETTING_CHANGED' | 'BEGINS_TOO_EARLY'>> {
  const today = await todayOf(context.db, one, context.now)
  if (today && one.from <= today) return refused('BEGINS_TOO_EARLY')
  return changeSetting(context, one, value, seen)
}

/** Times and lead times of a resort. No stay that waits may lapse before its owner was told. */
export const saveHotelRules: Deed<typeof calls.saveHotelRules> = async ({ body }, context) => {
  const { idHotel, value, seen } = body
  // The next guests would stand before a door that the last ones may still hold.
  if (value.checkOut > value.checkIn)
    return refused('LEFT_AFTER_ARRIVAL', { checkIn: value.checkIn, checkOut: value.checkOut })
  const tooLate = await lapsing(context, idHotel, value)
  if (tooLate > 0) return refused('STAYS_WOULD_LAPSE', { count: tooLate })
  return changeSetting(context, { setting: 'hotel', hotelId: idHotel, from: null }, value, seen)
}

/** How many stays an earlier last day of authorizing would close before their owners are told. */
async function lapsing(
  { db, now }: SignedContext,
  hotelId: number,
  value: Parameters<typeof countTooLate>[2],
): Promise<number> {
  const before = await readHotelRules(db, hotelId)
  const today = await todayOf(db, { setting: 'hotel', hotelId, from: null }, now)
  if (!before || !today || value.authorizationDays <= before.authorizationDays) return 0
  return countTooLate(db, hotelId, value, today)
}

/** What cancelling costs from a day on. */
export const saveCancelling: Deed<typeof calls.saveCancelling> = async ({ body }, context) => {
  const { idHotel, from, value, seen } = body
  if (tierFault(value.tiers)) return refused('TIERS_WRONG')
  const tiers = value.tiers.toSorted((a, b) => a.fromDays - b.fromDays)
  return changeFrom(context, { setting: 'cancelling', hotelId: idHotel, from }, { tiers }, seen)
}

/** The rules of a resort's waiting list from a day on. */
export const saveWaitingRules: Deed<typeof calls.saveWaitingRules> = async ({ body }, context) => {
  const { idHotel, from, value, seen } = body
  return changeFrom(context, { setting: 'waiting', hotelId: idHotel, from }, value, seen)
}

/** A promise of the desk from a day on. */
export const savePromise: Deed<typeof calls.savePromise> = async ({ body }, context) => {
  const { kind, from, value, seen } = body
  if (!isAlertWithin(value)) return refused('ALERT_TOO_EARLY')
  return changeFrom(context, { setting: 'promise', promise: kind, from }, value, seen)
}

/** Who mails come from, from the next one on. */
export const saveSender: Deed<typeof calls.saveSender> = async ({ body: { value, seen } }, context) =>
  changeSetting(context, { setting: 'sender', from: null }, value, seen)

/** A mail as the club's come now, to whoever asks. */
export const testSender: Deed<typeof calls.testSender> = async (
  _,
  { db, now, caller, config, afterCommit },
) => {
  const { adminId } = caller.session
  if (adminId === null) return refused('NOT_FOUND')
  const counted = await countAttempts(db, [senderTestsOf(adminId)], now)
  if (!counted.ok) return counted
  const { name, email, languageName } = await readKnownAccount(db, { kind: 'admin', id: adminId })
  const sender = await readMailSender(db)
  const { brand } = config
  const content = {
    name,
    sender: sender.name || `${brand.name} ${brand.tagline}`.trim(),
    address: sender.replyTo || brand.mailFrom,
  }
  const mail = { kind: 'sender-test' as const, recipient: email, language: languageOf(languageName), content }
  await enqueue(db, SETTING_MAILS, mail, now)
  afterCommit(wakeJobs)
  return done({ data: { to: email } })
}

/** Takes the last change of a setting back: as if it had never been while it has not begun, else from tomorrow on. */
export const takeSettingBack: Deed<typeof calls.takeSettingBack> = async ({ body }, context) => {
  const { db, now, caller, afterCommit, tellSecurity } = context
  await lockSettings(db)
  const found = await readSettingChange(db, body.idChange)
  if (!found) return refused('NOT_FOUND')
  const { one, before, after, undoes } = found
  const today = await todayOf(db, one, now)
  const last = await readLastChange(db, one.setting, one)
  if (!today || undoes !== null || last !== body.idChange) return refused('SETTING_CHANGED')
  const { own, holds } = await standing(db, one)
  // An import may have written over it.
  if (!isSame(own, after)) return refused('SETTING_CHANGED')
  const by = { adminId: caller.session.adminId ?? 0, now }
  if (one.from === null || one.from > today) {
    if (one.setting === 'hotel') {
      const tooLate = await lapsing(context, one.hotelId, before as Parameters<typeof countTooLate>[2])
      if (tooLate > 0) return refused('STAYS_WOULD_LAPSE', { count: tooLate })
    }
    await writeSetting(db, one, before)
    await noteSettingChange(db, one, { before: after, after: before, undoes: body.idChange }, by)
    wear(one, before, context)
    afterCommit(() => tellSecurity('setting-changed', told(one, after, before)))
    return DONE
  }
  const again: ClubSetting = { ...one, from: addDays(today, 1) }
  const value = before ?? holds(addDays(one.from, -1))
  const { own: coming } = await standing(db, again)
  await writeSetting(db, again, value)
  await noteSettingChange(db, again, { before: coming, after: value, undoes: body.idChange }, by)
  afterCommit(() => tellSecurity('setting-changed', told(one, coming, value)))
  return DONE
}
