import { type Day, keptByZone, todayIn } from '../../kernel/day.ts'

/** What the clock on the wall says at a place: the day, the hour (0 to 23) and the seconds since midnight. */
export interface WallClock {
  day: Day
  hour: number
  seconds: number
}

const clock = keptByZone({ hourCycle: 'h23', hour: 'numeric', minute: 'numeric', second: 'numeric' }, 'en-US')

/** Reads the clock of a zone at an instant. */
export function wallClock(zone: string, now: Date): WallClock {
  const parts = clock(zone).formatToParts(now)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  const hour = part('hour')
  return { day: todayIn(zone, now), hour, seconds: hour * 3600 + part('minute') * 60 + part('second') }
}

export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening'

/** The part of the day for the greeting. Before five it is night: neither good evening nor good morning fits. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < 19 ? 'afternoon' : 'evening'
}

/** A span of time in whole days, hours and minutes; nothing when it lies behind. */
export function spanOf(ms: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.floor(Math.max(0, ms) / 60_000)
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  }
}
