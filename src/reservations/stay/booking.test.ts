import { describe, expect, test } from 'vitest'
import { initialStatus, isInProcess, isLive } from './booking.ts'

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
