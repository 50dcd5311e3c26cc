import { describe, expect, test } from 'vitest'
import { initialStatus, isInProcess, isLive, isPast } from './booking.ts'

describe('the state in which a booking begins', () => {
  test.each([
    { usesBenefits: true, occupant: 'owner', hotelConfirmsItself: true, begins: 'to-authorize' },
    { usesBenefits: true, occupant: 'owner', hotelConfirmsItself: false, begins: 'to-authorize' },
    { usesBenefits: false, occupant: 'guest', hotelConfirmsItself: true, begins: 'pending' },
    { usesBenefits: false, occupant: 'guest', hotelConfirmsItself: false, begins: 'pending' },
    { usesBenefits: false, occupant: 'owner', hotelConfirmsItself: true, begins: 'confirmed' },
    { usesBenefits: false, occupant: 'owner', hotelConfirmsItself: false, begins: 'pending-confirmation' },
  ] as const)('$begins', ({ begins, ...request }) => {
    expect(initialStatus(request)).toBe(begins)
  })
})

test('a cancelled or rejected booking holds no nights', () => {
  expect(isLive('cancelled')).toBe(false)
  expect(isLive('rejected')).toBe(false)
  expect(isLive('pending-cancel')).toBe(true)
  expect(isInProcess('confirmed')).toBe(false)
  expect(isInProcess('to-authorize')).toBe(true)
})

test('a stay is past from its check-out day on', () => {
  const stay = { checkIn: '2026-12-11', checkOut: '2026-12-18', status: 'confirmed' } as const
  expect(isPast(stay, '2026-12-17')).toBe(false)
  expect(isPast(stay, '2026-12-18')).toBe(true)
  expect(isPast({ ...stay, status: 'cancelled' }, '2026-11-18')).toBe(true)
})
