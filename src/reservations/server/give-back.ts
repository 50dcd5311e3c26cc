import { isHolding } from '../benefit.ts'
import type { AccountRow, BookingFacts } from './booking-facts.store.ts'
import type { LedgerEntry } from './change-booking.store.ts'

/** The accounts of nights, and those of the benefits that a booking uses. */
export const nightAccounts = ({ accounts }: BookingFacts): AccountRow[] =>
  accounts.filter(({ unit }) => unit === 'nights')

/** Entries that give back all that a booking holds of the accounts, and nothing of what holds nothing. */
export function returnsOf(accounts: readonly Pick<AccountRow, 'id' | 'held'>[]): LedgerEntry[] {
  return accounts
    .filter(({ held }) => held > 0)
    .map(({ id, held }) => ({ yearId: id, kind: 'return' as const, quantity: held }))
}

/**
 * Entries that give back the benefits of a booking which still hold, and the rows that they stand in; those of some
 * accounts only, when these are named.
 */
export function benefitReturns(
  { benefits }: Pick<BookingFacts, 'benefits'>,
  accounts?: readonly Pick<AccountRow, 'id'>[],
): {
  ids: number[]
  entries: LedgerEntry[]
} {
  const holding = benefits.filter(
    ({ state, yearId }) => isHolding(state) && (!accounts || accounts.some(({ id }) => id === yearId)),
  )
  return {
    ids: holding.map(({ id }) => id),
    entries: holding.map(({ yearId, quantity }) => ({ yearId, kind: 'return' as const, quantity })),
  }
}
