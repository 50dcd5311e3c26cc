import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { type BookedBy, type BookedStay, bookHeld, type HeldRefusal } from './book-held.ts'
import { offerGivenUp } from './give-up.ts'
import { endOffer, type OpenOffer } from './offers.store.ts'
import { readSwap } from './read-swap.ts'
import { endWait } from './waits.store.ts'

export type SwapRefusal = 'CANNOT_SWAP' | 'PENALTY_NOT_ACCEPTED'

/** What an owner has said of the stay that is given up: the nights of penalty at most, or that both are kept. */
interface Accepted {
  acceptedPenalty: number
  keepsOther?: boolean | undefined
}

/**
 * Books what an open offer holds, by the rules of any booking: its nights go over to the stay, the wait has ended. A stay in whose
 * place the wait stands is given up with it, for no more than the penalty that its owner accepts, and its nights go to who waits;
 * with `keepsOther` both stand. The contract is locked and `offer` was read after that. After a refusal nothing is written and the
 * offer stays open.
 */
export async function bookOffer(
  trx: Database,
  offer: OpenOffer,
  by: BookedBy,
  now: Date,
  { acceptedPenalty, keepsOther = false }: Accepted,
): Promise<Outcome<BookedStay & { givenUp: number | null }, HeldRefusal | SwapRefusal>> {
  if (offer.expiresAt <= now) return refused('OFFER_OVER')
  const swap = keepsOther ? null : await readSwap(trx, offer.swapId, now)
  if (swap && !swap.may.ok) return swap.may
  const inPlaceOf = swap?.may.ok ? { facts: swap.facts, given: swap.may.value } : null
  const penalty = inPlaceOf?.given.penalty ?? 0
  if (penalty > acceptedPenalty) return refused('PENALTY_NOT_ACCEPTED', { nights: penalty })
  const booked = await bookHeld(trx, offer, by, now, inPlaceOf)
  if (!booked.ok) return booked
  await endOffer(trx, offer.id, { state: 'taken', bookingId: booked.value.id }, now)
  await endWait(trx, offer.waitId, 'taken', now)
  if (inPlaceOf) await offerGivenUp(trx, inPlaceOf.facts, now)
  return done({ ...booked.value, givenUp: inPlaceOf?.facts.id ?? null })
}
