/**
 * One record of RFC 4180, its line end included. The cells stand as they are: this is read by a program again, so no
 * apostrophe keeps a spreadsheet from running what looks like a formula.
 */
export function csvRecord(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`
}
