import type { ToDo } from './to-do.endpoints.ts'

/** How many rows the home shows before one asks for the rest. */
export const ROWS_SHOWN = 5

/** The rows on show, and how many there are in all where some are left out. */
export function rowsShown<Row>(
  rows: readonly Row[],
  all: boolean,
): { shown: readonly Row[]; of: number | null } {
  if (all || rows.length <= ROWS_SHOWN) return { shown: rows, of: null }
  return { shown: rows.slice(0, ROWS_SHOWN), of: rows.length }
}

/** A row that was done on this page, and the place where it stood. */
export interface DoneRow {
  row: ToDo
  place: number
}

/** The rows, with those that were done on this page in the places where they stood, so that the others do not shift. */
export function withDone(rows: readonly ToDo[], done: readonly DoneRow[]): ToDo[] {
  const keys = new Set(done.map(({ row }) => row.key))
  const all = rows.filter(({ key }) => !keys.has(key))
  for (const { row, place } of [...done].sort((a, b) => a.place - b.place)) all.splice(place, 0, row)
  return all
}
