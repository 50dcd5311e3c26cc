import { addDays, type Day, daysBetween } from '../../../kernel/day.ts'
import type { BookingDetails } from '../../changes.endpoints.ts'
import { LONGEST_STAY } from '../../request/stay-rules.ts'
import { type NightLetter, stateAt } from '../../year/year.ts'
import type { Year } from '../year/year-months.ts'
import { type NightPlan, nightPlanOf, stateOn } from './night-plan.ts'

/** The letter of a night that is free. */
const FREE: NightLetter = 'F'

type Moving = Pick<BookingDetails, 'id' | 'idCategory' | 'datein' | 'dateout' | 'wish'>

/**
 * The nights ahead for a stay that would move: in its own category, its own nights and those held for its change free, and
 * none too many for the balance, which gets the stay's nights back first.
 */
export function changePlanOf(year: Year, booking: Moving): NightPlan {
  const { id, idCategory, datein, dateout, wish } = booking
  const own = [{ datein, dateout }, ...(wish ? [wish] : [])]
  const isOwn = (night: Day) => own.some((one) => one.datein <= night && night < one.dateout)
  const freed = (nights: string) =>
    Array.from(nights, (letter, at) => {
      const night = addDays(year.from, at)
      const state = stateAt(nights, year.from, night)
      const gives =
        state === 'not-enough-nights' || (isOwn(night) && (state === 'mine' || state === 'wished'))
      return gives ? FREE : letter
    }).join('')
  const categories = year.categories
    .filter((one) => one.idCategory === idCategory)
    .map((one) => ({ ...one, nights: freed(one.nights) }))
  const others = {
    stays: year.stays.filter((one) => one.id !== id),
    wishes: year.wishes.filter((one) => one.id !== id),
  }
  return nightPlanOf({ ...year, categories, ...others }, 0, idCategory)
}

/** Whether a day of a change's calendar cannot be chosen: no arrival, or no departure of a stay from the arrival that is picked. */
export function isShut(plan: NightPlan, day: Day, arrival?: Day): boolean {
  if (arrival === undefined || arrival === day) return stateOn(plan, day) !== 'free'
  const [from, to] = day > arrival ? [arrival, day] : [day, arrival]
  const nights = daysBetween(from, to)
  const free = plan.categories[0]?.runs[daysBetween(plan.year.from, from)] ?? 0
  return nights > LONGEST_STAY || free < nights
}
