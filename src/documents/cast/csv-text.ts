/** Rows as a CSV file (RFC 4180), with the mark by which spreadsheet programs know its letters. */
export function csvText(rows: readonly (readonly string[])[]): string {
  const field = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return `\u{feff}${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`
}
