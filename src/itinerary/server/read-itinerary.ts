import { done, refused } from '../../kernel/outcome.ts'
import { orderState } from '../../marketplace/orders/order.ts'
import { ownerOf, scopeCovers } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import type { readItinerary as call } from '../itinerary.endpoints.ts'
import { readItineraryOf } from './itinerary.store.ts'

/** What lies in the days of one of the owner's stays, and how they arrive. */
export const readItinerary: Deed<typeof call> = async ({ query }, { db, now, caller }) => {
  const ownerId = ownerOf(caller.session)
  const found = await readItineraryOf(db, { ownerId, bookingId: query.idBooking, now })
  if (!found) return refused('BOOKING_NOT_FOUND')
  const { arrival, visits, today } = found
  const shown = scopeCovers(caller.session, 'order') ? found.lines : []
  const lines = shown.map(({ status, paymentLink, byCard, firstDay, lastDay, ...line }) => ({
    ...line,
    state: orderState({ status, paymentLink, byCard, firstDay, lastDay, today }),
  }))
  return done({ data: { arrival, visits: scopeCovers(caller.session, 'visitors') ? visits : [], lines } })
}
