import { expect, test } from 'vitest'
import type { HotelPerformance, YearProfit } from '../../profit.endpoints.ts'
import { monthlyProfits } from '../../profit.ts'
import { measurePoints, profitPoints, yearPoints } from './chart-points.ts'

const name = (month: number, style: string) => `${style} ${month}`

test('profit is twelve columns of net cents, a month of nothing apart from a month without a figure', () => {
  const month = {
    month: 1,
    nightsRented: 0,
    grossCents: 500,
    feesCents: 500,
    adjustedCents: 0,
    idTransaction: null,
    currency: 'USD' as const,
  }
  const [dollars] = monthlyProfits([{ ...month, year: 2026 }], 2026)
  const points = profitPoints(dollars!, name)
  expect(points).toHaveLength(12)
  expect(points[0]).toEqual({ label: 'short 1', fullLabel: 'long 1', current: 0, previous: null })
  expect(points[1]?.current).toBeNull()
})

test('years are columns of one series', () => {
  expect(yearPoints([{ year: 2025, netCents: -5 } as YearProfit])).toEqual([
    { label: '2025', fullLabel: '2025', current: -5, previous: null },
  ])
})

test.each([
  ['occupancy', 72, null],
  ['rate', 22_000, null],
  ['revpar', null, null],
] as const)('the hotel’s %s by month', (measure, current, previous) => {
  const thisYear = [{ month: 3, occupancy: 72, averageRateCents: 22_000, revparCents: null }]
  const points = measurePoints({ thisYear, lastYear: [] } as unknown as HotelPerformance, measure, name)
  expect(points).toHaveLength(12)
  expect(points[2]).toMatchObject({ fullLabel: 'long 3', current, previous })
  expect(points[3]?.current).toBeNull()
})
