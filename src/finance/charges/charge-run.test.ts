import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isShareOfBudget } from '../why.ts'
import {
  compareYears,
  feeSums,
  hindranceOf,
  outliersOf,
  type Quarter,
  quarterStart,
  type Sharer,
  shareBudget,
} from './charge-run.ts'
import { shareOut } from './share-out.ts'

describe('an amount that is shared out', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [1, 2, 3], [17, 33, 50]],
    [1, [5, 5], [1, 0]],
    [0, [3, 4], [0, 0]],
    [10, [0, 7], [0, 10]],
    // Beyond what a number with a fraction tells apart.
    [1_000_000_000, [999_999_999, 1_000_000_000, 1], [500_000_000, 500_000_000, 0]],
  ])('%i by %j is %j', (cents, weights, parts) => {
    expect(shareOut(cents, weights)).toEqual(parts)
  })

  test('loses no cent, and no part is a cent or more from its exact one', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 3_000_000 }), { minLength: 1, maxLength: 60 })
      .filter((all) => all.some((one) => one > 0))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), weights, (cents, all) => {
        const parts = shareOut(cents, all)
        const whole = all.reduce((sum, one) => sum + one, 0)
        expect(parts.reduce((sum, one) => sum + one, 0)).toBe(cents)
        for (const [at, part] of parts.entries())
          expect(Math.abs(part - (cents * (all[at] ?? 0)) / whole)).toBeLessThan(1.000001)
      }),
    )
  })
})

const ALL: readonly Quarter[] = [1, 2, 3, 4]
const sharer = (idContract: number, area: number | null, more: Partial<Sharer> = {}): Sharer => ({
  idContract,
  area,
  runsIn: ALL,
  chargedIn: [],
  ...more,
})
const LINES = ALL.flatMap((quarter) => [
  { quarter, position: 1, cents: 100_00 },
  { quarter, position: 2, cents: 33_33 },
])

describe('a budget becomes fees', () => {
  test('is shared by the areas, and what is under no contract is the club’s', () => {
    const { fees, quarters } = shareBudget({ lines: LINES, wholeArea: 100 }, [sharer(1, 25), sharer(2, 50)])
    expect(fees).toHaveLength(8)
    expect(fees[0]).toEqual({
      idContract: 1,
      quarter: 1,
      cents: 33_33,
      lines: [
        { position: 1, cents: 25_00 },
        { position: 2, cents: 8_33 },
      ],
    })
    expect(quarters[0]).toEqual({
      quarter: 1,
      budgetCents: 133_33,
      feesCents: 100_00,
      fees: 2,
      chargedCents: 0,
      charged: 0,
      clubCents: 33_33,
    })
  })

  test('a contract has no second fee of a quarter, and one that has ended or not begun none', () => {
    const { fees, quarters } = shareBudget({ lines: LINES, wholeArea: 100 }, [
      sharer(1, 25, { chargedIn: [1] }),
      sharer(2, 50, { runsIn: [1, 2] }),
    ])
    expect(fees.map(({ idContract, quarter }) => `${idContract}/${quarter}`)).toEqual([
      '2/1',
      '1/2',
      '2/2',
      '1/3',
      '1/4',
    ])
    expect(quarters[0]).toMatchObject({ charged: 1, chargedCents: 33_33, feesCents: 66_67, clubCents: 33_33 })
    expect(quarters[2]).toMatchObject({ fees: 1, clubCents: 100_00 })
  })

  test('and each fee’s reason is its share of the budget', () => {
    const budget = fc.array(fc.integer({ min: 1, max: 90_000_000 }), { minLength: 1, maxLength: 6 })
    const areas = fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(budget, areas, fc.integer({ min: 0, max: 100_000 }), (amounts, all, rest) => {
        const lines = amounts.map((cents, at) => ({ quarter: 2 as const, position: at + 1, cents }))
        const wholeArea = all.reduce((sum, one) => sum + one, rest)
        const { fees, quarters } = shareBudget(
          { lines, wholeArea },
          all.map((area, at) => sharer(at, area)),
        )
        const [sum] = quarters
        expect((sum?.feesCents ?? 0) + (sum?.clubCents ?? 0)).toBe(sum?.budgetCents)
        for (const fee of fees) {
          const parts = fee.lines.map(({ position, cents }) => ({
            concept: { en: '', es: '' },
            cents,
            wholeCents: amounts[position - 1] ?? 0,
          }))
          expect(isShareOfBudget(parts, { area: all[fee.idContract] ?? 0, wholeArea })).toBe(true)
          expect(fee.lines.reduce((total, { cents }) => total + cents, 0)).toBe(fee.cents)
        }
      }),
    )
  })

  test.each([
    ['nothing', [sharer(1, 25)], null],
    ['an area that is not known', [sharer(1, 25), sharer(2, null)], 'AREA_MISSING'],
    ['more area than the resort has', [sharer(1, 60), sharer(2, 41)], 'AREA_EXCEEDED'],
    [
      'nothing: two contracts of one residence, one after the other',
      [sharer(1, 100, { runsIn: [1, 2] }), sharer(2, 100, { runsIn: [3, 4] })],
      null,
    ],
    ['an area of a contract that has ended: nothing', [sharer(1, 25), sharer(2, null, { runsIn: [] })], null],
    ['fees that are all there', [sharer(1, 25, { chargedIn: ALL })], 'NOTHING_TO_CHARGE'],
    ['no contract', [], 'NOTHING_TO_CHARGE'],
  ])('is kept from it by %s', (_, sharers, hindrance) => {
    expect(hindranceOf({ lines: LINES, wholeArea: 100, currency: 'USD', currencies: ['USD'] }, sharers)).toBe(
      hindrance,
    )
  })

  test('is kept from it by another currency than its contracts’, and by a fee that the books have no room for', () => {
    const dollars = { wholeArea: 100, currency: 'USD' as const, currencies: ['USD' as const] }
    const sharers = [sharer(1, 100)]
    expect(hindranceOf({ ...dollars, lines: LINES, currency: 'MXN' }, sharers)).toBe('RUN_CURRENCY')
    const lines = [1, 2].map((position) => ({ quarter: 1 as const, position, cents: 2_000_000_000 }))
    expect(hindranceOf({ ...dollars, lines }, sharers)).toBe('FEE_TOO_LARGE')
    expect(hindranceOf({ ...dollars, lines: lines.slice(1) }, sharers)).toBeNull()
  })

  test('the sums to be looked at are all fees together and each contract’s', () => {
    const fee = (idContract: number, cents: number) => ({ idContract, cents })
    expect(feeSums([fee(1, 10), fee(2, 5), fee(1, 20)])).toEqual([35, 30, 5])
    expect(feeSums([])).toEqual([0])
  })

  test('a quarter begins on its first day', () => {
    expect(ALL.map((quarter) => quarterStart(2027, quarter))).toEqual([
      '2027-01-01',
      '2027-04-01',
      '2027-07-01',
      '2027-10-01',
    ])
  })
})

describe('what differs from the year before', () => {
  const one = (idContract: number, cents: number, beforeCents: number | null) => ({
    idContract,
    cents,
    beforeCents,
  })

  test('is named where it is more than two percent from the resort’s own change, the farthest first', () => {
    const all = [one(1, 1040, 1000), one(2, 1040, 1000), one(3, 1100, 1000), one(4, 700, 1000)]
    const { changeBasisPoints, outliers } = outliersOf(all, 5_000_000)
    expect(changeBasisPoints).toBe(-300)
    expect(outliers.map(({ idContract }) => idContract)).toEqual([4, 3, 1, 2])
    expect(outliersOf(all.slice(0, 2), 5_000_000).outliers).toEqual([])
  })

  test('a sum that the club calls large is named first, however little it changes', () => {
    const all = [one(1, 1000, 1000), one(2, 1000, 800), one(3, 9000, 9000)]
    expect(outliersOf(all, 9000).outliers.map(({ idContract, isLarge }) => [idContract, isLarge])).toEqual([
      [3, true],
      [2, false],
    ])
  })

  test('only the quarters that a contract is charged for are compared, and only where it had all of them', () => {
    const fee = (idContract: number, quarter: Quarter, cents: number) => ({ idContract, quarter, cents })
    const fees = [fee(1, 2, 110), fee(1, 3, 110), fee(2, 2, 50), fee(2, 3, 50)]
    const before = [fee(1, 1, 100), fee(1, 2, 100), fee(1, 3, 100), fee(2, 2, 40)]
    expect(compareYears(fees, before)).toEqual([one(1, 220, 200), one(2, 100, null)])
  })

  test('a contract without a year before comes last, and counts in no change', () => {
    const { changeBasisPoints, outliers } = outliersOf([one(1, 900, null), one(2, 1050, 1000)], 5_000_000)
    expect(changeBasisPoints).toBe(500)
    expect(outliers).toEqual([
      { idContract: 1, cents: 900, beforeCents: null, changeBasisPoints: null, isLarge: false },
    ])
    expect(outliersOf([], 5_000_000).changeBasisPoints).toBeNull()
  })
})
