import { createWriteStream, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ClubFile, columnsOf } from '../../../club-folder/club-file.ts'
import { csvRecord } from '../../../club-folder/csv-record.ts'
import type { ColumnField, Row } from '../../../club-folder/field.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Database, OpenDatabase } from '../../../server/database/database.ts'
import { CLUB_FILES } from '../../club/folder.ts'
import { readRows, tableColumns } from './club.store.ts'
import { type Desk, openDesk } from './desk.ts'
import { readHeld, readSold } from './sold-places.store.ts'

/**
 * Writes the club as the folder that an import reads, every file of it, as the club is at one moment. Refuses a folder
 * that holds something already.
 */
export async function exportClub(
  { db }: OpenDatabase,
  { folder, say = () => {} }: { folder: string; say?: (line: string) => void },
): Promise<{ ok: true } | { ok: false; fault: string }> {
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length > 0)
    return { ok: false, fault: `The folder “${folder}” is not empty. Name another, or empty it.` }
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const desk = await openDesk(trx, CLUB_FILES)
      desk.facts.sold = await readSold(trx)
      desk.facts.held = await readHeld(trx)
      for (const file of CLUB_FILES) {
        let rows = 0
        const text = fileText(trx, file, desk, (count) => {
          rows += count
        })
        await pipeline(Readable.from(text), createWriteStream(join(folder, `${file.name}.csv`)))
        say(`${file.name}.csv: ${rows.toLocaleString('en')} rows`)
      }
    })
  return { ok: true }
}

async function* fileText(
  trx: Database,
  file: ClubFile,
  desk: Desk,
  written: (count: number) => void,
): AsyncGenerator<string> {
  const columns = columnsOf(file)
  // A stay's code is a generated column: it can be read but not written.
  const read = file.fields.filter((field) => field.virtual && !field.from).map(({ column }) => column)
  yield csvRecord(columns)
  for await (const rows of readRows(
    trx,
    file,
    [...tableColumns(file), ...(file.alsoRead ?? []), ...read].filter(
      (name) => name !== 'id' || !file.ledger,
    ),
  )) {
    yield rows.map((row) => csvRecord(recordOf(file, columns, row, desk))).join('')
    written(rows.length)
  }
}

function recordOf(file: ClubFile, columns: readonly string[], row: Row, { books, facts }: Desk): string[] {
  const record = new Map<string, string>()
  for (const field of file.fields) {
    const value = field.from ? field.from(row, record, facts) : row[field.column]
    const cells = value === null || value === undefined ? null : cellsOf(field, value)
    if (cells) for (const [index, name] of field.cells.entries()) record.set(name, cells[index] ?? '')
  }
  return columns.map((name) => record.get(name) ?? '')

  function cellsOf(field: ColumnField, value: unknown): readonly string[] {
    if (field.form === 'plain') return [field.kind.write(value)]
    if (field.form === 'words') return [(value as Bilingual).en, (value as Bilingual).es]
    if (field.form === 'reference') {
      const cells = books.get(field.to)?.cells.get(Number(value))
      if (!cells)
        throw new Error(`${file.name}: a row refers to number ${value} of ${field.to}, which is not there`)
      return cells
    }
    const list = value as Bilingual[]
    return [list.map(({ en }) => en).join('\n'), list.map(({ es }) => es).join('\n')]
  }
}
