import { addDays, type Day } from '../kernel/day.ts'

/** Something that happens at an hour of a day. */
export type DayEvent<L> =
  | { kind: 'arrive'; time: string }
  | { kind: 'leave'; time: string }
  | { kind: 'line'; time: string; line: L }

/** A day of a stay on which something happens, or days in a row on which nothing is planned; both ends included. */
export type StayDay<L> =
  | { kind: 'planned'; day: Day; moments: DayEvent<L>[] }
  | { kind: 'free'; first: Day; last: Day }

interface Stay {
  datein: Day
  dateout: Day
  checkInTime: string
  checkOutTime: string
}

/** The days of a stay from check-in to check-out, each with its moments by the clock; empty ones next to each other are one. */
export function daysOf<L extends { day: Day; time: string }>(
  { datein, dateout, checkInTime, checkOutTime }: Stay,
  lines: readonly L[],
): StayDay<L>[] {
  const days: StayDay<L>[] = []
  for (let day = datein; day <= dateout; day = addDays(day, 1)) {
    const moments: DayEvent<L>[] = lines
      .filter((line) => line.day === day)
      .map((line) => ({ kind: 'line', time: line.time, line }))
    if (day === datein) moments.push({ kind: 'arrive', time: checkInTime })
    if (day === dateout) moments.push({ kind: 'leave', time: checkOutTime })
    const last = days.at(-1)
    if (moments.length > 0)
      days.push({ kind: 'planned', day, moments: moments.sort((a, b) => a.time.localeCompare(b.time)) })
    else if (last?.kind === 'free') last.last = day
    else days.push({ kind: 'free', first: day, last: day })
  }
  return days
}
