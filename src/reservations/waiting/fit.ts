import { addDays, type Day, type DayRange, daysBetween, instantAt } from '../../kernel/day.ts'
import type { NightBalance, NightRun } from '../benefit/open-nights.ts'
import { offersOn } from '../request/granted.ts'
import type { BookingContract } from '../request/stay-rules.ts'
import type { WaitedNights, WaitRules } from './wait.ts'

/** The nights of a category, and how many rooms are free on each; none where the night is not open. */
export interface FreeNights {
  from: Day
  free: readonly (number | null)[]
}

/** All that decides which stay a wait would be granted in one category. */
export interface FitGround extends FreeNights {
  today: Day
  nightPercent: number
  contract: BookingContract
  /** The contract's stays, those wished in their place, and what is offered to it already. */
  stays: readonly DayRange[]
  blackouts: readonly NightRun[]
  benefitYears: readonly NightBalance[]
  rules: Pick<WaitRules, 'closesDays'>
}

/**
 * The stay that a wait gets of free nights, whole, by the rules of a booking: the longest, of these the earliest. It holds at
 * least one of the nights `freed`, where these are named. Null where nothing fits.
 */
export function fitOf(
  wait: Omit<WaitedNights, 'categories'>,
  ground: FitGround,
  freed: ReadonlySet<Day> | null,
): DayRange | null {
  const { today, from, free } = ground
  if (wait.countsUntil < today) return null
  const first = later(later(wait.firstDay, from), addDays(today, ground.rules.closesDays))
  const end = earlier(wait.lastDay, addDays(from, free.length))
  const longest = Math.min(wait.nightsTo, daysBetween(first, end))
  if (longest < wait.nightsFrom) return null
  const category = {
    nightPercent: ground.nightPercent,
    offsets: free.flatMap((one, index) => (one === null ? [] : [index])),
    free: free.filter((one) => one !== null),
  }
  const granted = offersOn({ ...ground, count: free.length, categories: [category] }, true)
  const runs = freeRuns(ground, first, end)
  for (let nights = longest; nights >= wait.nightsFrom; nights--) {
    for (const run of runs) {
      for (let at = run.from; at + nights <= run.to; at++) {
        const stay = { checkIn: addDays(from, at), checkOut: addDays(from, at + nights) }
        if (holdsAny(stay, freed) && granted(stay, category)) return stay
      }
    }
  }
  return null
}

/** When an offer made now ends: after its hours, fewer near the arrival, and never after the day of arrival has come. */
export function offerEnds(
  rules: Pick<WaitRules, 'offerHours' | 'nearDays' | 'nearHours'>,
  { checkIn, today, zone }: { checkIn: Day; today: Day; zone: string },
  now: Date,
): Date {
  const isNear = daysBetween(today, checkIn) < rules.nearDays
  const hours = isNear ? Math.min(rules.nearHours, rules.offerHours) : rules.offerHours
  const end = now.getTime() + hours * 3_600_000
  return new Date(Math.min(end, instantAt(checkIn, '00:00', zone).getTime()))
}

/** The Mondays of the weeks that some nights lie in. */
export function mondaysOf(nights: readonly Day[]): Day[] {
  const mondays = nights.map((night) =>
    addDays(night, -((new Date(`${night}T00:00:00Z`).getUTCDay() + 6) % 7)),
  )
  return [...new Set(mondays)].sort()
}

/** The runs of free nights between two days, as indexes. */
function freeRuns({ from, free }: FreeNights, first: Day, end: Day): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  for (let at = daysBetween(from, first); at < daysBetween(from, end); at++) {
    if ((free[at] ?? 0) === 0) continue
    const last = runs.at(-1)
    if (last?.to === at) last.to = at + 1
    else runs.push({ from: at, to: at + 1 })
  }
  return runs
}

function holdsAny({ checkIn, checkOut }: DayRange, nights: ReadonlySet<Day> | null): boolean {
  if (nights === null) return true
  for (const night of nights) if (night >= checkIn && night < checkOut) return true
  return false
}

const later = (a: Day, b: Day) => (a > b ? a : b)
const earlier = (a: Day, b: Day) => (a < b ? a : b)
