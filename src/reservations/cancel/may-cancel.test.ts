import { describe, expect, test } from 'vitest'
import type { BookingStatus } from '../stay/booking.ts'
import { mayCancel } from './may-cancel.ts'

const tiers = [
  { fromDays: 31, percent: 0 },
  { fromDays: 3, percent: 50 },
]
const booking = { checkIn: '2027-03-10', checkOut: '2027-03-17', nightsCost: 6, penaltyKept: [] }
const on = (status: BookingStatus, today: string) =>
  mayCancel({ ...booking, status, isUnanswered: false }, tiers, today)

describe('whether a stay may be cancelled here', () => {
  test('in time it may, for what it costs', () => {
    expect(on('confirmed', '2027-01-01')).toEqual({ ok: true, value: { kind: 'free', until: '2027-02-07' } })
    expect(on('to-authorize', '2027-03-07')).toMatchObject({ value: { kind: 'penalty', nights: 3 } })
  })

  test.each<[BookingStatus, string, string]>([
    ['cancelled', '2027-01-01', 'cancelled'],
    ['rejected', '2027-01-01', 'rejected'],
    ['pending-cancel', '2027-01-01', 'asked'],
    ['pending-cancel', '2027-03-09', 'asked'],
    ['confirmed', '2027-03-08', 'late'],
    ['confirmed', '2027-03-09', 'late'],
    ['confirmed', '2027-03-10', 'begun'],
    ['pending', '2027-03-16', 'begun'],
    ['confirmed', '2027-03-17', 'over'],
  ])('%s on %s: %s', (status, today, because) => {
    expect(on(status, today)).toMatchObject({
      reason: 'CANNOT_CANCEL',
      values: { because, days: 2, until: '2027-03-07' },
    })
  })
})
