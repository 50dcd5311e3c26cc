import { type Day, daysBetween } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Money } from '../../../kernel/money.ts'
import { escapeXml, SHEET_FOOT, STYLE, sheetHead, workbookParts } from './xlsx-parts.ts'
import { writeZip } from './zip.ts'

/** Text, a plain number, a day, an amount of money, a heading, or nothing. */
export type XlsxCell = string | number | { day: Day } | Money | { heading: string } | null

export interface XlsxSheet {
  name: string
  /** In characters, a column each. */
  widths: readonly number[]
  /** Rows, some at a time; read once, after the sheets before it. */
  rows: AsyncIterable<readonly XlsxCell[][]> | Iterable<readonly XlsxCell[][]>
}

/** Rows are yielded in chunks of at most this many bytes, so that other calls get their turn. */
const PIECE = 65_536
/** What a character of text may take: one of UTF-8 takes three bytes, a quotation mark six. */
const WIDEST_CHARACTER = 6
/** What a cell takes beside its text, at most. */
const WIDEST_CELL = 120
/** What Excel counts days from, its leap year of 1900 allowed for. */
const EPOCH = '1899-12-30'
/** The longest text that Excel takes in a cell. */
const LONGEST_TEXT = 32_767

/** A workbook as a stream of bytes: rows are read as the reader takes what came before, and none is kept. */
export function writeWorkbook(sheets: readonly XlsxSheet[], language: Language): AsyncGenerator<Uint8Array> {
  const parts = workbookParts(
    sheets.map(({ name }) => name),
    language,
  )
  return writeZip([
    ...Object.entries(parts).map(([path, text]) => ({ path, pieces: [Buffer.from(text)] })),
    ...sheets.map((sheet, index) => ({
      path: `xl/worksheets/sheet${index + 1}.xml`,
      pieces: sheetBytes(sheet),
    })),
  ])
}

/** The output buffer, and how much of it is filled. */
interface Page {
  bytes: Buffer
  end: number
}

function put(page: Page, text: string): void {
  page.end += page.bytes.write(text, page.end)
}

/**
 * A sheet as bytes, written into one buffer that is reused: building strings first would leave kilobytes of garbage for
 * each row.
 */
async function* sheetBytes(sheet: XlsxSheet): AsyncGenerator<Uint8Array> {
  const page: Page = { bytes: Buffer.allocUnsafeSlow(PIECE), end: 0 }
  put(page, sheetHead(sheet.widths))
  let number = 0
  for await (const rows of sheet.rows) {
    for (const row of rows) {
      number += 1
      const most = mostBytes(row)
      if (page.end + most > page.bytes.length) {
        yield page.bytes.subarray(0, page.end)
        page.end = 0
        // A row longer than the buffer gets a larger one.
        if (most > page.bytes.length) page.bytes = Buffer.allocUnsafeSlow(most)
      }
      putRow(page, row, String(number))
    }
  }
  yield page.bytes.subarray(0, page.end)
  yield Buffer.from(SHEET_FOOT)
}

function mostBytes(row: readonly XlsxCell[]): number {
  let most = WIDEST_CELL
  for (const cell of row) most += WIDEST_CELL + WIDEST_CHARACTER * Math.min(textOf(cell).length, LONGEST_TEXT)
  return most
}

function textOf(cell: XlsxCell): string {
  if (typeof cell === 'string') return cell
  return typeof cell === 'object' && cell !== null && 'heading' in cell ? cell.heading : ''
}

function putRow(page: Page, cells: readonly XlsxCell[], row: string): void {
  put(page, '<row r="')
  put(page, row)
  put(page, '">')
  for (let index = 0; index < cells.length; index++) putCell(page, cells[index] ?? null, index, row)
  put(page, '</row>')
}

/** How a cell of each column begins; there are no more columns. */
const CELLS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((column) => `<c r="${column}`)

function putCell(page: Page, cell: XlsxCell, index: number, row: string): void {
  if (cell === null) return
  const begins = CELLS[index]
  if (!begins) throw new Error('A sheet has 26 columns at most')
  put(page, begins)
  put(page, row)
  if (typeof cell === 'string') putText(page, TEXT[STYLE.plain], cell)
  else if (typeof cell === 'number') putFigure(page, '"><v>', cell)
  else if ('heading' in cell) putText(page, TEXT[STYLE.head], cell.heading)
  else if ('day' in cell) putFigure(page, FIGURE[STYLE.day], daysBetween(EPOCH, cell.day))
  else putFigure(page, FIGURE[STYLE[cell.currency]], cell.cents / 100)
}

function putText(page: Page, before: string, text: string): void {
  put(page, before)
  put(page, safeText(text))
  put(page, '</t></is></c>')
}

function putFigure(page: Page, before: string, figure: number): void {
  put(page, before)
  put(page, String(figure))
  put(page, '</v></c>')
}

/** Text stands in the cell itself and is never run as a formula. */
const TEXT = {
  [STYLE.plain]: '" t="inlineStr"><is><t xml:space="preserve">',
  [STYLE.head]: `" s="${STYLE.head}" t="inlineStr"><is><t xml:space="preserve">`,
}
const FIGURE = {
  [STYLE.day]: `" s="${STYLE.day}"><v>`,
  [STYLE.USD]: `" s="${STYLE.USD}"><v>`,
  [STYLE.MXN]: `" s="${STYLE.MXN}"><v>`,
}

/** What reads like Excel's own escape is escaped. */
function safeText(text: string): string {
  return escapeXml(text.slice(0, LONGEST_TEXT)).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
}
