import { join } from 'node:path'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type ClubFile, keyCells } from '../../../club-folder/club-file.ts'
import type { Row } from '../../../club-folder/field.ts'
import { FOLDER } from '../../club/folder.ts'
import { AT_ONCE, tableColumns } from './club.store.ts'
import type { ClubFault, Desk } from './desk.ts'
import { rowKeyOf } from './key-book.ts'
import { type CsvRecord, readCsv, Unreadable } from './read-csv.ts'
import { layoutOf, readRow } from './read-row.ts'

/** Rows that are right, ready to be written, and the lines they came from. */
export interface Batch {
  /**
   * The rows as compressed JSON: checked rows of a large club are held in a tenth of their size until every file is
   * checked.
   */
  json: Uint8Array
  lines: number[]
}

export interface CheckedFile {
  file: ClubFile
  batches: Batch[]
  /** All rows of the file, those included that the club keeps as they are. */
  rows: number
  /** The columns in which a known row follows the file. */
  changes: string[]
  /** The highest number that the file gave, where it gave one. */
  last: number
}

/** The line of the row with a value; null where the file has none that is written. */
export function lineOfValue({ batches }: CheckedFile, column: string, value: string): number | null {
  for (const { json, lines } of batches) {
    const rows = JSON.parse(inflateRawSync(json).toString()) as Row[]
    const found = rows.findIndex((row) => String(row[column]) === value)
    if (found >= 0) return lines[found] ?? null
  }
  return null
}

/** Looks at rows beyond themselves: sums, ledgers, signatures. Answers what is wrong, or that a row stays as it is. */
export interface Watch {
  row: (row: Row, line: number, isRight: boolean) => string[] | 'kept'
  /** Rows of our own behind the file's last one, each with the line that it follows from. */
  rest?: () => { row: Row; line: number }[]
}

interface Wish {
  desk: Desk
  faults: ClubFault[]
  watches: readonly Watch[]
  /** The highest number that the table has given out. */
  last: number
  say: (line: string) => void
}

/** Reads a file of the folder, and checks every row of it. */
export async function checkFile(folder: string, file: ClubFile, wish: Wish): Promise<CheckedFile> {
  const checked: CheckedFile = { file, batches: [], rows: 0, changes: [], last: wish.last }
  const book = wish.desk.books.get(file.name)
  try {
    const records = readCsv(join(folder, `${file.name}.csv`))
    const header = await records.next()
    const names = header.done ? [] : header.value.cells
    const { layout, faults } = layoutOf(file, names)
    if (header.done) faults.splice(0, faults.length, `the file is empty: its first line names the columns`)
    for (const reason of faults) wish.faults.push({ file: file.name, line: 1, reason })
    if (faults.length > 0) {
      if (book) book.partial = true
      return checked
    }
    checked.changes = changesOf(file, new Set(names.map((name) => name.trim())))
    await checkRows(checked, names.length, rowReader(checked, layout, wish), records)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    if (book) book.partial = true
    wish.faults.push({ file: file.name, line: error.line, reason: error.why })
  }
  return checked

  async function checkRows(
    into: CheckedFile,
    width: number,
    read: (record: CsvRecord) => { row: Row | null; faults: string[] },
    records: AsyncIterable<CsvRecord>,
  ): Promise<void> {
    let rows: string[] = []
    let lines: number[] = []
    const columns = tableColumns(into.file)
    const close = () => {
      if (rows.length > 0)
        into.batches.push({ json: deflateRawSync(`[${rows.join(',')}]`, { level: 1 }), lines })
      rows = []
      lines = []
    }
    for await (const record of records) {
      into.rows++
      const { row, faults } =
        record.cells.length === width
          ? read(record)
          : { row: null, faults: [`there are ${record.cells.length} cells, and the header has ${width}`] }
      for (const reason of faults) wish.faults.push({ file: file.name, line: record.line, reason })
      // Once something is wrong nothing is written: what follows is only looked at.
      if (!row || wish.faults.length > 0) continue
      rows.push(JSON.stringify(row, columns.includes('id') || !('id' in row) ? undefined : columns))
      lines.push(record.line)
      if (rows.length === AT_ONCE) close()
    }
    for (const watch of wish.watches)
      for (const { row, line } of watch.rest?.() ?? []) {
        rows.push(JSON.stringify(row))
        lines.push(line)
      }
    close()
    wish.say(`${into.file.name}.csv: ${into.rows.toLocaleString('en')} rows read`)
  }
}

/** The columns that change with the file: those that it has, but what names the row and what is the portal's own. */
function changesOf(file: ClubFile, names: ReadonlySet<string>): string[] {
  const given = file.fields.filter(
    ({ column, cells, onlyNew, virtual }) =>
      !onlyNew && !virtual && !file.key.includes(column) && cells.every((name) => names.has(name)),
  )
  // The texts of a key may change in their other language.
  const words = file.fields.filter(({ form, column }) => form === 'words' && file.key.includes(column))
  const extra = (file.extra ?? []).filter((column) => column !== file.follows?.counter)
  return [...new Set([...given, ...words].map(({ column }) => column).concat(extra))]
}

function rowReader(checked: CheckedFile, layout: ReturnType<typeof layoutOf>['layout'], wish: Wish) {
  const { file } = checked
  const { books, facts } = wish.desk
  const book = books.get(file.name)
  const keys = keyCells(FOLDER, file.name)
  const place = new Map(
    layout.flatMap(({ field, at }) => field.cells.map((name, index) => [name, at?.[index] ?? -1])),
  )
  const seen = new Map<string, number>()
  const uniques = (file.unique ?? []).map((columns) => ({ columns, seen: new Map<string, number>() }))

  return ({ line, cells }: CsvRecord): { row: Row | null; faults: string[] } => {
    const { row, faults } = readRow(layout, cells, books)
    const cellOf = (name: string) => cells[place.get(name) ?? -1]?.trim() ?? ''
    if (faults.length === 0) faults.push(...(file.complete?.(row, cellOf, facts) ?? []))

    const key = rowKeyOf(
      keys,
      keys.map(({ cell }) => cells[place.get(cell) ?? -1] ?? ''),
    )
    if (keys.every(({ cell }) => cellOf(cell) !== '')) {
      const before = seen.get(key)
      if (before === undefined) seen.set(key, line)
      else
        faults.push(`${keys.map(({ cell }) => cell).join(', ')}: the same stands in line ${before} already`)
      if (book && before === undefined) number(key, row)
    }
    for (const { columns, seen: values } of uniques) {
      const value = columns.map((column) => String(row[column])).join(' ')
      const before = faults.length === 0 ? values.get(value) : undefined
      if (before !== undefined)
        faults.push(`${columns.join(', ')}: the same stands in line ${before} already`)
      else if (faults.length === 0) values.set(value, line)
    }
    if (faults.length === 0) file.notice?.(row, facts)
    for (const watch of wish.watches) {
      const found = watch.row(row, line, faults.length === 0)
      if (found === 'kept') return { row: null, faults }
      faults.push(...found)
    }
    return { row: faults.length === 0 ? row : null, faults }
  }

  function number(key: string, row: Row): void {
    if (!book) return
    let id = book.ids.get(key)
    if (id === undefined) {
      id = file.numberOf && row.code ? file.numberOf(row) : ++checked.last
      checked.last = Math.max(checked.last, id)
      book.ids.set(key, id)
    }
    row.id = id
  }
}
