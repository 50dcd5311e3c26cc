import type { Day } from '../../../kernel/day.ts'
import type { BlackoutDates } from '../../cart.ts'
import { dayFor, type Party } from '../../days/party.ts'
import { besideStay, type StayHours } from '../../stays/beside-stay.ts'
import { isDuring } from '../../stays/during.ts'
import { isOpen } from './availability.ts'
import type { ProductDays } from './use-product-days.ts'

/** A day of the stay with a place for all who come, and its first hour where the day has slots. */
export interface FreePlace {
  day: Day
  time: string | null
}

/** Places that are proposed at most: more is what the calendar is for. */
const MOST_PLACES = 4

/**
 * The first places in a stay for a party, one a day: none before its check-in or after its check-out. Nothing is taken by being
 * proposed.
 */
export function placesIn(
  stay: StayHours | null,
  days: Pick<ProductDays, 'all'>,
  party: Party,
  dates: BlackoutDates | null,
): FreePlace[] {
  return days.all
    .filter(({ day }) => isDuring(stay, day) && dates !== null && isOpen(dates, day))
    .flatMap((one): FreePlace[] => {
      const { state, slots } = dayFor(one, party)
      if (state !== 'free' || !stay) return []
      if (slots.length === 0) return [{ day: one.day, time: null }]
      const first = slots.find(({ fits, starts }) => fits && besideStay(one.day, starts, [stay]) === null)
      return first ? [{ day: one.day, time: first.starts }] : []
    })
    .slice(0, MOST_PLACES)
}
