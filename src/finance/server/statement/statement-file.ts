import type { Language, Words } from '../../../kernel/language.ts'
import { BYTE_ORDER_MARK, type CsvCell, csvRow, decimal } from '../../../server/files/csv.ts'
import { say } from '../../../server/words.ts'
import { runningTotals } from '../../statement.ts'
import { INVOICE_WORDS, STATEMENT_WORDS as WORDS } from '../../statement-words.ts'
import type { StatementFileLine } from './statement-lines.store.ts'
import { writeWorkbook, type XlsxCell } from './xlsx.ts'

/** The details some at a time, the newest transaction first. */
type Lines = AsyncIterable<readonly StatementFileLine[]>

/** A row a detail: the column of amounts adds up to the balance. */
const COLUMNS = [
  WORDS.date,
  WORDS.reference,
  WORDS.concept,
  WORDS.status,
  WORDS.detail,
  WORDS.quantity,
  WORDS.unitPrice,
  WORDS.amount,
  WORDS.currency,
]
const WIDTHS = [16, 18, 34, 16, 34, 10, 15, 15, 10]
const TOTAL_COLUMNS = [WORDS.currency, WORDS.credits, WORDS.charges, WORDS.balance]

/** The statement as CSV, the totals by currency after an empty row. Days are yyyy-mm-dd, figures have a point. */
export async function* statementCsv(lines: Lines, language: Language): AsyncGenerator<string> {
  const text = (words: Words) => say(words, language)
  const statuses = statusesIn(language)
  const totals = totalsByTransaction()
  yield BYTE_ORDER_MARK + csvRow(COLUMNS.map(text))
  for await (const some of lines) {
    totals.add(some)
    if (some.length > 0) yield some.map((line) => csvRow(csvCells(line, statuses))).join('')
  }
  yield csvRow(COLUMNS.map(() => null))
  for (const { currency, credits, charges, balance } of totals.all()) {
    const row = (words: Words, cents: number) =>
      csvRow([null, null, null, null, text(words), null, null, { figure: decimal(cents) }, currency])
    yield row(WORDS.credits, credits) + row(WORDS.charges, charges) + row(WORDS.balance, balance)
  }
}

function csvCells(line: StatementFileLine, statuses: Statuses): CsvCell[] {
  const { day, reference, concept, detail, quantity, unitCents, cents, currency } = line
  const figures = [String(quantity), decimal(unitCents), decimal(cents)].map((figure) => ({ figure }))
  return [day, reference, concept, statuses(line), detail, ...figures, currency]
}

/** The statement as an Excel workbook of two sheets, the details and the totals by currency. */
export function statementXlsx(lines: Lines, year: number, language: Language): AsyncGenerator<Uint8Array> {
  const text = (words: Words) => say(words, language)
  const headings = (columns: readonly Words[]) => columns.map((words) => ({ heading: text(words) }))
  const statuses = statusesIn(language)
  const totals = totalsByTransaction()
  async function* detailRows(): AsyncGenerator<XlsxCell[][]> {
    yield [headings(COLUMNS)]
    for await (const some of lines) {
      totals.add(some)
      yield some.map((line) => xlsxCells(line, statuses))
    }
  }
  function* totalRows(): Generator<XlsxCell[][]> {
    yield [headings(TOTAL_COLUMNS)]
    for (const { currency, credits, charges, balance } of totals.all())
      yield [[currency, ...[credits, charges, balance].map((cents) => ({ cents, currency }))]]
  }
  const sheets = [
    { name: say(WORDS.sheet, language, { year: String(year) }), widths: WIDTHS, rows: detailRows() },
    { name: text(WORDS.totals), widths: [12, 18, 18, 18], rows: totalRows() },
  ]
  return writeWorkbook(sheets, language)
}

function xlsxCells(line: StatementFileLine, statuses: Statuses): XlsxCell[] {
  const { day, reference, concept, detail, quantity, unitCents, cents, currency } = line
  const amounts = [unitCents, cents].map((one) => ({ cents: one, currency }))
  return [{ day }, reference, concept, statuses(line), detail, quantity, ...amounts, currency]
}

type Statuses = (line: Pick<StatementFileLine, 'status' | 'report'>) => string

/** A line's status; a report's result says that it waits, or that it was adjusted. Said once, not for every line. */
function statusesIn(language: Language): Statuses {
  const plain = new Map(
    Object.entries(INVOICE_WORDS).map(([status, words]) => [status, say(words, language)]),
  )
  const adjusted = say(WORDS.adjusted, language)
  return ({ status, report }) => {
    if (report?.state === 'adjusted') return adjusted
    const said = plain.get(status) ?? ''
    return report?.state === 'waiting' ? say(WORDS.waits, language, { status: said }) : said
  }
}

/** Totals as the screen has them: of transactions, not of details, whose signs may differ. */
function totalsByTransaction() {
  const running = runningTotals()
  let last = 0
  return {
    add: (lines: readonly StatementFileLine[]) => {
      for (const { id, total, currency } of lines) {
        if (id !== last) running.add({ cents: total, currency })
        last = id
      }
    },
    all: running.totals,
  }
}
