/** Rows of one table, as objects keyed by its columns. A column that no row names takes its default. */
export interface TableRows {
  table: string
  rows: readonly object[]
}

/** A table's rows. */
export function into(table: string, rows: readonly object[]): TableRows {
  return { table, rows }
}
