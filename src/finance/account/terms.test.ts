import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from '../../kernel/day.ts'
import {
  basisPointsOf,
  CHARGE_TOPICS,
  type DayTerms,
  discountOf,
  discountTakenBack,
  type InstalmentTerms,
  instalmentPlanOf,
  instalmentTermsFor,
  interestOf,
  monthlyParts,
} from './terms.ts'

const TODAY = '2026-11-22'
const FOUR: InstalmentTerms = {
  id: 1,
  reference: 'INST-4',
  ofResort: false,
  charge: null,
  from: '2026-01-01',
  until: null,
  basisPoints: 200,
  parts: 4,
  leastCents: 50_000,
}
const LATE: DayTerms = {
  id: 7,
  reference: 'LATE',
  ofResort: false,
  charge: null,
  from: '2026-01-01',
  until: null,
  basisPoints: 150,
  days: 10,
}
const EARLY: DayTerms = { ...LATE, id: 8, reference: 'EARLY', basisPoints: 200, days: 30 }
const FEE = { kind: 'fee' as const, id: 4, topic: 'fee' as const, due: '2026-10-15', openCents: 63_488 }

describe('a plan', () => {
  test('Elena’s four instalments: 1,160.88 and 2 % of it, the first two parts with the odd cents', () => {
    expect(instalmentPlanOf(116_088, FOUR, TODAY)).toEqual({
      baseCents: 116_088,
      feeCents: 2322,
      totalCents: 118_410,
      parts: [
        { due: '2026-11-22', cents: 29_603 },
        { due: '2026-12-22', cents: 29_603 },
        { due: '2027-01-22', cents: 29_602 },
        { due: '2027-02-22', cents: 29_602 },
      ],
    })
  })
  test('a plan that begins on the last day of a month is due on the last day of each', () => {
    expect(monthlyParts(300, 4, '2026-11-30').map(({ due }) => due)).toEqual([
      '2026-11-30',
      '2026-12-30',
      '2027-01-30',
      '2027-02-28',
    ])
  })
  test.each([
    [49_999, 50_000, null],
    [50_000, 50_000, 4],
    [3, 0, null],
    [4, 0, 4],
  ])('of %i where the least is %i', (cents, leastCents, parts) => {
    expect(instalmentPlanOf(cents, { ...FOUR, leastCents }, TODAY)?.parts.length ?? null).toBe(parts)
  })
  test('parts add up to the total, differ by a cent at most, the larger first, each later than the one before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 2, max: 24 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 4000 }),
        (cents, parts, basisPoints, after) => {
          const plan = instalmentPlanOf(
            cents,
            { ...FOUR, parts, basisPoints, leastCents: 0 },
            addDays(TODAY, after),
          )
          if (!plan) {
            expect(cents).toBeLessThan(parts)
            return
          }
          const each = plan.parts.map((one) => one.cents)
          expect(each.reduce((sum, one) => sum + one, 0)).toBe(cents + plan.feeCents)
          expect(plan.totalCents).toBe(plan.baseCents + plan.feeCents)
          expect(each).toEqual([...each].sort((a, b) => b - a))
          expect(each[0]! - each.at(-1)!).toBeLessThanOrEqual(1)
          const days = plan.parts.map(({ due }) => due)
          expect(days).toEqual([...new Set(days)].sort())
        },
      ),
    )
  })
})

describe('which rules', () => {
  const rules: InstalmentTerms[] = [
    FOUR,
    { ...FOUR, id: 2, reference: 'FEES-4', charge: 'fee', basisPoints: 0 },
    { ...FOUR, id: 3, reference: 'HERE-4', ofResort: true, basisPoints: 100 },
    { ...FOUR, id: 4, reference: 'TWO', parts: 2 },
    { ...FOUR, id: 5, reference: 'LAST-YEAR', parts: 6, until: '2026-11-21' },
    { ...FOUR, id: 6, reference: 'TOMORROW', parts: 8, from: '2026-11-23' },
  ]
  test.each([
    [['fee'], ['TWO', 'FEES-4']],
    [
      ['fee', 'order'],
      ['TWO', 'HERE-4'],
    ],
    [['fee', 'instalment'], []],
    [[], []],
  ] as const)('of %j', (topics, references) => {
    expect(instalmentTermsFor(rules, topics, TODAY).map(({ reference }) => reference)).toEqual(references)
  })
})

const nothingBefore = { day: TODAY, before: () => ({ paidCents: 0, discountCents: 0 }) }

describe('paying early', () => {
  test.each([
    ['2026-12-22', 200],
    ['2026-12-21', null],
  ])('30 days before, due on %s: %j', (due, cents) => {
    expect(discountOf({ topic: 'fee', due }, 10_000, [EARLY], nothingBefore)?.cents ?? null).toBe(cents)
  })
  test('neither a part of a plan nor interest is early, nor what names no day', () => {
    for (const [topic, due] of [
      ['instalment', '2027-12-22'],
      ['interest', '2027-12-22'],
      ['fee', null],
    ] as const)
      expect(discountOf({ topic, due }, 10_000, [EARLY], nothingBefore)).toBeNull()
  })
  test('the discount for 25 cents at a time is no more than for the whole at once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 0, max: 10_000 }),
        (pieces, basisPoints) => {
          const before = { paidCents: 0, discountCents: 0 }
          for (const cents of pieces) {
            const charge = { topic: 'fee', due: '2026-12-22' } as const
            const found = discountOf(charge, cents, [{ ...EARLY, basisPoints }], {
              day: TODAY,
              before: () => ({ ...before }),
            })
            before.paidCents += cents
            before.discountCents += found?.cents ?? 0
            expect(before.discountCents).toBe(basisPointsOf(before.paidCents, basisPoints))
          }
        },
      ),
    )
  })
  test('a refund takes its share of the discount back, all of it with the whole', () => {
    expect(discountTakenBack(200, 10_000, 5000)).toBe(100)
    expect(discountTakenBack(200, 10_000, 0)).toBe(200)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.nat(),
        (paid, bp, dice) => {
          const discount = basisPointsOf(paid, bp)
          const back = discountTakenBack(discount, paid, dice % (paid + 1))
          expect(back).toBeGreaterThanOrEqual(0)
          expect(back).toBeLessThanOrEqual(discount)
        },
      ),
    )
  })
})

describe('interest', () => {
  const on = (today: string, last: string | null = null) => interestOf(FEE, [LATE], { today, last })
  test.each([
    ['2026-10-25', null, null],
    ['2026-10-26', null, '2026-10-26'],
    ['2026-10-28', null, '2026-10-26'],
    ['2026-10-28', '2026-10-26', null],
    ['2026-11-25', '2026-10-26', null],
    ['2026-11-26', '2026-10-26', '2026-11-26'],
    // The portal was away for longer: that month has none.
    ['2026-11-25', null, null],
  ])('due 10/15 with ten days of grace, today %s, last %s', (today, last, day) => {
    expect(on(today, last)?.day ?? null).toBe(day)
  })
  test('is of what is open then, by the rule that it names', () => {
    expect(on('2026-10-26')).toEqual({ terms: LATE, day: '2026-10-26', cents: 952 })
  })
  test('is never of interest, of a charge in question or without a day, or for a day before the rule', () => {
    const at = { today: '2026-10-26', last: null }
    for (const charge of [
      { ...FEE, topic: 'interest' as const },
      { ...FEE, inQuestion: true },
      { ...FEE, due: null },
      { ...FEE, openCents: 0 },
    ])
      expect(interestOf(charge, [LATE], at)).toBeNull()
    expect(interestOf(FEE, [{ ...LATE, from: '2026-10-27' }], { today: '2026-10-28', last: null })).toBeNull()
  })
  test('is entered at most once a month, whoever asks every day, and never on interest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom(...CHARGE_TOPICS),
        fc.integer({ min: 1, max: 5_000_000 }),
        (late, days, topic, openCents) => {
          const due = addDays('2026-01-31', late % 60)
          let last: string | null = null
          const entered: string[] = []
          for (let after = 0; after < 200; after += 1) {
            const today = addDays(due, after)
            const charge = { ...FEE, due, topic, openCents }
            const found: ReturnType<typeof interestOf> = interestOf(charge, [{ ...LATE, days }], {
              today,
              last,
            })
            if (!found) continue
            expect(found.day > addDays(due, days)).toBe(true)
            if (last) expect(found.day >= addMonths(last, 1)).toBe(true)
            last = found.day
            entered.push(found.day)
          }
          if (topic === 'interest') expect(entered).toEqual([])
          else if (openCents > 100) expect(entered[0]).toBe(addDays(due, days + 1))
        },
      ),
    )
  })
})
