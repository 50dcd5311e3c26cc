import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import { readCategoriesOf } from './line.store.ts'
import { offerNights } from './offer-nights.ts'
import { lockWaits } from './waited-nights.store.ts'

/** Locks the lines of all of a resort's categories, before nights of it that were closed are opened. */
export async function lockHotelWaits(trx: Database, hotelId: number, nights: readonly Day[]): Promise<void> {
  if (nights.length === 0) return
  for (const category of await readCategoriesOf(trx, hotelId)) await lockWaits(trx, category, nights)
}

/** Offers nights that a resort takes stays on again to who waits for them, category by category. */
export async function offerHotelNights(
  trx: Database,
  hotelId: number,
  nights: readonly Day[],
  now: Date,
): Promise<void> {
  if (nights.length === 0) return
  for (const categoryId of await readCategoriesOf(trx, hotelId))
    await offerNights(trx, { categoryId, nights }, now)
}
