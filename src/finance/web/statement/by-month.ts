/** Rows in their order by the month (`yyyy-mm`) of their day, a group for each. */
export function byMonth<Row extends { day: string }>(rows: readonly Row[]): { month: string; rows: Row[] }[] {
  const groups: { month: string; rows: Row[] }[] = []
  for (const row of rows) {
    const month = row.day.slice(0, 7)
    const last = groups.at(-1)
    if (last?.month === month) last.rows.push(row)
    else groups.push({ month, rows: [row] })
  }
  return groups
}
