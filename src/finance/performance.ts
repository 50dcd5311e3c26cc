import type { Currency } from '../kernel/money.ts'
import type { Performance } from './finance.endpoints.ts'

/** A hotel's figures of one month. */
export interface MonthFigures {
  year: number
  /** 1 to 12. */
  month: number
  occupancyBasisPoints: number
  averageRateCents: number
  revparCents: number
  guestScoreTenths: number
  currency: Currency
}

/**
 * This year against last. The figures are the mean of this year's months so far, each change against the same months
 * of last year; null without a month of this year, and a change is null where last year lacks one of them.
 */
export function comparePerformance(months: readonly MonthFigures[], year: number): Performance | null {
  const now = months.filter((one) => one.year === year)
  const before = months.filter((one) => one.year === year - 1)
  const [first] = now
  if (!first) return null
  const same = before.filter((one) => now.some(({ month }) => month === one.month))
  const comparable = same.length === now.length
  const change = (of: (one: MonthFigures) => number) =>
    comparable ? (mean(now, of) / mean(same, of) - 1) * 100 : null
  const score = (one: MonthFigures) => one.guestScoreTenths / 10
  return {
    year,
    thisYear: now.map(occupancy),
    lastYear: before.map(occupancy),
    currency: first.currency,
    averageRateCents: Math.round(mean(now, (one) => one.averageRateCents)),
    revparCents: Math.round(mean(now, (one) => one.revparCents)),
    guestScore: tenth(mean(now, score)),
    averageRateChange: rounded(change((one) => one.averageRateCents)),
    revparChange: rounded(change((one) => one.revparCents)),
    guestScoreChange: comparable ? tenth(mean(now, score) - mean(same, score)) : null,
  }
}

const occupancy = ({ month, occupancyBasisPoints }: MonthFigures) => ({
  month,
  occupancy: Math.round(occupancyBasisPoints / 100),
})

function mean(months: readonly MonthFigures[], of: (one: MonthFigures) => number): number {
  return months.reduce((total, one) => total + of(one), 0) / months.length
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** A change from nothing has no percentage. */
function rounded(change: number | null): number | null {
  return change === null || !Number.isFinite(change) ? null : tenth(change)
}
