import { CURRENCIES, type Currency } from '../kernel/money.ts'
import type { MonthProfit, ProfitMonths, YearProfit } from './profit.endpoints.ts'

/** What a contract earned in a month, in cents of the currency it was settled in. */
export interface ProfitMonth {
  year: number
  /** 1 to 12. */
  month: number
  nightsRented: number
  grossCents: number
  feesCents: number
  /** What the signature of the month's report added, so that it ended at zero (spec, section 4); 0 where it did not. */
  adjustedCents: number
  currency: Currency
  /** The result of the month in the statement; null until its report is signed. */
  idTransaction: number | null
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/**
 * A row for each year and currency that has a month, oldest first. A contract whose hotel once changed its currency has
 * two rows in that year: nothing is converted, nothing is summed across. Changes compare the same months of one currency.
 */
export function yearProfits(months: readonly ProfitMonth[]): YearProfit[] {
  return yearsOf(months)
    .toReversed()
    .flatMap((year) =>
      byCurrency(months.filter((one) => one.year === year)).map(([currency, own]) => {
        const before = months.filter((one) => one.year === year - 1 && one.currency === currency)
        return yearProfit(year, currency, own, before)
      }),
    )
}

/** The twelve months of a year and of the one before, for each currency that either of them has. */
export function monthlyProfits(months: readonly ProfitMonth[], year: number): ProfitMonths[] {
  const shown = months.filter((one) => one.year === year || one.year === year - 1)
  return byCurrency(shown).map(([currency, own]) => ({
    currency,
    months: MONTHS.map((month) => ({
      month,
      thisYear: figuresOf(own, year, month),
      lastYear: figuresOf(own, year - 1, month),
    })),
  }))
}

/** The years that have a month, the newest first. */
export function yearsOf(months: readonly Pick<ProfitMonth, 'year'>[]): number[] {
  return [...new Set(months.map((one) => one.year))].sort((a, b) => b - a)
}

function yearProfit(
  year: number,
  currency: Currency,
  own: readonly ProfitMonth[],
  before: readonly ProfitMonth[],
): YearProfit {
  const total = (of: (one: ProfitMonth) => number) => own.reduce((sum, one) => sum + of(one), 0)
  const grossCents = total((one) => one.grossCents)
  const feesCents = total((one) => one.feesCents)
  const adjustedCents = total((one) => one.adjustedCents)
  const nightsRented = total((one) => one.nightsRented)
  const ordered = own.toSorted((a, b) => a.month - b.month)
  const best = ordered.reduce((highest, one) => (net(one) > net(highest) ? one : highest))
  return {
    year,
    currency,
    grossCents,
    feesCents,
    adjustedCents,
    netCents: grossCents - feesCents + adjustedCents,
    nightsRented,
    averageNightCents: nightsRented > 0 ? Math.round(grossCents / nightsRented) : null,
    months: ordered.map((one) => one.month),
    bestMonth: { month: best.month, netCents: net(best) },
    change: changeOf(own, before),
  }
}

/** Against the same months of the year before; a month without its like leaves nothing to compare. */
function changeOf(own: readonly ProfitMonth[], before: readonly ProfitMonth[]): YearProfit['change'] {
  const same = before.filter((one) => own.some(({ month }) => month === one.month))
  if (same.length < own.length) return null
  const was = same.reduce((sum, one) => sum + net(one), 0)
  const netCents = own.reduce((sum, one) => sum + net(one), 0) - was
  return { netCents, percent: was > 0 ? Math.round((netCents / was) * 1000) / 10 : null }
}

function figuresOf(months: readonly ProfitMonth[], year: number, month: number): MonthProfit | null {
  const found = months.find((one) => one.year === year && one.month === month)
  if (!found) return null
  const { grossCents, feesCents, adjustedCents, nightsRented, idTransaction } = found
  return { grossCents, feesCents, adjustedCents, netCents: net(found), nightsRented, idTransaction }
}

/** The months apart by currency; a currency without a month is not in the list. */
function byCurrency(months: readonly ProfitMonth[]): [Currency, ProfitMonth[]][] {
  return CURRENCIES.map((currency): [Currency, ProfitMonth[]] => [
    currency,
    months.filter((one) => one.currency === currency),
  ]).filter(([, own]) => own.length > 0)
}

/** What a month counts for: below zero only until its report is signed. */
const net = ({ grossCents, feesCents, adjustedCents }: ProfitMonth) => grossCents - feesCents + adjustedCents
