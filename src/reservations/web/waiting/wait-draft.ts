import { addDays, type Day, type DayRange, daysBetween } from '../../../kernel/day.ts'
import { countsAtMost } from '../../waiting/may-wait.ts'
import { LONGEST_WINDOW, type WaitRules, type WaitTakes } from '../../waiting/wait.ts'
import { wishedAsTyped } from './wished.ts'

/** A wish from no search is one for as many nights. */
const A_WEEK = 7

/** A wait while its owner writes it. */
export interface WaitDraft {
  firstDay: Day
  lastDay: Day
  nightsFrom: number
  nightsTo: number
  categories: number[]
  adults: number
  children: number
  takes: WaitTakes
  /** Null: as long as the resort's rules allow. */
  countsUntil: Day | null
  /** The stay that is given up once the nights are taken. */
  idSwap: number | null
  /** What it is to use of the benefits once the nights are taken, as typed, by benefit. */
  benefits: Readonly<Record<number, string>>
}

/** The nights of a draft and who comes, as they are looked at. */
export function nightsOfDraft({
  takes: _,
  countsUntil: __,
  idSwap: ___,
  benefits: ____,
  ...nights
}: WaitDraft) {
  return nights
}

/** The wait for exactly the stay that there is no room for. */
export function draftOf(
  { checkIn, checkOut }: DayRange,
  { adults, children, category }: { adults: number; children: number; category: number },
): WaitDraft {
  const nights = Math.min(daysBetween(checkIn, checkOut), LONGEST_WINDOW)
  return {
    firstDay: checkIn,
    lastDay: checkOut,
    nightsFrom: nights,
    nightsTo: nights,
    categories: [category],
    adults,
    children,
    takes: 'ask',
    countsUntil: null,
    idSwap: null,
    benefits: {},
  }
}

/**
 * The wait to begin with where nothing was looked for: a week in the contract's first category for two, from the first day that
 * can still be waited for and on which no stay of the contract's own is in the way. Null where the contract has no category to
 * wait for.
 */
export function firstDraft({
  categories,
  rules,
  today,
  swaps,
  kept,
}: {
  categories: readonly { id: number; sleeps: number }[]
  rules: Pick<WaitRules, 'closesDays'>
  today: Day
  /** The contract's own stays to come. */
  swaps: readonly { datein: string; dateout: string }[]
  /** Those that could not be given up: their days are taken all the same. */
  kept: readonly { datein: string; dateout: string }[]
}): WaitDraft | null {
  const [first] = categories
  if (!first) return null
  let checkIn = addDays(today, rules.closesDays + 1)
  const own = [...swaps, ...kept].toSorted((one, other) => one.datein.localeCompare(other.datein))
  for (const { datein, dateout } of own)
    if (datein < addDays(checkIn, A_WEEK) && dateout > checkIn) checkIn = dateout
  const party = { adults: Math.min(2, first.sleeps), children: 0, category: first.id }
  return draftOf({ checkIn, checkOut: addDays(checkIn, A_WEEK) }, party)
}

/** The draft between other days: the nights are kept where they fit, and what was exactly all of its days stays so. */
export function between(draft: WaitDraft, { checkIn, checkOut }: DayRange): WaitDraft {
  const before = daysBetween(draft.firstDay, draft.lastDay)
  const longest = Math.min(daysBetween(checkIn, checkOut), LONGEST_WINDOW)
  const wasWhole = draft.nightsFrom === before && draft.nightsTo === before
  const nightsFrom = wasWhole && longest < before ? longest : Math.min(draft.nightsFrom, longest)
  const nightsTo = Math.max(nightsFrom, Math.min(draft.nightsTo, longest))
  return { ...draft, firstDay: checkIn, lastDay: checkOut, nightsFrom, nightsTo, countsUntil: null }
}

/** The nights of a wait that stands, as far as another one may overlap them. */
type Stands = Pick<WaitDraft, 'firstDay' | 'lastDay' | 'categories'> & { id: number }

/** The wait that stands for exactly these days and one of these kinds already. */
export const standingFor = <W extends Stands>(
  { firstDay, lastDay, categories }: Pick<WaitDraft, 'firstDay' | 'lastDay' | 'categories'>,
  waits: readonly W[],
): W | undefined =>
  waits.find(
    (one) =>
      one.firstDay === firstDay &&
      one.lastDay === lastDay &&
      one.categories.some((kind) => categories.includes(kind)),
  )

/** The contract's other waits that have a night in common with a draft: of their stays only one can be had. */
export const overlapping = <W extends Stands>(
  { firstDay, lastDay }: Pick<WaitDraft, 'firstDay' | 'lastDay'>,
  waits: readonly W[],
  besides: number | undefined,
): W[] => waits.filter((one) => one.id !== besides && one.firstDay < lastDay && firstDay < one.lastDay)

/** A wait as its form begins. */
export function draftOfWait({
  firstDay,
  lastDay,
  nightsFrom,
  nightsTo,
  categories,
  adults,
  children,
  takes,
  countsUntil,
  swap,
  benefits,
}: Omit<WaitDraft, 'idSwap' | 'benefits'> & {
  swap: { id: number } | null
  benefits: Parameters<typeof wishedAsTyped>[0]
}): WaitDraft {
  const nights = { firstDay, lastDay, nightsFrom, nightsTo, categories, adults, children }
  return { ...nights, takes, countsUntil, idSwap: swap?.id ?? null, benefits: wishedAsTyped(benefits) }
}

/** Whether a resort still takes anybody onto its list for these nights. */
export function isInTime(
  draft: Pick<WaitDraft, 'firstDay' | 'lastDay' | 'nightsFrom'>,
  rules: WaitRules,
  today: Day,
): boolean {
  return countsAtMost(draft, rules) >= today && daysBetween(draft.firstDay, draft.lastDay) <= rules.windowDays
}
