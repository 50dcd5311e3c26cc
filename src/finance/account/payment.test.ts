import { expect, test } from 'vitest'
import { type Awaited, arrivalOf, leastOnline, stateWithout } from './payment.ts'

const AWAITED: Awaited = { state: 'started', cents: 116_088, currency: 'USD', isContractOpen: true }
const CAME = { cents: 116_088, currency: 'USD' }

test.each([
  ['what was asked for', {}, {}, { enter: true, settle: true, reason: null }],
  [
    'after a failure: the card went through at last',
    { state: 'failed' },
    {},
    { enter: true, settle: true, reason: null },
  ],
  ['a second time', { state: 'paid' }, {}, { enter: false, settle: false, reason: null }],
  ['another amount', {}, { cents: 116_087 }, { enter: true, settle: false, reason: 'another-amount' }],
  ['another currency', {}, { currency: 'MXN' }, { enter: false, settle: false, reason: 'another-currency' }],
  [
    'after a cancellation',
    { state: 'cancelled' },
    {},
    { enter: true, settle: false, reason: 'after-cancel' },
  ],
  [
    'for a contract that has ended',
    { isContractOpen: false },
    {},
    { enter: true, settle: false, reason: 'closed-contract' },
  ],
] as const)('money comes: %s', (_, awaited, came, then) => {
  expect(arrivalOf({ ...AWAITED, ...awaited }, { ...CAME, ...came })).toEqual(then)
})

test('a failure or an end that is told late changes nothing', () => {
  expect(stateWithout('started', 'failed')).toBe('failed')
  expect(stateWithout('started', 'cancelled')).toBe('cancelled')
  for (const state of ['paid', 'failed', 'cancelled'] as const) {
    expect(stateWithout(state, 'failed')).toBeNull()
    expect(stateWithout(state, 'cancelled')).toBeNull()
  }
})

test.each([
  ['a cent by card', 1, 'card', 'USD', false, 100],
  ['a cent on a hosted page', 1, 'link', 'USD', false, 100],
  ['the smallest part', 100, 'card', 'USD', false, null],
  ['a part in pesos', 1999, 'card', 'MXN', false, 2000],
  ['what is open, whole', 60, 'card', 'USD', true, null],
  ['what is open, whole, and less than cards take', 49, 'card', 'USD', true, 50],
  ['a cent at the resort', 1, 'resort', 'USD', false, null],
  ['nothing, where credit pays it', 0, 'card', 'USD', false, null],
] as const)('the smallest sum online: %s', (_, cents, way, currency, isWhole, least) => {
  expect(leastOnline(cents, { way, currency, isWhole })).toBe(least)
})
