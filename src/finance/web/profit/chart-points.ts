import type { PairPoint } from '../../../web/ui/charts/pair.ts'
import type { HotelPerformance, ProfitMonths, YearProfit } from '../../profit.endpoints.ts'
import type { MeasureId } from './profit-search.ts'

type NameOf = (month: number, style: 'short' | 'long') => string

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** The net of twelve months, this year beside last, in cents. */
export function profitPoints({ months }: ProfitMonths, nameOf: NameOf): PairPoint[] {
  return months.map(({ month, thisYear, lastYear }) => ({
    label: nameOf(month, 'short'),
    fullLabel: nameOf(month, 'long'),
    current: thisYear?.netCents ?? null,
    previous: lastYear?.netCents ?? null,
  }))
}

/** The net of the years of one currency, in cents. */
export function yearPoints(years: readonly YearProfit[]): PairPoint[] {
  return years.map(({ year, netCents }) => ({
    label: String(year),
    fullLabel: String(year),
    current: netCents,
    previous: null,
  }))
}

/** A measure of the hotel by month, this year beside last: percent, or cents. */
export function measurePoints(
  performance: HotelPerformance,
  measure: MeasureId,
  nameOf: NameOf,
): PairPoint[] {
  return MONTHS.map((month) => ({
    label: nameOf(month, 'short'),
    fullLabel: nameOf(month, 'long'),
    current: measureIn(performance.thisYear, month, measure),
    previous: measureIn(performance.lastYear, month, measure),
  }))
}

/** A measure of one month; null where there is no figure. */
export function measureIn(
  months: HotelPerformance['thisYear'],
  month: number,
  measure: MeasureId,
): number | null {
  const found = months.find((one) => one.month === month)
  if (!found) return null
  if (measure === 'occupancy') return found.occupancy
  return measure === 'rate' ? found.averageRateCents : found.revparCents
}
