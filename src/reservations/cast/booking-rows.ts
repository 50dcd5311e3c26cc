import type { Day } from '../../kernel/day.ts'
import type { BookingStatus, Occupant } from '../stay/booking.ts'

export interface CastBooking {
  id: number
  contract_id: number
  hotel_id: number
  category_id: number
  housing_id: number | null
  check_in: Day
  check_out: Day
  adults: number
  children: number
  occupant: Occupant
  status: BookingStatus
  nights_cost: number
  note: string | null
  created_at: string
  changed_at: string
  sequence: number
  cancel_motive_id: number | null
  cancel_note: string | null
  penalty_nights: number | null
}

export interface WishRow {
  booking_id: number
  from_status: BookingStatus
  asked_at: string
  check_in: Day
  check_out: Day
  adults: number
  children: number
  occupant: Occupant
  nights_cost: number
  note: string | null
  guests: null
}

export interface WishPaymentRow {
  booking_id: number
  benefit_year_id: number
  stay_quantity: number
  quantity: number
}

export interface GuestRow {
  booking_id: number
  position: number
  kind: 'adult' | 'child'
  not_given: boolean
  name: string | null
  lastname: string | null
  age: number | null
}

export interface BookingEventRow {
  booking_id: number
  at: string
  deed: string
  from_status: BookingStatus | null
  to_status: BookingStatus
  actor_owner_id: number | null
  actor_admin_id: number | null
  detail: Record<string, unknown>
}

export interface BookingBenefitRow {
  booking_id: number
  benefit_year_id: number
  quantity: number
  state: 'pending' | 'authorized' | 'refused' | 'returned'
  decided_at: string | null
}
