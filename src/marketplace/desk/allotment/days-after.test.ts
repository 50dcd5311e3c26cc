import { describe, expect, test } from 'vitest'
import { daysAfter, pressDay, struckDays, type TypedChange, type VariantDays } from './days-after.ts'

const allotment: VariantDays = {
  idDetail: 1,
  idProduct: 1,
  product: { en: 'A', es: 'A' },
  variant: { en: 'A', es: 'A' },
  picture: 'reef-noon',
  hotel: null,
  active: true,
  sale: 4500,
  currency: 'USD',
  usual: 4,
  slotted: false,
  changed: { version: 0, by: null, deed: null, at: null },
  zone: 'America/Cancun',
  today: '2026-11-18',
  until: '2026-11-25',
  days: [
    { day: '2026-11-19', capacity: 4, taken: 3, closed: false },
    { day: '2026-11-20', capacity: 4, taken: 4, closed: false },
    { day: '2026-11-21', capacity: 1, taken: 1, closed: true },
  ],
  blackouts: [{ first: '2026-11-24', last: '2026-11-30', reason: { en: 'A', es: 'A' } }],
}
const typed: TypedChange = {
  first: '2026-11-19',
  last: '2026-11-22',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  deed: 'set',
  capacity: '',
}
const struck = (more: Partial<TypedChange>) => struckDays(daysAfter(allotment, { ...typed, ...more }), true)

describe('the days as they would be', () => {
  test('while nothing is chosen they are as they are', () => {
    expect(struck({})).toEqual(['2026-11-20', '2026-11-21', '2026-11-24', '2026-11-25'])
    const days = daysAfter(allotment, { ...typed, first: '' })
    expect([days.size, [...days.values()].some(({ meant }) => meant)]).toEqual([8, false])
  })

  test.each([
    [{ capacity: '5' }, ['2026-11-24', '2026-11-25']],
    // Too few for those of the 20th: they stay as they are.
    [{ capacity: '3' }, ['2026-11-19', '2026-11-20', '2026-11-24', '2026-11-25']],
    [{ deed: 'close' }, ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-24', '2026-11-25']],
    [
      { deed: 'close', weekdays: [4] },
      ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-24', '2026-11-25'],
    ],
    [{ deed: 'usual' }, ['2026-11-20', '2026-11-24', '2026-11-25']],
  ] as const)('%j', (more, expected) => {
    expect(struck(more as Partial<TypedChange>)).toEqual(expected)
  })

  test('without a limit only the days count on which the product is not offered', () => {
    expect(struckDays(daysAfter({ ...allotment, usual: null, days: [] }, typed), false)).toEqual([
      '2026-11-24',
      '2026-11-25',
    ])
  })

  test('a day with more taken than it would hold says so', () => {
    const days = daysAfter(allotment, { ...typed, capacity: '3' })
    const short = [...days.values()].filter(({ after }) => after === null)
    expect(short.map(({ day }) => day)).toEqual(['2026-11-20'])
  })
})

test.each([
  ['', '', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['2026-11-20', '2026-11-20', '2026-11-25', '2026-11-20', '2026-11-25'],
  ['2026-11-20', '2026-11-20', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['2026-11-20', '2026-11-20', '2026-11-19', '2026-11-19', '2026-11-19'],
  ['2026-11-20', '2026-11-25', '2026-11-28', '2026-11-28', '2026-11-28'],
])('from %s to %s, a press on %s', (first, last, day, newFirst, newLast) => {
  expect(pressDay({ first, last }, day)).toEqual({ first: newFirst, last: newLast })
})
