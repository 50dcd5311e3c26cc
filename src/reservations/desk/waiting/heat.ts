import { addDays, type Day } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'

/** A week of a category: how many wait for it, and how many of them are offered nights. */
export interface WeekHeat {
  week: Day
  waiting: number
  offered: number
}

interface Category {
  id: number
  name: Bilingual
  weeks: readonly WeekHeat[]
}

/** The table of a heat map: all weeks from the first to the last that anybody waits for, a row for each category that is waited for. */
export function heatOf(categories: readonly Category[]): {
  weeks: Day[]
  rows: (Omit<Category, 'weeks'> & { cells: WeekHeat[] })[]
  most: number
} {
  const all = categories.flatMap(({ weeks }) => weeks)
  const sorted = all.map(({ week }) => week).sort()
  const [first, last] = [sorted[0], sorted.at(-1)]
  const weeks: Day[] = []
  if (first && last) for (let week = first; week <= last; week = addDays(week, 7)) weeks.push(week)
  const rows = categories
    .filter(({ weeks: waited }) => waited.length > 0)
    .map(({ id, name, weeks: waited }) => ({
      ...{ id, name },
      cells: weeks.map((week) => waited.find((one) => one.week === week) ?? { week, waiting: 0, offered: 0 }),
    }))
  return { weeks, rows, most: Math.max(0, ...all.map(({ waiting }) => waiting)) }
}

/** The months that weeks lie in, by their Monday, and how many of them each has. */
export function monthsOfWeeks(weeks: readonly Day[]): { month: Day; count: number }[] {
  const months: { month: Day; count: number }[] = []
  for (const week of weeks) {
    const month = `${week.slice(0, 7)}-01`
    const last = months.at(-1)
    if (last?.month === month) last.count += 1
    else months.push({ month, count: 1 })
  }
  return months
}

/** The day of the month, as a column's head has it. */
export const weekDay = (week: Day) => Number(week.slice(8))
