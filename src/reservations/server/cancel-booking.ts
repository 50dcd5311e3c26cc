import { todayIn } from '../../kernel/day.ts'
import { done, refused } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/caller.ts'
import type { Deed } from '../../server/handle.ts'
import type { cancelBooking as call, readPenalty as penaltyCall } from '../changes.endpoints.ts'
import { mayCancel } from '../may-cancel.ts'
import { setBenefitStates } from './booking-benefits.store.ts'
import { lockBooking, readBookingFacts } from './booking-facts.store.ts'
import { readOwnBooking } from './bookings.store.ts'
import { hasMotive } from './cancel-motives.store.ts'
import { releaseNights, saveChange, writeEntries } from './change-booking.store.ts'
import { benefitReturns, nightAccounts, returnsOf } from './give-back.ts'
import { withDays } from './with-days.ts'

/**
 * Cancels a booking: at once where it is free, else by asking the club, the penalty seen and accepted. Nights and
 * benefits go back by ledger entries; what waits for the club holds all it held.
 */
export const cancelBooking: Deed<typeof call> = async ({ body }, { db, now, caller }) => {
  if (!(await lockBooking(db, ownerOf(caller.session), body.idBooking))) return refused('BOOKING_NOT_FOUND')
  if (!(await hasMotive(db, body.idMotive))) return refused('MOTIVE_NOT_FOUND')
  const facts = await readBookingFacts(db, body.idBooking)
  const may = mayCancel(facts, facts.tiers, todayIn(facts.zone, now))
  if (!may.ok) return withDays(may, caller.language)
  const terms = may.value

  const change = {
    from: facts.status,
    actor: { ownerId: caller.session.ownerId, adminId: caller.session.adminId },
    cancelMotiveId: body.idMotive,
    cancelNote: body.note,
  }
  if (terms.kind === 'penalty') {
    const { nights } = terms
    if ((body.acceptedPenalty ?? 0) !== nights) return refused('PENALTY_NOT_ACCEPTED', { nights })
    const asked = {
      ...change,
      status: 'pending-cancel',
      deed: 'ask-to-cancel',
      penaltyNights: nights,
    } as const
    await saveChange(db, facts.id, asked, now)
    return done({ data: { bookingStatus: 'pending-cancel', penaltyNights: nights } })
  }

  const back = benefitReturns(facts)
  await releaseNights(db, facts.categoryId, facts)
  await writeEntries(db, facts.id, [...returnsOf(nightAccounts(facts)), ...back.entries], now)
  await setBenefitStates(db, back.ids, 'returned', now)
  await saveChange(
    db,
    facts.id,
    { ...change, status: 'cancelled', deed: 'cancel-booking', penaltyNights: 0 },
    now,
  )
  return done({ data: { bookingStatus: 'cancelled', penaltyNights: 0 } })
}

/** What cancelling would cost today; refused where cancelling would be. */
export const readPenalty: Deed<typeof penaltyCall> = async ({ query }, { db, now, caller }) => {
  const booking = await readOwnBooking(db, ownerOf(caller.session), query.idBooking)
  if (!booking) return refused('BOOKING_NOT_FOUND')
  const facts = await readBookingFacts(db, query.idBooking)
  const may = mayCancel(facts, facts.tiers, todayIn(facts.zone, now))
  if (!may.ok) return withDays(may, caller.language)
  return done({ penality: may.value.kind === 'penalty' ? may.value.nights : 0, data: may.value })
}
