import { addDays, addMonths, type Day } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import { CAST_CONTRACTS, type ContractRow } from '../../membership/cast/contracts.ts'
import type { OwnerRow } from '../../membership/cast/owners.ts'
import { isLive } from '../stay/booking.ts'
import { heldNights } from '../stay/wish.ts'
import type {
  BookingBenefitRow,
  BookingEventRow,
  CastBooking,
  GuestRow,
  WishPaymentRow,
  WishRow,
} from './booking-rows.ts'
import { ELENA_TOLD_FROM, elenaStays } from './elena-stays.ts'
import { castGuests, whereabouts } from './guests.ts'
import { BENEFIT, type HoldEnd } from './ledger.ts'
import { ordinaryStays, type StayPlan, type StayScene } from './stays.ts'
import { castWishOf, wishPaymentOf } from './wishes.ts'

export interface BookingRows {
  bookings: CastBooking[]
  wishes: WishRow[]
  wishPayments: WishPaymentRow[]
  guests: GuestRow[]
  events: BookingEventRow[]
  bookingBenefits: BookingBenefitRow[]
}

/**
 * Three years of bookings and what is to come. Writes what they take into the scene's ledger. Numbers follow the order
 * of the requests, as they would have.
 */
export function bookings(
  scene: StayScene,
  contracts: readonly ContractRow[],
  owners: readonly OwnerRow[],
): BookingRows {
  const plans = planAll(scene, contracts)
  plans.sort((a, b) =>
    a.createdOn < b.createdOn ? -1 : a.createdOn > b.createdOn ? 1 : a.contract.id - b.contract.id,
  )
  const rows: BookingRows = {
    bookings: [],
    wishes: [],
    wishPayments: [],
    guests: [],
    events: [],
    bookingBenefits: [],
  }
  const isAway = whereabouts()
  for (const [index, plan] of plans.entries()) {
    const owner = owners.find((one) => one.id === plan.contract.owner_id)
    if (!owner) throw new Error(`Contract ${plan.contract.id} has no owner`)
    const booking = bookingOf(plan, index + 1, scene.today, LANGUAGE_OF[owner.language_code])
    rows.bookings.push(booking)
    rows.guests.push(...castGuests(booking, owner, { ...scene, isAway, sent: plan.sent }))
    rows.events.push(...eventsOf(plan, booking))
    if (plan.asked) {
      rows.wishes.push(castWishOf(plan, plan.asked, booking))
      rows.wishPayments.push(wishPaymentOf(scene, plan, booking))
    }
    rows.bookingBenefits.push(...benefitsOf(scene, plan, booking))
  }
  return rows
}

/** Contract by contract, Elena first: her stays are told, the others make way for them. */
function planAll(scene: StayScene, contracts: readonly ContractRow[]): StayPlan[] {
  const plans: StayPlan[] = []
  const keep = (more: StayPlan[]) => {
    for (const plan of more) {
      sendGuestsWhereAway(plan, plans)
      if (isLive(plan.status)) scene.counter.take(plan.category.id, heldNights(plan, plan.asked))
    }
    plans.push(...more)
  }
  const from = addMonths(scene.today, -36)
  const always = addMonths(scene.today, 24)
  for (const contract of contracts) {
    const isElena = contract.id === CAST_CONTRACTS.elena
    if (isElena) keep(elenaStays(scene, contract))
    const until = isElena ? addDays(scene.today, ELENA_TOLD_FROM - 15) : always
    keep(ordinaryStays(scene, contract, from, until))
  }
  return plans
}

/** Nobody sleeps in two places: who is at one residence in these nights sends guests to the other. */
function sendGuestsWhereAway(plan: StayPlan, others: readonly StayPlan[]): void {
  const isAway = others.some(
    (one) =>
      one.contract.owner_id === plan.contract.owner_id &&
      isLive(one.status) &&
      one.occupant === 'owner' &&
      nightsMeet(one, plan),
  )
  if (!isAway || !isLive(plan.status) || plan.occupant === 'guest') return
  plan.occupant = 'guest'
  plan.sent = true
  plan.benefits = []
  plan.asked = null
  if (plan.status !== 'pending-confirmation') plan.status = 'confirmed'
}

/** Whether two stays, or what is asked for in their place, have a night in common. */
function nightsMeet(one: StayPlan, other: StayPlan): boolean {
  const spans = (plan: StayPlan) => [plan, ...(plan.asked ? [plan.asked] : [])]
  return spans(one).some((a) => spans(other).some((b) => a.checkIn < b.checkOut && b.checkIn < a.checkOut))
}

const LANGUAGE_OF = { ENG: 'en', ESP: 'es' } as const
const FLIGHT_MOVED = { en: 'The airline moved our flight.', es: 'La aerolínea cambió nuestro vuelo.' }

function bookingOf(plan: StayPlan, id: number, today: Day, language: Language): CastBooking {
  const { contract, category } = plan
  const created_at = `${plan.createdOn}T16:20:00Z`
  // A residence is given late: to the stays that are over, under way or near, in the contract's own category.
  const own = category.id === contract.category_id && plan.checkIn <= addDays(today, 14)
  return {
    id,
    contract_id: contract.id,
    hotel_id: contract.hotel_id,
    category_id: category.id,
    housing_id: own && isLive(plan.status) ? contract.housing_id : null,
    check_in: plan.checkIn,
    check_out: plan.checkOut,
    adults: plan.adults,
    children: plan.children,
    occupant: plan.occupant,
    status: plan.status,
    nights_cost: plan.costs,
    note: typeof plan.note === 'object' && plan.note ? plan.note[language] : plan.note,
    created_at,
    changed_at: changedAt(plan),
    sequence: plan.changedOn ? 1 : 0,
    cancel_motive_id: plan.motive,
    cancel_note: plan.status === 'cancelled' && plan.motive === 2 ? FLIGHT_MOVED[language] : null,
    penalty_nights: plan.penaltyNights,
  }
}

function changedAt(plan: StayPlan): string {
  return plan.changedOn ? `${plan.changedOn}T18:45:00Z` : `${plan.createdOn}T16:20:00Z`
}

const DEED = {
  cancelled: 'cancel-booking',
  rejected: 'reject-booking',
  confirmed: 'confirm-booking',
  pending: 'change-guests',
  'pending-confirmation': 'change-guests',
  'to-authorize': 'change-guests',
  'pending-modification': 'modify-booking',
  'pending-cancel': 'request-cancellation',
} as const

/** The request, and what came of it. */
function eventsOf(plan: StayPlan, booking: CastBooking): BookingEventRow[] {
  const before = plan.contract.hotel_id === 2 ? 'pending-confirmation' : 'confirmed'
  const waits = ['pending', 'pending-confirmation', 'to-authorize'].includes(plan.status)
  const first = plan.benefits.length > 0 ? 'to-authorize' : plan.occupant === 'guest' ? 'pending' : before
  const asOwner = { actor_owner_id: plan.contract.owner_id, actor_admin_id: null }
  const requested: BookingEventRow = {
    booking_id: booking.id,
    at: booking.created_at,
    deed: 'request-booking',
    from_status: null,
    to_status: waits ? plan.status : first,
    ...asOwner,
    detail: {},
  }
  if (!plan.changedOn && requested.to_status === plan.status) return [requested]
  const byClub = plan.status === 'rejected' || plan.status === 'confirmed'
  return [
    requested,
    {
      booking_id: booking.id,
      at: booking.changed_at,
      deed: DEED[plan.status],
      from_status: requested.to_status,
      to_status: plan.status,
      ...(byClub ? { actor_owner_id: null, actor_admin_id: 1 } : asOwner),
      detail: plan.asked
        ? {
            from: [plan.checkIn, plan.checkOut],
            to: [plan.asked.checkIn, plan.asked.checkOut],
            ...beforeAndAfter(booking, plan.asked),
          }
        : {},
    },
  ]
}

/** The stay as its history keeps it, beside the one that is asked for. */
function beforeAndAfter(
  booking: CastBooking,
  { checkIn, checkOut, occupant }: NonNullable<StayPlan['asked']>,
) {
  const { adults, children, note } = booking
  const before = {
    datein: booking.check_in,
    dateout: booking.check_out,
    nightsCost: booking.nights_cost,
    ...{ adults, children, occupant: booking.occupant, note },
  }
  return { before, after: { ...before, datein: checkIn, dateout: checkOut, occupant } }
}

/** Takes the nights and the benefits from the ledger, and says how each ended. */
function benefitsOf(scene: StayScene, plan: StayPlan, booking: CastBooking): BookingBenefitRow[] {
  const { ledger, today } = scene
  const end: HoldEnd = !isLive(plan.status)
    ? { kind: 'returned', at: booking.changed_at }
    : plan.checkOut <= today
      ? { kind: 'used', at: `${plan.checkOut}T16:00:00Z` }
      : { kind: 'held' }
  const wish = {
    contractId: plan.contract.id,
    day: plan.checkIn,
    bookingId: booking.id,
    at: booking.created_at,
    end,
  }
  ledger.hold({ ...wish, benefit: BENEFIT.nights, quantity: plan.costs })
  const waits = plan.status === 'to-authorize'
  return plan.benefits.map(({ benefit, quantity }) => ({
    booking_id: booking.id,
    benefit_year_id: ledger.hold({ ...wish, benefit, quantity }),
    quantity,
    state: !isLive(plan.status) ? 'returned' : waits ? 'pending' : 'authorized',
    decided_at: waits ? null : booking.changed_at,
  }))
}
