import type { Language, Words } from '../../../kernel/language.ts'
import type { Money } from '../../../kernel/money.ts'
import { BYTE_ORDER_MARK, type CsvCell, csvRow, decimal } from '../../../server/files/csv.ts'
import { say } from '../../../server/words.ts'
import { type BridgeStep, bridgeOf, type Standing } from '../../account/bridge.ts'
import { BRIDGE_TITLE, BRIDGE_WORDS } from '../../account/bridge-words.ts'
import { shownInvoiceStatus } from '../../invoice.ts'
import { runningTotals } from '../../statement.ts'
import { SHOWN_WORDS, STATEMENT_WORDS as WORDS } from '../../statement-words.ts'
import type { StatementFileLine } from './statement-lines.store.ts'
import { writeWorkbook, type XlsxCell } from './xlsx.ts'

/** The details some at a time, the newest transaction first. */
type Lines = AsyncIterable<readonly StatementFileLine[]>

/** A row a detail: the column of amounts adds up to the balance. The balance after a transaction stands beside its first detail. */
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
  WORDS.balance,
]
const WIDTHS = [16, 18, 34, 16, 34, 10, 15, 15, 10, 15]
const TOTAL_COLUMNS = [WORDS.currency, WORDS.credits, WORDS.charges, WORDS.balance]

/**
 * What a filtered statement has none of: what each account came to after the year's last transaction, and how the year's balance becomes
 * what is owed, asked for once the lines are written.
 */
export interface YearBridge {
  year: number
  closing: readonly Money[]
  standings: () => Promise<readonly Standing[]>
}

/**
 * The statement as CSV, the totals by currency after an empty row, and after another one how its balance becomes what is owed.
 * Days are yyyy-mm-dd, figures have a point.
 */
export async function* statementCsv(
  lines: Lines,
  bridge: YearBridge | null,
  language: Language,
): AsyncGenerator<string> {
  const text = (words: Words) => say(words, language)
  const statuses = statusesIn(language)
  const totals = totalsByTransaction()
  const balances = balancesByTransaction(bridge?.closing ?? [])
  yield BYTE_ORDER_MARK + csvRow(COLUMNS.map(text))
  for await (const some of lines) {
    totals.add(some)
    if (some.length > 0)
      yield some.map((line) => csvRow(csvCells(line, statuses, balances.after(line)))).join('')
  }
  yield csvRow(COLUMNS.map(() => null))
  for (const { currency, credits, charges, balance } of totals.all()) {
    const row = (words: Words, cents: number) =>
      csvRow([null, null, null, null, text(words), null, null, { figure: decimal(cents) }, currency, null])
    yield row(WORDS.credits, credits) + row(WORDS.charges, charges) + row(WORDS.balance, balance)
  }
  for (const { currency, steps } of await bridgesOf(bridge, language)) {
    yield csvRow(COLUMNS.map(() => null))
    for (const { name, cents } of steps)
      yield csvRow([null, null, null, null, name, null, null, { figure: decimal(cents) }, currency, null])
  }
}

/** The steps of each currency with their names. */
async function bridgesOf(bridge: YearBridge | null, language: Language) {
  if (!bridge) return []
  const year = String(bridge.year)
  const named = (what: BridgeStep) => say(BRIDGE_WORDS[what], language, { year })
  return (await bridge.standings()).map((standing) => ({
    currency: standing.currency,
    steps: bridgeOf(standing, bridge.year).map(({ what, cents }) => ({ name: named(what), cents })),
  }))
}

function csvCells(line: StatementFileLine, statuses: Statuses, balance: number | null): CsvCell[] {
  const { day, reference, concept, detail, quantity, unitCents, cents, currency } = line
  const figures = [String(quantity), decimal(unitCents), decimal(cents)].map((figure) => ({ figure }))
  const after = balance === null ? null : { figure: decimal(balance) }
  return [day, reference, concept, statuses(line), detail, ...figures, currency, after]
}

/** The statement as an Excel workbook: a sheet of the details, one of the totals by currency with how they become what is owed. */
export function statementXlsx(
  lines: Lines,
  { year, bridge }: { year: number; bridge: YearBridge | null },
  language: Language,
): AsyncGenerator<Uint8Array> {
  const text = (words: Words) => say(words, language)
  const headings = (columns: readonly Words[]) => columns.map((words) => ({ heading: text(words) }))
  const statuses = statusesIn(language)
  const totals = totalsByTransaction()
  const balances = balancesByTransaction(bridge?.closing ?? [])
  async function* detailRows(): AsyncGenerator<XlsxCell[][]> {
    yield [headings(COLUMNS)]
    for await (const some of lines) {
      totals.add(some)
      yield some.map((line) => xlsxCells(line, statuses, balances.after(line)))
    }
  }
  async function* totalRows(): AsyncGenerator<XlsxCell[][]> {
    yield [headings(TOTAL_COLUMNS)]
    for (const { currency, credits, charges, balance } of totals.all())
      yield [[currency, ...[credits, charges, balance].map((cents) => ({ cents, currency }))]]
    for (const { currency, steps } of await bridgesOf(bridge, language)) {
      yield [[null], [{ heading: text(BRIDGE_TITLE) }]]
      yield steps.map(({ name, cents }) => [currency, name, null, { cents, currency }])
    }
  }
  const sheets = [
    { name: say(WORDS.sheet, language, { year: String(year) }), widths: WIDTHS, rows: detailRows() },
    { name: text(WORDS.totals), widths: [12, 18, 18, 18], rows: totalRows() },
  ]
  return writeWorkbook(sheets, language)
}

function xlsxCells(line: StatementFileLine, statuses: Statuses, balance: number | null): XlsxCell[] {
  const { day, reference, concept, detail, quantity, unitCents, cents, currency } = line
  const amounts = [unitCents, cents].map((one) => ({ cents: one, currency }))
  const after = balance === null ? null : { cents: balance, currency }
  return [{ day }, reference, concept, statuses(line), detail, quantity, ...amounts, currency, after]
}

type Statuses = (
  line: Pick<StatementFileLine, 'status' | 'report' | 'upcoming' | 'inQuestion' | 'inPlan' | 'goesOut'>,
) => string

/** A line's status, as the screen shows it (`shownInvoiceStatus`); what is ahead says that it is. Said once, not for every line. */
function statusesIn(language: Language): Statuses {
  const plain = new Map(Object.entries(SHOWN_WORDS).map(([status, words]) => [status, say(words, language)]))
  return ({ upcoming, status, ...line }) => {
    const shown = shownInvoiceStatus({ ...line, invoiceStatus: status })
    const said = plain.get(shown) ?? ''
    return upcoming && shown !== 'adjusted' ? say(WORDS.upcoming, language, { status: said }) : said
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

/** What each account came to after a transaction, of details that come newest first: once a transaction, and never of a draft. */
function balancesByTransaction(closing: readonly Money[]) {
  const running = new Map(closing.map(({ currency, cents }) => [currency, cents]))
  let last = 0
  return {
    after: ({ id, draft, total, currency }: StatementFileLine): number | null => {
      const balance = running.get(currency)
      if (id === last || draft || balance === undefined) return null
      last = id
      running.set(currency, balance - total)
      return balance
    },
  }
}
