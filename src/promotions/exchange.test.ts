import { expect, test } from 'vitest'
import { decideExchange, openYears, usualYear } from './exchange.ts'

test('this year and the next two are open, as long as the contract runs', () => {
  expect(openYears('2026-11-21', '2040-01-01')).toEqual([2026, 2027, 2028])
  expect(openYears('2026-11-21', '2027-06-30')).toEqual([2026, 2027])
  expect(openYears('2026-11-21', '2026-11-20')).toEqual([])
})

test('a year without a whole week to come is closed', () => {
  expect(openYears('2026-12-25', '2040-01-01')).toEqual([2026, 2027, 2028])
  expect(openYears('2026-12-26', '2040-01-01')).toEqual([2027, 2028])
})

test('the year proposed is the first one that leaves time for a match', () => {
  expect(usualYear([2026, 2027, 2028], '2026-10-02')).toBe(2026)
  expect(usualYear([2026, 2027, 2028], '2026-10-03')).toBe(2027)
  expect(usualYear([2026, 2028], '2026-11-27')).toBe(2028)
  expect(usualYear([2026], '2026-11-27')).toBe(2026)
  expect(usualYear([], '2026-11-27')).toBe(null)
})

const standing = { weeks: 2, wish: null, matched: false }

test.each([
  ['subscribe', null, 2027, 'ok'],
  ['subscribe', null, 2029, 'EXCHANGE_YEAR_CLOSED'],
  ['subscribe', standing, 2027, 'ALREADY_SUBSCRIBED'],
  ['change', standing, 2027, 'ok'],
  ['change', null, 2027, 'NOT_SUBSCRIBED'],
  ['end', standing, 2027, 'ok'],
  ['end', { ...standing, matched: true }, 2027, 'EXCHANGE_MATCHED'],
  ['change', { ...standing, matched: true }, 2027, 'EXCHANGE_MATCHED'],
] as const)('%s on %o for %i: %s', (deed, before, year, expected) => {
  const outcome = decideExchange(deed, before, year, [2026, 2027, 2028])
  expect(outcome.ok ? 'ok' : outcome.reason).toBe(expected)
})
