import { expect, test } from 'vitest'
import { initialStatus } from './booking.ts'
import { whyWaits } from './why-waits.ts'

const stay = { occupant: 'owner', pendingBenefits: 0, hotelConfirmsItself: false } as const

test.each([
  ['pending-cancel', {}, 'penalty'],
  ['to-authorize', { pendingBenefits: 1 }, 'benefits'],
  ['pending', { occupant: 'guest' }, 'guest'],
  ['pending-confirmation', {}, 'resort'],
  ['pending-modification', {}, 'resort'],
  ['pending-modification', { occupant: 'guest' }, 'guest'],
  ['pending-modification', { hotelConfirmsItself: true, pendingBenefits: 1 }, 'benefits'],
  ['pending-confirmation', { hotelConfirmsItself: true }, 'asked'],
  ['confirmed', {}, null],
] as const)('%s with %j waits by the rule %s', (status, more, rule) => {
  expect(whyWaits({ ...stay, ...more, status })).toBe(rule)
})

test('what a request begins with waits by the rule that made it so', () => {
  for (const occupant of ['owner', 'guest'] as const)
    for (const hotelConfirmsItself of [true, false])
      for (const pendingBenefits of [0, 1]) {
        const status = initialStatus({ usesBenefits: pendingBenefits > 0, occupant, hotelConfirmsItself })
        const rule = whyWaits({ status, occupant, pendingBenefits, hotelConfirmsItself })
        expect(rule).not.toBe('asked')
        expect(rule === null).toBe(status === 'confirmed')
      }
})
