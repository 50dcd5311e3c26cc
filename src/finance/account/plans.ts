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
  /** Whether the sealed file is there. */
  sealed: boolean
  parts: { id: number; due: Day; cents: number; openCents: number }[]
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

/** What of a plan is still to be paid, in cents. */
export function openOf({ parts }: Pick<PlanOfAccount, 'parts'>): number {
  return parts.reduce((sum, { openCents }) => sum + openCents, 0)
}
