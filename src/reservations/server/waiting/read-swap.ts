import { todayIn } from '../../../kernel/day.ts'
import type { Outcome } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { isUnanswered } from '../../cancel/unanswered.ts'
import { isLive } from '../../stay/booking.ts'
import { type GivenUp, giveUp, type SwapStay } from '../../waiting/swap.ts'
import { nightAccounts } from '../benefits/give-back.ts'
import { type BookingFacts, readBookingFacts } from '../booking-facts.store.ts'

/** The stay in whose place a wait stands, and what giving it up means today. */
export interface Swap {
  facts: BookingFacts
  may: Outcome<GivenUp, 'CANNOT_SWAP'>
}

/**
 * Reads the stay in whose place a wait stands; null where there is none, or none any more: it was cancelled, or is over. The
 * wait then goes on by itself, and asks (decision 0491).
 */
export async function readSwap(db: Database, bookingId: number | null, now: Date): Promise<Swap | null> {
  if (bookingId === null) return null
  const facts = await readBookingFacts(db, bookingId)
  const today = todayIn(facts.zone, now)
  if (!isLive(facts.status) || facts.checkOut <= today) return null
  return { facts, may: giveUp(swapStayOf(facts), today) }
}

/** What the rules of giving a stay up ask of it. */
export function swapStayOf(facts: BookingFacts): SwapStay {
  const { status, checkIn, checkOut, nightsCost, penaltyKept, drawnFreeUntil, tiers, wish } = facts
  const held = nightAccounts(facts)
    .sort((one, other) => one.expires.localeCompare(other.expires))
    .map(({ id, held }) => ({ yearId: id, held }))
  return {
    ...{ status, checkIn, checkOut, nightsCost, penaltyKept, drawnFreeUntil, tiers, held },
    isChanging: wish !== null,
    isUnanswered: isUnanswered(facts),
  }
}
