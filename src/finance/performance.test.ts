import { expect, test } from 'vitest'
import { comparePerformance, hotelPerformance, type MonthFigures, newestYear } from './performance.ts'

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

test('never mixes currencies: amounts are those of the newest month’s, and compared only with their like', () => {
  const pesos = (year: number, number: number, rate: number) => ({
    ...month(year, number, rate),
    currency: 'MXN' as const,
  })
  const months = [
    month(2025, 1, 20_000),
    month(2025, 2, 20_000),
    month(2026, 1, 90_000),
    pesos(2026, 2, 400_000),
  ]
  expect(comparePerformance(months, 2026)).toMatchObject({
    currency: 'MXN',
    averageRateCents: 400_000,
    revparCents: 200_000,
    averageRateChange: null,
    revparChange: null,
    guestScoreChange: 0.2,
  })
  expect(hotelPerformance(months, 2026)).toMatchObject({
    thisYear: [
      { month: 1, averageRateCents: null, revparCents: null },
      { month: 2, averageRateCents: 400_000, revparCents: 200_000 },
    ],
    lastYear: [
      { month: 1, averageRateCents: null },
      { month: 2, averageRateCents: null },
    ],
  })
})

test('the three measures by month, with the mean occupancy and its points against last year', () => {
  const better = { ...month(2026, 1, 22_000), occupancyBasisPoints: 7_180 }
  expect(hotelPerformance([month(2025, 1, 20_000), month(2025, 2, 1), better], 2026)).toMatchObject({
    occupancy: 71.8,
    occupancyChange: 3.3,
    thisYear: [{ month: 1, occupancy: 72, averageRateCents: 22_000, revparCents: 11_000 }],
  })
})

test('shows last year until this one has a month, and nothing where there is neither', () => {
  const months = [month(2024, 1, 20_000), month(2025, 1, 30_000)]
  expect([2025, 2026, 2027].map((year) => newestYear(months, year))).toEqual([2025, 2025, 2026])
  expect(hotelPerformance(months, 2025)).toMatchObject({ year: 2025, averageRateChange: 50 })
  expect(hotelPerformance(months, 2026)).toBeNull()
})
