import { todayIn } from '../../../kernel/day.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { hotelPerformance, newestYear } from '../../performance.ts'
import type { readHotelPerformance as call } from '../../profit.endpoints.ts'
import { readHotelMonths } from './performance.store.ts'
import { findOwnHotel } from './profits.store.ts'

/** How one of the owner's hotels does in a year against the one before; by the resort's clock. */
export const readHotelPerformance: Deed<typeof call> = async ({ query }, { db, now, caller }) => {
  const hotel = await findOwnHotel(db, ownerOf(caller.session), query.resort)
  if (!hotel) return refused('NOT_FOUND')
  const today = todayIn(hotel.zone, now)
  const current = Number(today.slice(0, 4))
  const months = await readHotelMonths(db, query.resort, { since: (query.year ?? current - 1) - 1, today })
  return done({ data: hotelPerformance(months, query.year ?? newestYear(months, current)) })
}
