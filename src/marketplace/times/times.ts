import type { Day } from '../../kernel/day.ts'
import { DEFAULT_TIME } from '../cart.ts'

/** A slot: an hour of the day, `hh:mm`, with so many places. */
export interface Slot {
  starts: string
  places: number
}

/**
 * The times of a variant; `opens` and `closes` where it is had between two hours, slots where it is had at slots. Hours that
 * close before they open are those of a night: of each day what is left after the one, and what comes before the other.
 */
export type Times =
  | { kind: 'any' }
  | { kind: 'hours'; opens: string; closes: string }
  | { kind: 'slots'; slots: readonly Slot[] }

/** A moment where it is served: its day, and the time `hh:mm`. */
export interface DayAndTime {
  day: Day
  time: string
}

export type TimeFault = 'no-time' | 'not-offered'

/**
 * What is wrong about the hour of a line; null where it may be had then. Where a variant has no times of its own any hour
 * will do, and the default says nothing of one (spec, section 9).
 */
export function timeFault(times: Times, time: string): TimeFault | null {
  if (times.kind === 'any') return null
  const offered =
    times.kind === 'slots'
      ? times.slots.some(({ starts }) => starts === time)
      : isWithin(times, time) && isQuarter(time)
  if (offered) return null
  return time === DEFAULT_TIME ? 'no-time' : 'not-offered'
}

/** The slot of which a line takes its places; null where it takes them of the day, or none. */
export function slotOf(times: Times, time: string): string | null {
  return times.kind === 'slots' && timeFault(times, time) === null ? time : null
}

/** Whether a time is between two hours, both among them. */
function isWithin({ opens, closes }: { opens: string; closes: string }, time: string): boolean {
  return opens <= closes ? time >= opens && time <= closes : time >= opens || time <= closes
}

const isQuarter = (time: string) => Number(time.slice(3)) % 15 === 0

/** Every quarter of a day between two hours, both among them, in their order. */
export function quartersOf(hours: { opens: string; closes: string }): string[] {
  return Array.from({ length: 96 }, (_, index) => clockAt(index * 15)).filter((time) => isWithin(hours, time))
}

/** The time of a variant that is nearest to one, around the clock; of two that are as near the later. */
export function nearestTime(times: Times, time: string): string {
  if (times.kind === 'any' || timeFault(times, time) === null) return time
  const all = times.kind === 'slots' ? times.slots.map(({ starts }) => starts) : quartersOf(times)
  const away = (one: string) => {
    const minutes = Math.abs(minutesOf(one) - minutesOf(time))
    return Math.min(minutes, 1440 - minutes)
  }
  return all.reduce((best, one) => (away(one) <= away(best) ? one : best), all[0] ?? time)
}

/** Minutes after midnight as `hh:mm`. */
export function clockAt(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0')
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}

/** `hh:mm` as minutes after midnight. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
