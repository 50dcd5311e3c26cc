import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type DayRange, daysBetween, nightsOf } from '../../kernel/day.ts'
import type { OpenCategory } from '../benefit/open-nights.ts'
import { otherWays } from './other-ways.ts'
import { mayStay, nightsCost } from './stay-rules.ts'

type Facts = Parameters<typeof otherWays<OpenCategory & { idCategory: number }>>[0]

const FROM = '2027-03-01'
const ALWAYS = { starts: '2020-01-01', expires: '2040-12-31', balance: 30 }
const stay = (from: number, nights: number): DayRange => ({
  checkIn: addDays(FROM, from),
  checkOut: addDays(FROM, from + nights),
})

/** Ninety nights of two categories, the second half as dear again; `full` are nights without a room, by category. */
function facts(over: Partial<Facts> & { full?: number[][] } = {}): Facts {
  const { full = [], ...rest } = over
  return {
    from: FROM,
    count: 90,
    today: FROM,
    contract: { canBook: true, starts: '2020-01-01', ends: '2040-12-31' },
    stays: [],
    blackouts: [],
    benefitYears: [ALWAYS],
    categories: [0, 1].map((index) => ({
      idCategory: index + 1,
      nightPercent: 100 + index * 50,
      offsets: Array.from({ length: 90 }, (_, offset) => offset),
      free: Array.from({ length: 90 }, (_, offset) => (full[index]?.includes(offset) ? 0 : 2)),
    })),
    asked: stay(30, 7),
    idCategory: 1,
    ...rest,
  }
}

/** `shorter:1:30+4`: the way, the category, the first night and how many. */
const told = (given: Facts) =>
  otherWays(given).map(
    ({ way, category, checkIn, checkOut }) =>
      `${way}:${category.idCategory}:${daysBetween(FROM, checkIn)}+${daysBetween(checkIn, checkOut)}`,
  )
const nights = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)

describe('what would do in the place of a stay', () => {
  test.each<[string, Facts, string[]]>([
    [
      'a full night in the middle: the other category, the longer part, the nearest days',
      facts({ full: [[34]] }),
      ['category:2:30+7', 'shorter:1:30+4', 'shorter:2:30+6', 'days:2:29+7', 'days:2:31+7', 'days:2:28+7'],
    ],
    [
      'both full: the longest part that is left, and days beside it',
      facts({ full: [[34], [34]] }),
      ['shorter:1:30+4', 'days:1:27+7', 'days:2:27+7', 'days:1:35+7'],
    ],
    [
      'all categories were looked at: none is another',
      facts({ full: [[34], [34]], idCategory: null }),
      ['shorter:1:30+4', 'days:1:27+7', 'days:2:27+7', 'days:1:35+7'],
    ],
    [
      'six nights left: six of them',
      facts({ benefitYears: [{ ...ALWAYS, balance: 6 }] }),
      ['shorter:1:30+6'],
    ],
    [
      'the dearer category asked with too few nights: the cheaper one has them all',
      facts({ benefitYears: [{ ...ALWAYS, balance: 8 }], idCategory: 2 }),
      ['category:1:30+7', 'shorter:2:30+5', 'shorter:1:30+6', 'days:1:29+7', 'days:1:31+7', 'days:1:28+7'],
    ],
    [
      'nights of the next year only: from its first day',
      facts({ benefitYears: [{ starts: addDays(FROM, 60), expires: '2040-12-31', balance: 7 }] }),
      ['later:1:60+7'],
    ],
    [
      'the contract ends before these days: the last that it covers',
      facts({ contract: { canBook: true, starts: '2020-01-01', ends: addDays(FROM, 11) } }),
      ['earlier:1:5+7'],
    ],
    [
      'the contract ends in the middle of them',
      facts({ contract: { canBook: true, starts: '2020-01-01', ends: addDays(FROM, 32) } }),
      ['shorter:1:30+3', 'days:1:26+7', 'days:2:26+7', 'days:1:25+7'],
    ],
    [
      'a month is full: the nearest before and after',
      facts({ full: [nights(16, 40), nights(16, 40)] }),
      ['earlier:1:9+7', 'later:1:56+7'],
    ],
    [
      'three weeks are closed, and one asks for their end: days before them too, if farther off than those after',
      facts({
        asked: stay(32, 7),
        blackouts: [{ firstNight: addDays(FROM, 20), lastNight: addDays(FROM, 38) }],
      }),
      ['days:1:39+7', 'days:2:39+7', 'days:1:40+7', 'earlier:1:13+7'],
    ],
    [
      'a week is closed: the nearest to either side',
      facts({
        asked: stay(30, 7),
        blackouts: [{ firstNight: addDays(FROM, 28), lastNight: addDays(FROM, 36) }],
      }),
      ['days:1:37+7', 'days:2:37+7', 'days:1:21+7'],
    ],
    [
      'more nights than any stay may have: as many as there are',
      facts({ asked: stay(0, 89), benefitYears: [{ ...ALWAYS, balance: 70 }] }),
      ['shorter:1:0+60'],
    ],
    [
      'more nights than any stay may have, and few left',
      facts({ asked: stay(0, 500), benefitYears: [{ ...ALWAYS, balance: 9 }] }),
      ['shorter:1:0+9'],
    ],
    [
      'a contract that may not book',
      facts({ contract: { canBook: false, starts: '2020-01-01', ends: '2040-12-31' } }),
      [],
    ],
  ])('%s', (_, given, expected) => {
    expect(told(given)).toEqual(expected)
  })

  test('whatever is offered, the rules would grant', () => {
    const range = fc
      .record({ from: fc.integer({ min: 0, max: 80 }), nights: fc.integer({ min: 1, max: 20 }) })
      .map((one) => stay(one.from, one.nights))
    const full = fc.uniqueArray(fc.integer({ min: 0, max: 89 }), { maxLength: 60 })
    const years = fc.array(
      range.map(({ checkIn, checkOut }) => ({
        starts: checkIn,
        expires: checkOut,
        balance: daysBetween(checkIn, checkOut),
      })),
      { maxLength: 3 },
    )
    fc.assert(
      fc.property(range, range, full, full, years, fc.nat(40), (asked, own, first, second, some, today) => {
        const closed = { firstNight: addDays(FROM, 50), lastNight: addDays(FROM, 52) }
        const given = facts({
          asked,
          stays: [own],
          full: [first, second],
          blackouts: [closed],
          benefitYears: [{ ...ALWAYS, balance: 3 }, ...some],
          today: addDays(FROM, today),
        })
        for (const offer of otherWays(given)) {
          const { checkIn, checkOut, category } = offer
          expect(checkIn >= given.today).toBe(true)
          for (const night of nightsOf(offer))
            expect(category.free[daysBetween(FROM, night)], night).toBeGreaterThan(0)
          const paying = given.benefitYears.filter(
            (year) => year.starts <= checkIn && checkIn <= year.expires,
          )
          const rule = mayStay({
            stay: { checkIn, checkOut },
            contract: given.contract,
            lastOpenNight: addDays(FROM, 89),
            others: given.stays,
            blackouts: given.blackouts,
            cost: nightsCost(daysBetween(checkIn, checkOut), category.nightPercent),
            balance: paying.reduce((sum, { balance }) => sum + balance, 0),
            nights: { granted: true, until: null },
            acceptsNearby: true,
          })
          expect(rule.ok).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })
})
