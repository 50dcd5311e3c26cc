import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { type BookedBy, type BookedStay, bookHeld, type HeldRefusal } from './book-held.ts'
import { endOffer, type OpenOffer } from './offers.store.ts'
import { endWait } from './waits.store.ts'

/**
 * Books what an open offer holds, by the rules of any booking: its nights go over to the stay, the wait has ended. The
 * contract is locked and `offer` was read after that. After a refusal nothing is written and the offer stays open.
 */
export async function bookOffer(
  trx: Database,
  offer: OpenOffer,
  by: BookedBy,
  now: Date,
): Promise<Outcome<BookedStay, HeldRefusal>> {
  if (offer.expiresAt <= now) return refused('OFFER_OVER')
  const booked = await bookHeld(trx, offer, by, now)
  if (!booked.ok) return booked
  await endOffer(trx, offer.id, { state: 'taken', bookingId: booked.value.id }, now)
  await endWait(trx, offer.waitId, 'taken', now)
  return done(booked.value)
}
