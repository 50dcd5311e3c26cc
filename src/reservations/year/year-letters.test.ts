import { expect, test } from 'vitest'
import { daysBetween } from '../../kernel/day.ts'
import { spanOfYear } from './year.ts'
import { lettersOfYear, type YearFacts } from './year-letters.ts'

const FACTS: YearFacts = {
  span: spanOfYear(2026),
  today: '2026-01-03',
  contract: { canBook: true, starts: '2020-01-01', ends: '2040-12-31' },
  stays: [],
  wishes: [],
  blackouts: [],
  benefitYears: [{ starts: '2025-11-01', expires: '2026-10-31', balance: 2 }],
}
/** Counters for the whole year, two rooms a night. */
const OPEN = {
  offsets: Array.from({ length: 365 }, (_, index) => index),
  free: Array(365).fill(2) as number[],
}

const letters = (facts: Partial<YearFacts>, counters = OPEN, nightPercent = 100) =>
  lettersOfYear({ ...FACTS, ...facts })({ nightPercent, ...counters })
const at = (nights: string, day: string) => nights[daysBetween('2026-01-01', day)]

test('one letter a night, the first for 1 January', () => {
  const nights = letters({})
  expect(nights).toHaveLength(365)
  expect(nights.slice(0, 4)).toBe('PPFF')
})

test('the balance of the benefit year decides, and beyond the last benefit year there is none', () => {
  const nights = letters({})
  expect([at(nights, '2026-10-31'), at(nights, '2026-11-01')]).toEqual(['F', 'S'])
  const dear = letters({}, OPEN, 201)
  expect(at(dear, '2026-06-01')).toBe('S')
})

test('a stay that begins the year before is drawn from 1 January, and its check-out night is free', () => {
  const nights = letters({ stays: [{ checkIn: '2025-12-28', checkOut: '2026-01-05' }] })
  expect(nights.slice(0, 6)).toBe('MMMMFF')
})

test('a blackout includes its last night, across the end of the year', () => {
  const nights = letters({
    blackouts: [
      { firstNight: '2026-10-30', lastNight: '2026-10-31' },
      { firstNight: '2026-12-31', lastNight: '2027-01-02' },
    ],
  })
  expect(nights.slice(daysBetween('2026-01-01', '2026-10-29'), daysBetween('2026-01-01', '2026-11-02'))).toBe(
    'FBBS',
  )
  expect(nights.at(-1)).toBe('B')
})

test('nights without a counter, and those outside the contract’s term, are not open', () => {
  const gap = { offsets: [2, 3, 5], free: [1, 0, 1] }
  expect(letters({}, gap).slice(0, 7)).toBe('PPFTNFN')
  const term = letters({ contract: { canBook: true, starts: '2026-02-01', ends: '2026-03-31' } })
  expect(['2026-01-31', '2026-02-01', '2026-03-31', '2026-04-01'].map((day) => at(term, day))).toEqual([
    'N',
    'F',
    'F',
    'N',
  ])
})

test('to a contract that may not book nothing is open; its stays are still shown', () => {
  const nights = letters({
    contract: { ...FACTS.contract, canBook: false },
    stays: [{ checkIn: '2026-05-01', checkOut: '2026-05-02' }],
  })
  expect(new Set(nights.slice(2))).toEqual(new Set(['N', 'M']))
  expect(at(nights, '2026-05-01')).toBe('M')
})
