import { type ClubFile, type Folder, type KeyCell, keyCells } from '../../../club-folder/club-file.ts'
import { Fault } from '../../../club-folder/fault.ts'
import { type ColumnField, keyText, type Row } from '../../../club-folder/field.ts'

/** Between the cells of a key; no cell that is kept holds it. */
const BETWEEN = '\u001f'

/** The numbers of a file's rows by their keys, and the other way round. */
export interface KeyBook {
  file: ClubFile
  keys: readonly KeyCell[]
  ids: Map<string, number>
  /** The key's cells of a number, as a file shows them. */
  cells: Map<number, readonly string[]>
  /** The numbers of rows that were there before the import. */
  known: Set<number>
  /** The file could not be read whole: a key that is not here may be in it. */
  partial: boolean
}

export type KeyBooks = ReadonlyMap<string, KeyBook>

/** The files whose keys have to be known for some files: those, and those that their rows and keys refer to. */
export function booksFor(folder: Folder, files: readonly ClubFile[]): Map<string, KeyBook> {
  const wanted = new Set<string>()
  const want = (name: string) => {
    const file = folder.get(name)
    if (!file || wanted.has(name)) return
    if (file.numbered) wanted.add(name)
    for (const field of file.fields)
      if (field.form === 'reference' && file.key.includes(field.column)) want(field.to)
  }
  for (const file of files) {
    want(file.name)
    for (const field of file.fields) if (field.form === 'reference') want(field.to)
  }
  const books = new Map<string, KeyBook>()
  for (const [name, file] of folder)
    if (wanted.has(name))
      books.set(name, {
        file,
        keys: keyCells(folder, name),
        ids: new Map(),
        cells: new Map(),
        known: new Set(),
        partial: false,
      })
  return books
}

/** The key of a row by its cells, each as it would be written: ` A@B.MX` and `a@b.mx` are one. */
export function rowKeyOf(keys: readonly KeyCell[], cells: readonly string[]): string {
  if (keys.length === 1) return canonical(keys[0], cells[0] ?? '')
  return keys.map((key, index) => canonical(key, cells[index] ?? '')).join(BETWEEN)
}

function canonical(key: KeyCell | undefined, cell: string): string {
  if (!key || cell === '') return cell
  const value = key.kind.read(cell)
  return value instanceof Fault ? cell : key.kind.write(value)
}

/** The cells of a stored row's key. */
export function storedKey({ file }: KeyBook, books: KeyBooks, row: Row): string[] {
  return file.key.flatMap((column) => {
    const field = fieldOf(file, column)
    const value = row[column]
    if (field.form !== 'reference') return [keyText(field, value)]
    return [...(books.get(field.to)?.cells.get(Number(value)) ?? [])]
  })
}

/** Enters a stored row. */
export function enterRow(book: KeyBook, id: number, cells: readonly string[]): void {
  book.ids.set(cells.length === 1 ? (cells[0] ?? '') : cells.join(BETWEEN), id)
  book.cells.set(id, cells)
  book.known.add(id)
}

export function fieldOf(file: ClubFile, column: string): ColumnField {
  const field = file.fields.find((one) => one.column === column)
  if (!field) throw new Error(`${file.name} has no field ${column}`)
  return field
}
