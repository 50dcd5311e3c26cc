import { addDays, type Day, daysBetween, instantAt, todayIn } from '../kernel/day.ts'
import { done, type Outcome, refused } from '../kernel/outcome.ts'

/** What a visit is for (spec, section 3): visit, cleaning, maintenance, providers, medical visit. */
export const ACCESS_TYPES = ['VI', 'CL', 'MT', 'PV', 'MD'] as const
export type AccessType = (typeof ACCESS_TYPES)[number]

/** What a pass opens: a visit, or an activity that somebody ordered for its holder. */
export const PASS_TYPES = [...ACCESS_TYPES, 'AC'] as const
export type PassType = (typeof PASS_TYPES)[number]

export const GUEST_TYPES = ['adult', 'child', 'worker'] as const
export type GuestType = (typeof GUEST_TYPES)[number]

/** A visit holds at most so many guests, as many as the database has places. */
export const MOST_GUESTS = 30

/** Days of the longest visit: a season. */
export const LONGEST_VISIT = 92

/** When somebody may enter. Days and times are the resort's own; times are `hh:mm`, none where it is 24 hours. */
export interface VisitTimes {
  firstDay: Day
  lastDay: Day
  allDay: boolean
  timeIn: string | null
  timeOut: string | null
}

/** The span in which a pass opens. `to` is the first instant at which it does not. */
export interface AccessWindow {
  from: Date
  to: Date
}

/**
 * The span of a visit: from the first day's time in to the last day's time out, in the resort's zone; with 24 hours from the first midnight
 * to the one after the last day.
 */
export function windowOf(times: VisitTimes, zone: string): AccessWindow {
  const { firstDay, lastDay, allDay, timeIn, timeOut } = times
  if (allDay || !timeIn || !timeOut)
    return { from: instantAt(firstDay, '00:00', zone), to: instantAt(addDays(lastDay, 1), '00:00', zone) }
  return { from: instantAt(firstDay, timeIn, zone), to: instantAt(lastDay, timeOut, zone) }
}

/** The window as a pass writes it: the resort's wall clock, `yyyy-mm-dd hh:mm`; 24:00 ends a whole day. */
export function wallOf({ firstDay, lastDay, allDay, timeIn, timeOut }: VisitTimes) {
  return allDay
    ? { from: `${firstDay} 00:00`, to: `${lastDay} 24:00` }
    : { from: `${firstDay} ${timeIn}`, to: `${lastDay} ${timeOut}` }
}

export type TimesReason =
  | 'ACCESS_TIMES_MISSING'
  | 'ACCESS_DAYS_BACKWARDS'
  | 'TIME_OUT_LOWER'
  | 'TIME_OUT_SAME'

/**
 * Whether the times make a visit (spec, section 5). The exit has to be later than the entry: on one day by its time,
 * over several days it is.
 */
export function mayBeTimes(times: VisitTimes): Outcome<null, TimesReason> {
  const { firstDay, lastDay, allDay, timeIn, timeOut } = times
  if (lastDay < firstDay) return refused('ACCESS_DAYS_BACKWARDS')
  if (allDay) return done(null)
  if (!timeIn || !timeOut) return refused('ACCESS_TIMES_MISSING')
  if (lastDay > firstDay || timeOut > timeIn) return done(null)
  return refused(timeOut === timeIn ? 'TIME_OUT_SAME' : 'TIME_OUT_LOWER')
}

export type VisitReason = TimesReason | 'ACCESS_NEEDS_GUEST' | 'ACCESS_TOO_LONG' | 'ACCESS_IN_THE_PAST'

/**
 * Whether a visit may be registered now. A visit that is changed may keep the first day it had, though that lies
 * behind; its end may not.
 */
export function mayRegister(
  visit: { times: VisitTimes; guests: number; firstDayBefore?: Day },
  zone: string,
  now: Date,
): Outcome<null, VisitReason> {
  const { times, guests, firstDayBefore } = visit
  const right = mayBeTimes(times)
  if (!right.ok) return right
  if (guests < 1) return refused('ACCESS_NEEDS_GUEST')
  if (daysBetween(times.firstDay, times.lastDay) >= LONGEST_VISIT) return refused('ACCESS_TOO_LONG')
  const isKept = times.firstDay === firstDayBefore
  if ((times.firstDay < todayIn(zone, now) && !isKept) || windowOf(times, zone).to <= now)
    return refused('ACCESS_IN_THE_PAST')
  return done(null)
}

/** Where a visit stands: a withdrawn one is past, whatever its days. */
export type VisitStanding = 'today' | 'coming' | 'past'

export function standingOf(
  visit: { times: VisitTimes; cancelled: boolean },
  zone: string,
  now: Date,
): VisitStanding {
  if (visit.cancelled || windowOf(visit.times, zone).to <= now) return 'past'
  return visit.times.firstDay <= todayIn(zone, now) ? 'today' : 'coming'
}
