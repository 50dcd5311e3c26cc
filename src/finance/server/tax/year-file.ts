import type { Language, Words } from '../../../kernel/language.ts'
import { BYTE_ORDER_MARK, type CsvCell, csvRow, decimal } from '../../../server/files/csv.ts'
import { say } from '../../../server/words.ts'
import { inPesos, shortRate } from '../../tax/pesos.ts'
import { PAPER_WORDS as WORDS, YEAR_KINDS } from './receipt-words.ts'
import type { TaxYearFacts } from './year.store.ts'

/** The year as CSV: each month's income and what the club kept of it, then each transaction; pesos where the club gives a rate. */
export function yearCsv({ months, lines, opening }: TaxYearFacts, year: number, language: Language): string {
  const words = (one: Words) => say(one, language)
  const head = [
    ...[WORDS.what, WORDS.date, WORDS.reference, WORDS.concept],
    ...[WORDS.amount, WORDS.currency, WORDS.rate, WORDS.inPesos],
  ]
  const row = (
    what: Words,
    of: { day: string; reference?: string; concept?: string },
    money: { cents: number; currency: string; rate?: string | null },
  ): CsvCell[] => {
    const { cents, currency, rate = null } = money
    const pesos = currency === 'MXN' ? cents : rate === null ? null : inPesos(cents, rate)
    return [
      words(what),
      of.day,
      of.reference ?? '',
      of.concept ?? '',
      { figure: decimal(cents) },
      currency,
      rate === null ? null : { figure: shortRate(rate) },
      pesos === null ? null : { figure: decimal(pesos) },
    ]
  }
  const rows = [
    ...opening.map(({ currency, cents }) =>
      row(WORDS.opening, { day: `${year}-01-01` }, { cents: Number(cents), currency }),
    ),
    ...months.flatMap(({ month, incomeCents, feesCents, ...more }) => [
      row(WORDS.income, { day: month }, { cents: incomeCents, ...more }),
      row(WORDS.fees, { day: month }, { cents: -feesCents, ...more }),
    ]),
    ...lines.map(({ kind, day, reference, concept, ...more }) =>
      row(YEAR_KINDS[kind], { day, reference, concept: concept[language] }, more),
    ),
  ]
  return BYTE_ORDER_MARK + [head.map(words), ...rows].map(csvRow).join('')
}
