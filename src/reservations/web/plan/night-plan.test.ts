import { describe, expect, test } from 'vitest'
import { addDays, type DayRange } from '../../../kernel/day.ts'
import type { Year } from '../year/year-months.ts'
import {
  costAhead,
  greyNights,
  isOutOfReach,
  leftAfter,
  leftOutNear,
  nightPlanOf,
  ownStayOn,
  reachesOf,
  stateOn,
} from './night-plan.ts'

const FROM = '2027-01-01'
const day = (offset: number) => addDays(FROM, offset)
const stay = (from: number, to: number): DayRange => ({ checkIn: day(from), checkOut: day(to) })

/** Thirty nights: the own category, cheap and small, has the 11th taken; the large one costs half as much again. */
const letters = (changes: Record<number, string>) =>
  Array.from({ length: 30 }, (_, index) => changes[index] ?? 'F').join('')
const year: Year = {
  year: 2027,
  from: FROM,
  to: day(30),
  today: FROM,
  categories: [
    {
      idCategory: 2,
      name: { en: '', es: '' },
      own: false,
      sleeps: 6,
      nightPercent: 150,
      nights: letters({ 20: 'B', 25: 'M' }),
    },
    {
      idCategory: 1,
      name: { en: '', es: '' },
      own: true,
      sleeps: 2,
      nightPercent: 100,
      nights: letters({ 10: 'T', 20: 'B', 25: 'M' }),
    },
  ],
  stays: [],
  wishes: [],
  seasons: [],
  blackouts: [],
  accounts: [{ starts: FROM, expires: day(29), balance: 8 }],
}
const plan = nightPlanOf(year, 2, null)

describe('what the calendar of a request knows', () => {
  test('the own category comes first, the wished one before it; only those that sleep the party', () => {
    const ids = (...asked: [number, number | null]) =>
      nightPlanOf(year, ...asked).categories.map((one) => one.idCategory)
    expect(ids(2, null)).toEqual([1, 2])
    expect(ids(2, 2)).toEqual([2, 1])
    expect(ids(4, 1)).toEqual([2])
  })

  test.each([
    [0, 'free'],
    [10, 'free'],
    [20, 'blackout'],
    [25, 'mine'],
    [40, 'not-open'],
  ])('night %i is %s', (offset, state) => {
    expect(stateOn(plan, day(offset))).toBe(state)
  })

  test('a night that only a category has which is too small is taken', () => {
    expect(stateOn(nightPlanOf({ ...year, categories: [year.categories[1]!] }, 2, null), day(10))).toBe(
      'taken',
    )
    expect(stateOn(nightPlanOf(year, 9, null), day(0))).toBe('not-open')
  })

  test.each<[string, DayRange, [number, number, number] | null]>([
    ['in the own category', stay(0, 8), [1, 8, 0]],
    ['over the taken night in the other', stay(9, 12), [2, 5, 3]],
    ['one night more than the balance', stay(0, 9), null],
    ['over a closed night', stay(19, 21), null],
    ['leaving on the morning of one', stay(18, 20), [1, 2, 6]],
    ['backwards', stay(8, 6), null],
  ])('a stay %s', (_, asked, expected) => {
    const cost = costAhead(plan, asked)
    expect(cost && [cost.category.idCategory, cost.cost, cost.left]).toEqual(expected)
  })

  test.each<[string, number, number | undefined, boolean]>([
    ['a closed night is no arrival', 20, undefined, true],
    ['but a departure', 20, 18, false],
    ['not one beyond it', 21, 18, true],
    ['an arrival before the day picked first', 16, 18, false],
    ['too far for the balance', 9, 0, true],
    ['the day itself', 0, 0, false],
  ])('%s', (_, offset, arrival, out) => {
    expect(isOutOfReach(plan, day(offset), arrival === undefined ? undefined : day(arrival))).toBe(out)
  })

  test('what is left after each night', () => {
    expect([...leftAfter(plan, stay(0, 3)).values()]).toEqual([7, 6, 5])
    expect([...leftAfter(plan, stay(9, 12)).entries()]).toEqual([
      [day(9), 6],
      [day(10), 5],
      [day(11), 3],
    ])
    expect(leftAfter(plan, stay(0, 9)).size).toBe(0)
  })

  test.each<[string, number, [number, number, string][]]>([
    ['the balance ends it', 0, [[1, 8, 'balance']]],
    ['a closed night does', 17, [[1, 20, 'night']]],
    [
      'a taken night of the own category, the balance of the other',
      7,
      [
        [1, 10, 'night'],
        [2, 12, 'balance'],
      ],
    ],
    ['only the other has the night', 10, [[2, 15, 'balance']]],
    ['nothing begins here', 20, []],
  ])('how far from an arrival: %s', (_, offset, expected) => {
    const found = reachesOf(plan, day(offset))
    expect(found.map((one) => [one.category.idCategory, one.until, one.endedBy])).toEqual(
      expected.map(([id, until, by]) => [id, day(until), by]),
    )
  })

  test('nights that are only grey are told by their reason, together and from today on', () => {
    const small = {
      ...year,
      categories: [
        { ...year.categories[1]!, nights: letters({ 0: 'T', 9: 'T', 10: 'T', 11: 'S', 20: 'B', 25: 'M' }) },
      ],
    }
    const grey = greyNights(nightPlanOf({ ...small, today: day(1) }, 2, null), {
      first: day(0),
      last: day(31),
    })
    expect(grey).toEqual([
      { from: day(9), to: day(10), why: 'taken' },
      { from: day(11), to: day(11), why: 'not-enough-nights' },
      { from: day(30), to: day(31), why: 'not-open' },
    ])
  })
})

test.each<[string, DayRange, { before: number; after: number }, [number, number, number | string][]]>([
  ['the night that is closed', stay(18, 20), { before: 1, after: 2 }, [[19, 20, 20]]],
  ['the balance, or that no category has them all', stay(0, 8), { before: 0, after: 4 }, [[3, 4, 'balance']]],
  ['days before today are not spoken of', stay(0, 2), { before: 3, after: 1 }, []],
])('why stays near the asked one are left out: %s', (_, asked, days, expected) => {
  expect(leftOutNear(plan, asked, days)).toEqual(
    expected.map(([from, to, why]) => ({
      from: day(from),
      to: day(to),
      why: typeof why === 'number' ? day(why) : why,
    })),
  )
})

test('a week in which every night is taken is left out in one line, one closed with others in another', () => {
  const taken = Object.fromEntries([8, 9, 10, 11, 12].map((offset) => [offset, 'T']))
  const closed = { 13: 'B', 14: 'B', 15: 'B' }
  const full = nightPlanOf(
    {
      ...year,
      categories: [{ ...year.categories[1]!, nights: letters({ ...taken, ...closed }) }],
      blackouts: [{ firstNight: day(13), lastNight: day(15), reason: { en: 'Paint', es: 'Pintura' } }],
    },
    2,
    null,
  )
  expect(leftOutNear(full, stay(7, 8), { before: 0, after: 9 })).toEqual([
    { from: day(8), to: day(12), why: day(8) },
    { from: day(13), to: day(15), why: day(13) },
  ])
})

test.each([
  ['before it, until the day it begins', stay(20, 25), false],
  ['after it, from the day it ends', stay(27, 29), false],
  ['over its first night', stay(24, 26), true],
  ['around it', stay(20, 29), true],
  ['none', null, false],
] as const)('an own stay on the wished days: %s', (_, dates, is) => {
  const own = {
    ...{ id: 7, code: 'R-7', bookingStatus: 'confirmed', stands: 'confirmed', resort: 'Bahía Serena' },
    ...{ datein: day(25), dateout: day(27) },
  } as unknown as Year['stays'][number]
  expect(ownStayOn({ ...year, stays: [own] }, dates)?.id === 7).toBe(is)
  expect(ownStayOn(undefined, dates)).toBeNull()
})
