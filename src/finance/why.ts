import type { Day } from '../kernel/day.ts'
import type { Bilingual } from '../kernel/language.ts'
import { paidByLine } from './why/paid-by-line.ts'

/** How a rented night was sold, and at which kind of rate. */
export const RENTAL_CHANNELS = ['website', 'desk', 'agency'] as const
export const RATES = ['weekday', 'weekend', 'season', 'early', 'long-stay'] as const

/** A night for which the residence was rented; amounts in cents before taxes, the commission as the channel took it. */
export interface RentedNight {
  night: Day
  folio: string
  channel: (typeof RENTAL_CHANNELS)[number]
  rate: (typeof RATES)[number]
  booked: Day | null
  publishedCents: number
  reductionBasisPoints: number
  cents: number
  commissionCents: number
  taxCents: number
}

/** The rule by which the club shares rental income from a day on. */
export interface RentalRule {
  since: Day
  shareBasisPoints: number
  /** Each month, rented or not. */
  serviceCents: number
  says: Bilingual
  clause: Bilingual | null
  voted: Day | null
  votedBy: Bilingual | null
}

/** From the income of a month to what is the owner's. Each is an amount in cents that is taken, but the first and the last. */
export interface ProfitSteps {
  incomeCents: number
  commissionCents: number
  shareCents: number
  serviceCents: number
  profitCents: number
}

/**
 * How a month's profit comes from its nights by the rule of that day. Null where the nights and the rule do not make the
 * figures of the report to the cent: then only totals are told, and no sentence that they would not prove.
 */
export function profitSteps(
  report: { incomeCents: number; feesCents: number; nightsRented: number | null },
  nights: readonly RentedNight[],
  rule: RentalRule | null,
): ProfitSteps | null {
  if (!rule) return null
  const incomeCents = nights.reduce((sum, { cents }) => sum + cents, 0)
  const commissionCents = nights.reduce((sum, one) => sum + one.commissionCents, 0)
  const shareCents = partOf(incomeCents - commissionCents, rule.shareBasisPoints, 10_000)
  const { serviceCents } = rule
  const profitCents = incomeCents - commissionCents - shareCents - serviceCents
  const isWhole =
    incomeCents === report.incomeCents &&
    commissionCents + shareCents + serviceCents === report.feesCents &&
    (report.nightsRented === null || report.nightsRented === nights.length)
  return isWhole ? { incomeCents, commissionCents, shareCents, serviceCents, profitCents } : null
}

/** A rented night with what the club's share takes of it, in cents. */
export interface SharedNight extends RentedNight {
  shareCents: number
}

/** The nights with the share of the club in each, which together are the month's; the last one takes what rounding leaves. */
export function sharedNights(nights: readonly RentedNight[], shareCents: number): SharedNight[] {
  const costs = nights.map((night) => night.cents - night.commissionCents)
  const left = paidByLine(costs, -shareCents)
  return nights.map((night, at) => ({ ...night, shareCents: (costs[at] ?? 0) - (left[at] ?? 0) }))
}

/** A stay of somebody who rented: the nights under one folio, in their order. */
export interface RentedStay {
  folio: string
  first: Day
  channel: RentedNight['channel']
  cents: number
  commissionCents: number
  nights: SharedNight[]
}

/** The nights by the stay that they are of, the earliest first. */
export function staysOf(nights: readonly SharedNight[]): RentedStay[] {
  const ordered = nights.toSorted((a, b) => (a.night < b.night ? -1 : 1))
  return [...Map.groupBy(ordered, ({ folio }) => folio)].map(([folio, own]) => ({
    folio,
    first: own[0]!.night,
    channel: own[0]!.channel,
    cents: own.reduce((sum, { cents }) => sum + cents, 0),
    commissionCents: own.reduce((sum, one) => sum + one.commissionCents, 0),
    nights: own,
  }))
}

/** A line of a fee, and of the resort's budget what it is the residence's share of. */
export interface FeePart {
  concept: Bilingual
  cents: number
  wholeCents: number | null
}

/**
 * Whether each line of a fee is the residence's share of the budget's line by its area, to the cent that rounding
 * leaves. Only then the share is told as the reason.
 */
export function isShareOfBudget(
  parts: readonly FeePart[],
  { area, wholeArea }: { area: number | null; wholeArea: number },
): boolean {
  if (area === null) return false
  return parts.every(
    ({ cents, wholeCents }) => wholeCents !== null && Math.abs(cents - (wholeCents * area) / wholeArea) <= 1,
  )
}

/** A part of an amount in cents, rounded half up to the cent. */
function partOf(cents: number, part: number, whole: number): number {
  return Math.round((cents * part) / whole)
}
