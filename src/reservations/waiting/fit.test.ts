import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, nightsOf } from '../../kernel/day.ts'
import { type FitGround, fitOf, mondaysOf, offerEnds } from './fit.ts'
import { HOUSE_RULES } from './wait.ts'
import { widerThan } from './wider.ts'

const FROM = '2027-03-01'
/** The nights of a ground: a digit for each, `.` where it is not open. */
const ground = (nights: string, more: Partial<FitGround> = {}): FitGround => ({
  from: FROM,
  free: [...nights].map((one) => (one === '.' ? null : Number(one))),
  today: '2027-01-01',
  nightPercent: 100,
  contract: { canBook: true, starts: '2020-01-01', ends: '2040-01-01' },
  stays: [],
  blackouts: [],
  benefitYears: [{ starts: '2027-01-01', expires: '2027-12-31', balance: 10 }],
  rules: HOUSE_RULES,
  ...more,
})
const wait = (first: number, last: number, nightsFrom: number, nightsTo: number) => ({
  ...{ firstDay: addDays(FROM, first), lastDay: addDays(FROM, last), nightsFrom, nightsTo },
  countsUntil: '2027-02-28',
})
const freed = (...nights: number[]) => new Set(nights.map((night) => addDays(FROM, night)))
const stayOf = (found: ReturnType<typeof fitOf>) =>
  found && [daysBetween(FROM, found.checkIn), daysBetween(found.checkIn, found.checkOut)]

describe('the stay that a wait is granted', () => {
  test.each<[string, ReturnType<typeof wait>, FitGround, Set<string> | null, number[] | null]>([
    ['whole, or nothing', wait(0, 7, 7, 7), ground('1111110000'), null, null],
    ['all of its nights', wait(0, 7, 7, 7), ground('1111111000'), null, [0, 7]],
    ['the longest, then the earliest', wait(0, 8, 2, 4), ground('1100111100'), null, [4, 4]],
    ['one that holds what came free', wait(0, 9, 2, 2), ground('110111111'), freed(5), [4, 2]],
    ['none where that is gone again', wait(0, 9, 2, 2), ground('110110111'), freed(5), null],
    ['nothing over a night that is not open', wait(0, 4, 3, 3), ground('11.1'), null, null],
    [
      'nothing nearer than the rules allow',
      wait(0, 4, 2, 2),
      ground('1111', { today: '2027-02-16' }),
      null,
      [2, 2],
    ],
    [
      'nothing once it counts no longer',
      wait(0, 4, 2, 2),
      ground('1111', { today: '2027-03-01' }),
      null,
      null,
    ],
    [
      'nothing in the way of a stay of its own',
      wait(0, 4, 2, 2),
      ground('1111', { stays: [{ checkIn: '2027-03-01', checkOut: '2027-03-03' }] }),
      null,
      [2, 2],
    ],
    [
      'nothing on closed nights',
      wait(0, 4, 2, 3),
      ground('1111', { blackouts: [{ firstNight: '2027-03-02', lastNight: '2027-03-02' }] }),
      null,
      [2, 2],
    ],
    ['no longer than the balance', wait(0, 8, 2, 7), ground('11111111', { nightPercent: 200 }), null, [0, 5]],
  ])('%s', (_, asked, on, nights, stay) => {
    expect(stayOf(fitOf(asked, on, nights))).toEqual(stay)
  })

  test('is always whole, free and within its window, and none is missed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 14, maxLength: 14 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 1, max: 7 }),
        (free, first, nights) => {
          const on = ground(free.join(''), {
            benefitYears: [{ starts: '2027-01-01', expires: '2027-12-31', balance: 99 }],
          })
          const found = fitOf(wait(first, first + 7, nights, nights), on, null)
          const fits = (at: number) => free.slice(at, at + nights).every((one) => one > 0)
          const expected = Array.from({ length: 8 - nights }, (_, shift) => first + shift).find(fits)
          expect(stayOf(found)).toEqual(expected === undefined ? null : [expected, nights])
        },
      ),
    )
  })
})

test.each([
  ['far off', '2027-02-01', 48],
  ['near', '2026-12-10', 24],
  // Midnight at the resort comes first.
  ['tomorrow', '2026-11-19', 14],
])('an offer lasts, %s', (_, checkIn, hours) => {
  const now = new Date('2026-11-18T15:00:00Z')
  const end = offerEnds(HOUSE_RULES, { checkIn, today: '2026-11-18', zone: 'America/Cancun' }, now)
  expect((end.getTime() - now.getTime()) / 3_600_000).toBe(hours)
})

test('the weeks of nights are their Mondays, each once', () => {
  expect(mondaysOf(nightsOf({ checkIn: '2027-03-20', checkOut: '2027-03-27' }))).toEqual([
    '2027-03-15',
    '2027-03-22',
  ])
  expect(mondaysOf(['2027-03-15'])).toEqual(['2027-03-15'])
})

test('what would widen a wait: fewer nights, another residence for the party, days around it', () => {
  const nights = { ...wait(19, 26, 7, 7), categories: [1] }
  const categories = [1, 2, 3].map((id) => ({ id, sleeps: id * 2, nightPercent: 100 }))
  const more = { guests: 6, earliest: '2027-03-18', windowDays: 60 }
  const wider = widerThan(nights, categories, more)
  expect(wider.map(({ kind, idCategory }) => [kind, idCategory])).toEqual([
    ['shorter', null],
    ['category', 3],
    ['days', null],
  ])
  expect(wider[0]?.nights.nightsFrom).toBe(5)
  expect(wider[2]?.nights).toMatchObject({ firstDay: '2027-03-18', lastDay: '2027-03-30' })
  expect(widerThan({ ...nights, nightsFrom: 2, nightsTo: 2 }, [], { ...more, windowDays: 8 })).toEqual([])
})
