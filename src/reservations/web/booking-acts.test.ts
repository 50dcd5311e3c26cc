import { describe, expect, it } from 'vitest'
import type { BookingStatus } from '../stay/booking.ts'
import { actsOf, mayChangeBenefitsOf } from './booking-acts.ts'

const TODAY = '2026-11-20'
const benefit = {
  name: { en: 'Golf', es: 'Golf' },
  unit: 'passes',
  currency: null,
  quantity: 1,
  part: 'both',
} as const
const booking = (bookingStatus: BookingStatus, datein = '2026-12-20', pending = false) => ({
  bookingStatus,
  datein,
  dateout: '2026-12-27',
  benefits: pending ? [{ ...benefit, state: 'pending' as const }] : [],
})
const NONE = {
  modify: false,
  authorize: false,
  cancel: false,
  withdrawCancellation: false,
  requestAgain: false,
}

describe('what may be done with a booking', () => {
  it.each([
    ['confirmed', { modify: true, cancel: true }],
    ['pending', { modify: true, cancel: true }],
    ['pending-modification', { modify: true, cancel: true }],
    ['to-authorize', { cancel: true }],
    ['pending-cancel', { withdrawCancellation: true }],
    ['cancelled', { requestAgain: true }],
    ['rejected', { requestAgain: true }],
  ] as const)('%s', (status, acts) => {
    expect(actsOf(booking(status), TODAY, false)).toEqual({ ...NONE, ...acts })
  })
  it('ends a week before check-in, save cancelling', () => {
    expect(actsOf(booking('confirmed', '2026-11-28'), TODAY, false).modify).toBe(true)
    expect(actsOf(booking('confirmed', '2026-11-27'), TODAY, false)).toEqual({ ...NONE, cancel: true })
  })
  it('is nothing on the day of arrival, and asking again once it is over', () => {
    expect(actsOf(booking('confirmed', TODAY), TODAY, false)).toEqual(NONE)
    expect(actsOf(booking('confirmed'), '2026-12-27', false)).toEqual({ ...NONE, requestAgain: true })
  })
  it('takes a cancellation back up to the day of check-in', () => {
    expect(actsOf(booking('pending-cancel', TODAY), TODAY, false).withdrawCancellation).toBe(true)
    expect(actsOf(booking('pending-cancel', '2026-11-19'), TODAY, false).withdrawCancellation).toBe(false)
  })
  it('leaves the dates alone where the resort has closed the check-in since', () => {
    expect(actsOf(booking('confirmed'), TODAY, true).modify).toBe(false)
  })
  it('offers to authorize what is undecided, not on what is closed', () => {
    expect(actsOf(booking('to-authorize', '2026-12-20', true), TODAY, false).authorize).toBe(true)
    expect(actsOf(booking('pending-modification', '2026-12-20', true), TODAY, false).authorize).toBe(true)
    expect(actsOf(booking('cancelled', '2026-12-20', true), TODAY, false).authorize).toBe(false)
  })
  it('lets benefits come and go while they wait for the owner', () => {
    expect(mayChangeBenefitsOf(booking('to-authorize'), TODAY, false)).toBe(true)
    expect(mayChangeBenefitsOf(booking('pending-cancel'), TODAY, false)).toBe(false)
    expect(mayChangeBenefitsOf(booking('to-authorize', '2026-11-27'), TODAY, false)).toBe(false)
  })
})
