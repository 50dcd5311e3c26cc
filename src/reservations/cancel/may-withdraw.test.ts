import { describe, expect, test } from 'vitest'
import { BOOKING_STATUSES, type BookingStatus } from '../stay/booking.ts'
import { mayWithdraw } from './may-withdraw.ts'

const asked = { status: 'pending-cancel' as BookingStatus, checkIn: '2026-12-12' }

describe('a cancellation that waits is taken back', () => {
  test.each(['pending', 'pending-confirmation', 'confirmed', 'to-authorize'] as const)(
    'the stay stands as it did: %s',
    (before) => {
      expect(mayWithdraw({ ...asked, before }, '2026-12-12')).toEqual({ ok: true, value: before })
    },
  )

  test('where nobody wrote down how it stood, the club has to confirm it', () => {
    expect(mayWithdraw({ ...asked, before: null }, '2026-12-01')).toEqual({
      ok: true,
      value: 'pending-confirmation',
    })
  })

  test.each(BOOKING_STATUSES.filter((status) => status !== 'pending-cancel'))(
    'nothing waits: %s',
    (status) => {
      const may = mayWithdraw({ ...asked, status, before: 'confirmed' }, '2026-12-01')
      expect(may.ok || may.values?.because).toBe('none')
    },
  )

  test('the day after check-in it is the clock’s', () => {
    const may = mayWithdraw({ ...asked, before: 'confirmed' }, '2026-12-13')
    expect(may.ok || may.values?.because).toBe('late')
  })
})
