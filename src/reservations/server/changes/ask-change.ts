import { nightsOf } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Actor } from '../../../server/http/caller.ts'
import type { BookingStatus } from '../../stay/booking.ts'
import { afterModification } from '../../stay/modify.ts'
import { benefitsOfWish, heldNights, partsWhenTaken, STANDING_STATUSES } from '../../stay/wish.ts'
import { entriesForStay, entriesForWish, stayPayments } from '../benefits/give-back.ts'
import type { BookingFacts } from '../booking-facts.store.ts'
import { changeHeldNights, replaceGuests, saveChange, writeEntries } from './change-booking.store.ts'
import { dropWish, type HeldWish, putWish, setBenefitParts } from './wishes.store.ts'

/** An event of a booking's history, and who did it. */
export interface ChangeEvent {
  deed: string
  actor: Actor
  detail?: Record<string, unknown>
}

/** The pending change of a booking, or where there is none one that equals the current stay. */
export function pendingWishOf(facts: BookingFacts): HeldWish {
  if (facts.wish) return facts.wish
  const { checkIn, checkOut, occupant, adults, children, note, nightsCost, penaltyKept } = facts
  const same = { checkIn, checkOut, occupant, adults, children, note, nightsCost, penaltyKept }
  return { ...same, guests: null, payments: stayPayments(facts) }
}

/** The status after a change is asked for: a hotel that confirms by itself takes it at once, else the club decides. */
export function afterWish(facts: BookingFacts, wish: HeldWish): 'confirmed' | 'pending-modification' {
  return afterModification({
    hotelConfirmsItself: facts.confirmsItself,
    occupant: wish.occupant,
    pendingBenefits: benefitsOfWish(facts.benefits).filter(({ state }) => state === 'pending').length,
  })
}

/**
 * Holds a pending change beside the current stay until the club has answered: the nights and benefits of both, shared
 * ones once. An earlier pending change is replaced. False when one of its nights is not free; the caller then rolls
 * back.
 */
export async function holdWish(
  db: Database,
  facts: BookingFacts,
  wish: HeldWish,
  event: ChangeEvent,
  now: Date,
): Promise<boolean> {
  const { id, status } = facts
  const from = facts.wish?.from ?? STANDING_STATUSES.find((one) => one === status)
  if (!from) throw new Error(`A booking that is ${status} cannot wish for another stay`)
  const [before, after] = [heldNights(facts, facts.wish), heldNights(facts, wish)]
  if (!(await changeHeldNights(db, facts.categoryId, before, after))) return false
  await writeEntries(db, id, entriesForStay(facts, wish), now)
  await putWish(db, id, { ...wish, from, stayPayments: stayPayments(facts) }, now)
  await saveChange(db, id, { ...event, from: status, status: 'pending-modification' }, now)
  return true
}

/**
 * Replaces the current stay by its pending change: the nights and benefits of the change are held, all others go back.
 * If the dates change, the residence is kept where it is free (`saveChange`). False when a night is not free, which can
 * only happen to a change that was not held before.
 */
export async function takeWish(
  db: Database,
  facts: BookingFacts,
  wish: HeldWish,
  event: ChangeEvent & { from?: BookingStatus },
  now: Date,
): Promise<boolean> {
  const { id } = facts
  const before = heldNights(facts, facts.wish)
  if (!(await changeHeldNights(db, facts.categoryId, before, nightsOf(wish)))) return false
  await writeEntries(db, id, entriesForWish(facts, wish), now)
  await setBenefitParts(db, partsWhenTaken(facts.benefits), now)
  if (wish.guests) await replaceGuests(db, id, wish.guests)
  await dropWish(db, id)
  const moves = wish.checkIn !== facts.checkIn || wish.checkOut !== facts.checkOut
  const { occupant, adults, children, note, nightsCost, penaltyKept } = wish
  const change = {
    ...{ occupant, adults, children, note, nightsCost, penaltyKept },
    ...(moves && { checkIn: wish.checkIn, checkOut: wish.checkOut }),
  }
  await saveChange(db, id, { from: facts.status, ...event, ...change, status: 'confirmed' }, now)
  return true
}
