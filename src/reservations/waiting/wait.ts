import type { Day } from '../../kernel/day.ts'

/** At most this many waits of a contract count at a time; a resort's rules may say fewer. */
export const MOST_WAITS = 4
/** The longest window that a wait may have, in days. */
export const LONGEST_WINDOW = 60

/** What is done once nights come free: the owner is asked, or the stay is booked at once. */
export const WAIT_TAKES = ['ask', 'at-once'] as const
export type WaitTakes = (typeof WAIT_TAKES)[number]

/** The nights that an owner waits for. */
export interface WaitedNights {
  /** The earliest arrival, and the latest departure. */
  firstDay: Day
  lastDay: Day
  nightsFrom: number
  nightsTo: number
  /** Any of these categories. */
  categories: readonly number[]
  /** The last day on which it counts. */
  countsUntil: Day
}

/** A wait as the owner asks for it. */
export interface AskedWait extends WaitedNights {
  adults: number
  children: number
  takes: WaitTakes
}

/** A resort's rules of its waiting list, dated. */
export interface WaitRules {
  /** Waits of one contract at a time. */
  mostWaits: number
  /** Days between the earliest arrival and the latest departure. */
  windowDays: number
  /** So many months before arrival at the earliest, and so many days before it at the latest. */
  opensMonths: number
  closesDays: number
  /** Hours that an offer holds its nights; `nearHours` where the arrival is in fewer than `nearDays` days. */
  offerHours: number
  nearDays: number
  nearHours: number
}

/** What holds where a resort has no rules of its own. */
export const HOUSE_RULES: WaitRules = {
  mostWaits: MOST_WAITS,
  windowDays: LONGEST_WINDOW,
  opensMonths: 13,
  closesDays: 15,
  offerHours: 48,
  nearDays: 30,
  nearHours: 24,
}

/** Of a resort's dated rules those that hold on a day; the house's where none do yet. */
export function rulesOn(rules: readonly (WaitRules & { validFrom: Day })[], today: Day): WaitRules {
  const valid = rules.filter(({ validFrom }) => validFrom <= today)
  const latest = valid.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom)).at(-1)
  if (!latest) return HOUSE_RULES
  const { validFrom: _, ...rest } = latest
  return rest
}

/** Whether a changed wait asks for nothing that it did not ask for before: then it keeps its place. */
export function isNarrower(before: WaitedNights, after: WaitedNights): boolean {
  return (
    after.firstDay >= before.firstDay &&
    after.lastDay <= before.lastDay &&
    after.nightsFrom >= before.nightsFrom &&
    after.nightsTo <= before.nightsTo &&
    after.countsUntil <= before.countsUntil &&
    after.categories.every((one) => before.categories.includes(one))
  )
}
