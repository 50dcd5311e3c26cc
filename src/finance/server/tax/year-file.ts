import type { Language, Words } from '../../../kernel/language.ts'
import { BYTE_ORDER_MARK, type CsvCell, csvRow, decimal } from '../../../server/files/csv.ts'
import { say } from '../../../server/words.ts'
import { bridgeOf, type Standing } from '../../account/bridge.ts'
import { BRIDGE_WORDS } from '../../account/bridge-words.ts'
import { inPesos, shortRate } from '../../tax/pesos.ts'
import { EARNED_WORDS, PAPER_WORDS as WORDS, YEAR_KINDS } from './receipt-words.ts'
import type { TaxYearFacts } from './year.store.ts'
import { yearEarned } from './year-earned.ts'

/**
 * The year as CSV: each month's income and what the club kept of it, then each transaction; pesos where the club gives a rate. After an
 * empty row how what was earned becomes what was paid out, after another one how the statement's balance becomes what is owed now.
 */
export function yearCsv(
  facts: TaxYearFacts,
  standings: readonly Standing[],
  { year, language }: { year: number; language: Language },
): string {
  const { months, lines, opening } = facts
  const words = (one: Words) => say(one, language, { year: String(year) })
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
    ...months.flatMap(({ month, incomeCents, feesCents, adjustedCents, ...more }) => [
      row(WORDS.income, { day: month }, { cents: incomeCents, ...more }),
      row(WORDS.fees, { day: month }, { cents: -feesCents, ...more }),
      ...(adjustedCents > 0 ? [row(WORDS.adjusted, { day: month }, { cents: adjustedCents, ...more })] : []),
    ]),
    ...lines.map(({ kind, day, reference, concept, ...more }) =>
      row(YEAR_KINDS[kind], { day, reference, concept: concept[language] }, more),
    ),
  ]
  const empty = head.map(() => null)
  const day = facts.today
  const currencies = [...new Set([...months, ...lines, ...opening].map(({ currency }) => currency))].sort()
  const earned = currencies.flatMap((currency) =>
    yearEarned(facts, { currency, year }).map(({ what, cents }) =>
      row(EARNED_WORDS[what], { day }, { cents, currency }),
    ),
  )
  const owed = standings.flatMap((standing) =>
    bridgeOf(standing, year).map(({ what, cents }) =>
      row(BRIDGE_WORDS[what], { day }, { cents, currency: standing.currency }),
    ),
  )
  return BYTE_ORDER_MARK + [head.map(words), ...rows, empty, ...earned, empty, ...owed].map(csvRow).join('')
}
