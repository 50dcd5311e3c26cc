import { addDays, type Day } from '../kernel/day.ts'

/** What the demo's owners searched for in vain, a count for this month, the one before and so on. */
const SOUGHT: readonly [words: string, ...times: number[]][] = [
  ['padel', 6, 4, 2],
  ['parapente', 1, 3],
  ['babysitter', 4, 2],
  ['lavanderia', 3, 1, 1],
  ['airport lounge', 1],
]

/** Those counts as rows. */
export function vainSearches(today: Day): { month: Day; words: string; times: number; marks: string }[] {
  return SOUGHT.flatMap(([words, ...times]) =>
    times.map((count, back) => ({
      month: monthBefore(today, back),
      words,
      times: count,
      marks: '1'.repeat(count).padStart(64, '0'),
    })),
  )
}

/** The first day of the month that is so many before a day's. */
function monthBefore(day: Day, back: number): Day {
  const first = `${day.slice(0, 8)}01`
  return back === 0 ? first : monthBefore(addDays(first, -1), back - 1)
}
