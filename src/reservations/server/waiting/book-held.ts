import { type DayRange, todayIn } from '../../../kernel/day.ts'
import type { CommonRefusal } from '../../../kernel/endpoint.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { type Actor, actorOf, type Session } from '../../../server/http/caller.ts'
import type { Payment } from '../../benefit/benefit.ts'
import { payForStay } from '../../request/paid-stay.ts'
import { fits, type StayRefusalKnowingNearby } from '../../request/stay-rules.ts'
import type { Adult, Child } from '../../reservations.endpoints.ts'
import { type BookingStatus, initialStatus, type Occupant } from '../../stay/booking.ts'
import { type GivenUp, staysWithout, yearsWith } from '../../waiting/swap.ts'
import { type AskedBenefits, type BenefitRefusal, benefitsAsked } from '../benefits/asked-benefits.ts'
import type { BookingFacts } from '../booking-facts.store.ts'
import { guestsOf } from '../guests.ts'
import { insertBooking, type NewBooking, type NewGuest, newBookingParts } from '../new-booking.store.ts'
import { readStayFacts, type StayFactsRow } from '../stay-facts.store.ts'
import { writeGivenUp } from './give-up.ts'
import { readNameOf } from './name.store.ts'

export interface BookedStay {
  id: number
  code: string
  bookingStatus: BookingStatus
  nightsCost: number
}

/** Why nights that are held are not booked in an owner's name. */
export type InNameRefusal = StayRefusalKnowingNearby | CommonRefusal | 'OFFER_OVER' | 'TOO_MANY_GUESTS'
export type HeldRefusal = InNameRefusal | BenefitRefusal

/** Who books: an owner who says who comes, in a session, or the clock in an owner's name. */
export type BookedBy =
  | {
      actor: Actor
      guests?: readonly NewGuest[]
      occupant?: Occupant
      note?: string | null
      /** The benefits that it uses, within their balances, and whether they have the owner's word. */
      uses?: { benefits: Payment[]; authorizes: boolean }
    }
  | {
      said: AskedBenefits & {
        adults: readonly Adult[]
        children: readonly Child[]
        note?: string | undefined
      }
      session: Session
    }

/** Nights of a category that something holds for a contract, and who comes. */
export interface HeldStay extends DayRange {
  contractId: number
  ownerId: number
  categoryId: number
  adults: number
  children: number
}

/** A stay that is given up for what is booked: its nights count as back, and it is written away first. */
interface InPlaceOf {
  facts: BookingFacts
  given: GivenUp
}

/**
 * Books nights that are held for a contract, by the rules of any booking: they go over to the stay, and whatever held them is
 * the caller's to end. A stay that is given up for it goes in the same transaction. What is booked in the owner's name is for the owner and whom they name later, with
 * the benefits that they chose for it before. The contract is locked. After a refusal nothing is written.
 */
export async function bookHeld(
  trx: Database,
  held: HeldStay,
  by: BookedBy,
  now: Date,
  inPlaceOf: InPlaceOf | null = null,
): Promise<Outcome<BookedStay, HeldRefusal>> {
  const looked = await lookAtHeld(trx, held, by, now, inPlaceOf?.given ?? null)
  if (!looked.ok) return looked
  const { booking } = looked.value
  if (inPlaceOf) await writeGivenUp(trx, { ...inPlaceOf, actor: booking.actor }, now)
  return done(await writeHeld(trx, booking, now))
}

/** Writes a booking of nights that are held. */
export async function writeHeld(trx: Database, booking: NewBooking, now: Date): Promise<BookedStay> {
  const booked = await insertBooking(trx, booking, now)
  for (const write of newBookingParts(booked.id, booking, now)) await write(trx)
  return { ...booked, bookingStatus: booking.status, nightsCost: booking.nightsCost }
}

/** What booking nights that are held comes to, by the rules of any booking, and the nights of that year before it. Writes nothing. */
export async function lookAtHeld(
  trx: Database,
  held: HeldStay,
  by: BookedBy,
  now: Date,
  given: GivenUp | null,
): Promise<Outcome<{ booking: NewBooking; balance: number }, HeldRefusal>> {
  const { contractId, ownerId, categoryId, checkIn, checkOut } = held
  const stay = { checkIn, checkOut }
  const read = await readStayFacts(trx, { ownerId, contractId, categoryId, ...stay })
  const facts = read && (given ? withoutStay(read, given) : read)
  if (!facts || facts.sleeps === null || facts.nightPercent === null) return refused('NOT_FOUND')
  if (checkIn < todayIn(facts.zone, now)) return refused('OFFER_OVER')
  const said = 'said' in by ? by.said : null
  const party = said ? { adults: said.adults.length, children: said.children.length } : held
  if (!fits(facts.sleeps, party)) return refused('TOO_MANY_GUESTS', { sleeps: facts.sleeps })
  const years = facts.accounts.filter(({ unit }) => unit === 'nights')
  // Whoever waits for nights near a stay of theirs wants both.
  const paid = payForStay({ ...facts, nightPercent: facts.nightPercent }, stay, years, {
    acceptsNearby: true,
  })
  if (!paid.ok) return paid
  const { cost, balance, payments } = paid.value
  const used =
    'said' in by ? benefitsAsked(by.said, facts.accounts, by.session) : done(by.uses ?? NO_BENEFITS)
  if (!used.ok) return used
  const { benefits, authorizes } = used.value

  const inName = 'said' in by ? null : by
  const occupant = said?.occupant ?? inName?.occupant ?? 'owner'
  const status = initialStatus({
    usesBenefits: benefits.length > 0 && !authorizes,
    occupant,
    hotelConfirmsItself: facts.confirmsItself,
  })
  const guests = said ? guestsOf(said) : inName?.guests
  const booking = {
    ...{ contractId, hotelId: facts.hotelId, categoryId, ...stay, occupant, status, nightsCost: cost },
    ...{ payments, benefits, authorized: authorizes, note: (said ?? inName)?.note || null },
    actor: 'said' in by ? actorOf(by.session) : by.actor,
    guests: guests ?? guestsFor(await readNameOf(trx, ownerId), held),
  }
  return done({ booking, balance })
}

/** What the rules ask of a contract that gives a stay up. */
const withoutStay = (facts: StayFactsRow, given: GivenUp): StayFactsRow => ({
  ...facts,
  others: staysWithout(facts.others, given),
  accounts: yearsWith(facts.accounts, given),
})

const NO_BENEFITS: { benefits: Payment[]; authorizes: boolean } = { benefits: [], authorizes: false }

/** The owner, and whom they have not named yet: the stay asks for them. */
function guestsFor(
  owner: { name: string; lastname: string },
  { adults, children }: Pick<HeldStay, 'adults' | 'children'>,
): NewGuest[] {
  const nobody = { name: null, lastname: null, email: null, phone: null, age: null, not_given: true }
  return Array.from({ length: adults + children }, (_, index): NewGuest => {
    const position = index + 1
    if (index === 0) return { ...nobody, ...owner, position, kind: 'adult', not_given: false }
    return { ...nobody, position, kind: index < adults ? 'adult' : 'child' }
  })
}
