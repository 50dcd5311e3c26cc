import type { Day } from '../kernel/day.ts'
import { balanceOf, type CashBack, carriedOf } from './report.ts'

/** A condo fee that a credit may be set against: when it is due, and what of it is still to be had, in cents. */
export interface FeeRoom {
  id: number
  due: Day
  roomCents: number
}

/** A part of a credit that a fee takes, in cents above zero. */
export interface Taking {
  feeId: number
  cents: number
}

/** What a signature decided, for the statement. Amounts as they change the owner's account, in cents. */
export type SettlementDecision =
  | { part: 'adjustment'; cents: number }
  | { part: 'pay-out'; cents: number }
  | { part: 'set-off'; cents: number; feeId: number }

/** Whether signing asks what becomes of the balance: with nothing to pay out there is nothing to choose. */
export function asksForCashBack(balanceCents: number): boolean {
  return balanceCents > 0
}

/**
 * What fees take of a credit: the one that is due first takes what it needs, then the next. What none takes stays a
 * credit, and the next fee that comes takes it.
 */
export function takeFrom(creditCents: number, fees: readonly FeeRoom[]): Taking[] {
  const takings: Taking[] = []
  let left = creditCents
  for (const { id, roomCents } of inOrder(fees)) {
    const cents = Math.min(left, roomCents)
    if (cents <= 0) continue
    takings.push({ feeId: id, cents })
    left -= cents
  }
  return takings
}

/**
 * What a signed report writes into the statement (spec, section 4): below zero what adjusts it to zero; else the payout
 * of the whole balance, or what the contract's fees in its currency take of it.
 */
export function settle(
  report: { incomeCents: number; feesCents: number; cashBack: CashBack | null },
  fees: readonly FeeRoom[],
): SettlementDecision[] {
  const balance = balanceOf(report)
  const carried = carriedOf(balance)
  if (balance < 0) return [{ part: 'adjustment', cents: -balance }]
  if (carried === 0) return []
  if (report.cashBack === 'pay-out') return [{ part: 'pay-out', cents: -carried }]
  return takeFrom(carried, fees).map(({ feeId, cents }) => ({ part: 'set-off', cents: -cents, feeId }))
}

function inOrder(fees: readonly FeeRoom[]): FeeRoom[] {
  return [...fees].sort((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : a.id - b.id))
}
