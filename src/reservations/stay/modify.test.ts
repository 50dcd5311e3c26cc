import { describe, expect, test } from 'vitest'
import { BOOKING_STATUSES } from './booking.ts'
import { afterAuthorization, afterModification, mayModify } from './modify.ts'

const facts = {
  status: 'confirmed',
  checkIn: '2027-03-20',
  today: '2027-03-01',
  checkInClosed: false,
} as const

describe('whether a booking may be modified', () => {
  test('until 8 days before check-in', () => {
    expect(mayModify({ ...facts, today: '2027-03-12' }).ok).toBe(true)
    expect(mayModify({ ...facts, today: '2027-03-13' })).toMatchObject({
      reason: 'CANNOT_MODIFY',
      values: { because: 'late', until: '2027-03-12' },
    })
  })

  test.each([
    [{ status: 'cancelled' }, 'cancelled'],
    [{ status: 'rejected', today: '2027-04-01' }, 'rejected'],
    [{ status: 'pending-cancel', today: '2027-03-19' }, 'cancelling'],
    [{ status: 'to-authorize' }, 'authorize'],
    // Once it is late, deciding on the benefits would open nothing any more.
    [{ status: 'to-authorize', today: '2027-03-13' }, 'late'],
    [{ today: '2027-03-20' }, 'begun'],
    [{ checkInClosed: true }, 'blackout'],
    [{ checkInClosed: true, today: '2027-03-13' }, 'late'],
  ] as const)('the refusal names the check that refused: %o', (more, because) => {
    expect(mayModify({ ...facts, ...more })).toMatchObject({ values: { because } })
  })

  test('not when its check-in lies in a blackout', () => {
    expect(mayModify({ ...facts, checkInClosed: true }).ok).toBe(false)
  })

  const open = ['pending', 'pending-confirmation', 'pending-modification', 'confirmed']
  test.each(BOOKING_STATUSES)('%s', (status) => {
    expect(mayModify({ ...facts, status }).ok).toBe(open.includes(status))
  })
})

test('a hotel that confirms by itself does so, but not for a guest and not while a benefit waits', () => {
  const calm = { hotelConfirmsItself: true, occupant: 'owner', pendingBenefits: 0 } as const
  expect(afterModification(calm)).toBe('confirmed')
  expect(afterModification({ ...calm, hotelConfirmsItself: false })).toBe('pending-modification')
  expect(afterModification({ ...calm, occupant: 'guest' })).toBe('pending-modification')
  expect(afterModification({ ...calm, pendingBenefits: 1 })).toBe('pending-modification')
  expect(afterAuthorization(calm)).toBe('confirmed')
  expect(afterAuthorization({ ...calm, occupant: 'guest' })).toBe('pending-confirmation')
})
