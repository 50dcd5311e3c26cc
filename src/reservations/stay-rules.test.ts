import { describe, expect, test } from 'vitest'
import { fits, mayStay, nightsCost, type StayFacts } from './stay-rules.ts'

const free: StayFacts = {
  stay: { checkIn: '2027-02-06', checkOut: '2027-02-13' },
  contract: { canBook: true, starts: '2017-07-01', ends: '2047-06-30' },
  others: [],
  blackouts: [],
  cost: 7,
  balance: 7,
  acceptsNearby: false,
}

describe('whether a stay may be requested', () => {
  test.each<[string, Partial<StayFacts>, string | null]>([
    ['nothing speaks against it', {}, null],
    ['the owner cannot book', { contract: { ...free.contract, canBook: false } }, 'CONTRACT_CRITERIA'],
    ['the contract ends before', { contract: { ...free.contract, ends: '2027-02-11' } }, 'CONTRACT_CRITERIA'],
    ['the contract ends on the last night', { contract: { ...free.contract, ends: '2027-02-12' } }, null],
    [
      'a stay overlaps',
      { others: [{ checkIn: '2027-02-12', checkOut: '2027-02-14' }] },
      'RESERVATION_EXISTS',
    ],
    [
      'a stay ends that day',
      { others: [{ checkIn: '2027-02-01', checkOut: '2027-02-06' }] },
      'RESERVATION_NEARBY',
    ],
    [
      'a stay ends 3 days before',
      { others: [{ checkIn: '2027-02-01', checkOut: '2027-02-03' }] },
      'RESERVATION_NEARBY',
    ],
    ['a stay ends 4 days before', { others: [{ checkIn: '2027-02-01', checkOut: '2027-02-02' }] }, null],
    [
      'a stay begins 3 days after',
      { others: [{ checkIn: '2027-02-16', checkOut: '2027-02-18' }] },
      'RESERVATION_NEARBY',
    ],
    [
      'a near stay is known',
      { others: [{ checkIn: '2027-02-16', checkOut: '2027-02-18' }], acceptsNearby: true },
      null,
    ],
    [
      'the last night is closed',
      { blackouts: [{ firstNight: '2027-02-12', lastNight: '2027-02-14' }] },
      'BLACKOUT',
    ],
    [
      'the check-out day is closed',
      { blackouts: [{ firstNight: '2027-02-13', lastNight: '2027-02-14' }] },
      null,
    ],
    ['a night is missing', { balance: 6 }, 'NOT_ENOUGH_NIGHTS'],
  ])('%s', (_, facts, reason) => {
    const outcome = mayStay({ ...free, ...facts })
    expect(outcome.ok ? null : outcome.reason).toBe(reason)
  })

  test('a refusal names the figures', () => {
    expect(mayStay({ ...free, balance: 3 })).toMatchObject({ values: { cost: 7, balance: 3 } })
  })
})

test('a larger category costs more nights, rounded up', () => {
  expect(nightsCost(7, 100)).toBe(7)
  expect(nightsCost(7, 140)).toBe(10)
  expect(nightsCost(1, 125)).toBe(2)
})

test('children count as guests', () => {
  expect(fits(4, { adults: 2, children: 2 })).toBe(true)
  expect(fits(4, { adults: 3, children: 2 })).toBe(false)
})
