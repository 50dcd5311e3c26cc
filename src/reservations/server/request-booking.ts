import { daysBetween, formatDay, todayIn } from '../../kernel/day.ts'
import type { BodyOf } from '../../kernel/endpoint.ts'
import { done, type Refusal, refused } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/caller.ts'
import type { Deed } from '../../server/handle.ts'
import { initialStatus } from '../booking.ts'
import type { requestBooking as call } from '../reservations.endpoints.ts'
import { fits, LONGEST_STAY, mayStay, nightsCost } from '../stay-rules.ts'
import { insertBooking, type NewGuest } from './new-booking.store.ts'
import { lockContract, readStayFacts } from './stay-facts.store.ts'

/**
 * Requests a stay: asks the rules with the facts of this moment, takes the nights and writes the booking, or changes
 * nothing. Two at once for the last room: the counter's row lets one through.
 */
export const requestBooking: Deed<typeof call> = async ({ body }, { db, now, caller }) => {
  const { session, language } = caller
  if (!(await lockContract(db, ownerOf(session), body.idContract))) return refused('NOT_FOUND')

  const stay = { checkIn: body.datein, checkOut: body.dateout }
  const facts = await readStayFacts(db, { contractId: body.idContract, categoryId: body.idCategory, ...stay })
  if (facts.sleeps === null || facts.nightPercent === null) return refused('NOT_FOUND')

  const nights = daysBetween(stay.checkIn, stay.checkOut)
  const today = todayIn(facts.zone, now)
  if (stay.checkIn < today) return refused('STAY_IN_THE_PAST', { today: formatDay(today, language) })
  if (nights > LONGEST_STAY) return refused('STAY_TOO_LONG', { longest: LONGEST_STAY })

  const party = { adults: body.adults.length, children: body.children.length }
  if (!fits(facts.sleeps, party)) return refused('TOO_MANY_GUESTS', { sleeps: facts.sleeps })

  const cost = nightsCost(nights, facts.nightPercent)
  const rule = mayStay({
    stay,
    contract: facts,
    others: facts.others,
    blackouts: facts.blackouts,
    cost,
    balance: facts.balance,
    acceptsNearby: body.acceptNearby ?? false,
  })
  if (!rule.ok) return withDays(rule, language)

  const status = initialStatus({
    usesBenefits: false,
    occupant: body.occupant,
    hotelConfirmsItself: facts.confirmsItself,
  })
  const booked = await insertBooking(
    db,
    {
      contractId: body.idContract,
      hotelId: facts.hotelId,
      categoryId: body.idCategory,
      ...stay,
      nights,
      occupant: body.occupant,
      status,
      nightsCost: cost,
      nightsYearId: facts.nightsYearId,
      note: body.note || null,
      guests: guestsOf(body),
      actor: { ownerId: session.ownerId, adminId: session.adminId },
    },
    now,
  )
  if (!booked) return refused('NO_AVAILABILITY')
  return done({ data: { ...booked, bookingStatus: status, nightsCost: cost } })
}

/** The refusal with its days as the reader writes them. */
export function withDays<R extends string>(refusal: Refusal<R>, language: 'en' | 'es'): Refusal<R> {
  const { from, to } = refusal.values ?? {}
  if (typeof from !== 'string' || typeof to !== 'string') return refusal
  return {
    ...refusal,
    values: { ...refusal.values, from: formatDay(from, language), to: formatDay(to, language) },
  }
}

/** The guests in order, the main adult first; nothing is kept of those given as NA. */
function guestsOf({ adults, children }: BodyOf<typeof call>): NewGuest[] {
  const nobody = { name: null, lastname: null, email: null, phone: null, age: null }
  const grown = adults.map((one) => ({
    ...nobody,
    kind: 'adult' as const,
    not_given: one.na,
    ...(!one.na && {
      name: one.name,
      lastname: one.lastname,
      email: one.email || null,
      phone: one.phone || null,
    }),
  }))
  const young = children.map((one) => ({
    ...nobody,
    kind: 'child' as const,
    not_given: one.na,
    ...(!one.na && { name: one.name, lastname: one.lastname, age: one.age }),
  }))
  return [...grown, ...young].map((guest, index) => ({ ...guest, position: index + 1 }))
}
