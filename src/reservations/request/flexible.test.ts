import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, nightsOf } from '../../kernel/day.ts'
import type { OpenCategory } from '../benefit/open-nights.ts'
import { type FlexibleFacts, MOST_OFFERS, pickFlexibleStays } from './flexible.ts'

const DAY = '2027-03-10'

type Facts = FlexibleFacts<OpenCategory & { idCategory: number }>

/** A stay asked for, with two categories whose rooms free are given night by night from `days` before it. */
function facts(over: Partial<Facts> & { free?: number[][]; nights?: number } = {}): Facts {
  const { free, nights = 2, ...rest } = over
  const days = over.days ?? 2
  const rooms = free ?? [Array(nights + 2 * days).fill(1)]
  return {
    asked: { checkIn: DAY, checkOut: addDays(DAY, nights) },
    days,
    from: addDays(DAY, -days),
    count: nights + 2 * days,
    today: '2026-11-18',
    contract: { canBook: true, starts: '2020-01-01', ends: '2040-12-31' },
    stays: [],
    blackouts: [],
    benefitYears: [{ starts: '2020-01-01', expires: '2040-12-31', balance: 30 }],
    categories: rooms.map((one, index) => ({
      idCategory: index + 1,
      nightPercent: 100 + index * 50,
      offsets: one.map((_, offset) => offset),
      free: one,
    })),
    ...rest,
  }
}

const told = (given: Facts) =>
  pickFlexibleStays(given).map(
    (one) => `${daysBetween(given.asked.checkIn, one.checkIn)}:${one.category.idCategory}`,
  )

describe('stays near the one asked for', () => {
  test.each<[string, Facts, string[]]>([
    ['the nearest first, never the asked one', facts(), ['-1:1', '1:1', '-2:1', '2:1']],
    [
      'the preferred category first',
      facts({
        days: 1,
        free: [
          [1, 1, 1, 1],
          [1, 1, 1, 1],
        ],
      }),
      ['-1:1', '1:1', '-1:2', '1:2'],
    ],
    ['a full night takes all that touch it', facts({ free: [[1, 1, 0, 1, 1, 1]] }), ['1:1', '-2:1', '2:1']],
    ['a night without a counter', facts({ free: [[1, 1, 1, 1]] }), ['-1:1', '-2:1']],
    ['nothing before today', facts({ today: DAY }), ['1:1', '2:1']],
    ['today itself', facts({ today: addDays(DAY, 1) }), ['1:1', '2:1']],
    [
      'not over a blackout’s night',
      facts({ blackouts: [{ firstNight: '2027-03-09', lastNight: '2027-03-09' }] }),
      ['1:1', '2:1'],
    ],
    [
      'not over an own stay; beside it is fine',
      facts({ stays: [{ checkIn: DAY, checkOut: '2027-03-11' }] }),
      ['1:1', '-2:1', '2:1'],
    ],
    [
      'the last night within the term',
      facts({ contract: { canBook: true, starts: '2027-03-09', ends: '2027-03-12' } }),
      ['-1:1', '1:1'],
    ],
    [
      'a contract that may not book',
      facts({ contract: { canBook: false, starts: '2020-01-01', ends: '2040-12-31' } }),
      [],
    ],
    [
      'too dear a category',
      facts({
        days: 1,
        free: [
          [1, 1, 1, 1],
          [1, 1, 1, 1],
        ],
        benefitYears: [{ starts: '2020-01-01', expires: '2040-12-31', balance: 2 }],
      }),
      ['-1:1', '1:1'],
    ],
    [
      'the benefit year of the check-in',
      facts({ benefitYears: [{ starts: '2027-03-11', expires: '2028-03-10', balance: 2 }] }),
      ['1:1', '2:1'],
    ],
  ])('%s', (_, given, expected) => {
    expect(told(given)).toEqual(expected)
  })

  test('says what is left on the scarcest night, and what the stay costs', () => {
    const [first] = pickFlexibleStays(facts({ days: 1, free: [[3, 2, 5, 5]] }))
    expect(first).toEqual({
      checkIn: '2027-03-09',
      checkOut: '2027-03-11',
      category: expect.objectContaining({ idCategory: 1 }),
      left: 2,
      nightsCost: 2,
    })
  })

  test('at most twelve', () => {
    expect(pickFlexibleStays(facts({ days: 20 }))).toHaveLength(MOST_OFFERS)
  })
})

test('every offer is free, as long as asked and near enough; none is missed', () => {
  const scene = fc
    .record({ nights: fc.integer({ min: 1, max: 6 }), days: fc.integer({ min: 1, max: 5 }) })
    .chain(({ nights, days }) => {
      const span = nights + 2 * days
      const offset = fc.integer({ min: -2, max: span })
      const run = fc.tuple(offset, fc.integer({ min: 1, max: 3 }))
      return fc.record({
        nights: fc.constant(nights),
        days: fc.constant(days),
        free: fc.array(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: span, maxLength: span }), {
          minLength: 1,
          maxLength: 3,
        }),
        stays: fc.array(run, { maxLength: 2 }),
        blackouts: fc.array(run, { maxLength: 2 }),
        today: offset,
        ends: fc.integer({ min: 0, max: span + 2 }),
        balance: fc.integer({ min: 0, max: 9 }),
      })
    })
  fc.assert(
    fc.property(scene, ({ nights, days, free, stays, blackouts, today, ends, balance }) => {
      const first = addDays(DAY, -days)
      const at = (offset: number) => addDays(first, offset)
      const given = facts({
        nights,
        days,
        free,
        today: at(today),
        stays: stays.map(([from, count]) => ({ checkIn: at(from), checkOut: at(from + count) })),
        blackouts: blackouts.map(([from, count]) => ({
          firstNight: at(from),
          lastNight: at(from + count - 1),
        })),
        contract: { canBook: true, starts: '2020-01-01', ends: at(ends) },
        benefitYears: [{ starts: '2020-01-01', expires: '2040-12-31', balance }],
      })
      const taken = new Set<string>()
      for (const [from, count] of [...stays, ...blackouts])
        for (let night = from; night < from + count; night++) taken.add(at(night))

      const possible: string[] = []
      for (let shift = -days; shift <= days; shift++) {
        const stay = { checkIn: at(days + shift), checkOut: at(days + shift + nights) }
        const closed = nightsOf(stay).some((night) => taken.has(night) || night > at(ends))
        if (shift === 0 || closed || stay.checkIn < at(today)) continue
        for (const [index, rooms] of free.entries()) {
          const left = Math.min(...rooms.slice(days + shift, days + shift + nights))
          const cost = Math.ceil((nights * (100 + index * 50)) / 100)
          if (left > 0 && cost <= balance)
            possible.push(`${stay.checkIn} ${stay.checkOut} ${index + 1} ${left} ${cost}`)
        }
      }

      const offers = pickFlexibleStays(given)
      const written = offers.map(
        (one) => `${one.checkIn} ${one.checkOut} ${one.category.idCategory} ${one.left} ${one.nightsCost}`,
      )
      expect(new Set(written).size).toBe(written.length)
      for (const one of written) expect(possible).toContain(one)
      expect(written).toHaveLength(Math.min(MOST_OFFERS, possible.length))
      const distances = offers.map((one) => Math.abs(daysBetween(DAY, one.checkIn)))
      expect(distances).toEqual(distances.toSorted((a, b) => a - b))
      if (possible.length > MOST_OFFERS) {
        const all = possible.map((one) => Math.abs(daysBetween(DAY, one.slice(0, 10)))).sort((a, b) => a - b)
        expect(distances).toEqual(all.slice(0, MOST_OFFERS))
      }
    }),
    { numRuns: 300 },
  )
})
