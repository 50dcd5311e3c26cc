import { nightsOf } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Actor } from '../../../server/http/caller.ts'
import { heldNights, partsWhenRestored, type StandingStatus } from '../../stay/wish.ts'
import { entriesForStay } from '../benefits/give-back.ts'
import type { BookingFacts } from '../booking-facts.store.ts'
import { changeHeldNights, saveChange, writeEntries } from './change-booking.store.ts'
import { dropWish, setBenefitParts } from './wishes.store.ts'

/**
 * Ends a change without the club's yes (taken back, refused, or nobody answered): the stay that stood is as it was before
 * it was asked for, with its status, and what only the wish held goes back. The booking's contract is locked, and `facts`
 * were read after that. Answers the status that the booking has now; calling it without a wish is a fault of the program.
 */
export async function restoreStay(
  db: Database,
  facts: BookingFacts,
  event: { deed: string; actor: Actor; detail?: Record<string, unknown> },
  now: Date,
): Promise<StandingStatus> {
  const { wish } = facts
  if (!wish) throw new Error(`The booking ${facts.id} has no wish to end`)
  await changeHeldNights(db, facts.categoryId, heldNights(facts, wish), nightsOf(facts))
  await writeEntries(db, facts.id, entriesForStay(facts, null), now)
  await setBenefitParts(db, partsWhenRestored(facts.benefits), now)
  await dropWish(db, facts.id)
  await saveChange(db, facts.id, { ...event, from: facts.status, status: wish.from }, now)
  return wish.from
}
