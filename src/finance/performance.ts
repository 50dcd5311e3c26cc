import type { Currency } from '../kernel/money.ts'
import type { Performance } from './finance.endpoints.ts'
import type { HotelMonth, HotelPerformance } from './profit.endpoints.ts'

/** A hotel's figures of one month. Lists of them are in order, the oldest first. */
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
 * of last year; null without a month of this year, and a change is null where last year lacks one of them. Amounts are
 * those of the months in the currency of the newest one, never mixed with others.
 */
export function comparePerformance(months: readonly MonthFigures[], year: number): Performance | null {
  const now = months.filter((one) => one.year === year)
  const before = months.filter((one) => one.year === year - 1)
  const newest = now.at(-1)
  if (!newest) return null
  const { currency } = newest
  const settled = now.filter((one) => one.currency === currency)
  const settledBefore = before.filter((one) => one.currency === currency)
  const change = (of: (one: MonthFigures) => number) => {
    const pair = sameMonths(settled, settledBefore)
    return pair && (mean(pair.now, of) / mean(pair.before, of) - 1) * 100
  }
  const score = (one: MonthFigures) => one.guestScoreTenths / 10
  const pair = sameMonths(now, before)
  return {
    year,
    thisYear: now.map(occupancy),
    lastYear: before.map(occupancy),
    currency,
    averageRateCents: Math.round(mean(settled, (one) => one.averageRateCents)),
    revparCents: Math.round(mean(settled, (one) => one.revparCents)),
    guestScore: tenth(mean(now, score)),
    averageRateChange: rounded(change((one) => one.averageRateCents)),
    revparChange: rounded(change((one) => one.revparCents)),
    guestScoreChange: pair && tenth(mean(pair.now, score) - mean(pair.before, score)),
  }
}

/** The newest year that has a month, if it is `year` or the one before it. */
export function newestYear(months: readonly MonthFigures[], year: number): number {
  return months.some((one) => one.year === year) ? year : year - 1
}

/**
 * The same with the mean occupancy and the three measures of each month. A month settled in another currency has no
 * amounts here. Null where the year has no month.
 */
export function hotelPerformance(months: readonly MonthFigures[], shown: number): HotelPerformance | null {
  const compared = comparePerformance(months, shown)
  if (!compared) return null
  const of = (wanted: number) => months.filter((one) => one.year === wanted)
  const measures = (one: MonthFigures): HotelMonth => ({
    ...occupancy(one),
    averageRateCents: one.currency === compared.currency ? one.averageRateCents : null,
    revparCents: one.currency === compared.currency ? one.revparCents : null,
  })
  const percent = (one: MonthFigures) => one.occupancyBasisPoints / 100
  const pair = sameMonths(of(shown), of(shown - 1))
  return {
    ...compared,
    thisYear: of(shown).map(measures),
    lastYear: of(shown - 1).map(measures),
    occupancy: tenth(mean(of(shown), percent)),
    occupancyChange: pair && tenth(mean(pair.now, percent) - mean(pair.before, percent)),
  }
}

/** A year's months beside the same months of the year before; null where one of them is missing there. */
function sameMonths(
  now: readonly MonthFigures[],
  before: readonly MonthFigures[],
): { now: readonly MonthFigures[]; before: readonly MonthFigures[] } | null {
  const same = before.filter((one) => now.some(({ month }) => month === one.month))
  return same.length === now.length ? { now, before: same } : null
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
