import type { Day } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import { chargeKey, isPastDue, type Part, takeBack } from './account.ts'
import { feeReference } from './plan-words.ts'
import {
  type ChargeTopic,
  type DayTerms,
  discountOf,
  type InstalmentTerms,
  instalmentPlanOf,
  instalmentTermsFor,
  type Plan,
} from './terms.ts'

/** Where owners sign together any of them ends installments free of charge for so many days after the one of the signature (decision 0336). */
export const FREE_DAYS = 3

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
  /** Until the end of this day it is ended free of charge: its contract's owners sign together, and one of them agreed (decision 0336). */
  freeThrough: Day | null
  endedBy: 'club' | 'owner' | null
  /** What went back to the charges when it ended. */
  returnedCents: number
  /** The charges that it took over, the fee among them, in the order in which they were paid. */
  took: TakenOver[]
  /** What of the charges was late when it was agreed to, and since which day; null where nothing was. */
  late: { since: Day; cents: number } | null
  /** Whether the sealed file is there. */
  sealed: boolean
  parts: { id: number; due: Day; cents: number; openCents: number; returnedCents: number }[]
}

/** A charge that a plan took over, and how much of it, in cents. */
export interface TakenOver {
  concept: Bilingual
  reference: string
  topic: ChargeTopic
  due: Day | null
  /** The books call it late, whatever day they name. */
  isLate: boolean
  cents: number
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

/**
 * The credit that paying these parts today would bring by the rules of paying early, in cents: who pays in installments goes without it.
 * What was paid early of a charge before may round it otherwise by a cent.
 */
export function earlyCreditOf<T extends DayTerms>(
  chosen: readonly Part[],
  charges: readonly { kind: Part['kind']; id: number; topic: ChargeTopic; due: Day | null }[],
  rules: readonly T[],
  today: Day,
): number {
  const byKey = new Map(charges.map((one) => [chargeKey(one), one]))
  return chosen.reduce((sum, part) => {
    const charge = byKey.get(chargeKey(part))
    const before = () => ({ paidCents: 0, discountCents: 0 })
    return sum + ((charge && discountOf(charge, part.cents, rules, { day: today, before })?.cents) ?? 0)
  }, 0)
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
 * whole where nothing was paid or it is still free of charge, else the share of what is open of the parts that are not due yet.
 */
export function planEnding(
  plan: Pick<PlanOfAccount, 'feeCents' | 'totalCents' | 'parts' | 'freeThrough'>,
  today: Day,
): { openCents: number; feeBackCents: number; feeKeptCents: number; dueCents: number } {
  const openCents = openOf(plan)
  const ahead = plan.parts.filter(({ due }) => due > today)
  const share = Math.floor((plan.feeCents * openOf({ parts: ahead })) / plan.totalCents)
  const isFree = plan.freeThrough !== null && today <= plan.freeThrough
  const feeBackCents = isFree || paidOfPlan(plan) === 0 ? Math.min(plan.feeCents, openCents) : share
  return {
    openCents,
    feeBackCents,
    feeKeptCents: plan.feeCents - feeBackCents,
    dueCents: openCents - feeBackCents,
  }
}

/** What the ending of a plan that has ended came to, in cents, by the rule of the day on which it ended. */
export function planEnded(
  plan: Pick<PlanOfAccount, 'feeCents' | 'totalCents' | 'parts' | 'freeThrough'>,
  endedDay: Day,
): ReturnType<typeof planEnding> {
  const parts = plan.parts.map((one) => ({
    ...one,
    openCents: one.openCents + one.returnedCents,
    returnedCents: 0,
  }))
  return planEnding({ ...plan, parts }, endedDay)
}

/**
 * What is open again of what a plan took over when it ends, by its lines in the order in which they were paid: of the plan's fee what is
 * given back, of the charges the rest, the last one first.
 */
export function openAgain<L extends { reference: string; cents: number }>(
  lines: readonly L[],
  { number, feeBackCents, openCents }: { number: string; feeBackCents: number; openCents: number },
): { line: L; cents: number }[] {
  const isFee = ({ reference }: L) => reference === feeReference(number)
  const ofCharges = lines.filter((line) => !isFee(line))
  const room = ofCharges.reduce((sum, { cents }) => sum + cents, 0)
  const charges = Math.min(room, openCents - feeBackCents)
  return [...lastFirst(charges, ofCharges), ...lastFirst(openCents - charges, lines.filter(isFee))]
}

function lastFirst<L extends { cents: number }>(cents: number, lines: readonly L[]) {
  const named = lines.map((line, id) => ({ kind: 'document' as const, id, cents: line.cents }))
  return takeBack(cents, named, 0).flatMap((part) => {
    const line = lines[part.id]
    return line ? [{ line, cents: part.cents }] : []
  })
}

/** A plan with the charges that it took over, as its ending reads it. */
type PlanWithCharges = Pick<
  PlanOfAccount,
  'number' | 'feeCents' | 'totalCents' | 'parts' | 'took' | 'freeThrough' | 'late'
>

/** What ending a plan today comes to for its owner: what goes back to which charges, and which of them are late at once. */
export function planEndingFor(plan: Omit<PlanWithCharges, 'late'>, today: Day) {
  const ending = planEnding(plan, today)
  const charges = openAgain(plan.took, { number: plan.number, ...ending })
    .filter(({ line }) => line.reference !== feeReference(plan.number))
    .map(({ line, cents }) => ({ ...line, cents, pastDue: line.isLate || isPastDue(line.due, today) }))
    .reverse()
  const lateCents = charges.reduce((sum, { pastDue, cents }) => sum + (pastDue ? cents : 0), 0)
  return { ...ending, charges, lateCents }
}

/**
 * What of a running plan was late before it was agreed to, and would be late again if the plan ended today, with the day since when; null
 * where nothing is. The plan has paid what was late first.
 */
export function arrearsOf(plan: PlanWithCharges, today: Day): { since: Day; cents: number } | null {
  if (!plan.late) return null
  const isFee = ({ reference }: TakenOver) => reference === feeReference(plan.number)
  const took = plan.took.reduce((sum, line) => (isFee(line) ? sum : sum + line.cents), 0)
  const onTime = took - plan.late.cents
  const cents = Math.min(plan.late.cents, planEnding(plan, today).dueCents - onTime)
  return cents > 0 ? { since: plan.late.since, cents } : null
}

/** What is late and stands in no total of what is owed: in question, or moved into installments; and since which day. Null where nothing is. */
export function lateAside(
  account: {
    charges: readonly { inQuestion: boolean; pastDue: boolean; openCents: number; due: Day | null }[]
    plans: readonly PlanWithCharges[]
  },
  today: Day,
): { askedCents: number; planCents: number; since: Day | null } | null {
  const asked = account.charges.filter(({ inQuestion, pastDue }) => inQuestion && pastDue)
  const planned = account.plans.flatMap((plan) => arrearsOf(plan, today) ?? [])
  if (asked.length + planned.length === 0) return null
  const days = [...asked.flatMap(({ due }) => due ?? []), ...planned.map(({ since }) => since)].sort()
  return {
    askedCents: asked.reduce((sum, { openCents }) => sum + openCents, 0),
    planCents: planned.reduce((sum, { cents }) => sum + cents, 0),
    since: days[0] ?? null,
  }
}
