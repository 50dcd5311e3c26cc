import type { ColumnField, Facts, Row } from './field.ts'
import type { Kind } from './kinds.ts'

/** One CSV file of a club's folder, and the table that it fills. */
export interface ClubFile {
  /** Without `.csv`. */
  name: string
  table: string
  says: string
  fields: readonly ColumnField[]
  /** The fields, by column, that name a row: the file holds each key once, and a known key is that row. */
  key: readonly string[]
  /** The database numbers the rows: other files refer to them. Without it the key is the primary key. */
  numbered: boolean
  /** Columns that must not repeat, besides the key. */
  unique?: readonly (readonly string[])[]
  /** Columns that `complete` fills and `from` reads, besides the fields' own. */
  extra?: readonly string[]
  /** Columns that `from` reads, and that no folder writes. */
  alsoRead?: readonly string[]
  /** Rules across a row's fields, and what follows from them. Answers what is wrong. */
  complete?: (row: Row, cells: (name: string) => string, facts: Facts) => string[]
  /** Tells the facts of a row that is known or comes in. */
  notice?: (row: Row, facts: Facts) => void
  /** The number of a row whose key holds it. */
  numberOf?: (row: Row) => number
  /** A counter that follows another column: what a row already has of it moves by the same difference. */
  follows?: { counter: string; column: string }
  /** Some of `taken` may be `sold` by orders, which no folder brings: a new row comes in without them. */
  sells?: true
  /** Rows that are known stay as they are in the portal; with `whole` named, so do all rows of a known one of it. */
  kept?: 'row' | { whole: string }
  /** A row whose `when` is set stays as it is; a file that has other figures for it is wrong. */
  frozen?: { when: string; figures: readonly string[]; says: string }
  /** Entries that are only ever added at the end of their account. */
  ledger?: { account: string; position: string; compares: readonly string[]; quantity: string }
  /** The rows are parts of a row of another file, whose `sum` is that of the parts. */
  partOf?: { file: string; column: string; sum?: string }
}

export type Folder = ReadonlyMap<string, ClubFile>

/** One cell of a file's key. */
export interface KeyCell {
  cell: string
  kind: Kind
}

/** The cells that name a row of a file: the key's own, and those of the rows that it refers to. */
export function keyCells(folder: Folder, name: string): KeyCell[] {
  const file = folder.get(name)
  if (!file) throw new Error(`The folder has no file ${name}`)
  return file.key.flatMap((column): KeyCell[] => {
    const field = file.fields.find((one) => one.column === column)
    if (!field) throw new Error(`${name} has no field ${column}`)
    if (field.form !== 'reference') return [{ cell: field.cells[0], kind: field.kind }]
    return keyCells(folder, field.to).map(({ kind }, index) => ({ cell: field.cells[index] ?? '', kind }))
  })
}

/** The columns of a file's CSV, in their order; references share some. */
export function columnsOf(file: ClubFile): string[] {
  return [...new Set(file.fields.flatMap(({ cells }) => cells))]
}

/** The columns that a file cannot do without. */
export function neededColumns(file: ClubFile): string[] {
  return [...new Set(file.fields.filter(({ empty }) => !empty).flatMap(({ cells }) => cells))]
}
