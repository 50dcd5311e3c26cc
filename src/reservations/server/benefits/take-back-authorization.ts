import { todayIn } from '../../../kernel/day.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { askingIn, mayUseBenefits } from '../../../membership/benefit-use.ts'
import { actorOf, ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { takeBackAuthorization as call } from '../../benefits.endpoints.ts'
import { mayTakeBack } from '../../stay/take-back.ts'
import { lockBooking, readBookingFacts } from '../booking-facts.store.ts'
import { saveChange } from '../changes/change-booking.store.ts'
import { awaitAgain, readLastDeed } from '../last-deed.store.ts'
import { tellOwner } from '../mails/tell.ts'

/** Takes the owner's authorization back, while nothing else has happened: the benefits wait for their word again. */
export const takeBackAuthorization: Deed<typeof call> = async ({ query }, context) => {
  const { db, now, caller } = context
  const { session } = caller
  const ownerId = ownerOf(session)
  const actor = actorOf(session)
  if (!(await lockBooking(db, ownerId, query.idBooking))) return refused('BOOKING_NOT_FOUND')
  if (!mayUseBenefits(askingIn(session), 'decide')) return refused('RESTRICTED_ACTION')
  const facts = await readBookingFacts(db, query.idBooking)
  const last = await readLastDeed(db, facts.id)
  const hasBegun = todayIn(facts.zone, now) >= facts.checkIn
  const isAuthorized = facts.benefits.some(({ state }) => state === 'authorized')
  const may = mayTakeBack(last, { ownerId, trustId: actor.trustId, isAuthorized, hasBegun, now })
  if (!may.ok) return may
  // The last decision refused everything: what is authorized was authorized before it, and is not revoked.
  if ((await awaitAgain(db, facts.id)) === 0) return refused('NOTHING_TO_TAKE_BACK', { because: 'since' })
  const change = {
    deed: 'take-back-authorization',
    actor,
    from: facts.status,
    status: 'to-authorize',
  } as const
  await saveChange(db, facts.id, change, now)
  tellOwner(context, { kind: 'stay-to-authorize', bookingId: facts.id })
  return done({ data: { bookingStatus: 'to-authorize' as const } })
}
