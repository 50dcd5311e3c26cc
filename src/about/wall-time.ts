import { type Day, timeIn, todayIn } from '../kernel/day.ts'

/** What a clock and a calendar on the wall of a place show. */
export interface WallTime {
  day: Day
  /** hh:mm */
  time: string
}

/** The wall time of an instant in a zone (IANA name). */
export function wallTime(at: Date, zone: string): WallTime {
  return { day: todayIn(zone, at), time: timeIn(zone, at) }
}

/** How the cities of the zones are written; their names in the zone database have no accents. */
const ACCENTED: Readonly<Record<string, string>> = {
  Cancun: 'Cancún',
  Mazatlan: 'Mazatlán',
  Merida: 'Mérida',
  Bogota: 'Bogotá',
}

/** The city that a zone is called after: "Cancún" of America/Cancun. It reads the same in both languages. */
export function cityOf(zone: string): string {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  return ACCENTED[city] ?? city
}

/** Whether the clocks of two zones show the same at an instant, whatever the zones are called. */
export function isSameTime(at: Date, one: string, other: string): boolean {
  const [a, b] = [wallTime(at, one), wallTime(at, other)]
  return a.day === b.day && a.time === b.time
}
