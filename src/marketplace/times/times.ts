import type { Day } from '../../kernel/day.ts'
import { DEFAULT_TIME } from '../cart.ts'

/** A slot: an hour of the day, `hh:mm`, with so many places. */
export interface Slot {
  starts: string
  places: number
}

/** The times of a variant; `opens` and `closes` where it is had between two hours, slots where it is had at slots. */
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
      : time >= times.opens && time <= times.closes && isQuarter(time)
  if (offered) return null
  return time === DEFAULT_TIME ? 'no-time' : 'not-offered'
}

/** The slot of which a line takes its places; null where it takes them of the day, or none. */
export function slotOf(times: Times, time: string): string | null {
  return times.kind === 'slots' && timeFault(times, time) === null ? time : null
}

const isQuarter = (time: string) => Number(time.slice(3)) % 15 === 0

/** Every quarter between two hours, both among them. */
export function quartersOf({ opens, closes }: { opens: string; closes: string }): string[] {
  return Array.from({ length: 96 }, (_, index) => clockAt(index * 15)).filter(
    (time) => time >= opens && time <= closes,
  )
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
