import { type Day, todayIn } from '../../kernel/day.ts'
import { done, type Outcome, type Refusal, refused } from '../../kernel/outcome.ts'
import { endOfBenefits } from '../../reservations/server/benefits/give-back.ts'
import { type BookingFacts, readBookingFacts } from '../../reservations/server/booking-facts.store.ts'
import { readGuestsOf } from '../../reservations/server/guests-of-stay.store.ts'
import type { NewBooking } from '../../reservations/server/new-booking.store.ts'
import { readStayOrders } from '../../reservations/server/stay-orders.store.ts'
import { type InNameRefusal, lookAtHeld } from '../../reservations/server/waiting/book-held.ts'
import { swapStayOf } from '../../reservations/server/waiting/read-swap.ts'
import type { GivenUp } from '../../reservations/waiting/swap.ts'
import type { Database } from '../../server/database/database.ts'
import { mayTrade } from '../may-trade.ts'
import type { TradeTerms } from '../trades.endpoints.ts'
import { readShownStay, readStayBetween, readWhatGoes, readYearEnds } from './traded-stays.store.ts'

/** One of the two who trade: the stay that they give, and who acts. */
export interface TradeSide {
  ownerId: number
  facts: BookingFacts
  given: GivenUp
}

/** Reads a contract's stay as one that would be given; refused where it may not change hands, or is not the contract's. */
export async function readSide(
  db: Database,
  asked: { ownerId: number; contractId: number; bookingId: number },
  now: Date,
): Promise<Outcome<TradeSide, 'CANNOT_TRADE' | 'NOT_FOUND'>> {
  const { ownerId, contractId, bookingId } = asked
  const shown = await readShownStay(db, bookingId)
  if (shown?.contractId !== contractId) return refused('NOT_FOUND')
  const facts = await readBookingFacts(db, bookingId)
  const ordered = (await readStayOrders(db, bookingId, now)).length
  const may = mayTrade(swapStayOf(facts), { ordered, today: todayIn(facts.zone, now) })
  return may.ok ? done({ ownerId, facts, given: may.value }) : may
}

/** What a request would be told by choosing other days, a trade says in its own words: its days are given. */
const OWN_WORDS = {
  BLACKOUT: 'TRADE_CLOSED',
  CALENDAR_NOT_OPEN: 'TRADE_NOT_OPEN',
  TOO_MANY_GUESTS: 'TRADE_TOO_SMALL',
} as const
type Reworded = keyof typeof OWN_WORDS

/** Why one side may not receive a stay. A stay of their own that is in the way is named. */
export type ReceiveRefusal =
  | Exclude<InNameRefusal, 'RESERVATION_EXISTS' | Reworded>
  | (typeof OWN_WORDS)[Reworded]
  | 'TRADE_CLASHES'

/** What the stay of the other comes to for one side, by the rules of any booking, with their own counted as gone. Writes nothing. */
export async function lookAtReceiving(
  db: Database,
  side: TradeSide,
  other: BookingFacts,
  now: Date,
): Promise<Outcome<{ booking: NewBooking; balance: number }, ReceiveRefusal>> {
  const { ownerId, facts, given } = side
  const { contractId, adults, children, occupant, note } = facts
  const { categoryId, checkIn, checkOut } = other
  const named = await readGuestsOf(db, facts.id)
  // Of a stay that came with a folder nobody may be named: then it is the owner and whom they name later.
  const guests = named.length === adults + children ? { guests: named } : {}
  const looked = await lookAtHeld(
    db,
    { contractId, ownerId, categoryId, checkIn, checkOut, adults, children },
    {
      ...{ actor: { ownerId, adminId: null, trustId: null }, occupant, note },
      ...guests,
    },
    now,
    given,
  )
  if (!looked.ok && looked.reason === 'RESERVATION_EXISTS') {
    const { from, to } = looked.values as { from: Day; to: Day }
    const code = await readStayBetween(db, contractId, { checkIn: from, checkOut: to })
    return refused('TRADE_CLASHES', { code, from, to })
  }
  if (!looked.ok && looked.reason in OWN_WORDS)
    return refused(OWN_WORDS[looked.reason as Reworded], looked.values)
  // Benefits are not asked for: they are added to the stay later.
  if (!looked.ok) return looked as Refusal<ReceiveRefusal>
  // The resort has agreed to both stays; who is left without one because it says no now would have none.
  return done({ ...looked.value, booking: { ...looked.value.booking, status: 'confirmed' } })
}

/** What a trade means for one side, as they see it before they agree. */
export async function termsOf(
  db: Database,
  side: TradeSide,
  other: BookingFacts,
  { booking, balance }: { booking: NewBooking; balance: number },
): Promise<TradeTerms> {
  const [gives, receives] = await Promise.all([readShownStay(db, side.facts.id), readShownStay(db, other.id)])
  if (!gives || !receives) throw new Error('A stay vanished')
  const { contractId: _, ...own } = gives
  const { contractId: __, id: ___, code: ____, ...theirs } = receives
  const { adults, children } = side.facts
  const { back } = side.given
  const pays = booking.payments.map(({ id }) => id)
  const [named, goes, ends] = await Promise.all([
    readGuestsOf(db, side.facts.id),
    readWhatGoes(db, side.facts.id),
    readYearEnds(db, [...pays, ...back.map(({ yearId }) => yearId)]),
  ])
  const endOf = (yearId: number) => ends.get(yearId) ?? []
  return {
    gives: own,
    receives: theirs,
    nightsCost: booking.nightsCost,
    back: back.reduce((sum, { quantity }) => sum + quantity, 0),
    left: balance - booking.nightsCost,
    paidUntil: pays.flatMap(endOf).sort().at(-1) ?? null,
    backUntil: back
      .flatMap(({ yearId, quantity }) =>
        [endOf(yearId)].flat().map((expires) => ({ nights: quantity, expires })),
      )
      .sort((a, b) => a.expires.localeCompare(b.expires)),
    adults,
    children,
    benefits: endOfBenefits(side.facts).length,
    guests: named.flatMap(({ name, lastname }) => (name ? [`${name} ${lastname ?? ''}`.trim()] : [])),
    ...goes,
  }
}
