/** A cell: text, a figure as it is to be written (`-120.50`), or nothing. */
export type CsvCell = string | { figure: string } | null

/** What a spreadsheet needs to read UTF-8 as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * What a spreadsheet may run as a formula: where a text begins, and behind a semicolon, which parts the cells where a
 * country writes the decimal with a comma. Full-width forms of the signs as well.
 */
const FORMULA = /(^|;)(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/g

/** One record of RFC 4180, its line end included. */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(written).join(',')}\r\n`
}

function written(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return cell.figure
  const text = harmless(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Text that no spreadsheet runs: an apostrophe stands before what might be a formula. A figure needs none. */
export function harmless(text: string): string {
  return text.replace(FORMULA, `$1'`)
}

/** Cents as a decimal with two places and a point, whatever the language: -12050 gives "-120.50". */
export function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
