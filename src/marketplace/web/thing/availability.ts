import type { Day } from '../../../kernel/day.ts'
import type { BlackoutDates } from '../../cart.ts'

/** The latest first day, the earliest last day, and every day that one of them lacks. */
export function commonDays(
  found: readonly { data: readonly Day[]; minDate: Day; maxDate: Day }[],
  today: Day,
): BlackoutDates {
  const disable = [...new Set(found.flatMap(({ data }) => data))].sort()
  const minDate = found.map((one) => one.minDate).reduce((a, b) => (a > b ? a : b), today)
  const [first, ...others] = found.map((one) => one.maxDate)
  return { minDate, disable, maxDate: others.reduce((a, b) => (a < b ? a : b), first ?? minDate) }
}

/** Whether a day can be had. While nothing is known it can: the server looks once more. */
export function isOpen(dates: BlackoutDates | null, day: Day): boolean {
  if (!dates) return true
  return day >= dates.minDate && day <= dates.maxDate && !dates.disable.includes(day)
}
