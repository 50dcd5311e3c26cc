import type { ClubFile } from '../../../club-folder/club-file.ts'
import type { Facts } from '../../../club-folder/field.ts'
import type { Database } from '../../../server/database/database.ts'
import { FOLDER } from '../../club/folder.ts'
import { readRows } from './club.store.ts'
import { booksFor, enterRow, type KeyBook, type KeyBooks, storedKey } from './key-book.ts'

/** A fault, with its file and line. */
export interface ClubFault {
  file: string
  /** None: the file as a whole. */
  line: number | null
  reason: string
}

/**
 * What an import or an export remembers across its files: the keys of all rows, and facts that rules of other files
 * need.
 */
export interface Desk {
  books: KeyBooks
  facts: Facts
}

/** Reads the keys of everything that some files refer to. */
export async function openDesk(db: Database, files: readonly ClubFile[]): Promise<Desk> {
  const books = booksFor(FOLDER, files)
  const facts: Facts = { moneyBenefits: new Set(), entries: new Map(), sold: new Map(), held: new Map() }
  for (const book of books.values()) await load(db, book, books, facts)
  return { books, facts }
}

/** Frees what only an export needs (cells by id, known ids): an import looks rows up by key alone. */
export function slim({ books }: Desk): void {
  for (const { file, cells, known } of books.values()) {
    cells.clear()
    if (file.kept !== 'row') known.clear()
  }
}

async function load(db: Database, book: KeyBook, books: KeyBooks, facts: Facts): Promise<void> {
  const { file } = book
  const columns = [...file.key, ...(file.notice ? file.fields.map(({ column }) => column) : [])]
  for await (const rows of readRows(db, file, columns))
    for (const row of rows) {
      enterRow(book, Number(row.id), storedKey(book, books, row))
      file.notice?.(row, facts)
    }
}

/** A fault as one line of a report, whatever stood in the cell. */
export function faultLine({ file, line, reason }: ClubFault): string {
  return `${file}.csv${line === null ? '' : `:${line}`}: ${reason.replace(/\s+/g, ' ')}.`
}
