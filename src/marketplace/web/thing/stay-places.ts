import type { Day } from '../../../kernel/day.ts'
import type { BlackoutDates } from '../../cart.ts'
import { dayFor, type Party } from '../../days/party.ts'
import { isDuring } from '../../stays/during.ts'
import type { StayToPlan } from '../../stays/stays.endpoints.ts'
import { isOpen } from './availability.ts'
import type { ProductDays } from './use-product-days.ts'

/** A day of the stay with a place for all who come, and its first hour where the day has slots. */
export interface FreePlace {
  day: Day
  time: string | null
}

/** Places that are proposed at most: more is what the calendar is for. */
const MOST_PLACES = 4

/** The first places in the days of a stay for a party, one a day. Nothing is taken by being proposed. */
export function placesIn(
  stay: Pick<StayToPlan, 'datein' | 'dateout'> | null,
  days: Pick<ProductDays, 'all'>,
  party: Party,
  dates: BlackoutDates | null,
): FreePlace[] {
  return days.all
    .filter(({ day }) => isDuring(stay, day) && dates !== null && isOpen(dates, day))
    .flatMap((one) => {
      const { state, slots } = dayFor(one, party)
      if (state !== 'free') return []
      return [{ day: one.day, time: slots.find(({ fits }) => fits)?.starts ?? null }]
    })
    .slice(0, MOST_PLACES)
}
