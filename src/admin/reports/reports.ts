/** What a manager reads of a year of the club. */
export const CLUB_REPORTS = [
  'occupancy',
  'requests',
  'refusals',
  'orders',
  'fees',
  'searches',
  'nights',
] as const
export type ClubReportKind = (typeof CLUB_REPORTS)[number]

/**
 * How a column is written: words as they are; a month from 1; how many; hours with one place; cents of the row's `currency`; a share of a
 * hundred.
 */
export type ColumnKind = 'words' | 'month' | 'count' | 'hours' | 'cents' | 'percent'

/** The columns of each report, in their order. */
export const REPORT_COLUMNS = {
  occupancy: {
    resort: 'words',
    month: 'month',
    offered: 'count',
    taken: 'count',
    share: 'percent',
    before: 'percent',
  },
  requests: { kind: 'words', asked: 'count', answered: 'count', halfHours: 'hours', mostHours: 'hours' },
  refusals: { resort: 'words', why: 'words', refused: 'count' },
  orders: {
    resort: 'words',
    month: 'month',
    currency: 'words',
    orders: 'count',
    cancelled: 'count',
    worthCents: 'cents',
    paidCents: 'cents',
  },
  fees: {
    resort: 'words',
    currency: 'words',
    fees: 'count',
    contracts: 'count',
    openCents: 'cents',
    lateCents: 'cents',
  },
  nights: { resort: 'words', month: 'month', category: 'words', nights: 'count', times: 'count' },
  searches: { words: 'words', times: 'count', months: 'count', lastMonth: 'month' },
} as const satisfies Record<ClubReportKind, Record<string, ColumnKind>>

/** A row of a report: each column's value by its name; null where there is nothing to say. */
export type ClubReportRow = Record<string, string | number | null>

/** A share in whole percent; null of nothing. */
export function wholePercent(part: number | null, whole: number | null): number | null {
  return part === null || !whole ? null : Math.round((part / whole) * 100)
}

/** So many years can be chosen: this one and those before it. */
export const REPORT_YEARS = 5
