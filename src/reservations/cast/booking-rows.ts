import type { Day } from '../../kernel/day.ts'
import type { BookingStatus, Occupant } from '../booking.ts'

export interface BookingRow {
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

/** A booking with everything a row needs; the overrides say what matters to the reader. */
export function aBooking(overrides: Partial<BookingRow> & { id: number }): BookingRow {
  return {
    contract_id: 1,
    hotel_id: 1,
    category_id: 3,
    housing_id: null,
    check_in: '2027-02-01',
    check_out: '2027-02-05',
    adults: 2,
    children: 0,
    occupant: 'owner',
    status: 'confirmed',
    nights_cost: 4,
    note: null,
    created_at: '2026-11-01T16:00:00Z',
    changed_at: '2026-11-01T16:00:00Z',
    sequence: 0,
    cancel_motive_id: null,
    cancel_note: null,
    penalty_nights: null,
    ...overrides,
  }
}
