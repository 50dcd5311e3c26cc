import { describe, expect, test } from 'vitest'
import { countsAtMost, type MayWaitFacts, mayWait } from './may-wait.ts'
import { HOUSE_RULES, isNarrower, rulesOn } from './wait.ts'

const asked = {
  firstDay: '2027-03-20',
  lastDay: '2027-03-27',
  nightsFrom: 7,
  nightsTo: 7,
  categories: [1],
  countsUntil: '2027-03-05',
  adults: 2,
  children: 2,
  takes: 'ask',
} as const
const facts: MayWaitFacts = {
  asked,
  rules: HOUSE_RULES,
  today: '2026-11-18',
  contract: { canBook: true, starts: '2020-01-01', ends: '2040-01-01' },
  categories: [{ id: 1, sleeps: 4, nightPercent: 100 }],
  stays: [],
  benefitYears: [{ starts: '2027-01-01', expires: '2027-12-31', balance: 10 }],
  nightsUntil: '2027-12-31',
  lastOpenNight: '2028-01-01',
  waiting: 0,
}
const of = (more: Partial<typeof asked> | object) => ({ asked: { ...asked, ...more } })

describe('whether an owner may wait', () => {
  test.each<[string, Partial<MayWaitFacts>, string]>([
    ['a week of spring', {}, 'yes'],
    ['a window of sixty days', of({ lastDay: '2027-05-19', countsUntil: '2027-03-05' }), 'yes'],
    ['of sixty-one', of({ lastDay: '2027-05-20' }), 'WAIT_WINDOW'],
    [
      'more than thirteen months ahead',
      of({ firstDay: '2027-12-19', lastDay: '2027-12-26' }),
      'WAIT_TOO_EARLY',
    ],
    ['fifteen days before the latest arrival', { today: '2027-03-05' }, 'yes'],
    ['fourteen days before it', { today: '2027-03-06' }, 'WAIT_TOO_LATE'],
    ['longer than the rules allow', of({ countsUntil: '2027-03-06' }), 'WAIT_TOO_LATE'],
    ['the fourth', { waiting: 3 }, 'yes'],
    ['the fifth', { waiting: 4 }, 'TOO_MANY_WAITS'],
    ['five in a residence for four', of({ adults: 3 }), 'TOO_MANY_GUESTS'],
    [
      'a contract that books nothing',
      { contract: { ...facts.contract, canBook: false } },
      'CONTRACT_CRITERIA',
    ],
    ['a calendar that ends before', { lastOpenNight: '2027-03-25' }, 'CALENDAR_NOT_OPEN'],
    [
      'no nights at all',
      { benefitYears: [{ starts: '2027-01-01', expires: '2027-12-31', balance: 6 }] },
      'NOT_ENOUGH_NIGHTS',
    ],
    [
      'a stay of its own in the way',
      { stays: [{ checkIn: '2027-03-22', checkOut: '2027-03-24' }] },
      'RESERVATION_EXISTS',
    ],
    ['one beside it', { stays: [{ checkIn: '2027-03-27', checkOut: '2027-03-29' }] }, 'yes'],
    [
      'one in the way of some of its days only',
      { ...of({ nightsFrom: 2 }), stays: [{ checkIn: '2027-03-22', checkOut: '2027-03-24' }] },
      'yes',
    ],
  ])('%s', (_, more, answer) => {
    const may = mayWait({ ...facts, ...more })
    expect(may.ok ? 'yes' : may.reason).toBe(answer)
  })

  test('it counts until so many days before its latest arrival', () => {
    expect(countsAtMost(asked, HOUSE_RULES)).toBe('2027-03-05')
    expect(countsAtMost({ ...asked, nightsFrom: 5 }, { closesDays: 31 })).toBe('2027-02-19')
  })

  test.each<[string, object, boolean]>([
    ['the same', {}, true],
    ['fewer days', { firstDay: '2027-03-21' }, true],
    ['fewer nights', { nightsTo: 6, nightsFrom: 7 }, true],
    ['a shorter stay would do', { nightsFrom: 5 }, false],
    ['more days', { lastDay: '2027-03-28' }, false],
    ['another category', { categories: [1, 2] }, false],
    ['longer', { countsUntil: '2027-03-06' }, false],
    ['booked at once', { takes: 'at-once' }, true],
  ])('a change narrows: %s', (_, more, narrower) => {
    expect(isNarrower(asked, { ...asked, ...more })).toBe(narrower)
  })

  test('the rules of a day are the newest that hold already, the house’s where none do', () => {
    const rules = [
      { ...HOUSE_RULES, validFrom: '2026-12-01', closesDays: 31 },
      { ...HOUSE_RULES, validFrom: '2026-01-01', closesDays: 20 },
    ]
    expect(rulesOn(rules, '2026-11-30').closesDays).toBe(20)
    expect(rulesOn(rules, '2026-12-01').closesDays).toBe(31)
    expect(rulesOn(rules, '2025-12-31')).toEqual(HOUSE_RULES)
  })
})
