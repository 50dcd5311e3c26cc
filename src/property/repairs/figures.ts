import type { Day } from '../../kernel/day.ts'

/** A quarter of the calendar. */
export interface RepairQuarter {
  year: number
  quarter: number
}

/** The first day of a quarter, and that of the one after it. */
export function daysOfQuarter({ year, quarter }: RepairQuarter): { first: Day; next: Day } {
  const first = (of: number) => `${year + Math.floor(of / 12)}-${String((of % 12) + 1).padStart(2, '0')}-01`
  return { first: first((quarter - 1) * 3), next: first(quarter * 3) }
}

/** The quarter of a day. */
export function quarterOf(day: Day): RepairQuarter {
  return { year: Number(day.slice(0, 4)), quarter: Math.ceil(Number(day.slice(5, 7)) / 3) }
}

/** The quarter so many before another one. */
export function quartersBefore({ year, quarter }: RepairQuarter, count: number): RepairQuarter {
  const at = year * 4 + quarter - 1 - count
  return { year: Math.floor(at / 4), quarter: (at % 4) + 1 }
}
