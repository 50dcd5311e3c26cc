import type { ClubFile } from '../../../club-folder/club-file.ts'
import { Fault } from '../../../club-folder/fault.ts'
import type { ColumnField, ReferenceField, Row } from '../../../club-folder/field.ts'
import { quoted } from '../../../club-folder/kinds.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import { type KeyBooks, rowKeyOf } from './key-book.ts'

/** Where the cells of each field stand in a file; none where its columns are left out. */
export type ColumnLayout = readonly { field: ColumnField; at: readonly number[] | null }[]

/** The layout that a header gives, and what is wrong with the header. */
export function layoutOf(
  file: ClubFile,
  header: readonly string[],
): { layout: ColumnLayout; faults: string[] } {
  const names = header.map((name) => name.trim())
  if (names.length === 1 && /[;\t]/.test(names[0] ?? ''))
    return { layout: [], faults: ['the columns have to be parted by commas'] }
  const known = new Set(file.fields.flatMap(({ cells }) => cells))
  const faults: string[] = []
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) < index) faults.push(`the column ${name} stands there twice`)
    else if (!known.has(name))
      faults.push(`the column “${name}” is not known here; known are ${[...known].join(', ')}`)
  }
  const missing = new Set<string>()
  const layout = file.fields.map((field) => {
    const at = field.cells.map((name) => names.indexOf(name))
    if (!at.includes(-1)) return { field, at }
    // All of them or none: half a bilingual text is a mistake, a shared column is not.
    const own = field.form === 'reference' ? field.cells.slice(-1) : field.cells
    if (!field.empty || own.some((name) => names.includes(name)))
      for (const [index, place] of at.entries()) if (place === -1) missing.add(field.cells[index] ?? '')
    return { field, at: null }
  })
  for (const name of missing) faults.push(`the column ${name} is missing`)
  return { layout, faults }
}

/** A row of the database from a record's cells, and what is wrong with it, a reason each. */
export function readRow(
  layout: ColumnLayout,
  cells: readonly string[],
  books: KeyBooks,
): { row: Row; faults: string[] } {
  const row: Row = {}
  const faults: string[] = []
  for (const { field, at } of layout) {
    const texts = at ? at.map((place) => cells[place] ?? '') : []
    const value = at ? valueIn(field, texts, books) : field.empty?.is
    if (value instanceof Fault) faults.push(value.why)
    else row[field.column] = value
  }
  return { row, faults }
}

const blank = (text: string | undefined) => text === undefined || text.trim() === ''

function valueIn(field: ColumnField, texts: readonly string[], books: KeyBooks): unknown {
  if (field.form === 'reference' ? blank(texts.at(-1)) : texts.every(blank))
    return field.empty ? field.empty.is : new Fault(`${field.cells.at(-1)} is empty, and has to be filled`)
  if (field.form === 'plain') return named(field.cells[0], field.kind.read(texts[0] ?? ''))
  if (field.form === 'reference') return numberOf(field, texts, books)
  const half = texts.findIndex(blank)
  if (half !== -1) return new Fault(`${field.cells[half]} is empty: the text is needed in both languages`)
  if (field.form === 'words') return both(field.cells, texts, field.kind.read)
  const [en, es] = texts.map((text) => text.split('\n').map((line) => line.replace(/\r$/, '')))
  if (en?.length !== es?.length)
    return new Fault(
      `${field.cells.join(' and ')} have ${en?.length} and ${es?.length} lines: as many are needed`,
    )
  const list = (en ?? []).map((line, index) => both(field.cells, [line, es?.[index] ?? ''], field.kind.read))
  return list.find((one) => one instanceof Fault) ?? list
}

function both(
  cells: readonly string[],
  [en = '', es = '']: readonly string[],
  read: (text: string) => unknown,
): Bilingual | Fault {
  const [first, second] = [named(cells[0], read(en)), named(cells[1], read(es))]
  if (first instanceof Fault) return first
  return second instanceof Fault ? second : { en, es }
}

/** The number of the row that the cells name. In a file that broke off, it may be one that was never read. */
function numberOf(field: ReferenceField, texts: readonly string[], books: KeyBooks): unknown {
  const book = books.get(field.to)
  const id = book?.ids.get(rowKeyOf(book.keys, texts))
  if (id !== undefined || book?.partial) return id ?? 0
  const what = quoted(texts.map((text) => text.trim()).join(', '))
  return new Fault(`${field.cells.at(-1)}: there is no ${what} in ${field.to}.csv or in the club`)
}

function named(cell: string | undefined, value: unknown): unknown {
  return value instanceof Fault ? new Fault(`${cell}: ${value.why}`) : value
}
