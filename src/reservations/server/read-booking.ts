import { todayIn } from '../../kernel/day.ts'
import { done, refused } from '../../kernel/outcome.ts'
import { askingIn, mayUseBenefits } from '../../membership/benefit-use.ts'
import { findContract } from '../../membership/server/own-contract.store.ts'
import { ownerOf, scopeCovers } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import type { listBookingBenefits as benefitsCall } from '../benefits.endpoints.ts'
import { PORTAL_CHANNEL } from '../cancel/cancel-channel.ts'
import { cancelTerms } from '../cancel/penalty.ts'
import { isUnanswered } from '../cancel/unanswered.ts'
import type {
  listCancelMotives as motivesCall,
  readBooking as readCall,
  searchBookings as searchCall,
} from '../changes.endpoints.ts'
import { mayModify, modifiableUntil } from '../stay/modify.ts'
import { mayBegin } from '../stay/transitions.ts'
import { listOpenBenefits, listUsedBenefits } from './benefits/booking-benefits.store.ts'
import { nightAccounts } from './benefits/give-back.ts'
import { readDetails } from './booking-details.store.ts'
import { readBookingFacts } from './booking-facts.store.ts'
import { BOOKINGS_PAGE_SIZE, readOwnBooking, searchOwnBookings } from './bookings.store.ts'
import { listMotives } from './changes/cancel-motives.store.ts'

/** One booking with its history and what may be done with it today. */
export const readBooking: Deed<typeof readCall> = async ({ query }, { db, now, caller }) => {
  const booking = await readOwnBooking(db, ownerOf(caller.session), query.idBooking)
  if (!booking) return refused('BOOKING_NOT_FOUND')
  const [facts, details, usedBenefits] = await Promise.all([
    readBookingFacts(db, booking.id),
    readDetails(db, { ownerId: ownerOf(caller.session), bookingId: booking.id }, now),
    listUsedBenefits(db, booking.id),
  ])
  const today = todayIn(facts.zone, now)
  const cancellable = mayBegin(facts.status, 'cancel')
  return done({
    data: {
      ...booking,
      ...details,
      // What is ordered is another scope's.
      ...(!scopeCovers(caller.session, 'order') && { orders: [], ordersBeside: 0, cancelledWith: [] }),
      sleeps: facts.sleeps,
      confirmsItself: facts.confirmsItself,
      nightPercent: facts.nightPercent,
      usedBenefits,
      mayModify: mayModify({ ...facts, today }).ok,
      modifiableUntil: modifiableUntil(facts.checkIn),
      cancelTerms: cancellable
        ? cancelTerms({ ...facts, isUnanswered: isUnanswered(facts) }, facts.tiers, today)
        : null,
      penalties: facts.tiers,
      penaltyKept: facts.penaltyKept,
      drawnFreeUntil: facts.drawnFreeUntil,
      checkInClosed: facts.checkInClosed,
      heldNights: nightAccounts(facts)
        .filter(({ held }) => held > 0)
        .map(({ id, held }) => ({ idBenefitYear: id, quantity: held })),
    },
  })
}

/** The owner's bookings by filter, a page at a time. */
export const searchBookings: Deed<typeof searchCall> = async ({ body }, { db, now, caller }) => {
  const ownerId = ownerOf(caller.session)
  const { bookings, total } = await searchOwnBookings(db, {
    ownerId,
    contractId: body.idContract ?? null,
    statuses: body.statuses ?? null,
    when: body.when,
    page: body.page,
    now,
  })
  // A stranger's contract is not there; one of the owner's own may well have no such booking.
  if (total === 0 && body.idContract && !(await findContract(db, ownerId, body.idContract)))
    return refused('NOT_FOUND')
  return done({ data: bookings, total, pageSize: BOOKINGS_PAGE_SIZE })
}

/** The benefits that a booking uses, and the accounts that it may still draw on. */
export const listBookingBenefits: Deed<typeof benefitsCall> = async ({ query }, { db, caller }) => {
  if (!(await readOwnBooking(db, ownerOf(caller.session), query.idBooking)))
    return refused('BOOKING_NOT_FOUND')
  const [data, open] = await Promise.all([
    listUsedBenefits(db, query.idBooking),
    listOpenBenefits(db, query.idBooking),
  ])
  return done({ data, open: mayUseBenefits(askingIn(caller.session), 'hold') ? open : [] })
}

/**
 * The motives for cancelling. Owners are offered those that are taken from them, of the portal's channel; what is told by
 * telephone, of another one, is the club's people's to see.
 */
export const listCancelMotives: Deed<typeof motivesCall> = async ({ query }, { db, caller }) => {
  const isOffered = query.idCanal === PORTAL_CHANNEL || caller.session.adminId !== null
  return done({ data: isOffered ? await listMotives(db, query.idCanal) : [] })
}
