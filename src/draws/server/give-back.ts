import { nightsOf } from '../../kernel/day.ts'
import { offerNights } from '../../reservations/server/waiting/offer-nights.ts'
import { giveNights, lockWaits } from '../../reservations/server/waiting/waited-nights.store.ts'
import type { Database } from '../../server/database/database.ts'
import type { StoredPlace } from './rounds.store.ts'
import { takeOfHeld } from './settle.store.ts'

/**
 * Gives back what a round still holds of a week: to who waits for its nights in their order, and what nobody wants to everybody.
 * One transaction: at no moment does nobody hold them while somebody waits.
 */
export async function giveBackWeek(trx: Database, place: StoredPlace, now: Date): Promise<void> {
  const nights = nightsOf(place)
  await lockWaits(trx, place.idCategory, nights)
  const rooms = await takeOfHeld(trx, place.id, 'all')
  for (let room = 0; room < rooms; room += 1) await giveNights(trx, place.idCategory, place)
  if (rooms > 0) await offerNights(trx, { categoryId: place.idCategory, nights }, now)
}
