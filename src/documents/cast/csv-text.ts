/** Rows as a CSV file (RFC 4180), with a byte order mark, by which spreadsheet programs recognise UTF-8. */
export function csvText(rows: readonly (readonly string[])[]): string {
  const field = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return `\u{feff}${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`
}
