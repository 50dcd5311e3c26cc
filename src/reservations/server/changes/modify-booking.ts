import { daysBetween, nightsOf, todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { actorOf, NOBODY, ownerOf } from '../../../server/http/caller.ts'
import type { Deed, SignedContext } from '../../../server/http/handle.ts'
import { fewestWhenMoved, keptWhenMoved } from '../../cancel/penalty.ts'
import { isUnanswered } from '../../cancel/unanswered.ts'
import type {
  KeptStay,
  modifyBooking as modifyCall,
  updateGuests as updateCall,
} from '../../changes.endpoints.ts'
import { payForStay } from '../../request/paid-stay.ts'
import { fits, LONGEST_STAY, nightsCost } from '../../request/stay-rules.ts'
import type { Adult, Child } from '../../reservations.endpoints.ts'
import type { Occupant } from '../../stay/booking.ts'
import { mayModify } from '../../stay/modify.ts'
import { heldNights, type PartBenefit, partsFor } from '../../stay/wish.ts'
import { nightAccounts, stayPayments } from '../benefits/give-back.ts'
import { type BookingFacts, lockBooking, readBookingFacts } from '../booking-facts.store.ts'
import { guestsOf } from '../guests.ts'
import { tellOwner } from '../mails/tell.ts'
import { beforeChange, kindOfChange } from '../mails/what-is-told.ts'
import { offerLeft } from '../waiting/offer-left.ts'
import { withDays } from '../with-days.ts'
import { afterWish, type ChangeEvent, holdWish, pendingWishOf, takeWish } from './ask-change.ts'
import { hasGuests, saveChange } from './change-booking.store.ts'
import { type HeldWish, setBenefitParts } from './wishes.store.ts'

interface People {
  adults: readonly Adult[]
  children: readonly Child[]
  occupant: Occupant
  note?: string | undefined
}

/** Changes who stays. The dates remain: those of the wish where one waits, else those of the stay. */
export const updateGuests: Deed<typeof updateCall> = async ({ body }, context) => {
  if (!(await lockBooking(context.db, ownerOf(context.caller.session), body.idBooking)))
    return refused('BOOKING_NOT_FOUND')
  const facts = await readBookingFacts(context.db, body.idBooking)
  const rule = ruleOf(facts, body, context)
  if (!rule.ok) return rule
  const saved = await save(facts, { ...pendingWishOf(facts), ...peopleOf(body, facts) }, context)
  // Cannot happen: changing guests takes no night that the booking does not hold.
  if (!saved) throw new Error(`The nights of the booking ${facts.id} are gone`)
  return done({ data: saved })
}

/**
 * Changes the dates and who stays. Where the hotel confirms by itself both change at once or neither; else both stays
 * are held until the club has answered, and the one that stands stays as it is.
 */
export const modifyBooking: Deed<typeof modifyCall> = async ({ body }, context) => {
  const { db, now, caller } = context
  const stay = { checkIn: body.datein, checkOut: body.dateout }
  if (!(await lockBooking(db, ownerOf(caller.session), body.idBooking))) return refused('BOOKING_NOT_FOUND')
  const facts = await readBookingFacts(db, body.idBooking, stay)
  const rule = ruleOf(facts, body, context)
  if (!rule.ok) return rule
  if (stay.checkIn === facts.checkIn && stay.checkOut === facts.checkOut) {
    const { nightsCost, penaltyKept } = facts
    const same = { ...stay, ...peopleOf(body, facts), nightsCost, penaltyKept, payments: stayPayments(facts) }
    const saved = await save(facts, same, context)
    return saved ? done({ data: saved }) : refused('NO_AVAILABILITY')
  }

  const nights = daysBetween(stay.checkIn, stay.checkOut)
  const today = todayIn(facts.zone, now)
  if (stay.checkIn < today) return refused('STAY_IN_THE_PAST', { today: dayInWords(today, caller.language) })
  if (nights > LONGEST_STAY) return refused('STAY_TOO_LONG', { longest: LONGEST_STAY })

  const cost = nightsCost(nights, facts.nightPercent)
  const asStands = { ...facts, isUnanswered: isUnanswered(facts) }
  const fewest = fewestWhenMoved(asStands, facts.tiers, today)
  if (cost < fewest) return refused('SHORTER_THAN_PENALTY', { nights: fewest })
  // Nights that this booking holds now may pay for the new dates.
  const accounts = nightAccounts(facts)
    .filter(({ covers }) => covers)
    .map((one) => ({ ...one, balance: one.balance + one.held }))
  const paid = payForStay(facts, stay, accounts, {
    held: accounts.reduce((total, one) => total + one.held, 0),
    acceptsNearby: body.acceptNearby ?? false,
  })
  if (!paid.ok) return withDays(paid, caller.language)

  const wish = {
    ...stay,
    ...peopleOf(body, facts),
    nightsCost: cost,
    payments: paid.value.payments,
    penaltyKept: keptWhenMoved(asStands, facts.tiers, today),
  }
  const saved = await save(facts, wish, context)
  return saved ? done({ data: saved }) : refused('NO_AVAILABILITY')
}

/** The people of a change as a wish holds them. A note that is not sent stays as it was; an empty one takes it away. */
const peopleOf = (people: People, facts: BookingFacts) => ({
  occupant: people.occupant,
  adults: people.adults.length,
  children: people.children.length,
  note: people.note === undefined ? pendingWishOf(facts).note : people.note || null,
  guests: guestsOf(people),
})

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

/**
 * Asks for another stay in the place of the one that stands. A guest in the owner's place sends the owner's benefits back
 * (spec, section 4), and so do dates outside a benefit's year: once the change has come true. Null when a night is gone.
 */
async function save(before: BookingFacts, wish: HeldWish, context: SignedContext) {
  const { db, now, caller } = context
  const covers = (yearId: number) => before.accounts.some((one) => one.id === yearId && one.covers)
  const earlier = before.wish && {
    occupant: before.wish.occupant,
    covers: (yearId: number) => before.accounts.some((one) => one.id === yearId && one.coversWish),
  }
  const parts = partsFor(before.benefits, { occupant: wish.occupant, covers }, earlier)
  await setBenefitParts(db, parts.filter(changes(before.benefits)), now)
  const facts = { ...before, benefits: withParts(before.benefits, parts) }
  const event: ChangeEvent = {
    deed: 'modify-booking',
    actor: actorOf(caller.session),
    detail: { before: keptOf(before), after: keptOf(wish) },
  }
  const isNews = !(await isSame(db, before, wish))
  const status = afterWish(facts, wish)
  if (status === 'pending-modification') {
    if (!(await holdWish(db, facts, wish, event, now))) return null
  } else {
    await saveChange(db, facts.id, { ...event, from: facts.status, status: 'pending-modification' }, now)
    // A hotel that confirms by itself writes its confirmation as an event of its own.
    const yes = { deed: 'confirm-booking', from: 'pending-modification', actor: NOBODY } as const
    if (!(await takeWish(db, facts, wish, yes, now))) return null
  }
  await offerLeft(db, before, status === 'confirmed' ? nightsOf(wish) : heldNights(before, wish), now)
  if (isNews)
    tellOwner(context, {
      kind: kindOfChange(status, { occupant: wish.occupant, benefits: facts.benefits }),
      bookingId: facts.id,
      ...(status === 'confirmed' && { before: beforeChange(before) }),
    })
  const returned = parts.filter(({ part }) => part === 'stay' || part === 'gone')
  return { bookingStatus: status, nightsCost: wish.nightsCost, returnedBenefits: returned.length }
}

/** Whether a change asks for nothing that is not so, or is not wished, already: what is sent twice is told once. */
async function isSame(db: SignedContext['db'], before: BookingFacts, wish: HeldWish): Promise<boolean> {
  const sameStay = JSON.stringify(keptOf(pendingWishOf(before))) === JSON.stringify(keptOf(wish))
  return sameStay && (await hasGuests(db, before.id, wish.guests))
}

/** The stay that stands, or the wished one, as the history keeps it. */
const keptOf = (stay: BookingFacts | HeldWish): KeptStay => ({
  datein: stay.checkIn,
  dateout: stay.checkOut,
  nightsCost: stay.nightsCost,
  adults: stay.adults,
  children: stay.children,
  occupant: stay.occupant,
  note: stay.note,
})

type Part = ReturnType<typeof partsFor>[number]

const changes = (benefits: readonly PartBenefit[]) => (one: Part) =>
  benefits.find(({ id }) => id === one.id)?.part !== one.part

function withParts(benefits: readonly PartBenefit[], parts: readonly Part[]): PartBenefit[] {
  return benefits.map((benefit) => {
    const part = parts.find(({ id }) => id === benefit.id)?.part ?? benefit.part
    return part === 'gone' ? { ...benefit, part: 'both', state: 'returned' } : { ...benefit, part }
  })
}
