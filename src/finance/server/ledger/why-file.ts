import type { Language } from '../../../kernel/language.ts'
import { BYTE_ORDER_MARK, type CsvCell, csvRow, decimal } from '../../../server/files/csv.ts'
import { say } from '../../../server/words.ts'
import type { Why } from '../../ledger.endpoints.ts'
import { WHY_WORDS as WORDS } from '../../why-words.ts'
import { whyTables } from './why-tables.ts'

/** The reasons of a figure as CSV: a row for each of their lines, part after part. */
export function whyCsv(why: Why, language: Language): string {
  const head = [WORDS.date, WORDS.what, WORDS.detail, WORDS.amount, WORDS.currency]
  const rows = whyTables(why, language).flatMap(({ lines }) =>
    lines.map(([day, what, detail, cents]): CsvCell[] => [
      day,
      say(what, language),
      detail,
      cents === null ? null : { figure: decimal(cents) },
      why.currency,
    ]),
  )
  return BYTE_ORDER_MARK + [head.map((one) => say(one, language)), ...rows].map(csvRow).join('')
}
