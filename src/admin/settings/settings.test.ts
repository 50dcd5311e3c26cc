import { describe, expect, test } from 'vitest'
import { hadItHeld, isAlertWithin, isSenderName, tierFault } from './settings.ts'

const tiers = (...pairs: [number, number][]) => pairs.map(([fromDays, percent]) => ({ fromDays, percent }))

describe('steps of cancelling', () => {
  test.each([
    ['one price', tiers([0, 0]), null],
    ['dearer towards the arrival, in any order', tiers([31, 0], [0, 100], [15, 50]), null],
    ['the same twice in a row', tiers([0, 50], [10, 50], [30, 0]), null],
    ['none for the last days', tiers([3, 50], [30, 0]), 'no-last-days'],
    ['none at all', [], 'no-last-days'],
    ['a day with two', tiers([0, 50], [10, 20], [10, 10]), 'day-twice'],
    ['cheaper later', tiers([0, 20], [10, 50]), 'cheaper-later'],
  ])('%s', (_, given, fault) => {
    expect(tierFault(given)).toBe(fault)
  })

  test('what they would have made of cancellations that were', () => {
    const before = tiers([0, 50], [15, 25], [31, 0])
    const after = tiers([0, 100], [22, 25], [31, 0])
    const cancelled = [
      // 50 % of 4 nights were 2, and would be 4; twice.
      { days: 5, nights: 4, stays: 2 },
      // 25 % of 4 nights was 1, and would be 4.
      { days: 20, nights: 4, stays: 1 },
      // Free before and after.
      { days: 60, nights: 4, stays: 3 },
      // A stay that takes no nights costs none.
      { days: 5, nights: 0, stays: 1 },
    ]
    expect(hadItHeld(cancelled, before, after)).toEqual({ stays: 7, dearer: 3, cheaper: 0, nights: 7 })
    expect(hadItHeld(cancelled, after, before)).toEqual({ stays: 7, dearer: 0, cheaper: 3, nights: -7 })
  })
})

test.each([
  [1, 10, true],
  [1, 24, true],
  [1, 25, false],
  [5, 120, true],
])('an alert %i hours before the end of %i working days: %s', (workingDays, alertHours, within) => {
  expect(isAlertWithin({ workingDays, alertHours })).toBe(within)
})

test.each([
  ['Marea', true],
  ['', true],
  ['Concierge · Marea, “the club”', true],
  ['elena@marea.example', false],
  ['Marea <elena', false],
  ['Marea\r\nBcc: x', false],
])('whether %j may stand before an address: %s', (name, may) => {
  expect(isSenderName(name)).toBe(may)
})
