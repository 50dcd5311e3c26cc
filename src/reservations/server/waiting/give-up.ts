import { nightsOf } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Actor } from '../../../server/http/caller.ts'
import type { GivenUp } from '../../waiting/swap.ts'
import type { BookingFacts } from '../booking-facts.store.ts'
import { saveChange } from '../changes/change-booking.store.ts'
import { giveBackStay } from '../lapse/close-stay.ts'
import { offerNights } from './offer-nights.ts'

/** Gives a stay up for another: its nights and benefits go back, less the penalty. The contract and the line are locked. */
export async function writeGivenUp(
  trx: Database,
  { facts, given, actor }: { facts: BookingFacts; given: GivenUp; actor: Actor },
  now: Date,
): Promise<void> {
  await giveBackStay(trx, facts, given.penalty, now)
  const change = { status: 'cancelled', deed: 'swap-stay', from: facts.status, actor } as const
  await saveChange(trx, facts.id, { ...change, penaltyNights: given.penalty }, now)
}

/** Offers to who waits what a stay held that was given up, once all else is written: a wait for it may stand in a stay’s place too. */
export async function offerGivenUp(trx: Database, facts: BookingFacts, now: Date): Promise<void> {
  await offerNights(trx, { categoryId: facts.categoryId, nights: nightsOf(facts) }, now)
}
