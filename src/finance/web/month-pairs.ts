import { type Language, LOCALE } from '../../kernel/language.ts'
import type { PairPoint } from '../../web/ui/charts/pair.ts'
import type { Performance } from '../finance.endpoints.ts'

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** The twelve months with the occupancy of both years; null where a year has no figure. */
export function monthPairs(
  performance: Pick<Performance, 'thisYear' | 'lastYear'>,
  nameOf: (month: number, style: 'short' | 'long') => string,
): PairPoint[] {
  const find = (list: Performance['thisYear'], month: number) =>
    list.find((each) => each.month === month)?.occupancy ?? null
  return MONTHS.map((month) => ({
    label: nameOf(month, 'short'),
    fullLabel: nameOf(month, 'long'),
    current: find(performance.thisYear, month),
    previous: find(performance.lastYear, month),
  }))
}

/** A change with its sign and one decimal: "+8.3%", "−0.2"; null where there is nothing to compare with. */
export function signed(
  change: number | null,
  language: Language,
  unit = '',
): { text: string; worse: boolean } | null {
  if (change === null) return null
  const figure = new Intl.NumberFormat(LOCALE[language], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(change)
  return { text: figure.replace('-', '\u2212') + unit, worse: change < 0 }
}
