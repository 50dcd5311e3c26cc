import { describe, expect, test } from 'vitest'
import { daysBetween } from '../../kernel/day.ts'
import { isFreeThroughout, type NightFacts, nightLetter, spanAhead, spanOfYear, stateAt } from './year.ts'

const FREE: NightFacts = {
  night: '2026-12-01',
  free: 2,
  today: '2026-11-18',
  blackout: false,
  mine: false,
  wished: false,
  cost: 1,
  balance: 1,
}

test.each<[string, Partial<NightFacts>, string]>([
  ['a room and enough nights', {}, 'F'],
  ['today still counts', { night: '2026-11-18' }, 'F'],
  ['yesterday is past', { night: '2026-11-17' }, 'P'],
  ['no room', { free: 0 }, 'T'],
  ['no counter', { free: null }, 'N'],
  ['closed by the hotel', { blackout: true }, 'B'],
  ['closed, and no counter', { blackout: true, free: null }, 'B'],
  ['one night short', { cost: 2 }, 'S'],
  ['taken is told before the balance', { free: 0, cost: 2 }, 'T'],
  ['the owner’s own, whatever else', { mine: true, free: 0, blackout: true, night: '2026-01-01' }, 'M'],
  ['held for a change of it', { wished: true, free: 0 }, 'W'],
  ['of both the stay', { mine: true, wished: true }, 'M'],
  ['past comes before closed', { blackout: true, night: '2026-11-17' }, 'P'],
])('%s: %o is %s', (_, facts, letter) => {
  expect(nightLetter({ ...FREE, ...facts })).toBe(letter)
})

test.each([
  [2026, 365],
  [2028, 366],
  [2100, 365],
])('%i has %i nights', (year, count) => {
  const { from, to } = spanOfYear(year)
  expect([from, daysBetween(from, to)]).toEqual([`${year}-01-01`, count])
})

test.each([
  ['2026-11-23', '2026-11-01', '2028-05-01'],
  ['2026-01-01', '2026-01-01', '2027-07-01'],
  ['2026-07-31', '2026-07-01', '2028-01-01'],
])('on %s the months ahead are %s to %s', (today, from, to) => {
  expect(spanAhead(today)).toEqual({ from, to })
})

describe('a string of letters', () => {
  const nights = `FFTF${'F'.repeat(360)}S`

  test.each([
    ['2026-01-01', 'free'],
    ['2026-01-03', 'taken'],
    ['2026-12-31', 'not-enough-nights'],
    ['2027-01-01', null],
    ['2025-12-31', null],
  ])('says of %s: %s', (night, state) => {
    expect(stateAt(nights, '2026-01-01', night)).toBe(state)
  })

  test.each([
    ['2026-01-01', '2026-01-03', true],
    ['2026-01-02', '2026-01-04', false],
    ['2026-01-04', '2026-01-04', false],
    ['2026-12-30', '2026-12-31', true],
    ['2026-12-30', '2027-01-01', false],
  ])('from %s to %s free: %s', (checkIn, checkOut, free) => {
    expect(isFreeThroughout(nights, '2026-01-01', checkIn, checkOut)).toBe(free)
  })
})
