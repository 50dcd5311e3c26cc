import type { CastBooking, WishPaymentRow, WishRow } from './booking-rows.ts'
import { BENEFIT } from './ledger.ts'
import type { StayPlan, StayScene } from './stays.ts'

/** The stay that is wished in the place of a booking's, by the same people and for the same nights' cost. */
export function castWishOf(
  plan: StayPlan,
  asked: NonNullable<StayPlan['asked']>,
  booking: CastBooking,
): WishRow {
  const { adults, children, nights_cost, note } = booking
  return {
    booking_id: booking.id,
    from_status: plan.contract.hotel_id === 2 ? 'pending-confirmation' : 'confirmed',
    asked_at: booking.changed_at,
    check_in: asked.checkIn,
    check_out: asked.checkOut,
    ...{ adults, children, nights_cost, note },
    occupant: asked.occupant,
    guests: null,
  }
}

/** What pays for the nights of both: the account of the stay that stands. */
export function wishPaymentOf({ ledger }: StayScene, plan: StayPlan, booking: CastBooking): WishPaymentRow {
  const account = ledger.account(plan.contract.id, BENEFIT.nights, plan.checkIn)
  if (!account) throw new Error(`Contract ${plan.contract.id} has no account for ${plan.checkIn}`)
  const quantity = plan.costs
  return { booking_id: booking.id, benefit_year_id: account.id, stay_quantity: quantity, quantity }
}
