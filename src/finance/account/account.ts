import { addDays, addMonths, type Day } from '../../kernel/day.ts'

/** What a charge is: a condo fee, or a document of the statement (an order, a repair, any other). */
export const CHARGE_KINDS = ['fee', 'document'] as const
export type ChargeKind = (typeof CHARGE_KINDS)[number]

/** A charge of one contract and currency, and what of it is still to be paid, in cents. */
export interface OpenCharge {
  kind: ChargeKind
  id: number
  /** By when; null where the books name no day: then it is due as it comes. */
  due: Day | null
  /** Its day in the statement. */
  day: Day
  openCents: number
  /** Set aside while a question about it is open: neither due nor paid meanwhile. */
  inQuestion?: boolean
}

/** A credit of the same contract and currency, and what of it is left, in cents. */
export interface OpenCredit {
  id: number
  day: Day
  openCents: number
}

/** A part of a charge, in cents above zero. */
export interface Part {
  kind: ChargeKind
  id: number
  cents: number
}

/** A part of a credit, in cents above zero. */
export interface CreditUse {
  id: number
  cents: number
}

/** A fee further off than this is coming, and not yet owed: it may be paid, and no total counts it. */
const COMING_AFTER_DAYS = 30

/** Whether a charge is still ahead. */
export function isComing(due: Day | null, today: Day): boolean {
  return due !== null && due > addDays(today, COMING_AFTER_DAYS)
}

/** Whether it should have been paid: from the day after its due day (the due day itself is not late). */
export function isPastDue(due: Day | null, today: Day): boolean {
  return due !== null && due < today
}

/** The order in which charges are paid: by due day, what names none by its own day; then by kind and number. */
export function oldestFirst<C extends OpenCharge>(charges: readonly C[]): C[] {
  const key = ({ due, day }: C) => due ?? day
  return [...charges].sort((a, b) =>
    key(a) === key(b)
      ? a.kind === b.kind
        ? a.id - b.id
        : a.kind === 'fee'
          ? -1
          : 1
      : key(a) < key(b)
        ? -1
        : 1,
  )
}

/** What may be paid: what is open and not in question. */
export function payable<C extends OpenCharge>(charges: readonly C[]): C[] {
  return oldestFirst(charges.filter(({ openCents, inQuestion }) => openCents > 0 && !inQuestion))
}

/** Spreads an amount over charges, the oldest first; what no charge takes is left. */
export function spread(cents: number, charges: readonly OpenCharge[]): { parts: Part[]; leftCents: number } {
  const parts: Part[] = []
  let left = cents
  for (const { kind, id, openCents } of payable(charges)) {
    const taken = Math.min(left, openCents)
    if (taken <= 0) break
    parts.push({ kind, id, cents: taken })
    left -= taken
  }
  return { parts, leftCents: left }
}

/** Takes from credits what an amount asks for, the oldest first. */
export function takeCredits(
  cents: number,
  credits: readonly OpenCredit[],
): { uses: CreditUse[]; leftCents: number } {
  const uses: CreditUse[] = []
  let left = cents
  const inOrder = [...credits].sort((a, b) => (a.day === b.day ? a.id - b.id : a.day < b.day ? -1 : 1))
  for (const { id, openCents } of inOrder) {
    const taken = Math.min(left, openCents)
    if (taken <= 0) continue
    uses.push({ id, cents: taken })
    left -= taken
  }
  return { uses, leftCents: left }
}

/**
 * What choosing these parts of charges comes to: credit is used first, the rest is money. Null where a part is of no open
 * charge, of one in question, twice of one, nothing, or more than is open.
 */
export function billOf(
  chosen: readonly Part[],
  charges: readonly OpenCharge[],
  credits: readonly OpenCredit[],
): { totalCents: number; creditCents: number; moneyCents: number } | null {
  const open = new Map(payable(charges).map((one) => [chargeKey(one), one.openCents]))
  let totalCents = 0
  for (const part of chosen) {
    const most = open.get(chargeKey(part))
    if (most === undefined || part.cents <= 0 || part.cents > most) return null
    open.delete(chargeKey(part))
    totalCents += part.cents
  }
  if (totalCents === 0) return null
  const { leftCents } = takeCredits(totalCents, credits)
  return { totalCents, creditCents: totalCents - leftCents, moneyCents: leftCents }
}

/** Whether parts pay each of their charges whole, as far as it is open. */
export function paysWhole(
  parts: readonly Part[],
  charges: readonly Pick<OpenCharge, 'kind' | 'id' | 'openCents'>[],
): boolean {
  const open = new Map(charges.map((one) => [chargeKey(one), one.openCents]))
  return parts.every((part) => open.get(chargeKey(part)) === part.cents)
}

/**
 * What money that came pays of what it was begun for: each part as far as it is still open, the oldest first, credit beside
 * it. What finds nothing is left over, for the desk.
 */
export function settleParts(
  moneyCents: number,
  chosen: readonly Part[],
  charges: readonly OpenCharge[],
  credits: readonly OpenCredit[],
  creditCents: number,
): { parts: Part[]; uses: CreditUse[]; leftCents: number } {
  const wanted = new Map(chosen.map((part) => [chargeKey(part), part.cents]))
  const fits = payable(charges).flatMap((charge) => {
    const cents = Math.min(wanted.get(chargeKey(charge)) ?? 0, charge.openCents)
    return cents > 0 ? [{ ...charge, openCents: cents }] : []
  })
  const room = fits.reduce((sum, { openCents }) => sum + openCents, 0)
  // The money pays first what it can: a credit is never spent where money would be left over.
  const { uses, leftCents } = takeCredits(Math.min(creditCents, Math.max(0, room - moneyCents)), credits)
  const credit = Math.min(creditCents, Math.max(0, room - moneyCents)) - leftCents
  const { parts, leftCents: over } = spread(moneyCents + credit, fits)
  return { parts, uses, leftCents: over }
}

/** The parts of a payment that a refund takes back: first what nothing took, then its parts, the last one first. */
export function takeBack(refundCents: number, parts: readonly Part[], leftCents: number): Part[] {
  const back: Part[] = []
  let left = Math.max(0, refundCents - leftCents)
  for (const { kind, id, cents } of [...parts].reverse()) {
    const taken = Math.min(left, cents)
    if (taken <= 0) continue
    back.push({ kind, id, cents: taken })
    left -= taken
  }
  return back
}

/** The day on which a payout goes out: the first of the month after its signature, where the club's books name no other. */
export function payoutDay(signed: Day): Day {
  return addMonths(`${signed.slice(0, 7)}-01` as Day, 1)
}

/** Until the day before it goes out a payout may be used for charges, and that may be taken back. */
export function isPayoutOpen(goesOut: Day, today: Day): boolean {
  return today < goesOut
}

/** A charge by its kind and number. */
export function chargeKey({ kind, id }: { kind: ChargeKind; id: number }): string {
  return `${kind}-${id}`
}
