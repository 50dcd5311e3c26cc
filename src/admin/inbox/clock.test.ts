import { expect, test } from 'vitest'
import { promiseClock } from './clock.ts'

// The answer was promised for the 27th, in Cancún: the day ends at five in the morning of the 28th in UTC.
const promised = { lapsesAt: '2026-11-28T05:00:00Z', alertAt: '2026-11-27T19:00:00Z' }

test.each([
  ['2026-11-26T12:00:00Z', 'later', { state: 'later' }],
  ['2026-11-27T12:00:00Z', 'today', { state: 'today' }],
  ['2026-11-27T19:00:00Z', 'today', { state: 'soon', unit: 'hours', count: 10 }],
  ['2026-11-28T04:30:00Z', 'today', { state: 'soon', unit: 'minutes', count: 30 }],
  ['2026-11-28T05:00:00Z', 'today', { state: 'late', unit: 'minutes', count: 1 }],
  ['2026-11-28T07:10:00Z', 'late', { state: 'late', unit: 'hours', count: 2 }],
  ['2026-11-29T17:00:00Z', 'late', { state: 'late', unit: 'hours', count: 36 }],
  ['2026-12-01T05:00:00Z', 'late', { state: 'late', unit: 'days', count: 3 }],
] as const)('at %s, in the part %s, it is %j', (at, group, clock) => {
  expect(promiseClock({ ...promised, group }, new Date(at))).toEqual(clock)
})

test('what was promised nothing has no alert', () => {
  const order = { group: 'today' as const, lapsesAt: promised.lapsesAt, alertAt: null }
  expect(promiseClock(order, new Date('2026-11-28T04:00:00Z'))).toEqual({ state: 'today' })
})
