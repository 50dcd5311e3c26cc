import type { Currency } from '../../kernel/money.ts'

/** What keeps a line of a month's figures from being a report. */
export const FIGURES_FAULTS = [
  'contract-unknown',
  'contract-twice',
  'not-running',
  'has-report',
  'income',
  'fees',
  'nights',
  'currency',
] as const
export type FiguresFault = (typeof FIGURES_FAULTS)[number]

/** What keeps a whole file from being read. */
export const FILE_FAULTS = ['not-csv', 'not-utf-8', 'columns', 'empty', 'too-long'] as const
export type FileFault = (typeof FILE_FAULTS)[number]

/** In what a line differs from what the portal's books know of the month. */
export const DIFFERENCES = [
  'profit-income',
  'profit-fees',
  'nights-income',
  'nights-count',
  'statement',
] as const
export type DifferenceKind = (typeof DIFFERENCES)[number]

/** The columns of a file of figures; `nights` and `currency` may be left out. */
export const FIGURE_COLUMNS = ['contract_number', 'income', 'fees', 'nights', 'currency'] as const
export const NEEDED_COLUMNS = ['contract_number', 'income', 'fees'] as const

/** A line as it was read: null where what stands there is none. Amounts in cents. */
export interface ReadLine {
  line: number
  contract: string
  incomeCents: number | null
  feesCents: number | null
  /** Undefined where the file says none. */
  nights: number | null | undefined
  currency: string | undefined
}

/** What the books know of a contract and the month. */
export interface KnownMonth {
  idContract: number
  /** The contract ran in the month. */
  runs: boolean
  hasReport: boolean
  /** The currencies that its report may be in, the resort's first. */
  currencies: readonly Currency[]
  /** The month's profit that the portal has. */
  profit: { incomeCents: number; feesCents: number; nights: number; currency: Currency } | null
  /** The nights rented that the portal has. */
  nights: { count: number; incomeCents: number; currency: Currency } | null
  /** What the statement's ledger says of the month's result already, of the club's own books. */
  statement: { cents: number; currency: Currency } | null
}

export interface FiguresDifference {
  kind: DifferenceKind
  /** What the books say: cents, or a number of nights. */
  known: number
}

/** A line that can be issued, with what it differs in. */
export interface GoodLine {
  line: number
  idContract: number
  incomeCents: number
  feesCents: number
  currency: Currency
  differences: FiguresDifference[]
}

/** The errors of a line; empty when it can be issued. `seen` holds the contracts of the lines before. */
export function figuresFaultsOf(
  line: ReadLine,
  known: KnownMonth | undefined,
  seen: ReadonlySet<string>,
): FiguresFault[] {
  const { contract, incomeCents, feesCents, nights, currency } = line
  const faults: FiguresFault[] = []
  if (!known) faults.push('contract-unknown')
  else if (seen.has(contract)) faults.push('contract-twice')
  else if (!known.runs) faults.push('not-running')
  else if (known.hasReport) faults.push('has-report')
  if (incomeCents === null) faults.push('income')
  if (feesCents === null) faults.push('fees')
  if (nights === null) faults.push('nights')
  if (known && currency !== undefined && !known.currencies.some((one) => one === currency))
    faults.push('currency')
  return faults
}

/** A line without faults as a report's figures, beside what the books know; in the resort's currency where the file names none. */
export function goodLine(line: ReadLine, known: KnownMonth): GoodLine {
  const { incomeCents, feesCents } = line
  if (incomeCents === null || feesCents === null) throw new Error(`Line ${line.line} has faults`)
  const currency =
    (line.currency as Currency | undefined) ?? known.profit?.currency ?? known.currencies[0] ?? 'USD'
  const figures = { incomeCents, feesCents, currency, nights: line.nights ?? null }
  return {
    line: line.line,
    idContract: known.idContract,
    incomeCents,
    feesCents,
    currency,
    differences: differencesFromBooks(figures, known),
  }
}

/** In what figures differ from what the portal's books know of the month, in their own currency. */
export function differencesFromBooks(
  figures: { incomeCents: number; feesCents: number; currency: Currency; nights: number | null },
  { profit, nights, statement }: Pick<KnownMonth, 'profit' | 'nights' | 'statement'>,
): FiguresDifference[] {
  const { incomeCents, feesCents, currency } = figures
  const found: FiguresDifference[] = []
  if (profit?.currency === currency) {
    if (profit.incomeCents !== incomeCents) found.push({ kind: 'profit-income', known: profit.incomeCents })
    if (profit.feesCents !== feesCents) found.push({ kind: 'profit-fees', known: profit.feesCents })
  }
  if (nights?.currency === currency && nights.incomeCents !== incomeCents)
    found.push({ kind: 'nights-income', known: nights.incomeCents })
  const count = nights?.count ?? profit?.nights
  if (figures.nights !== null && count !== undefined && count !== figures.nights)
    found.push({ kind: 'nights-count', known: count })
  if (statement?.currency === currency && statement.cents !== incomeCents - feesCents)
    found.push({ kind: 'statement', known: statement.cents })
  return found
}
