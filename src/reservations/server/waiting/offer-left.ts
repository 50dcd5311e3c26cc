import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import { heldNights } from '../../stay/wish.ts'
import type { BookingFacts } from '../booking-facts.store.ts'
import { offerNights } from './offer-nights.ts'

/**
 * Offers to who waits what a booking held before a change, with the wish that it had, and does not hold any more. Called once
 * all else of the change is written.
 */
export async function offerLeft(
  trx: Database,
  before: BookingFacts,
  holds: readonly Day[],
  now: Date,
): Promise<void> {
  const kept = new Set(holds)
  const nights = heldNights(before, before.wish).filter((night) => !kept.has(night))
  await offerNights(trx, { categoryId: before.categoryId, nights }, now)
}
