import type { Day } from '../../../kernel/day.ts'
import { DEFAULT_TIME } from '../../cart.ts'
import { dayFor, hoursFor, type Party } from '../../days/party.ts'
import { timeFault } from '../../times/times.ts'
import type { HoursShown } from './hour-choice.tsx'
import type { ProductDays } from './use-product-days.ts'

/**
 * The hours that a party may choose from on a day; null where there is nothing to choose, or the slots of a day that is
 * not chosen yet.
 */
export function hoursShown(
  days: ProductDays,
  day: Day | null,
  party: Party,
  minutes: number | null,
): HoursShown | null {
  const places = day === null ? days.first : days.on(day)
  if (!places) return null
  const hours = hoursFor(places, party)
  if (hours) return { kind: 'hours', ...hours }
  const { slots } = dayFor(places, party)
  if (day === null || slots.length === 0) return null
  return { kind: 'slots', day, slots, minutes, people: party.reduce((sum, { qty }) => sum + qty, 0) }
}

/** The hour that a line gets: the one chosen, where it is among those shown; the default where nothing is to be chosen. */
export function hourChosen(hours: HoursShown | null, time: string): string | null {
  if (!hours) return DEFAULT_TIME
  if (hours.kind === 'slots')
    return hours.slots.some(({ starts, fits }) => fits && starts === time) ? time : null
  return time !== '' && timeFault(hours, time) === null ? time : null
}
