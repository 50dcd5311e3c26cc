import { expect, test } from 'vitest'
import { BOOKING_STATUSES, TOOK_PLACE } from './booking.ts'
import { shownStatus } from './shown-status.ts'

test('a stay has its status until its last day has come; then what took place is completed', () => {
  for (const bookingStatus of BOOKING_STATUSES) {
    const stay = { bookingStatus, dateout: '2027-03-08' }
    expect(shownStatus(stay, '2027-03-07')).toBe(bookingStatus)
    const after = TOOK_PLACE.includes(bookingStatus) ? 'completed' : bookingStatus
    expect([shownStatus(stay, '2027-03-08'), shownStatus(stay, '2030-01-01')]).toEqual([after, after])
  }
  expect(shownStatus({ bookingStatus: 'cancelled', dateout: '2020-01-01' }, '2027-03-08')).toBe('cancelled')
})
