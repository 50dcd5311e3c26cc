import { nightsOf, todayIn } from '../../../kernel/day.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { actorOf, ownerOf, scopeCovers } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { PORTAL_CHANNEL } from '../../cancel/cancel-channel.ts'
import { mayCancel } from '../../cancel/may-cancel.ts'
import { isFreeUntilAnswered } from '../../cancel/penalty.ts'
import { isUnanswered } from '../../cancel/unanswered.ts'
import type { cancelBooking as call, readPenalty as penaltyCall } from '../../changes.endpoints.ts'
import { heldNights } from '../../stay/wish.ts'
import { endOfBenefits, entriesForNothing } from '../benefits/give-back.ts'
import { type BookingFacts, lockBooking, readBookingFacts } from '../booking-facts.store.ts'
import { readOwnBooking } from '../bookings.store.ts'
import { tellOwner } from '../mails/tell.ts'
import type { OrderedForStay } from '../ordered-for-stay.ts'
import { readStayOrders } from '../stay-orders.store.ts'
import { isOfDraw } from '../stays/drawn-week.store.ts'
import { readOpenTradeOfStay } from '../stays/traded-for.store.ts'
import { offerLeft } from '../waiting/offer-left.ts'
import { readWishOfStay } from '../waiting/wish-of-stay.store.ts'
import { withDays } from '../with-days.ts'
import { saveAskedLines } from './cancel-lines.store.ts'
import { hasMotive } from './cancel-motives.store.ts'
import { changeHeldNights, saveChange, writeEntries } from './change-booking.store.ts'
import { restoreStay } from './restore-stay.ts'
import { dropWish, setBenefitParts } from './wishes.store.ts'

/**
 * Cancels a booking: at once where it is free, as a request is that the resort has not answered (decision 0493) and of
 * which no reason is asked, else by asking the club, the penalty seen and accepted. Nights and
 * benefits go back by ledger entries; what waits for the club holds all that the stay held. A change that waited ends:
 * what only it held goes back in either case, and the penalty is that of the stay that stands. What is ordered for the stay
 * and chosen goes with it: now, or once the club agrees.
 */
export const cancelBooking =
  (ordered: OrderedForStay): Deed<typeof call> =>
  async ({ body }, context) => {
    const { db, now, caller } = context
    const lines = {
      ownerId: ownerOf(caller.session),
      bookingId: body.idBooking,
      lines: body.lines ?? [],
      at: now,
    }
    const hasLines = lines.lines.length > 0
    // What is ordered is another scope's.
    if (hasLines && !scopeCovers(caller.session, 'order')) return refused('NOT_FOUND')
    if (hasLines) await ordered.lock(db, lines)
    if (!(await lockBooking(db, ownerOf(caller.session), body.idBooking))) return refused('BOOKING_NOT_FOUND')
    const { idMotive } = body
    if (idMotive !== undefined && !(await hasMotive(db, idMotive, PORTAL_CHANNEL)))
      return refused('MOTIVE_NOT_FOUND')
    const facts = await readBookingFacts(db, body.idBooking)
    const may = mayCancelNow(facts, now)
    if (!may.ok) return withDays(may, caller.language)
    const terms = may.value
    if (idMotive === undefined && !isFreeUntilAnswered(terms)) return refused('MOTIVE_NOT_FOUND')

    const actor = actorOf(caller.session)
    const change = {
      from: facts.status,
      actor,
      ...(idMotive !== undefined && { cancelMotiveId: idMotive }),
      cancelNote: body.note || null,
    }
    if (terms.kind === 'penalty') {
      const { nights } = terms
      if ((body.acceptedPenalty ?? 0) !== nights) return refused('PENALTY_NOT_ACCEPTED', { nights })
      const from = facts.wish
        ? await restoreStay(db, facts, { deed: 'withdraw-change', actor }, now)
        : facts.status
      const asked = {
        ...change,
        from,
        status: 'pending-cancel',
        deed: 'ask-to-cancel',
        penaltyNights: nights,
      } as const
      await saveChange(db, facts.id, asked, now)
      if (facts.wish) await offerLeft(db, facts, nightsOf(facts), now)
      const along = hasLines ? await ordered.plan(db, lines) : []
      await saveAskedLines(db, facts.id, along, now)
      const more = { nights, ...(along.length > 0 && { ordered: JSON.stringify(along) }) }
      tellOwner(context, { kind: 'stay-cancel-asked', bookingId: facts.id, more })
      const kept = lines.lines.length - along.length
      return done({ data: { bookingStatus: 'pending-cancel', penaltyNights: nights, keptLines: kept } })
    }

    await changeHeldNights(db, facts.categoryId, heldNights(facts, facts.wish), [])
    await writeEntries(db, facts.id, entriesForNothing(facts), now)
    await setBenefitParts(db, endOfBenefits(facts), now)
    await dropWish(db, facts.id)
    await saveChange(
      db,
      facts.id,
      { ...change, status: 'cancelled', deed: 'cancel-booking', penaltyNights: 0 },
      now,
    )
    await offerLeft(db, facts, [], now)
    const gone = hasLines ? await ordered.cancel(db, lines, { now, config: context.config }) : []
    const more = { ...(gone.length > 0 && { ordered: JSON.stringify(gone) }) }
    tellOwner(context, { kind: 'stay-cancelled', bookingId: facts.id, more })
    const kept = lines.lines.length - gone.length
    return done({ data: { bookingStatus: 'cancelled', penaltyNights: 0, keptLines: kept } })
  }

const mayCancelNow = (facts: BookingFacts, now: Date) =>
  mayCancel({ ...facts, isUnanswered: isUnanswered(facts) }, facts.tiers, todayIn(facts.zone, now))

/** What cancelling would cost today; refused where cancelling would be. */
export const readPenalty: Deed<typeof penaltyCall> = async ({ query }, { db, now, caller }) => {
  const booking = await readOwnBooking(db, ownerOf(caller.session), query.idBooking)
  if (!booking) return refused('BOOKING_NOT_FOUND')
  const facts = await readBookingFacts(db, query.idBooking)
  const may = mayCancelNow(facts, now)
  if (!may.ok) return withDays(may, caller.language)
  // What is ordered is another scope's.
  const orders = scopeCovers(caller.session, 'order') ? await readStayOrders(db, query.idBooking, now) : []
  const wish = await readWishOfStay(db, query.idBooking)
  const draw = await isOfDraw(db, query.idBooking)
  return done({
    penality: may.value.kind === 'penalty' ? may.value.nights : 0,
    data: may.value,
    orders,
    wish,
    draw,
    trade: await readOpenTradeOfStay(db, query.idBooking),
  })
}
