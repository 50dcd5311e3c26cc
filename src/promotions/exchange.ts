import { type Day, daysBetween } from '../kernel/day.ts'
import { type Outcome, refused } from '../kernel/outcome.ts'

/** Weeks that one contract may give into the exchange in a year. */
export const MOST_WEEKS = 8
export const LONGEST_WISH = 500

/** A week of the exchange, in nights. */
export const NIGHTS_OF_A_WEEK = 7

/** The years ahead that are open beside the present one. */
const YEARS_AHEAD = 2

export interface StandingSubscription {
  weeks: number
  wish: string | null
  /** Whether the club has found an exchange for it. */
  matched: boolean
}

type Reason = 'EXCHANGE_YEAR_CLOSED' | 'ALREADY_SUBSCRIBED' | 'NOT_SUBSCRIBED' | 'EXCHANGE_MATCHED'

/** The last day on which a whole week of a year is still to come. */
const LAST_WEEK = '12-25'

/** So many days before the end of a year finding a match for it is unlikely: the next year is proposed. */
const USUAL_DAYS = 90

/**
 * The year that the form proposes: the first open one that leaves the club time to find a match; where there is none, the last
 * open one. Null where no year is open.
 */
export function usualYear(years: readonly number[], today: Day): number | null {
  const inTime = years.find((year) => daysBetween(today, `${year}-12-31`) >= USUAL_DAYS)
  return inTime ?? years.at(-1) ?? null
}

/** The years in which a contract may subscribe: this one while a week of it is to come and the next two, as long as it runs. */
export function openYears(today: Day, contractEnds: Day): number[] {
  const thisYear = Number(today.slice(0, 4))
  return Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => thisYear + index).filter(
    (year) => `${year}-01-01` <= contractEnds && today <= contractEnds && today <= `${year}-${LAST_WEEK}`,
  )
}

/**
 * Whether a subscription may be made, changed or ended. One for each year; what the club has already matched with
 * another owner's weeks is changed by the concierge alone, for somebody else counts on it.
 */
export function decideExchange(
  deed: 'subscribe' | 'change' | 'end',
  standing: StandingSubscription | null,
  year: number,
  open: readonly number[],
): Outcome<null, Reason> {
  if (deed === 'subscribe') {
    if (standing) return refused('ALREADY_SUBSCRIBED', { year: String(year) })
    if (!open.includes(year)) return refused('EXCHANGE_YEAR_CLOSED', { year: String(year) })
    return { ok: true, value: null }
  }
  if (!standing) return refused('NOT_SUBSCRIBED', { year: String(year) })
  if (standing.matched) return refused('EXCHANGE_MATCHED')
  return { ok: true, value: null }
}
