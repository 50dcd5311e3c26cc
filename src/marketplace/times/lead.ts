import { addDays } from '../../kernel/day.ts'
import { DEFAULT_TIME } from '../cart.ts'
import { clockAt, type DayAndTime, minutesOf, type Times } from './times.ts'

/** The moment so many minutes later. */
export function later({ day, time }: DayAndTime, minutes: number): DayAndTime {
  const all = minutesOf(time) + minutes
  return { day: addDays(day, Math.floor(all / 1440)), time: clockAt(((all % 1440) + 1440) % 1440) }
}

/** Whether one moment comes before the other. */
export function isBefore(one: DayAndTime, other: DayAndTime): boolean {
  return one.day < other.day || (one.day === other.day && one.time < other.time)
}

/** A line that names no hour counts for its whole day. */
export function namesHour(times: Times, time: string): boolean {
  return times.kind !== 'any' || time !== DEFAULT_TIME
}

/**
 * Whether something begins sooner than may be ordered: `leadMinutes` from now, where it is served. What names no hour may
 * be had on the day on which that falls.
 */
export function isTooSoon(
  times: Times,
  { day, time }: DayAndTime,
  now: DayAndTime,
  leadMinutes: number,
): boolean {
  const earliest = later(now, leadMinutes)
  return namesHour(times, time) ? isBefore({ day, time }, earliest) : day < earliest.day
}

/** The limit of free changing and cancelling: so many hours before, or the end of the day before. */
export function freeUntil(times: Times, { day, time }: DayAndTime, cancelHours: number | null): DayAndTime {
  if (cancelHours === null) return { day: addDays(day, -1), time: '23:59' }
  return later({ day, time: namesHour(times, time) ? time : '00:00' }, -cancelHours * 60)
}
