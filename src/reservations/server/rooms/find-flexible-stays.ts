import { addDays, daysBetween, todayIn } from '../../../kernel/day.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { pickFlexibleStays } from '../../request/flexible.ts'
import { LONGEST_STAY } from '../../request/stay-rules.ts'
import { withoutStay } from '../../request/without-stay.ts'
import type { findFlexibleStays as call } from '../../year.endpoints.ts'
import { isOfContract } from '../booking-facts.store.ts'
import { readOpenNights } from './open-nights.store.ts'

/** Free stays near the one asked for. A contract that may not book finds none. */
export const findFlexibleStays: Deed<typeof call> = async ({ query }, { db, now, caller }) => {
  const asked = { checkIn: query.datein, checkOut: query.dateout }
  if (daysBetween(asked.checkIn, asked.checkOut) > LONGEST_STAY)
    return refused('STAY_TOO_LONG', { longest: LONGEST_STAY })

  const from = addDays(asked.checkIn, -query.days)
  const found = await readOpenNights(db, {
    ownerId: ownerOf(caller.session),
    contractId: query.idContract,
    from,
    to: addDays(asked.checkOut, query.days),
  })
  if (!found) return refused('NOT_FOUND')
  if (query.idBooking && !(await isOfContract(db, query.idContract, query.idBooking)))
    return refused('BOOKING_NOT_FOUND')
  const nights = query.idBooking ? withoutStay(found, from, query.idBooking) : found

  const offers = pickFlexibleStays({
    ...found,
    ...nights,
    stays: [...nights.stays, ...nights.wishes],
    asked,
    days: query.days,
    from,
    count: daysBetween(from, addDays(asked.checkOut, query.days)),
    today: todayIn(found.zone, now),
    contract: found,
    categories: nights.categories.filter(({ sleeps }) => sleeps >= query.guests),
  })
  // Where a stay is now is no other stay.
  const moving = found.stays.find(({ id }) => id === query.idBooking)
  const others = offers.filter((one) => one.checkIn !== moving?.checkIn || one.checkOut !== moving.checkOut)
  return done({
    data: others.map(({ checkIn, checkOut, category, left, nightsCost }) => ({
      datein: checkIn,
      dateout: checkOut,
      idCategory: category.idCategory,
      name: category.name,
      left,
      nightsCost,
      nightPercent: category.nightPercent,
    })),
  })
}
