import { nightsOf } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import { offerNights } from './offer-nights.ts'
import { endOffer, type OpenOffer } from './offers.store.ts'
import { giveNights, lockWaits } from './waited-nights.store.ts'

/**
 * Ends an open offer that nobody took and gives its nights to the next in the line, but to nobody who had them since they came
 * free; where nobody is left they are public. One transaction: at no moment does nobody hold them while somebody waits.
 */
export async function passOn(
  trx: Database,
  offer: OpenOffer,
  state: 'passed' | 'lapsed' | 'dropped',
  now: Date,
): Promise<void> {
  const nights = nightsOf(offer)
  const { categoryId, chainId } = offer
  await lockWaits(trx, categoryId, nights)
  await endOffer(trx, offer.id, { state }, now)
  await giveNights(trx, categoryId, offer)
  await offerNights(trx, { categoryId, nights, chainId }, now)
}
