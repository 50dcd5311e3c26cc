import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import { readRepairNights } from './closures.store.ts'

/**
 * Who is to have nights of a category that a closure gives back, before anybody can search them: `before` locks what waits for
 * them, `after` offers those that have come free. Both run in the transaction that frees them. The portal puts it in.
 */
export interface NightsGiven {
  before: (trx: Database, categoryId: number, nights: readonly Day[]) => Promise<void>
  after: (trx: Database, categoryId: number, nights: readonly Day[], now: Date) => Promise<void>
}

/** Does what may open nights again that a repair closes, and gives those that it opened to whoever waits for them. */
export async function givingNights<T>(
  trx: Database,
  { requestId, given, now }: { requestId: number; given: NightsGiven; now: Date },
  act: () => Promise<T>,
): Promise<T> {
  const before = await readRepairNights(trx, requestId)
  if (!before) return act()
  await given.before(trx, before.categoryId, before.nights)
  const result = await act()
  const kept = new Set((await readRepairNights(trx, requestId))?.nights)
  const freed = before.nights.filter((night) => !kept.has(night))
  if (freed.length > 0) await given.after(trx, before.categoryId, freed, now)
  return result
}
