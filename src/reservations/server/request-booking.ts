import { daysBetween, todayIn } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import { done, refused } from '../../kernel/outcome.ts'
import { together } from '../../server/database/pipeline.ts'
import { actorOf, ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import { payForStay } from '../request/paid-stay.ts'
import { fits, LONGEST_STAY } from '../request/stay-rules.ts'
import type { requestBooking as call } from '../reservations.endpoints.ts'
import { initialStatus } from '../stay/booking.ts'
import { benefitsAsked } from './benefits/asked-benefits.ts'
import { guestsOf } from './guests.ts'
import { tellOwner } from './mails/tell.ts'
import { kindOfRequest } from './mails/what-is-told.ts'
import { insertBooking, type NewBooking, newBookingParts, takeNights } from './new-booking.store.ts'
import { lockContract, readStayFacts } from './stay-facts.store.ts'
import { withDays } from './with-days.ts'

/**
 * Requests a stay: applies the rules to the current facts, takes the nights and writes the booking, or changes nothing.
 * Of two concurrent requests for the last room one gets it: the row of the counter is locked.
 */
export const requestBooking: Deed<typeof call> = async ({ body }, context) => {
  const { db, now, caller, withCommit } = context
  const { session, language } = caller
  const ownerId = ownerOf(session)
  const stay = { checkIn: body.datein, checkOut: body.dateout }
  const [isTheirs, facts] = await together(
    db,
    () => lockContract(db, ownerId, body.idContract),
    () => readStayFacts(db, { ownerId, contractId: body.idContract, categoryId: body.idCategory, ...stay }),
  )
  if (!isTheirs || !facts) return refused('NOT_FOUND')
  if (facts.sleeps === null || facts.nightPercent === null) return refused('NOT_FOUND')

  const nights = daysBetween(stay.checkIn, stay.checkOut)
  const today = todayIn(facts.zone, now)
  if (stay.checkIn < today) return refused('STAY_IN_THE_PAST', { today: dayInWords(today, language) })
  if (nights > LONGEST_STAY) return refused('STAY_TOO_LONG', { longest: LONGEST_STAY })

  const party = { adults: body.adults.length, children: body.children.length }
  if (!fits(facts.sleeps, party)) return refused('TOO_MANY_GUESTS', { sleeps: facts.sleeps })

  const years = facts.accounts.filter(({ unit }) => unit === 'nights')
  const acceptsNearby = body.acceptNearby ?? false
  const paid = payForStay({ ...facts, nightPercent: facts.nightPercent }, stay, years, { acceptsNearby })
  if (!paid.ok) return withDays(paid, language)
  const { cost, payments } = paid.value
  const used = benefitsAsked(body, facts.accounts, session)
  if (!used.ok) return used
  const { benefits, authorizes } = used.value
  const status = initialStatus({
    usesBenefits: benefits.length > 0 && !authorizes,
    occupant: body.occupant,
    hotelConfirmsItself: facts.confirmsItself,
  })
  const booking: NewBooking = {
    contractId: body.idContract,
    hotelId: facts.hotelId,
    categoryId: body.idCategory,
    ...stay,
    occupant: body.occupant,
    status,
    nightsCost: cost,
    payments,
    benefits,
    authorized: authorizes,
    note: body.note || null,
    guests: guestsOf(body),
    actor: actorOf(session),
  }
  const [taken, booked] = await together(
    db,
    () => takeNights(db, booking),
    () => insertBooking(db, booking, now),
  )
  if (taken < nights) return refused('NO_AVAILABILITY')
  for (const write of newBookingParts(booked.id, booking, now)) withCommit(write)
  tellOwner(context, { kind: kindOfRequest(status), bookingId: booked.id })
  return done({ data: { ...booked, bookingStatus: status, nightsCost: cost } })
}
