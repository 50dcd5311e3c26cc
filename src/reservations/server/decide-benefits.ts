import { todayIn } from '../../kernel/day.ts'
import { done, refused } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/caller.ts'
import type { Deed, SignedContext } from '../../server/handle.ts'
import { isHolding } from '../benefit.ts'
import type { BookingStatus } from '../booking.ts'
import type {
  addBenefit as addCall,
  decideBenefits as decideCall,
  deleteBenefit as deleteCall,
} from '../changes.endpoints.ts'
import { afterAuthorization, afterModification, mayModify } from '../modify.ts'
import { insertBookingBenefit, removeBookingBenefit, setBenefitStates } from './booking-benefits.store.ts'
import {
  type BookingFacts,
  findBookingOfBenefit,
  lockBooking,
  readBookingFacts,
} from './booking-facts.store.ts'
import { saveChange, writeEntries } from './change-booking.store.ts'
import { withDays } from './with-days.ts'

/** Adds a benefit within its balance, held until the owner authorizes it. It is for the owner's own stays. */
export const addBenefit: Deed<typeof addCall> = async ({ body }, context) => {
  const { db, now } = context
  const facts = await factsOf(body.idBooking, context)
  if (!facts) return refused('BOOKING_NOT_FOUND')
  if (facts.occupant === 'guest') return refused('BENEFITS_NEED_OWNER')
  const open = mayChangeBenefits(facts, context)
  if (!open.ok) return open

  const account = facts.accounts.find(
    ({ id, unit, covers }) => id === body.idBenefitYear && unit !== 'nights' && covers,
  )
  if (!account) return refused('BENEFIT_NOT_FOUND')
  if (body.quantity > account.balance) return refused('NOT_ENOUGH_BENEFITS')
  const id = await insertBookingBenefit(db, facts.id, account.id, body.quantity)
  if (id === null) return refused('BENEFIT_TWICE')
  await writeEntries(db, facts.id, [{ yearId: account.id, kind: 'hold', quantity: -body.quantity }], now)
  const pending = facts.benefits.filter(({ state }) => state === 'pending').length + 1
  const bookingStatus = await moveOn(facts, 'add-benefit', pending, context)
  return done({ data: { id, bookingStatus } })
}

/** The owner's word on benefits: what is refused returns to the balance; with the last one the booking moves on. */
export const decideBenefits: Deed<typeof decideCall> = async ({ body }, context) => {
  const { db, now } = context
  const facts = await factsOf(body.idBooking, context)
  if (!facts) return refused('BOOKING_NOT_FOUND')
  const decided = body.decisions.map(({ id, authorize }) => ({
    authorize,
    benefit: facts.benefits.find((one) => one.id === id),
  }))
  const yes: number[] = []
  const no: BookingFacts['benefits'] = []
  for (const { authorize, benefit } of decided) {
    if (!benefit) return refused('BENEFIT_NOT_FOUND')
    if (benefit.state !== 'pending' || yes.includes(benefit.id) || no.includes(benefit))
      return refused('ALREADY_DECIDED')
    if (authorize) yes.push(benefit.id)
    else no.push(benefit)
  }
  await setBenefitStates(db, yes, 'authorized', now)
  await setBenefitStates(
    db,
    no.map(({ id }) => id),
    'refused',
    now,
  )
  const returns = no.map(({ yearId, quantity }) => ({ yearId, kind: 'return' as const, quantity }))
  await writeEntries(db, facts.id, returns, now)
  const pending = facts.benefits.filter(({ state }) => state === 'pending').length - decided.length
  return done({ data: { bookingStatus: await moveOn(facts, 'authorize-benefits', pending, context) } })
}

/** Takes a benefit out of a booking; what it held returns. */
export const deleteBenefit: Deed<typeof deleteCall> = async ({ query }, context) => {
  const { db, now } = context
  const bookingId = await findBookingOfBenefit(db, query.id)
  const facts = bookingId === null ? null : await factsOf(bookingId, context)
  const benefit = facts?.benefits.find(({ id }) => id === query.id)
  if (!facts || !benefit) return refused('BENEFIT_NOT_FOUND')
  const open = mayChangeBenefits(facts, context)
  if (!open.ok) return open
  if (isHolding(benefit.state))
    await writeEntries(
      db,
      facts.id,
      [{ yearId: benefit.yearId, kind: 'return', quantity: benefit.quantity }],
      now,
    )
  await removeBookingBenefit(db, benefit.id)
  const pending = facts.benefits.filter(({ id, state }) => state === 'pending' && id !== benefit.id).length
  return done({ data: { bookingStatus: await moveOn(facts, 'delete-benefit', pending, context) } })
}

async function factsOf(bookingId: number, { db, caller }: SignedContext): Promise<BookingFacts | null> {
  if (!(await lockBooking(db, ownerOf(caller.session), bookingId))) return null
  return readBookingFacts(db, bookingId)
}

/** Benefits come and go as long as the stay may be modified; one that waits for the owner's word anyway may, too. */
function mayChangeBenefits(facts: BookingFacts, { now, caller }: SignedContext) {
  const status = facts.status === 'to-authorize' ? 'pending' : facts.status
  return withDaysIfRefused(mayModify({ ...facts, status, today: todayIn(facts.zone, now) }), caller.language)
}

function withDaysIfRefused(outcome: ReturnType<typeof mayModify>, language: 'en' | 'es') {
  return outcome.ok ? outcome : withDays(outcome, language)
}

/** Saves the event, and where the booking goes by the table of transitions. */
async function moveOn(
  facts: BookingFacts,
  deed: string,
  pendingBenefits: number,
  { db, now, caller }: SignedContext,
): Promise<BookingStatus> {
  const status = statusAfter(facts, deed, pendingBenefits)
  const actor = { ownerId: caller.session.ownerId, adminId: caller.session.adminId }
  await saveChange(db, facts.id, { status, deed, from: facts.status, actor }, now)
  return status
}

function statusAfter(facts: BookingFacts, deed: string, pendingBenefits: number): BookingStatus {
  const hotel = { hotelConfirmsItself: facts.confirmsItself, occupant: facts.occupant }
  if (facts.status === 'to-authorize') return pendingBenefits > 0 ? 'to-authorize' : afterAuthorization(hotel)
  // A word on the benefits of a booking that waits for something else changes nothing else.
  const modifies = deed !== 'authorize-benefits' || facts.status === 'pending-modification'
  return modifies ? afterModification({ ...hotel, pendingBenefits }) : facts.status
}
