import { describe, expect, test } from 'vitest'
import {
  afterChange,
  allotmentDayOf,
  daysMeant,
  mayChange,
  WEEKDAYS,
  weekdayOf,
} from './publish-allotment.ts'

test.each([
  ['2026-11-21', 6],
  ['2026-11-22', 7],
  ['2026-11-23', 1],
  ['2023-12-31', 7],
  ['2028-02-29', 2],
])('%s is weekday %i', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday)
})

test('every Monday of March', () => {
  expect(daysMeant({ first: '2027-03-01', last: '2027-03-31', weekdays: [1] })).toEqual([
    '2027-03-01',
    '2027-03-08',
    '2027-03-15',
    '2027-03-22',
    '2027-03-29',
  ])
  expect(daysMeant({ first: '2027-03-01', last: '2027-03-31', weekdays: WEEKDAYS })).toHaveLength(31)
  expect(daysMeant({ first: '2027-03-02', last: '2027-03-01', weekdays: WEEKDAYS })).toEqual([])
})

describe('a day after a change', () => {
  const before = { capacity: 8, taken: 5, closed: false }
  test.each([
    [
      { deed: 'set', capacity: 12 },
      { capacity: 12, taken: 5, closed: false },
    ],
    [
      { deed: 'set', capacity: 5 },
      { capacity: 5, taken: 5, closed: false },
    ],
    [{ deed: 'set', capacity: 4 }, null],
    [{ deed: 'close' }, { capacity: 5, taken: 5, closed: true }],
    [{ deed: 'usual' }, { capacity: 8, taken: 5, closed: false }],
  ] as const)('%j', (change, after) => {
    expect(afterChange(before, change, 8)).toEqual(after)
    expect(afterChange({ ...before, capacity: 5, closed: true }, change, 8)).toEqual(after)
  })

  test('the usual capacity may have become less than what is taken', () => {
    expect(afterChange(before, { deed: 'usual' }, 4)).toBeNull()
  })

  test('a day that nobody touched has the usual capacity, and is open', () => {
    const day = allotmentDayOf(undefined, 8)
    expect(day).toEqual({ capacity: 8, taken: 0, closed: false })
  })
})

describe('which days may be changed', () => {
  const onSale = { today: '2026-11-21', until: '2027-11-21', usual: 8 }
  test.each([
    ['2026-11-21', '2027-11-21', WEEKDAYS, onSale, 366],
    ['2026-11-20', '2026-11-30', WEEKDAYS, onSale, 'ALLOTMENT_OFF_SALE'],
    ['2026-11-21', '2027-11-22', WEEKDAYS, onSale, 'ALLOTMENT_OFF_SALE'],
    ['2026-11-21', '2026-11-22', [1], onSale, 'ALLOTMENT_NO_DAY'],
    ['2026-11-21', '2026-11-22', WEEKDAYS, { ...onSale, usual: null }, 'ALLOTMENT_UNLIMITED'],
  ] as const)('%s to %s', (first, last, weekdays, on, expected) => {
    const said = mayChange({ first, last, weekdays }, on)
    expect(said.ok ? said.value.length : said.reason).toBe(expected)
  })
})
