import { todayIn } from '../../../kernel/day.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { actorOf, ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { mayWithdraw } from '../../cancel/may-withdraw.ts'
import type { withdrawCancellation as call } from '../../changes.endpoints.ts'
import { lockBooking, readBookingFacts } from '../booking-facts.store.ts'
import { readStatusBefore } from '../last-deed.store.ts'
import { tellOwner } from '../mails/tell.ts'
import { saveChange } from './change-booking.store.ts'

/** Takes a cancellation back that waits for the club. It costs nothing, and the ledger has nothing to write: the stay held all. */
export const withdrawCancellation: Deed<typeof call> = async ({ query }, context) => {
  const { db, now, caller } = context
  const { session } = caller
  if (!(await lockBooking(db, ownerOf(session), query.idBooking))) return refused('BOOKING_NOT_FOUND')
  const facts = await readBookingFacts(db, query.idBooking)
  const before = await readStatusBefore(db, facts.id, 'pending-cancel')
  const may = mayWithdraw({ ...facts, before }, todayIn(facts.zone, now))
  if (!may.ok) return may
  const bookingStatus = may.value
  const change = {
    deed: 'withdraw-cancellation',
    actor: actorOf(session),
    from: facts.status,
    status: bookingStatus,
    penaltyNights: 0,
  } as const
  await saveChange(db, facts.id, change, now)
  tellOwner(context, { kind: 'stay-cancel-withdrawn', bookingId: facts.id })
  return done({ data: { bookingStatus } })
}
