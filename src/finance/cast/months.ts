import { addMonths, type Day } from '../../kernel/day.ts'

/** The first days of the last `count` whole months before today, oldest first. */
export function wholeMonths(today: Day, count: number): Day[] {
  const current = `${today.slice(0, 7)}-01`
  return Array.from({ length: count }, (_, index) => addMonths(current, index - count))
}
