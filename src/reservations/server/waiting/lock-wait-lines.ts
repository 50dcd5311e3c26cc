import { type Day, nightsOf } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import { lockWaits } from './waited-nights.store.ts'

/** The days between which a wait may lie. */
interface Window {
  firstDay: Day
  lastDay: Day
}

/** The nights of a wait's window. */
export const nightsOfWindow = ({ firstDay, lastDay }: Window): Day[] =>
  nightsOf({ checkIn: firstDay, checkOut: lastDay })

/**
 * Locks the lines that a wait stands in, in the order of the categories' numbers, so that two that join or leave do not wait in
 * a circle: nobody is offered anything there until the transaction ends.
 */
export async function lockWaitLines(
  trx: Database,
  categories: readonly number[],
  window: Window,
): Promise<void> {
  for (const category of [...new Set(categories)].sort((a, b) => a - b))
    await lockWaits(trx, category, nightsOfWindow(window))
}
