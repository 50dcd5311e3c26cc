import type { Database } from '../../../server/database/database.ts'
import type { LineBack } from '../../stay/ordered.ts'
import { readStayOrders } from '../stay-orders.store.ts'
import type { Swap } from './read-swap.ts'

/**
 * What the mail of a stay that was given up names besides it: the stay in its place, the lines that were cancelled with it, and the
 * orders that stand still (decision 0462). Read once all of that is written.
 */
export async function newsOfGivenUp(
  trx: Database,
  { bookingId, newCode, back }: { bookingId: number; newCode: string; back: readonly LineBack[] },
  now: Date,
): Promise<Record<string, string>> {
  const stands = await numbersOf(trx, bookingId, now)
  return {
    inItsPlace: newCode,
    ...(back.length > 0 && { ordered: JSON.stringify(back) }),
    ...(stands && { stands }),
  }
}

/** What the mail of an offer says of the stay that would go for it: the penalty of today, in nights, and what is ordered for it. */
export async function newsOfSwap(
  trx: Database,
  swap: Swap | null,
  now: Date,
): Promise<Record<string, string>> {
  if (!swap?.may.ok) return {}
  return {
    goes: 'yes',
    penaltyToday: String(swap.may.value.penalty),
    stands: await numbersOf(trx, swap.facts.id, now),
  }
}

const numbersOf = async (trx: Database, bookingId: number, now: Date) =>
  (await readStayOrders(trx, bookingId, now)).map(({ number }) => number).join(', ')
