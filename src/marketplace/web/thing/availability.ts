import { addDays, type Day, daysBetween } from '../../../kernel/day.ts'
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

/** The same with every day disabled but these; null: any day will do. */
export function onlyOn(dates: BlackoutDates, days: readonly Day[] | null): BlackoutDates {
  if (days === null) return dates
  const { minDate, maxDate } = dates
  const others = Array.from({ length: daysBetween(minDate, maxDate) + 1 }, (_, index) =>
    addDays(minDate, index),
  )
  const disable = new Set([...dates.disable, ...others.filter((day) => !days.includes(day))])
  return { ...dates, disable: [...disable].sort() }
}

/** The day that is chosen by itself: there is one alone on which it can be had; null elsewhere. */
export function onlyDay({
  dates,
  only,
}: {
  dates: BlackoutDates | null
  only: { days: readonly Day[] } | null
}): Day | null {
  if (!dates || !only) return null
  const [first, ...others] = only.days.filter((day) => isOpen(dates, day))
  return others.length === 0 ? (first ?? null) : null
}

/** Whether a day can be had. While nothing is known it can: the server looks once more. */
export function isOpen(dates: BlackoutDates | null, day: Day): boolean {
  if (!dates) return true
  return day >= dates.minDate && day <= dates.maxDate && !dates.disable.includes(day)
}
