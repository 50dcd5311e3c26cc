import { todayIn } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { askingIn, mayUseBenefits } from '../../../membership/benefit-use.ts'
import { actorOf, ownerOf } from '../../../server/http/caller.ts'
import type { Deed, SignedContext } from '../../../server/http/handle.ts'
import { isHolding } from '../../benefit/benefit.ts'
import type {
  addBenefit as addCall,
  decideBenefits as decideCall,
  deleteBenefit as deleteCall,
} from '../../benefits.endpoints.ts'
import type { BookingStatus } from '../../stay/booking.ts'
import { afterAuthorization, mayChangeBenefits } from '../../stay/modify.ts'
import type { PartBenefit } from '../../stay/wish.ts'
import {
  type BookingFacts,
  findBookingOfBenefit,
  lockBooking,
  readBookingFacts,
} from '../booking-facts.store.ts'
import { afterWish, holdWish, pendingWishOf, takeWish } from '../changes/ask-change.ts'
import { saveChange, writeEntries } from '../changes/change-booking.store.ts'
import { restoreStay } from '../changes/restore-stay.ts'
import { type HeldWish, setBenefitParts } from '../changes/wishes.store.ts'
import { tellOwner } from '../mails/tell.ts'
import { beforeChange, kindOfChange, kindOfRequest, waitsForOwner } from '../mails/what-is-told.ts'
import { withDays } from '../with-days.ts'
import { insertBookingBenefit, removeBookingBenefit, setBenefitStates } from './booking-benefits.store.ts'
import { entriesForStay } from './give-back.ts'

/** Adds a benefit within its balance, authorized at once or held until the owner authorizes it. It is for the owner's own stays. */
export const addBenefit: Deed<typeof addCall> = async ({ body }, context) => {
  const { db, now } = context
  const facts = await factsOf(body.idBooking, context)
  if (!facts) return refused('BOOKING_NOT_FOUND')
  if (!mayDecide(context)) return refused('RESTRICTED_ACTION')
  if ((facts.wish ?? facts).occupant === 'guest') return refused('BENEFITS_NEED_OWNER')
  const open = mayChangeNow(facts, context)
  if (!open.ok) return open

  const account = facts.accounts.find(
    ({ id, unit, covers }) => id === body.idBenefitYear && unit !== 'nights' && covers,
  )
  if (!account) return refused('BENEFIT_NOT_FOUND')
  const { id: yearId, balance } = account
  const used = facts.benefits.find((one) => one.yearId === yearId && isHolding(one.state))
  // A benefit that the pending change removes is added again: it is still held, and just stays.
  const again = used?.part === 'stay' && used.quantity === body.quantity ? used : null
  if (used && !again) return refused('BENEFIT_TWICE')
  if (again) {
    await setBenefitParts(db, [{ id: again.id, part: 'both' }], now)
    const benefits = facts.benefits.map((one) => (one === again ? { ...one, part: 'both' as const } : one))
    return done({
      data: { id: again.id, bookingStatus: await moveOn(facts, benefits, 'add-benefit', context) },
    })
  }
  if (body.quantity > balance) return refused('NOT_ENOUGH_BENEFITS')
  const part = facts.status === 'to-authorize' ? 'both' : 'wish'
  const id = await insertBookingBenefit(db, facts.id, { yearId, quantity: body.quantity, part })
  if (id === null) return refused('BENEFIT_TWICE')
  const others = facts.benefits.filter((one) => one.id !== id)
  const state = body.authorize ? 'authorized' : 'pending'
  if (body.authorize) await setBenefitStates(db, [id], state, now)
  const added = { id, yearId, quantity: body.quantity, state, part } as const
  return done({
    data: { id, bookingStatus: await moveOn(facts, [...others, added], 'add-benefit', context) },
  })
}

/**
 * The owner authorizes or refuses benefits; what is refused returns to the balance. With the last decision the booking gets its
 * next status.
 */
export const decideBenefits: Deed<typeof decideCall> = async ({ body }, context) => {
  const { db, now } = context
  const facts = await factsOf(body.idBooking, context)
  if (!facts) return refused('BOOKING_NOT_FOUND')
  if (!mayDecide(context)) return refused('RESTRICTED_ACTION')
  const words = new Map<number, 'authorized' | 'refused'>()
  for (const { id, authorize } of body.decisions) {
    const benefit = facts.benefits.find((one) => one.id === id)
    if (!benefit) return refused('BENEFIT_NOT_FOUND')
    if (benefit.state !== 'pending' || words.has(id)) return refused('ALREADY_DECIDED')
    words.set(id, authorize ? 'authorized' : 'refused')
  }
  for (const state of ['authorized', 'refused'] as const) {
    const ids = [...words].filter(([, word]) => word === state).map(([id]) => id)
    await setBenefitStates(db, ids, state, now)
  }
  const benefits = facts.benefits.map((one) => ({ ...one, state: words.get(one.id) ?? one.state }))
  return done({ data: { bookingStatus: await moveOn(facts, benefits, 'authorize-benefits', context) } })
}

/**
 * Takes a benefit out of a booking; what it held returns at once, or where the club has to agree when it does. Until
 * then the current stay keeps it.
 */
export const deleteBenefit: Deed<typeof deleteCall> = async ({ query }, context) => {
  const { db, now } = context
  const bookingId = await findBookingOfBenefit(db, query.id)
  const facts = bookingId === null ? null : await factsOf(bookingId, context)
  const benefit = facts?.benefits.find(({ id }) => id === query.id)
  if (!facts || !benefit) return refused('BENEFIT_NOT_FOUND')
  if (!mayDecide(context)) return refused('RESTRICTED_ACTION')
  const open = mayChangeNow(facts, context)
  if (!open.ok) return open
  if (benefit.part === 'stay') return refused('BENEFIT_NOT_FOUND')
  const without = facts.benefits.filter(({ id }) => id !== benefit.id)
  const left = { ...facts, benefits: without }
  const isOfStay = isHolding(benefit.state) && benefit.part === 'both' && facts.status !== 'to-authorize'
  if (isOfStay && afterWish(left, pendingWishOf(facts)) === 'pending-modification') {
    await setBenefitParts(db, [{ id: benefit.id, part: 'stay' }], now)
    const benefits = [...without, { ...benefit, part: 'stay' as const }]
    return done({ data: { bookingStatus: await moveOn(facts, benefits, 'delete-benefit', context) } })
  }
  await removeBookingBenefit(db, benefit.id)
  return done({ data: { bookingStatus: await moveOn(facts, without, 'delete-benefit', context) } })
}

/** Somebody trusted decides on no benefit, whatever they may of stays. */
function mayDecide({ caller }: SignedContext): boolean {
  return mayUseBenefits(askingIn(caller.session), 'decide')
}

async function factsOf(bookingId: number, { db, caller }: SignedContext): Promise<BookingFacts | null> {
  if (!(await lockBooking(db, ownerOf(caller.session), bookingId))) return null
  return readBookingFacts(db, bookingId)
}

function mayChangeNow(facts: BookingFacts, { now, caller }: SignedContext) {
  return withDaysIfRefused(mayChangeBenefits({ ...facts, today: todayIn(facts.zone, now) }), caller.language)
}

function withDaysIfRefused(outcome: ReturnType<typeof mayChangeBenefits>, language: Language) {
  return outcome.ok ? outcome : withDays(outcome, language)
}

/**
 * Writes what the booking holds with these benefits, and its next status by the table of transitions. Where the club
 * has to agree, adding or removing a benefit is a pending change; one that ends up equal to the current stay is
 * dropped.
 */
async function moveOn(
  before: BookingFacts,
  benefits: readonly PartBenefit[],
  deed: string,
  context: SignedContext,
): Promise<BookingStatus> {
  const { db, now, caller } = context
  const facts = { ...before, benefits: [...benefits] }
  const event = { deed, actor: actorOf(caller.session) }
  const wish = pendingWishOf(facts)
  // Deciding on benefits of a booking that waits for something else does not change its status.
  const modifies = deed !== 'authorize-benefits' || facts.wish !== null
  if (facts.status === 'to-authorize' || !modifies) {
    const status = facts.status === 'to-authorize' ? afterWord(facts) : facts.status
    await writeEntries(db, facts.id, entriesForStay(facts, null), now)
    await saveChange(db, facts.id, { ...event, from: facts.status, status }, now)
    if (status !== facts.status) tellOwner(context, { kind: kindOfRequest(status), bookingId: facts.id })
    return status
  }
  if (facts.wish && isAsItStands(facts, wish)) {
    tellOwner(context, { kind: 'stay-change-withdrawn', bookingId: facts.id })
    return restoreStay(db, facts, event, now)
  }
  const status = afterWish(facts, wish)
  const saved = await (status === 'confirmed' ? takeWish : holdWish)(db, facts, wish, event, now)
  if (!saved) throw new Error(`The nights that the booking ${facts.id} holds are gone`)
  const kind = kindOfChange(status, { occupant: wish.occupant, benefits })
  // An owner with benefits to authorize has got the mail already: one more or fewer sends no second one.
  if (kind !== 'stay-change-to-authorize' || !waitsForOwner(before.benefits))
    tellOwner(context, {
      kind,
      bookingId: facts.id,
      ...(status === 'confirmed' && { before: beforeChange(before) }),
    })
  return status
}

function afterWord(facts: BookingFacts): BookingStatus {
  const waits = facts.benefits.some(({ state }) => state === 'pending')
  if (waits) return 'to-authorize'
  return afterAuthorization({ hotelConfirmsItself: facts.confirmsItself, occupant: facts.occupant })
}

/** Whether a wish asks for nothing that the stay is not: no other dates, people or benefits. */
function isAsItStands(facts: BookingFacts, wish: HeldWish): boolean {
  const { benefits, checkIn, checkOut } = facts
  const sameBenefits = benefits.every(({ state, part }) => part === 'both' || !isHolding(state))
  return wish.guests === null && wish.checkIn === checkIn && wish.checkOut === checkOut && sameBenefits
}
