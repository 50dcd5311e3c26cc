import type { Day } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import type { BlackoutDates } from '../cart.ts'
import type { ProductDay } from './days.endpoints.ts'
import { dayFor, type Party } from './party.ts'

/** Why a day cannot be chosen: in the club's own words, or as a kind; `taken` where only that it cannot be had is known. */
export type DayReason = Bilingual | 'past' | 'not-yet' | 'full' | 'soon' | 'taken'

/**
 * Why a day cannot be had by a party; null where it can, and while nothing is known. `places` are the day's, undefined where they
 * are not known.
 */
export function whyNot(
  day: Day,
  dates: BlackoutDates | null,
  places: ProductDay | undefined,
  party: Party,
): DayReason | null {
  if (!dates) return null
  if (day < dates.minDate) return 'past'
  if (day > dates.maxDate) return 'not-yet'
  if (!dates.disable.includes(day)) return null
  if (!places) return 'taken'
  if (places.closed) return places.closed
  const { state } = dayFor(places, party)
  return state === 'full' || state === 'soon' ? state : 'taken'
}
