import * as z from 'zod/mini'
import type { Day } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Currency } from '../../../kernel/money.ts'
import { version } from '../../../kernel/publishing.ts'
import { QUARTERS, type Quarter, quarterStart } from '../../charges/charge-run.ts'
import { type ChargeRun, type RunHotel, runDraftShape } from '../../charges/charges.endpoints.ts'

/** A run as it is typed: amounts in cents, NaN where what is typed is none. */
export interface RunValue {
  idHotel: number
  year: number
  currency: Currency
  area: number | null
  voted: Day | null
  inFavorBasisPoints: number | null
  says: Bilingual
  since: Day
  clause: Bilingual | null
  dues: Day[]
  lines: LineValue[]
  version: number
}

export interface LineValue {
  /** Tells the lines apart while they are moved; it is not sent. */
  key: string
  concept: Bilingual
  /** Of each quarter; null for nothing. */
  cents: (number | null)[]
}

/** What is typed, as it is checked before it is sent. */
export const RUN_SHAPE = z.extend(runDraftShape, { version: version() })

const NO_WORDS: Bilingual = { en: '', es: '' }
/** On which day of a quarter's first month fees are due, where nobody says otherwise. */
const DUE_ON = 15

/** A line without words and amounts. */
export function newLine(key: string): LineValue {
  return { key, concept: NO_WORDS, cents: [null, null, null, null] }
}

/** A stored run for its editor. Quarters that the books have charged are not written here. */
export function runValue(run: ChargeRun): RunValue {
  const { idHotel, year, currency, area, voted, inFavorBasisPoints, says, since, clause, dues, changed } = run
  return {
    ...{ idHotel, year, currency, area, voted, inFavorBasisPoints, says, since, clause, dues },
    lines: linesOf(run.lines, run.inBooks),
    version: changed.version,
  }
}

/** A new run of a resort's year: the newest budget's lines and rule, to be changed. */
export function newRun(hotel: RunHotel, year: number): RunValue {
  const { begin } = hotel
  return {
    idHotel: hotel.id,
    year,
    currency: begin && hotel.currencies.includes(begin.currency) ? begin.currency : hotel.currency,
    area: begin?.area ?? null,
    voted: null,
    inFavorBasisPoints: null,
    says: begin?.says ?? NO_WORDS,
    since: begin?.since ?? quarterStart(year, 1),
    clause: begin?.clause ?? null,
    dues: QUARTERS.map((quarter) => quarterStart(year, quarter).replace(/01$/, String(DUE_ON))),
    lines: begin ? linesOf(begin.lines, booksOf(hotel, year)) : [newLine('1')],
    version: 0,
  }
}

/** The quarters of a resort's year that its books have charged. */
export function booksOf(hotel: RunHotel, year: number): readonly number[] {
  return hotel.inBooks[year] ?? []
}

/** The quarters that are written here. */
export function openQuarters(inBooks: readonly number[]): Quarter[] {
  return QUARTERS.filter((quarter) => !inBooks.includes(quarter))
}

function linesOf(
  lines: readonly { concept: Bilingual; cents: readonly (number | null)[] }[],
  inBooks: readonly number[],
): LineValue[] {
  return lines.map(({ concept, cents }, at) => ({
    key: String(at + 1),
    concept,
    cents: cents.map((one, quarter) => (inBooks.includes(quarter + 1) ? null : one)),
  }))
}

/** What the lines are together in a quarter, and without one in all of them; what is none counts nothing. */
export function sumOf(lines: readonly LineValue[], quarter?: Quarter): number {
  const amounts = lines.flatMap(({ cents }) => (quarter ? [cents[quarter - 1]] : cents))
  return amounts.reduce<number>((sum, one) => sum + (one && !Number.isNaN(one) ? one : 0), 0)
}
