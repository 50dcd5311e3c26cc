import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type BookingStatus, STATUS_NAMES } from '../booking.ts'
import type { Booking } from '../reservations.endpoints.ts'
import { bookingsSearch, countOf, sortBookings, viewOf } from './bookings-search.ts'

const booking = (id: number, datein: string, dateout: string, bookingStatus: BookingStatus): Booking => ({
  id,
  code: `BK-${id}`,
  idContract: 1,
  resort: 'Bahía Serena',
  zone: 'America/Cancun',
  checkInTime: '15:00',
  scene: 'serena',
  room: { en: 'Lagoon', es: 'Laguna' },
  roomScene: 'suite',
  datein,
  dateout,
  nights: 7,
  nightsCost: 7,
  adults: 2,
  children: 0,
  occupant: 'owner',
  status: STATUS_NAMES[bookingStatus],
  bookingStatus,
  penaltyNights: null,
  decideUntil: null,
  lapsed: false,
  byAdmin: false,
  note: null,
  guests: [],
  wish: null,
  benefits: [],
})

const sorted = sortBookings(
  [
    booking(1, '2027-03-27', '2027-04-03', 'pending'),
    booking(2, '2026-12-11', '2026-12-18', 'confirmed'),
    booking(3, '2026-08-01', '2026-08-08', 'confirmed'),
    booking(4, '2027-01-02', '2027-01-09', 'cancelled'),
    booking(5, '2026-11-15', '2026-11-19', 'confirmed'),
  ],
  () => '2026-11-18',
)
const ids = (list: Booking[]) => list.map((each) => each.id)

describe('the list of bookings', () => {
  it('has the next stay first, then what is closed, the latest first', () => {
    expect(ids(sorted.upcoming)).toEqual([5, 2, 1])
    expect(ids(sorted.closed)).toEqual([4, 3])
  })
  it.each([
    ['all', 5],
    ['confirmed', 2],
    ['process', 1],
    ['closed', 2],
  ] as const)('counts %s as %d', (view, count) => {
    expect(countOf(sorted, view)).toBe(count)
  })
  it('counts a confirmed stay that is over as closed', () => {
    expect(ids(viewOf(sorted, 'confirmed').upcoming)).not.toContain(3)
    expect(ids(viewOf(sorted, 'closed').closed)).toContain(3)
  })
})

it('falls back where the address is wrong', () => {
  expect(z.parse(bookingsSearch, { show: 'nonsense', fresh: 'x' })).toEqual({})
  expect(z.parse(bookingsSearch, { show: 'closed', fresh: '12' })).toEqual({ show: 'closed', fresh: 12 })
})
