import type { Day } from '../../kernel/day.ts'
import { chargeKey, type Part } from './account.ts'
import {
  type ChargeTopic,
  type InstalmentTerms,
  instalmentPlanOf,
  instalmentTermsFor,
  type Plan,
} from './terms.ts'

/** A plan that was agreed to, as the account tells it; amounts in cents. */
export interface PlanOfAccount {
  id: number
  /** "41207-1": the contract's, and which of its plans. */
  number: string
  /** The payment of the way plan: what it took over. */
  idPayment: number
  basisPoints: number
  baseCents: number
  feeCents: number
  totalCents: number
  signer: string
  /** Moments as ISO strings. */
  signedAt: string
  endedAt: string | null
  /** What went back to the charges when it ended. */
  returnedCents: number
  /** What of the charges was late when it was agreed to, and since which day; null where nothing was. */
  late: { since: Day; cents: number } | null
  /** Whether the sealed file is there. */
  sealed: boolean
  parts: { id: number; due: Day; cents: number; openCents: number; returnedCents: number }[]
}

/** The plans that chosen charges can be paid by, once the credit is used: one for each number of parts that the club offers. */
export function plansFor<T extends InstalmentTerms>(
  chosen: readonly Part[],
  charges: readonly { kind: Part['kind']; id: number; topic: ChargeTopic }[],
  rules: readonly T[],
  { moneyCents, today }: { moneyCents: number; today: Day },
): { terms: T; plan: Plan | null }[] {
  const topics = new Map(charges.map((one) => [chargeKey(one), one.topic]))
  const ofChosen = chosen.flatMap((part) => topics.get(chargeKey(part)) ?? [])
  return instalmentTermsFor(rules, ofChosen, today).map((terms) => ({
    terms,
    plan: instalmentPlanOf(moneyCents, terms, today),
  }))
}

/** The part of a plan that is still to be paid, in cents. */
export function openOf({ parts }: Pick<PlanOfAccount, 'parts'>): number {
  return parts.reduce((sum, { openCents }) => sum + openCents, 0)
}

/** The part of a plan that was paid, in cents: what went back to the charges when it ended was not. */
export function paidOfPlan({ parts }: Pick<PlanOfAccount, 'parts'>): number {
  return parts.reduce(
    (sum, { cents, openCents, returnedCents }) => sum + cents - openCents - returnedCents,
    0,
  )
}

/**
 * What ending a plan comes to, in cents. What is open of it goes back to the charges that it took over, but for the fee that is given back:
 * whole where nothing was paid, else the share of what is open of the parts that are not due yet.
 */
export function planEnding(
  plan: Pick<PlanOfAccount, 'feeCents' | 'totalCents' | 'parts'>,
  today: Day,
): { openCents: number; feeBackCents: number; dueCents: number } {
  const openCents = openOf(plan)
  const ahead = plan.parts.filter(({ due }) => due > today)
  const share = Math.floor((plan.feeCents * openOf({ parts: ahead })) / plan.totalCents)
  const feeBackCents = paidOfPlan(plan) === 0 ? Math.min(plan.feeCents, openCents) : share
  return { openCents, feeBackCents, dueCents: openCents - feeBackCents }
}

/** What of a running plan was late before it was agreed to and is not paid yet, with the day since when; null where nothing is. */
export function arrearsOf(plan: Pick<PlanOfAccount, 'late' | 'parts'>): { since: Day; cents: number } | null {
  const cents = Math.min(openOf(plan), (plan.late?.cents ?? 0) - paidOfPlan(plan))
  return plan.late && cents > 0 ? { since: plan.late.since, cents } : null
}

/** What is late and stands in no total of what is owed: in question, or moved into instalments; and since which day. Null where nothing is. */
export function lateAside(account: {
  charges: readonly { inQuestion: boolean; pastDue: boolean; openCents: number; due: Day | null }[]
  plans: readonly Pick<PlanOfAccount, 'late' | 'parts'>[]
}): { askedCents: number; planCents: number; since: Day | null } | null {
  const asked = account.charges.filter(({ inQuestion, pastDue }) => inQuestion && pastDue)
  const planned = account.plans.flatMap((plan) => arrearsOf(plan) ?? [])
  if (asked.length + planned.length === 0) return null
  const days = [...asked.flatMap(({ due }) => due ?? []), ...planned.map(({ since }) => since)].sort()
  return {
    askedCents: asked.reduce((sum, { openCents }) => sum + openCents, 0),
    planCents: planned.reduce((sum, { cents }) => sum + cents, 0),
    since: days[0] ?? null,
  }
}
