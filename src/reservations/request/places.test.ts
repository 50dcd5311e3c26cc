import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../../kernel/day.ts'
import { nextToUse, type PlaceGround, placesFor, splitStay, wishedNights } from './places.ts'

const FROM = '2027-01-01'
const YEAR = { starts: '2026-08-04', expires: addDays(FROM, 119), balance: 11 }
const day = (offset: number) => addDays(FROM, offset)

/** Half a year of one category, seen on its first day; `full` are the nights without a room. */
function ground(over: Partial<PlaceGround> & { full?: number[] } = {}): PlaceGround {
  const { full = [], ...rest } = over
  return {
    from: FROM,
    count: 180,
    today: FROM,
    contract: { canBook: true, starts: '2020-01-01', ends: '2040-12-31' },
    stays: [],
    blackouts: [],
    benefitYears: [YEAR],
    seasons: [],
    categories: [
      {
        nightPercent: 100,
        offsets: Array.from({ length: 180 }, (_, offset) => offset),
        free: Array.from({ length: 180 }, (_, offset) => (full.includes(offset) ? 0 : 1)),
      },
    ],
    ...rest,
  }
}

const told = (given: PlaceGround, nights = 11) =>
  placesFor(given, nights, YEAR).map(
    ({ checkIn, because, after }) =>
      `${daysBetween(FROM, checkIn)} ${because ?? '-'}${after ? ` ${daysBetween(FROM, after)}` : ''}`,
  )

describe('where nights fit', () => {
  test.each<[string, PlaceGround, string[]]>([
    ['all is open: tomorrow', ground(), ['1 soonest']],
    [
      'four days after an own stay, so that the portal asks nothing',
      ground({ stays: [{ checkIn: day(5), checkOut: day(10) }] }),
      ['14 after-stay 10'],
    ],
    [
      'after closed nights',
      ground({ blackouts: [{ firstNight: day(8), lastNight: day(9) }] }),
      ['10 after-closed 9'],
    ],
    [
      'before a full week and after it',
      ground({ full: [20, 21, 22, 23, 24, 25, 26] }),
      ['1 soonest', '27 -'],
    ],
    [
      'a quiet season, as soon as the whole stay lies in it',
      ground({ seasons: [{ firstNight: day(40), lastNight: day(90), level: 'quiet' }] }),
      ['1 soonest', '40 quiet'],
    ],
    ['not beyond the day on which the nights expire', ground({ full: [...Array(120).keys()] }), []],
    ['not with fewer nights left', ground({ benefitYears: [{ ...YEAR, balance: 10 }] }), []],
    [
      'at most four',
      ground({ full: Array.from({ length: 10 }, (_, index) => 12 + index * 13) }),
      ['1 soonest', '13 -', '26 -', '39 -'],
    ],
  ])('%s', (_, given, expected) => {
    expect(told(given)).toEqual(expected)
  })

  test('places do not overlap', () => {
    const seasons = [{ firstNight: day(3), lastNight: day(90), level: 'quiet' as const }]
    expect(told(ground({ seasons }))).toEqual(['1 soonest'])
  })

  const split = (given: PlaceGround) =>
    splitStay(given, 11, YEAR).map(
      ({ checkIn, checkOut }) => `${daysBetween(FROM, checkIn)}+${daysBetween(checkIn, checkOut)}`,
    )

  test.each<[string, PlaceGround, string[]]>([
    ['two stays, a month between them', ground(), ['1+6', '35+5']],
    [
      'three where two are too long',
      ground({ full: Array.from({ length: 36 }, (_, index) => index * 5) }),
      ['1+4', '36+4', '71+3'],
    ],
    ['closer where there is no month', ground({ full: rest(1, 20) }), ['1+6', '11+5']],
    ['none where not even three fit', ground({ full: rest(1, 6) }), []],
    ['together they take no more than is left', ground({ benefitYears: [{ ...YEAR, balance: 10 }] }), []],
  ])('%s', (_, given, expected) => {
    expect(split(given)).toEqual(expected)
  })
})

/** All nights but those from one to another. */
function rest(from: number, to: number): number[] {
  return [...Array(180).keys()].filter((night) => night < from || night > to)
}

test('the account to use first is the one that expires next and still holds nights', () => {
  const years = [
    { starts: '2025-08-04', expires: '2026-08-03', balance: 5 },
    { starts: '2027-08-04', expires: '2028-08-03', balance: 49 },
    { starts: '2026-08-04', expires: '2027-08-03', balance: 11 },
  ]
  expect(nextToUse(years, '2026-11-23')?.balance).toBe(11)
  expect(nextToUse(years, '2027-08-04')?.balance).toBe(49)
  expect(nextToUse(years, '2028-08-04')).toBeNull()
})

test.each([
  [11, 100, 11],
  [11, 140, 7],
  [14, 100, 14],
  [15, 100, 7],
  [0, 100, 0],
])('%i nights left at %i percent: %i are looked for', (balance, percent, nights) => {
  expect(wishedNights(balance, percent)).toBe(nights)
})
