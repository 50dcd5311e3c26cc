import { addDays, addMonths, type Day } from '../../kernel/day.ts'
import type { ChargeKind } from './account.ts'

/** What a rule is about: paying in installments, paying early, or interest of what is late. */
export const PAYMENT_TERMS = ['instalments', 'early', 'late'] as const

/** What a charge is of, as the club's rules tell charges apart; interest bears none of them but installments. */
export const CHARGE_TOPICS = ['fee', 'order', 'repair', 'instalment', 'interest', 'other'] as const
export type ChargeTopic = (typeof CHARGE_TOPICS)[number]

/** A rule of the club, with the days on which it is in force. Percent in basis points (200 is 2 %). */
export interface PaymentTerms {
  id: number
  /** The club's name of the rule. */
  reference: string
  /** Of one resort, not of all: it goes before one of all. */
  ofResort: boolean
  /** Of one topic; null of every topic that it can be of. */
  charge: ChargeTopic | null
  from: Day
  until: Day | null
  basisPoints: number
}

/** In how many parts, one a month; a sum below the least has none. */
export interface InstalmentTerms extends PaymentTerms {
  parts: number
  leastCents: number
}

/** Early: so many days before a charge is due, or more. Late: so many days of grace after it. */
export interface DayTerms extends PaymentTerms {
  days: number
}

/** A part of so much, due on a day. */
export interface PlanPart {
  due: Day
  cents: number
}

/** The cost of paying in installments, in cents. */
export interface Plan {
  baseCents: number
  feeCents: number
  totalCents: number
  parts: PlanPart[]
}

/** Basis points of an amount, rounded half up to the cent. */
export function basisPointsOf(cents: number, basisPoints: number): number {
  return Math.round((cents * basisPoints) / 10_000)
}

/** Parts of a total, one a month from a day on; the first ones carry the odd cents. */
export function monthlyParts(totalCents: number, count: number, first: Day): PlanPart[] {
  const each = Math.floor(totalCents / count)
  const odd = totalCents - each * count
  return Array.from({ length: count }, (_, at) => ({
    due: addMonths(first, at),
    cents: each + (at < odd ? 1 : 0),
  }))
}

/** What an amount comes to by a rule, from today on; null where it is below the rule's least, or has not a cent for each part. */
export function instalmentPlanOf(baseCents: number, terms: InstalmentTerms, today: Day): Plan | null {
  if (baseCents < Math.max(terms.leastCents, terms.parts)) return null
  const feeCents = basisPointsOf(baseCents, terms.basisPoints)
  const totalCents = baseCents + feeCents
  return { baseCents, feeCents, totalCents, parts: monthlyParts(totalCents, terms.parts, today) }
}

/**
 * The rules by which these topics may be paid in installments on a day: one for each number of parts, the fewest first. An installment is
 * not divided again.
 */
export function instalmentTermsFor<T extends InstalmentTerms>(
  rules: readonly T[],
  topics: readonly ChargeTopic[],
  day: Day,
): T[] {
  if (topics.length === 0 || topics.includes('instalment')) return []
  const fitting = inForce(rules, day).filter(
    ({ charge }) => charge === null || topics.every((one) => one === charge),
  )
  const best = new Map<number, T>()
  for (const rule of fitting) if (!best.has(rule.parts)) best.set(rule.parts, rule)
  return [...best.values()].sort((a, b) => a.parts - b.parts)
}

/** The rule of a topic on a day; null where the club has none. Neither interest nor a part of a plan is early. */
export function dayTermsFor<T extends DayTerms>(
  rules: readonly T[],
  what: 'early' | 'late',
  topic: ChargeTopic,
  day: Day,
): T | null {
  if (topic === 'interest' || (what === 'early' && topic === 'instalment')) return null
  return inForce(rules, day).find(({ charge }) => charge === null || charge === topic) ?? null
}

/** The rules in force on a day: of one topic before those of all, of the resort before those of all, then the newest. */
function inForce<T extends PaymentTerms>(rules: readonly T[], day: Day): T[] {
  const rank = (rule: T) => (rule.charge === null ? 0 : 2) + (rule.ofResort ? 1 : 0)
  return rules
    .filter(({ from, until }) => from <= day && (until === null || day <= until))
    .sort((a, b) => rank(b) - rank(a) || (a.from < b.from ? 1 : a.from > b.from ? -1 : b.id - a.id))
}

/** A charge, as interest and discounts look at it. */
export interface DatedCharge {
  kind: ChargeKind
  id: number
  topic: ChargeTopic
  due: Day | null
  openCents: number
  inQuestion?: boolean
}

/** The last day on which paying a charge is early by a rule. */
export function earlyUntil(due: Day, terms: Pick<DayTerms, 'days'>): Day {
  return addDays(due, -terms.days)
}

/** What was paid of a charge before, by the same rule of paying early, and what that has brought, in cents; what went back counts for nothing. */
export interface PaidEarly {
  paidCents: number
  discountCents: number
}

/**
 * What paying so much of a charge on a day brings by the rules of paying early; null where it brings nothing. All that was paid early of
 * the charge is rounded once, and what it has brought already is taken off: in however many parts it is paid, it brings the same.
 */
export function discountOf<T extends DayTerms>(
  charge: Pick<DatedCharge, 'topic' | 'due'>,
  paidCents: number,
  rules: readonly T[],
  { day, before }: { day: Day; before: (terms: T) => PaidEarly },
): { terms: T; cents: number } | null {
  const terms = dayTermsFor(rules, 'early', charge.topic, day)
  if (!terms || charge.due === null || day > earlyUntil(charge.due, terms)) return null
  const earlier = before(terms)
  const cents = basisPointsOf(earlier.paidCents + paidCents, terms.basisPoints) - earlier.discountCents
  return cents > 0 ? { terms, cents } : null
}

/** The part of a discount that falls with a refund of its payment: the rest is the share of what still stands. */
export function discountTakenBack(discountCents: number, paidCents: number, standingCents: number): number {
  return discountCents - Math.floor((discountCents * Math.max(0, standingCents)) / paidCents)
}

/** Interest is entered on its day, or, should the portal have been away, within so many days after it. */
const CAUGHT_UP_DAYS = 7

/**
 * The interest of a charge that is to be entered today: on the day after the grace, and on that date of each month after it, of what is open
 * then. None of interest, none of what is in question or names no day, none for a day before the rule was in force, and no two within a
 * month (`last`: the day of the one before).
 */
export function interestOf<T extends DayTerms>(
  charge: DatedCharge,
  rules: readonly T[],
  { today, last }: { today: Day; last: Day | null },
): { terms: T; day: Day; cents: number } | null {
  const terms = dayTermsFor(rules, 'late', charge.topic, today)
  if (!terms || charge.due === null || charge.inQuestion) return null
  const first = addDays(charge.due, terms.days + 1)
  if (first > today) return null
  const day = latestMonthly(first, today)
  const isDue = day >= terms.from && addDays(day, CAUGHT_UP_DAYS) >= today
  if (!isDue || (last !== null && addMonths(last, 1) > day)) return null
  const cents = basisPointsOf(charge.openCents, terms.basisPoints)
  return cents > 0 ? { terms, day, cents } : null
}

/** The last day, not after today, that is so many whole months after the first. */
function latestMonthly(first: Day, today: Day): Day {
  const months = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  const count = months(today) - months(first)
  const day = addMonths(first, count)
  return day > today ? addMonths(first, count - 1) : day
}
