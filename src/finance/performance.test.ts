import { expect, test } from 'vitest'
import { comparePerformance, type MonthFigures } from './performance.ts'

const month = (year: number, number: number, rate: number): MonthFigures => ({
  year,
  month: number,
  occupancyBasisPoints: 6850,
  averageRateCents: rate,
  revparCents: rate / 2,
  guestScoreTenths: year === 2026 ? 92 : 90,
  currency: 'USD',
})

test('compares this year’s months with the same months of last year', () => {
  const months = [month(2025, 1, 20_000), month(2025, 2, 30_000), month(2025, 3, 99_000)]
  const performance = comparePerformance([...months, month(2026, 1, 22_000), month(2026, 2, 33_000)], 2026)
  expect(performance).toMatchObject({
    averageRateCents: 27_500,
    averageRateChange: 10,
    revparChange: 10,
    guestScore: 9.2,
    guestScoreChange: 0.2,
    thisYear: [
      { month: 1, occupancy: 69 },
      { month: 2, occupancy: 69 },
    ],
  })
  expect(performance?.lastYear).toHaveLength(3)
})

test('says nothing without a month of this year, and no change where last year lacks one', () => {
  expect(comparePerformance([month(2025, 1, 20_000)], 2026)).toBeNull()
  expect(comparePerformance([month(2026, 1, 20_000)], 2026)).toMatchObject({
    averageRateChange: null,
    guestScoreChange: null,
  })
})
