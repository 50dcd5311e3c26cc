import { type Day, daysBetween } from '../../kernel/day.ts'
import type { NightBalance, NightCounters } from '../benefit/open-nights.ts'
import { heldNights } from '../stay/wish.ts'

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
  /** The days that stays would move to, and what they take. */
  wishes: readonly Stay[]
  benefitYears: readonly NightBalance[]
}

/**
 * The nights as they would be without one of the contract's stays, for a change of its dates: its own nights and those
 * of its pending change count as free, the nights that it holds as balance, and the gap rules do not count it as its own neighbour. Only its
 * category remains, because a change of dates keeps it. `from` is the day that the counters' offsets count from.
 */
export function withoutStay<C extends NightCounters & { idCategory: number }, S extends Stay>(
  nights: Nights<C, S>,
  from: Day,
  id: number,
): Nights<C, S> {
  const stay = nights.stays.find((one) => one.id === id)
  const wish = nights.wishes.find((one) => one.id === id)
  // Only one of them may lie among these nights.
  const known = stay ?? wish
  if (!known) return nights
  const held = heldNights(known, wish ?? null).map((night) => daysBetween(from, night))
  const paidBy = ({ checkIn }: Stay) =>
    nights.benefitYears.findIndex(({ starts, expires }) => starts <= checkIn && checkIn <= expires)
  // Of a year that pays for both, the larger of the two is held.
  const heldOf = (index: number) =>
    Math.max(0, ...[stay, wish].map((one) => (one && paidBy(one) === index ? one.nightsCost : 0)))
  return {
    stays: nights.stays.filter((one) => one !== stay),
    wishes: nights.wishes.filter((one) => one !== wish),
    categories: nights.categories
      .filter(({ idCategory }) => idCategory === known.idCategory)
      .map((category) => ({
        ...category,
        free: category.free.map((free, index) => {
          const offset = category.offsets[index] ?? -1
          return held.includes(offset) ? free + 1 : free
        }),
      })),
    benefitYears: nights.benefitYears.map((year, index) => ({
      ...year,
      balance: year.balance + heldOf(index),
    })),
  }
}
