import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Currency } from '../kernel/money.ts'
import { monthlyProfits, type ProfitMonth, yearProfits, yearsOf } from './profit.ts'

const month = (
  year: number,
  number: number,
  gross: number,
  more: Partial<ProfitMonth> = {},
): ProfitMonth => ({
  year,
  month: number,
  nightsRented: 10,
  grossCents: gross,
  feesCents: 1_000,
  adjustedCents: 0,
  currency: 'USD',
  idTransaction: null,
  ...more,
})

describe('the figures of a year', () => {
  test('add up its months, and name the best one, the first of two', () => {
    const [year] = yearProfits([
      month(2026, 3, 40_000, { nightsRented: 20 }),
      month(2026, 1, 40_000),
      month(2026, 2, 9_999),
    ])
    expect(year).toMatchObject({
      year: 2026,
      currency: 'USD',
      grossCents: 89_999,
      feesCents: 3_000,
      netCents: 86_999,
      nightsRented: 40,
      averageNightCents: 2_250,
      months: [1, 2, 3],
      bestMonth: { month: 1, netCents: 39_000 },
    })
  })

  test('have no average without a rented night, and a best month even in a bad year', () => {
    const [year] = yearProfits([
      month(2026, 1, 0, { nightsRented: 0, feesCents: 500 }),
      month(2026, 2, 0, { nightsRented: 0, feesCents: 900 }),
    ])
    expect(year).toMatchObject({
      netCents: -1_400,
      averageNightCents: null,
      bestMonth: { month: 1, netCents: -500 },
    })
  })

  test('count a month that was adjusted to zero as zero: it lowers nothing', () => {
    const months = [month(2026, 1, 40_000), month(2026, 2, 200, { feesCents: 900, adjustedCents: 700 })]
    const [year] = yearProfits(months)
    expect(year).toMatchObject({ grossCents: 40_200, feesCents: 1_900, adjustedCents: 700, netCents: 39_000 })
    const [shown] = monthlyProfits(months, 2026)
    expect(shown?.months[1]?.thisYear).toMatchObject({ adjustedCents: 700, netCents: 0 })
  })

  const change = (before: ProfitMonth[], now: ProfitMonth[]) =>
    yearProfits([...before, ...now]).at(-1)?.change
  test.each<[string, ProfitMonth[], ProfitMonth[], object | null]>([
    [
      'the same months only',
      [month(2025, 1, 11_000), month(2025, 2, 99_000)],
      [month(2026, 1, 12_000)],
      { netCents: 1_000, percent: 10 },
    ],
    ['a loss', [month(2025, 1, 31_000)], [month(2026, 1, 21_000)], { netCents: -10_000, percent: -33.3 }],
    ['last year lacks one', [month(2025, 1, 11_000)], [month(2026, 1, 1), month(2026, 2, 1)], null],
    ['the first year', [], [month(2026, 1, 11_000)], null],
    [
      'nothing earned before',
      [month(2025, 1, 1_000)],
      [month(2026, 1, 3_000)],
      { netCents: 2_000, percent: null },
    ],
    [
      'another currency is nothing to compare with',
      [month(2025, 1, 11_000, { currency: 'MXN' })],
      [month(2026, 1, 12_000)],
      null,
    ],
    ['a year left out is not the year before', [month(2024, 1, 11_000)], [month(2026, 1, 12_000)], null],
  ])('change against the year before: %s', (_, before, now, expected) => {
    expect(change(before, now)).toEqual(expected)
  })

  test('come oldest first, a year with two currencies in two rows', () => {
    const rows = yearProfits([
      month(2026, 2, 5_000, { currency: 'MXN' }),
      month(2026, 1, 5_000),
      month(2025, 12, 5_000, { currency: 'MXN' }),
    ])
    expect(rows.map((row) => [row.year, row.currency, row.netCents])).toEqual([
      [2025, 'MXN', 4_000],
      [2026, 'USD', 4_000],
      [2026, 'MXN', 4_000],
    ])
  })
})

describe('the months of a year', () => {
  test('are twelve for each currency, with nothing where there is no figure', () => {
    const [dollars, pesos, ...rest] = monthlyProfits(
      [
        month(2025, 12, 5_000),
        month(2026, 1, 0),
        month(2026, 2, 7_000, { currency: 'MXN' }),
        month(2024, 3, 1),
      ],
      2026,
    )
    expect(rest).toEqual([])
    expect(dollars?.months).toHaveLength(12)
    expect(dollars?.months[0]).toEqual({
      month: 1,
      thisYear: {
        grossCents: 0,
        feesCents: 1_000,
        adjustedCents: 0,
        netCents: -1_000,
        nightsRented: 10,
        idTransaction: null,
      },
      lastYear: null,
    })
    expect(dollars?.months[1]).toEqual({ month: 2, thisYear: null, lastYear: null })
    expect(dollars?.months[11]).toMatchObject({ thisYear: null, lastYear: { netCents: 4_000 } })
    expect(pesos?.currency).toBe('MXN')
    expect(pesos?.months[1]?.thisYear?.netCents).toBe(6_000)
  })

  test('are none for a year without figures', () => {
    expect(monthlyProfits([month(2024, 1, 1)], 2026)).toEqual([])
  })
})

/** Some months of a few years, at most one row each, as the table's key has it. */
const ledger = fc.uniqueArray(
  fc.record({
    year: fc.integer({ min: 2023, max: 2026 }),
    month: fc.integer({ min: 1, max: 12 }),
    nightsRented: fc.integer({ min: 0, max: 31 }),
    grossCents: fc.integer({ min: 0, max: 100_000_000 }),
    feesCents: fc.integer({ min: 0, max: 100_000_000 }),
    adjustedCents: fc.integer({ min: 0, max: 100_000_000 }),
    currency: fc.constantFrom<Currency>('USD', 'MXN'),
    idTransaction: fc.constant(null),
  }),
  { selector: (one) => `${one.year}-${one.month}`, maxLength: 48 },
)

test('the months of a year add up to the year to the cent, each currency by itself', () => {
  fc.assert(
    fc.property(ledger, (months) => {
      const rows = yearProfits(months)
      expect(new Set(rows.map((row) => row.year))).toEqual(new Set(yearsOf(months)))
      for (const row of rows) {
        const own = monthlyProfits(months, row.year).find(({ currency }) => currency === row.currency)!
        const known = own.months.flatMap(({ thisYear }) => thisYear ?? [])
        const total = (name: 'grossCents' | 'feesCents' | 'adjustedCents' | 'netCents' | 'nightsRented') =>
          known.reduce((sum, one) => sum + one[name], 0)
        for (const name of ['grossCents', 'feesCents', 'adjustedCents', 'netCents', 'nightsRented'] as const)
          expect(row[name]).toBe(total(name))
        expect(row.netCents).toBe(row.grossCents - row.feesCents + row.adjustedCents)
        expect(row.bestMonth.netCents).toBe(Math.max(...known.map((one) => one.netCents)))
        expect(row.months).toHaveLength(known.length)
      }
    }),
  )
})

test('what a month of another currency earns changes nothing of this one', () => {
  fc.assert(
    fc.property(ledger, (months) => {
      const dollars = months.filter(({ currency }) => currency === 'USD')
      expect(yearProfits(months).filter(({ currency }) => currency === 'USD')).toEqual(yearProfits(dollars))
    }),
  )
})

test('a year seen from the next one is the same year', () => {
  fc.assert(
    fc.property(ledger, fc.integer({ min: 2023, max: 2025 }), (months, year) => {
      const own = (of: 'thisYear' | 'lastYear', at: number) =>
        new Map(
          monthlyProfits(months, at)
            .map(({ currency, months: twelve }) => [currency, twelve.map((one) => one[of])] as const)
            .filter(([, twelve]) => twelve.some((one) => one !== null)),
        )
      expect(own('lastYear', year + 1)).toEqual(own('thisYear', year))
    }),
  )
})
