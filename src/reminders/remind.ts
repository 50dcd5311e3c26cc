import { addDays, type Day, daysBetween, timeIn, todayIn } from '../kernel/day.ts'
import type { MailChoice } from '../membership/mail-choices.ts'

/** What owners are reminded of: see the table `reminder_days`. */
export const REMINDER_KINDS = ['fee', 'charge', 'nights', 'benefit', 'free-cancel', 'report'] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]

/** The owner's choice by which a reminder comes. */
export const REMINDER_CHOICE = {
  fee: 'remind-fee',
  charge: 'remind-fee',
  nights: 'remind-expiry',
  benefit: 'remind-expiry',
  'free-cancel': 'remind-cancel',
  report: 'remind-report',
} as const satisfies Record<ReminderKind, MailChoice>

/** The hour of the resort's clock from which on a day's reminders go out. */
export const REMIND_FROM = '08:00'

/** The days between two digests; what falls into them is told in the first. */
export const WEEK = 7

/**
 * A row of the club: owners are reminded so many days before the day that a thing is about; below zero so many days
 * after it. At once, or with the week's digest.
 */
export interface ReminderDay {
  kind: ReminderKind
  validFrom: Day
  days: number
  atOnce: boolean
}

/** Before every day of the club: what holds where it has no row. */
const EVER = '0001-01-01'

/** The days on which owners are reminded where the club has no rows for a kind. */
export const FIRST_DAYS: readonly ReminderDay[] = [
  ...daysOf('fee', [30, 7], [1, -1]),
  ...daysOf('charge', [30, 7], [1, -1]),
  ...daysOf('nights', [90, 30, 7], []),
  ...daysOf('benefit', [90, 30, 7], []),
  ...daysOf('free-cancel', [7], [1]),
  ...daysOf('report', [-3, -10, -30], []),
]

function daysOf(kind: ReminderKind, inDigest: readonly number[], atOnce: readonly number[]): ReminderDay[] {
  const row = (days: number, now: boolean) => ({ kind, validFrom: EVER, days, atOnce: now })
  return [...inDigest.map((days) => row(days, false)), ...atOnce.map((days) => row(days, true))]
}

/** The resort's day whose reminders are due at a moment; null in the hours before anybody is awake. */
export function dayOfReminders(zone: string, now: Date): Day | null {
  return timeIn(zone, now) >= REMIND_FROM ? todayIn(zone, now) : null
}

/** The club's rows of a kind that hold on a day: the newest that are not after it. */
export function daysOn(rows: readonly ReminderDay[], kind: ReminderKind, today: Day): ReminderDay[] {
  const own = rows.filter((row) => row.kind === kind && row.validFrom <= today)
  const newest = own
    .map(({ validFrom }) => validFrom)
    .sort()
    .at(-1)
  return own.filter(({ validFrom }) => validFrom === newest)
}

/**
 * Which reminder of a thing a day is for: the last one whose day has come. A clock that stood still, or a thing that
 * came late, is reminded of then, and not of the days that it missed. Null where it is too early.
 */
export function reminderOn(days: readonly ReminderDay[], due: Day, today: Day): ReminderDay | null {
  const left = daysBetween(today, due)
  const reached = days.filter((row) => left <= row.days).sort((a, b) => a.days - b.days)
  return reached[0] ?? null
}

/** Whether a digest may go out on a day: one a week at most. */
export function mayDigest(last: Day | null, today: Day): boolean {
  return last === null || last <= addDays(today, -WEEK)
}
