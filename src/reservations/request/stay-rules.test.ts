import { describe, expect, test } from 'vitest'
import { fits, mayStay, nightSum, nightsCost, type StayFacts } from './stay-rules.ts'

const free: StayFacts = {
  stay: { checkIn: '2027-02-06', checkOut: '2027-02-13' },
  contract: { canBook: true, starts: '2017-07-01', ends: '2047-06-30' },
  others: [],
  blackouts: [],
  lastOpenNight: '2028-05-30',
  cost: 7,
  balance: 7,
  nights: { granted: true, until: '2028-12-31' },
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
    ['the last night is the calendar’s last', { lastOpenNight: '2027-02-12' }, null],
    [
      'the last night is beyond the calendar',
      { lastOpenNight: '2027-02-11', balance: 0 },
      'CALENDAR_NOT_OPEN',
    ],
    ['no night was ever opened: the counters say so', { lastOpenNight: null }, null],
  ])('%s', (_, facts, reason) => {
    const outcome = mayStay({ ...free, ...facts })
    expect(outcome.ok ? null : outcome.reason).toBe(reason)
  })

  test.each<[string, Partial<StayFacts>, object]>([
    ['nights are used up', { balance: 3 }, { because: 'few', cost: 7, balance: 3, held: 0 }],
    ['nights that the stay holds count', { balance: 3, held: 2 }, { because: 'few', balance: 3, held: 2 }],
    [
      'the benefit year is not granted yet',
      { balance: 0, nights: { granted: false, until: '2027-01-31' } },
      { because: 'ahead', checkIn: '2027-02-06', until: '2027-01-31' },
    ],
    ['there never were nights', { balance: 0, nights: { granted: false, until: null } }, { because: 'none' }],
    [
      'nights of another year, not of this',
      { balance: 0, nights: { granted: false, until: '2028-12-31' } },
      { because: 'none' },
    ],
    ['the calendar ends', { lastOpenNight: '2027-02-01' }, { until: '2027-02-01' }],
    ['the contract never books', { contract: { ...free.contract, canBook: false } }, { because: 'never' }],
    [
      'the contract ends',
      { contract: { ...free.contract, ends: '2027-02-01' } },
      { because: 'dates', from: '2017-07-01', until: '2027-02-01' },
    ],
  ])('a refusal’s values come from the check that refused: %s', (_, facts, values) => {
    expect(mayStay({ ...free, ...facts })).toMatchObject({ values })
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

test.each([
  [7, 110, 8, { price: 1.1, exact: 7.7, rounded: true }],
  [5, 140, 7, { price: 1.4, exact: 7, rounded: false }],
  [7, 100, 7, null],
  [7, 110, 7, null],
])('%i nights at %i hundredths that take %i: the sum that is told', (nights, percent, cost, sum) => {
  expect(nightSum(nights, percent, cost)).toEqual(sum)
})
