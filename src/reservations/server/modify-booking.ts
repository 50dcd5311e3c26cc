import { type DayRange, daysBetween, formatDay, nightsOf, todayIn } from '../../kernel/day.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/caller.ts'
import type { Deed, SignedContext } from '../../server/handle.ts'
import { payFrom } from '../benefit.ts'
import type { Occupant } from '../booking.ts'
import type { modifyBooking as modifyCall, updateGuests as updateCall } from '../changes.endpoints.ts'
import { afterModification, mayModify } from '../modify.ts'
import type { Adult, Child } from '../reservations.endpoints.ts'
import { fits, LONGEST_STAY, mayStay, nightsCost, notEnough } from '../stay-rules.ts'
import { setBenefitStates } from './booking-benefits.store.ts'
import { type BookingFacts, lockBooking, readBookingFacts } from './booking-facts.store.ts'
import {
  type LedgerEntry,
  moveNights,
  replaceGuests,
  saveChange,
  writeEntries,
} from './change-booking.store.ts'
import { benefitReturns, nightAccounts, returnsOf } from './give-back.ts'
import { guestsOf } from './guests.ts'
import { withDays } from './with-days.ts'

interface People {
  adults: readonly Adult[]
  children: readonly Child[]
  occupant: Occupant
  note?: string | undefined
}

/** Changes who stays. The dates remain. */
export const updateGuests: Deed<typeof updateCall> = async ({ body }, context) => {
  if (!(await lockBooking(context.db, ownerOf(context.caller.session), body.idBooking)))
    return refused('BOOKING_NOT_FOUND')
  const facts = await readBookingFacts(context.db, body.idBooking)
  const rule = ruleOf(facts, body, context)
  if (!rule.ok) return rule
  return done({ data: await save(facts, body, null, context) })
}

/** Changes the dates and who stays: the new nights are tried while the old are held; both change or neither. */
export const modifyBooking: Deed<typeof modifyCall> = async ({ body }, context) => {
  const { db, now, caller } = context
  const stay = { checkIn: body.datein, checkOut: body.dateout }
  if (!(await lockBooking(db, ownerOf(caller.session), body.idBooking))) return refused('BOOKING_NOT_FOUND')
  const facts = await readBookingFacts(db, body.idBooking, stay)
  const rule = ruleOf(facts, body, context)
  if (!rule.ok) return rule
  if (stay.checkIn === facts.checkIn && stay.checkOut === facts.checkOut)
    return done({ data: await save(facts, body, null, context) })

  const nights = daysBetween(stay.checkIn, stay.checkOut)
  const today = todayIn(facts.zone, now)
  if (stay.checkIn < today) return refused('STAY_IN_THE_PAST', { today: formatDay(today, caller.language) })
  if (nights > LONGEST_STAY) return refused('STAY_TOO_LONG', { longest: LONGEST_STAY })

  const cost = nightsCost(nights, facts.nightPercent)
  // What this stay holds now is there to pay for what it will hold.
  const accounts = nightAccounts(facts)
    .filter(({ covers }) => covers)
    .map((one) => ({ ...one, balance: one.balance + one.held }))
  const balance = accounts.reduce((total, one) => total + one.balance, 0)
  const asked = {
    stay,
    contract: facts,
    others: facts.others,
    blackouts: facts.blackouts,
    lastOpenNight: facts.lastOpenNight,
    cost,
    balance,
    held: accounts.reduce((total, one) => total + one.held, 0),
    nights: { granted: accounts.length > 0, until: facts.nightsUntil },
    acceptsNearby: body.acceptNearby ?? false,
  }
  const may = mayStay(asked)
  if (!may.ok) return withDays(may, caller.language)
  const paid = payFrom(accounts, cost)
  if (!paid.ok) return withDays(notEnough(asked), caller.language)

  const toTake = nightsOf(stay).filter((night) => night < facts.checkIn || night >= facts.checkOut).length
  if (!(await moveNights(db, facts.categoryId, facts, stay, toTake))) return refused('NO_AVAILABILITY')
  const holds = paid.value.map(({ id, quantity }) => ({
    yearId: id,
    kind: 'hold' as const,
    quantity: -quantity,
  }))
  const entries = [...returnsOf(nightAccounts(facts)), ...holds]
  return done({ data: await save(facts, body, { stay, cost, entries }, context) })
}

/** What both changes ask: the state, the days before check-in, and that all fit in. */
function ruleOf(
  facts: BookingFacts,
  people: People,
  { now, caller }: SignedContext,
): Outcome<null, 'CANNOT_MODIFY' | 'TOO_MANY_GUESTS'> {
  const may = mayModify({ ...facts, today: todayIn(facts.zone, now) })
  if (!may.ok) return withDays(may, caller.language)
  const party = { adults: people.adults.length, children: people.children.length }
  return fits(facts.sleeps, party) ? done(null) : refused('TOO_MANY_GUESTS', { sleeps: facts.sleeps })
}

interface Move {
  stay: DayRange
  cost: number
  entries: LedgerEntry[]
}

/**
 * Saves guests, occupant and dates. A guest in the owner's place sends the owner's benefits back (spec, section 4), and
 * so do dates outside a benefit's year.
 */
async function save(
  facts: BookingFacts,
  people: People,
  move: Move | null,
  { db, now, caller }: SignedContext,
) {
  // A benefit is used up to its last day: what the stay has moved past, or before, goes back as well.
  const left = move ? facts.accounts.filter(({ covers }) => !covers) : []
  const back = people.occupant === 'guest' ? benefitReturns(facts) : benefitReturns(facts, left)
  const pendingBenefits = facts.benefits.filter(
    ({ id, state }) => state === 'pending' && !back.ids.includes(id),
  ).length
  const status = afterModification({
    hotelConfirmsItself: facts.confirmsItself,
    occupant: people.occupant,
    pendingBenefits,
  })
  await writeEntries(db, facts.id, [...(move?.entries ?? []), ...back.entries], now)
  await setBenefitStates(db, back.ids, 'returned', now)
  await replaceGuests(db, facts.id, guestsOf(people))
  const change = {
    deed: 'modify-booking',
    from: facts.status,
    actor: { ownerId: caller.session.ownerId, adminId: caller.session.adminId },
    occupant: people.occupant,
    adults: people.adults.length,
    children: people.children.length,
    note: people.note || null,
    detail: move
      ? { from: [facts.checkIn, facts.checkOut], to: [move.stay.checkIn, move.stay.checkOut] }
      : {},
    ...(move && { checkIn: move.stay.checkIn, checkOut: move.stay.checkOut, nightsCost: move.cost }),
  }
  await saveChange(db, facts.id, { ...change, status: 'pending-modification' }, now)
  if (status === 'confirmed') await confirmByClockwork(db, facts.id, now)
  return {
    bookingStatus: status,
    nightsCost: move?.cost ?? facts.nightsCost,
    returnedBenefits: back.ids.length,
  }
}

/** The hotel that confirms by itself says yes, in an event of its own. */
async function confirmByClockwork(db: SignedContext['db'], bookingId: number, now: Date): Promise<void> {
  const nobody = { ownerId: null, adminId: null }
  const change = {
    status: 'confirmed',
    deed: 'confirm-booking',
    from: 'pending-modification',
    actor: nobody,
  } as const
  await saveChange(db, bookingId, change, now)
}
