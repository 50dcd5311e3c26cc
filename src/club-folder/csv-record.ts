/**
 * One record of RFC 4180 with its line end. Cells are written unchanged: the file is for the import, so nothing is put
 * before a leading = + - @ (formula injection; compare `csvRow`).
 */
export function csvRecord(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`
}
