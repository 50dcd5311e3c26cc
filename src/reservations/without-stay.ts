import { type Day, daysBetween } from '../kernel/day.ts'
import type { NightBalance, NightCounters } from './open-nights.ts'

interface Stay {
  id: number
  idCategory: number
  checkIn: Day
  checkOut: Day
  nightsCost: number
}

interface Nights<C extends NightCounters & { idCategory: number }, S extends Stay> {
  categories: readonly C[]
  stays: readonly S[]
  benefitYears: readonly NightBalance[]
}

/**
 * The nights as they would be without one of the contract's stays: what a change of its dates has to choose from. Its
 * own nights count as free, what it holds as balance, and it does not stand in its own way. Only its category remains,
 * for a change of dates keeps it. `from` is the day that the counters' offsets count from.
 */
export function withoutStay<C extends NightCounters & { idCategory: number }, S extends Stay>(
  nights: Nights<C, S>,
  from: Day,
  id: number,
): Nights<C, S> {
  const stay = nights.stays.find((one) => one.id === id)
  if (!stay) return nights
  const [first, last] = [daysBetween(from, stay.checkIn), daysBetween(from, stay.checkOut)]
  const paid = nights.benefitYears.findIndex(
    ({ starts, expires }) => starts <= stay.checkIn && stay.checkIn <= expires,
  )
  return {
    stays: nights.stays.filter((one) => one !== stay),
    categories: nights.categories
      .filter(({ idCategory }) => idCategory === stay.idCategory)
      .map((category) => ({
        ...category,
        free: category.free.map((free, index) => {
          const offset = category.offsets[index] ?? -1
          return offset >= first && offset < last ? free + 1 : free
        }),
      })),
    benefitYears: nights.benefitYears.map((year, index) =>
      index === paid ? { ...year, balance: year.balance + stay.nightsCost } : year,
    ),
  }
}
