import { addDays, type Day, type DayRange, daysBetween, overlaps } from '../../../kernel/day.ts'
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

/** The order in which the states of a night are told, where no category has it free: the owner's own before a reason of the resort. */
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
export function nightPlanOf(year: Year, guests: number, idCategory: number | null): NightPlan {
  const isWished = (one: YearCategory) => (idCategory === null ? one.own : one.idCategory === idCategory)
  const categories = year.categories
    .filter(({ sleeps }) => sleeps >= guests)
    .toSorted((a, b) => Number(isWished(b)) - Number(isWished(a)))
    .map((category) => ({ ...category, runs: runsOf(category.nights) }))
  return { year, categories }
}

/** The free nights from each night on, one after the other. */
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

/** The season of a night, where the club has named one. */
export function seasonOn({ year }: NightPlan, night: Day): Year['seasons'][number]['level'] | undefined {
  return year.seasons.find((one) => one.firstNight <= night && night <= one.lastNight)?.level
}

/** What a stay takes of the balance, and what is left of it after. */
export interface StayCostAhead {
  category: YearCategory
  cost: number
  left: number
}

/** The first category in which every night of a stay is free and paid for by the accounts that its check-in falls in. */
export function costAhead(plan: NightPlan, stay: DayRange): StayCostAhead | null {
  const nights = daysBetween(stay.checkIn, stay.checkOut)
  if (nights < 1) return null
  for (const category of plan.categories) {
    const cost = costIn(plan, category, stay.checkIn, nights)
    if (cost) return cost
  }
  return null
}

function costIn(
  { year }: NightPlan,
  category: NightPlan['categories'][number],
  checkIn: Day,
  nights: number,
): StayCostAhead | null {
  const balance = balanceOn(year.accounts, checkIn)
  const cost = nightsCost(nights, category.nightPercent)
  const isFree = (category.runs[daysBetween(year.from, checkIn)] ?? 0) >= nights
  if (!isFree || nights > LONGEST_STAY || cost > balance) return null
  return { category, cost, left: balance - cost }
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

/** The last departure from an arrival in a category, and what ends there: the balance, the longest stay there is, or the free nights. */
export interface Reach {
  category: YearCategory
  until: Day
  endedBy: 'balance' | 'longest' | 'night'
}

/**
 * How far a stay from an arrival may go: in the wished or own category (the next one where it has nothing), and in the one
 * that goes farthest, if that is another. Empty where nothing begins.
 */
export function reachesOf(plan: NightPlan, arrival: Day): Reach[] {
  const [first, ...others] = plan.categories.flatMap((category) => reachIn(plan, category, arrival) ?? [])
  if (!first) return []
  const farthest = others.reduce((best, one) => (one.until > best.until ? one : best), first)
  return farthest === first ? [first] : [first, farthest]
}

function reachIn(plan: NightPlan, category: NightPlan['categories'][number], arrival: Day): Reach | null {
  let nights = 0
  while (costIn(plan, category, arrival, nights + 1)) nights++
  if (nights === 0) return null
  const isFree = (category.runs[daysBetween(plan.year.from, arrival)] ?? 0) > nights
  const endedBy = nights === LONGEST_STAY ? 'longest' : isFree ? 'balance' : 'night'
  return { category, until: addDays(arrival, nights), endedBy }
}

/** Nights that are no arrival for one reason, one after the other, which no mark of the calendar tells. */
export interface GreyNights {
  from: Day
  to: Day
  why: 'taken' | 'not-enough-nights' | 'not-open'
}

/** The nights of some days, from today on, that nobody can choose though the calendar only greys them, by their reason. */
export function greyNights(plan: NightPlan, { first, last }: { first: Day; last: Day }): GreyNights[] {
  const all: GreyNights[] = []
  for (
    let night = first > plan.year.today ? first : plan.year.today;
    night <= last;
    night = addDays(night, 1)
  ) {
    const why = stateOn(plan, night)
    if (why !== 'taken' && why !== 'not-enough-nights' && why !== 'not-open') continue
    const before = all.at(-1)
    if (before?.why === why && addDays(before.to, 1) === night) before.to = night
    else all.push({ from: night, to: night, why })
  }
  return all
}

/** Arrivals, one after the other, from which no stay of a length would be granted. */
export interface LeftOut {
  from: Day
  to: Day
  /** The night that no category has (of the first of these arrivals), the balance, or that no one category has them all. */
  why: Day | 'balance' | 'no-one'
}

/** Which stays of the asked one's length, moved by so many days earlier and later, would not be granted, from today on. */
export function leftOutNear(
  plan: NightPlan,
  asked: DayRange,
  days: { before: number; after: number },
): LeftOut[] {
  const all: LeftOut[] = []
  for (let shift = -days.before; shift <= days.after; shift++) {
    const stay = { checkIn: addDays(asked.checkIn, shift), checkOut: addDays(asked.checkOut, shift) }
    if (shift === 0 || stay.checkIn < plan.year.today || costAhead(plan, stay)) continue
    const why = inTheWay(plan, stay)
    const before = all.at(-1)
    const isSame = before && reasonOf(plan, before.why) === reasonOf(plan, why)
    if (isSame && addDays(before.to, 1) === stay.checkIn) before.to = stay.checkIn
    else all.push({ from: stay.checkIn, to: stay.checkIn, why })
  }
  return all
}

/** What is the same where the same words tell it: of a night its state, of a closed one the days that were closed with it. */
function reasonOf(plan: NightPlan, why: LeftOut['why']): string {
  if (why === 'balance' || why === 'no-one') return why
  const state = stateOn(plan, why)
  if (state !== 'blackout') return state
  const closed = plan.year.blackouts.find((one) => one.firstNight <= why && why <= one.lastNight)
  return `${state} ${closed?.firstNight}`
}

function inTheWay(plan: NightPlan, { checkIn, checkOut }: DayRange): LeftOut['why'] {
  const count = daysBetween(checkIn, checkOut)
  const nights = Array.from({ length: count }, (_, index) => addDays(checkIn, index))
  const isFreeIn = ({ runs }: NightPlan['categories'][number]) =>
    (runs[daysBetween(plan.year.from, checkIn)] ?? 0) >= count
  return (
    nights.find((night) => stateOn(plan, night) !== 'free') ??
    (plan.categories.some(isFreeIn) ? 'balance' : 'no-one')
  )
}

/** The owner's own stay on some of the wished days: a request for them would be refused (spec, section 9). */
export function ownStayOn(year: Year | undefined, dates: DayRange | null): Year['stays'][number] | null {
  if (!dates) return null
  const at = ({ datein, dateout }: Year['stays'][number]) => ({ checkIn: datein, checkOut: dateout })
  return year?.stays.find((one) => overlaps(at(one), dates)) ?? null
}
