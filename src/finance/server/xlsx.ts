import { type Day, daysBetween } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import type { Money } from '../../kernel/money.ts'
import { escapeXml, SHEET_FOOT, STYLE, sheetHead, workbookParts } from './xlsx-parts.ts'
import { LONGEST_PIECE, writeZip, type ZippedText } from './zip.ts'

/** Text, a plain number, a day, an amount of money, a heading, or nothing. */
export type XlsxCell = string | number | { day: Day } | Money | { heading: string } | null

export interface XlsxSheet {
  name: string
  /** In characters, a column each. */
  widths: readonly number[]
  /** Rows, some at a time; read once, after the sheets before it. */
  rows: AsyncIterable<readonly XlsxCell[][]> | Iterable<readonly XlsxCell[][]>
}

/** Rows are handed on in pieces of about this many characters, so that none keeps others waiting. */
const PIECE = 16_384
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
    ...Object.entries(parts).map(([path, text]): ZippedText => ({ path, pieces: [text] })),
    ...sheets.map((sheet, index) => ({
      path: `xl/worksheets/sheet${index + 1}.xml`,
      pieces: sheetText(sheet),
    })),
  ])
}

/** Rows are gathered and handed on before they are longer than a piece may be. */
async function* sheetText(sheet: XlsxSheet): AsyncGenerator<string> {
  let gathered = [sheetHead(sheet.widths)]
  let length = 0
  let number = 0
  for await (const rows of sheet.rows) {
    for (const row of rows) {
      number += 1
      const xml = rowXml(row, number)
      if (length + xml.length > PIECE) {
        yield* piecesOf(gathered.join(''))
        gathered = []
        length = 0
      }
      gathered.push(xml)
      length += xml.length
    }
  }
  yield* piecesOf(gathered.join('') + SHEET_FOOT)
}

/** A single row of the longest texts is longer than a piece; no cut parts the halves of one character. */
function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    let to = Math.min(from + LONGEST_PIECE, text.length)
    if (to < text.length && /[\uD800-\uDBFF]/.test(text.charAt(to - 1))) to -= 1
    yield text.slice(from, to)
    from = to
  }
}

/**
 * The parts of a row are joined once: text put together with `+` is a tree of a hundred small objects for each row,
 * and a long statement would fill the memory with them.
 */
function rowXml(cells: readonly XlsxCell[], number: number): string {
  const row = String(number)
  const parts = ['<row r="', row, '">']
  for (const [index, cell] of cells.entries()) if (cell !== null) addCell(parts, cell, index, row)
  parts.push('</row>')
  return parts.join('')
}

const COLUMN_NAMES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

function addCell(parts: string[], cell: Exclude<XlsxCell, null>, index: number, row: string): void {
  parts.push('<c r="', COLUMN_NAMES.charAt(index), row)
  if (typeof cell === 'string') parts.push(TEXT[STYLE.plain], safeText(cell), TEXT_END)
  else if (typeof cell === 'number') parts.push('"><v>', String(cell), '</v></c>')
  else if ('heading' in cell) parts.push(TEXT[STYLE.head], safeText(cell.heading), TEXT_END)
  else if ('day' in cell) parts.push(FIGURE[STYLE.day], String(daysBetween(EPOCH, cell.day)), '</v></c>')
  else parts.push(FIGURE[STYLE[cell.currency]], String(cell.cents / 100), '</v></c>')
}

/** Text stands in the cell itself and is never run as a formula. */
const TEXT = {
  [STYLE.plain]: '" t="inlineStr"><is><t xml:space="preserve">',
  [STYLE.head]: `" s="${STYLE.head}" t="inlineStr"><is><t xml:space="preserve">`,
}
const TEXT_END = '</t></is></c>'
const FIGURE = {
  [STYLE.day]: `" s="${STYLE.day}"><v>`,
  [STYLE.USD]: `" s="${STYLE.USD}"><v>`,
  [STYLE.MXN]: `" s="${STYLE.MXN}"><v>`,
}

/** What reads like Excel's own escape is escaped. */
function safeText(text: string): string {
  return escapeXml(text.slice(0, LONGEST_TEXT)).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
}
