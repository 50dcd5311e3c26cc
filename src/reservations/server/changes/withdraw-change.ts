import { nightsOf } from '../../../kernel/day.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { actorOf, ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { withdrawChange as call } from '../../changes.endpoints.ts'
import { lockBooking, readBookingFacts } from '../booking-facts.store.ts'
import { tellOwner } from '../mails/tell.ts'
import { offerLeft } from '../waiting/offer-left.ts'
import { restoreStay } from './restore-stay.ts'

/** Takes a change back that waits for the club. It costs nothing: the stay is as it was before it was asked for. */
export const withdrawChange: Deed<typeof call> = async ({ query }, context) => {
  const { db, now, caller } = context
  const { session } = caller
  if (!(await lockBooking(db, ownerOf(session), query.idBooking))) return refused('BOOKING_NOT_FOUND')
  const facts = await readBookingFacts(db, query.idBooking)
  if (!facts.wish) return refused('NO_CHANGE_WAITS')
  const actor = actorOf(session)
  const bookingStatus = await restoreStay(db, facts, { deed: 'withdraw-change', actor }, now)
  await offerLeft(db, facts, nightsOf(facts), now)
  tellOwner(context, { kind: 'stay-change-withdrawn', bookingId: facts.id })
  return done({ data: { bookingStatus } })
}
