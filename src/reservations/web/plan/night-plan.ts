import { addDays, type Day, type DayRange, daysBetween } from '../../../kernel/day.ts'
import { balanceOn } from '../../benefit/open-nights.ts'
import { LONGEST_STAY, nightsCost } from '../../request/stay-rules.ts'
import { type NightState, stateAt } from '../../year/year.ts'
import type { Year, YearCategory } from '../year/year-months.ts'

/** What the calendar of a request knows of the nights ahead, for a party and the category it would rather have. */
export interface NightPlan {
  year: Year
  /** Those that sleep the party, the wished one first. */
  categories: readonly (YearCategory & { runs: readonly number[] })[]
}

/** Of several states of a night the one to tell, where no category has it free: the owner's own before a reason of the resort. */
const TOLD: readonly NightState[] = [
  'free',
  'mine',
  'wished',
  'past',
  'blackout',
  'not-enough-nights',
  'taken',
  'not-open',
]

/** The nights ahead for so many guests, the wished category first; the own one where none is wished. */
export function planOf(year: Year, guests: number, idCategory: number | null): NightPlan {
  const isWished = (one: YearCategory) => (idCategory === null ? one.own : one.idCategory === idCategory)
  const categories = year.categories
    .filter(({ sleeps }) => sleeps >= guests)
    .toSorted((a, b) => Number(isWished(b)) - Number(isWished(a)))
    .map((category) => ({ ...category, runs: runsOf(category.nights) }))
  return { year, categories }
}

/** For each night how many from it on are free, one after the other. */
function runsOf(nights: string): number[] {
  const runs = new Array<number>(nights.length).fill(0)
  for (let index = nights.length - 1; index >= 0; index--)
    runs[index] = nights[index] === 'F' ? (runs[index + 1] ?? 0) + 1 : 0
  return runs
}

/** What is told of a night: free where one of the categories has it. */
export function stateOn({ year, categories }: NightPlan, night: Day): NightState {
  const states = categories.map(({ nights }) => stateAt(nights, year.from, night) ?? 'not-open')
  return TOLD.find((state) => states.includes(state)) ?? 'not-open'
}

/** What a stay takes of the balance, and what is left of it after. */
export interface StayCostAhead {
  category: YearCategory
  cost: number
  left: number
}

/** The first category in which every night of a stay is free and paid for by the accounts that its check-in falls in. */
export function costAhead({ year, categories }: NightPlan, stay: DayRange): StayCostAhead | null {
  const nights = daysBetween(stay.checkIn, stay.checkOut)
  if (nights < 1 || nights > LONGEST_STAY) return null
  const balance = balanceOn(year.accounts, stay.checkIn)
  const first = daysBetween(year.from, stay.checkIn)
  for (const category of categories) {
    const cost = nightsCost(nights, category.nightPercent)
    if ((category.runs[first] ?? 0) >= nights && cost <= balance)
      return { category, cost, left: balance - cost }
  }
  return null
}

/**
 * Whether a day of the calendar cannot be chosen: no arrival where no category has the night free; once the arrival is
 * there, neither a day to which no stay from it, or from which no stay to it, would be granted.
 */
export function isOutOfReach(plan: NightPlan, day: Day, arrival?: Day): boolean {
  if (arrival === undefined || arrival === day) return stateOn(plan, day) !== 'free'
  const stay = day > arrival ? { checkIn: arrival, checkOut: day } : { checkIn: day, checkOut: arrival }
  return costAhead(plan, stay) === null
}

/** What is left of the balance after each night of a stay, by its day; empty where it would not be granted. */
export function leftAfter(plan: NightPlan, stay: DayRange): ReadonlyMap<Day, number> {
  const whole = costAhead(plan, stay)
  if (!whole) return new Map()
  const balance = whole.cost + whole.left
  const { nightPercent } = whole.category
  const left = new Map<Day, number>()
  for (let night = stay.checkIn, count = 1; night < stay.checkOut; night = addDays(night, 1), count++)
    left.set(night, balance - nightsCost(count, nightPercent))
  return left
}

/** The last day that a stay from an arrival may reach, and whether it is the balance that ends there. */
export function reachOf(plan: NightPlan, arrival: Day): { until: Day; byBalance: boolean } | null {
  let until: Day | null = null
  let day = addDays(arrival, 1)
  while (costAhead(plan, { checkIn: arrival, checkOut: day })) {
    until = day
    day = addDays(day, 1)
  }
  if (until === null) return null
  const first = daysBetween(plan.year.from, arrival)
  const isFree = plan.categories.some(({ runs }) => (runs[first] ?? 0) >= daysBetween(arrival, day))
  return { until, byBalance: isFree && daysBetween(arrival, day) <= LONGEST_STAY }
}
