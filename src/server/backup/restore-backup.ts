import type { Database, OpenDatabase } from '../database/database.ts'
import { type Migration, migrate, migrateInside, readMigrations, unlike } from '../database/migrate.ts'
import { BackupFault } from './backup-fault.ts'
import type { Head, Manifest } from './layout.ts'
import { readBackup } from './read-backup.ts'
import type { RestoredFiles } from './restored-files.ts'
import * as store from './rows.store.ts'

export interface RestoreWish {
  path: string
  passphrase: string | null
  files: RestoredFiles
  /** Keeps the signing key; called before anything is to be seen, with `null` where all is taken back. */
  keepKey: (content: Buffer | null) => Promise<void>
  /** What Veranda knows of schemas; its own without it. */
  migrations?: Migration[]
  say?: (line: string) => void
}

/**
 * Brings a backup back into a database without tables and a place without files: all of it or nothing. It is read to its
 * end and every sum checked before anything is written, and once more while it is. The schema becomes the backup's; the
 * portal's next start brings it up to date. The files stay marked as a restore's: whoever asked takes the mark away
 * (`files.finish`) once the database stands for good. Throws BackupFault.
 */
export async function restoreBackup(
  database: OpenDatabase,
  { path, passphrase, files, keepKey, migrations = readMigrations(), say = () => {} }: RestoreWish,
): Promise<{ head: Head; manifest: Manifest }> {
  await refuseTables(database.db)
  const taken = await files.taken()
  if (taken)
    throw new BackupFault(`${taken} is not empty. Name another, or empty it: a restore adds to nothing.`)
  say('checking every sum …')
  const { head } = await readBackup(path, passphrase)
  const schema = schemaOf(head, migrations)
  if (database.kind === 'embedded') await migrate(database, schema)
  let restored: { head: Head; manifest: Manifest }
  try {
    restored = await database.db.transaction().execute((trx) => bringIn(trx))
  } catch (error) {
    await files.undo()
    await keepKey(null)
    throw error
  }
  for (const table of await store.readTables(database.db)) await store.analyzeTable(database.db, table)
  return restored

  async function bringIn(trx: Database): Promise<{ head: Head; manifest: Manifest }> {
    if (database.kind === 'postgres') await migrateInside(trx, schema, () => refuseTables(trx))
    await store.setForms(trx)
    const tables = await store.readTables(trx)
    const shapes = shapesOf(tables, head)
    const keys = await store.openTables(trx, tables)
    let told = ''
    const read = await readBackup(path, passphrase, {
      rows: async (name, json) => {
        if (name !== told) say(`${name} …`)
        told = name
        const shape = shapes.get(name)
        if (shape) await store.writeLines(trx, shape, json)
      },
      file: async (key, content) => {
        if (told !== 'files') say('files …')
        told = 'files'
        await files.write(key, content)
      },
      signingKey: keepKey,
    })
    say('looking at the whole …')
    await store.closeTables(trx, tables, keys)
    for (const sequence of read.manifest.sequences) await store.moveSequence(trx, sequence)
    for (const { name, rows } of read.manifest.tables) {
      const count = await store.countStoredRows(trx, { name, columns: [] })
      if (count !== rows)
        throw new BackupFault(`${name} has ${count} rows, and the backup ${rows}. Nothing was written.`)
    }
    return read
  }
}

/** Throws BackupFault where a database has a table. */
export async function refuseTables(db: Database): Promise<void> {
  const [first] = await store.readTables(db)
  if (first)
    throw new BackupFault(
      `The database is not empty: it has a table “${first.name}”. Name one that was just made: a restore adds to nothing.`,
    )
}

/** The migrations that the backup's schema was made by. Throws BackupFault where this Veranda does not know them all. */
function schemaOf(head: Head, migrations: readonly Migration[]): Migration[] {
  const ran = new Map(head.migrations.map(({ name, hash }) => [name, hash]))
  const known = new Set(migrations.map(({ name }) => name))
  const newer = [...ran.keys()].filter((name) => !known.has(name)).sort()
  if (newer.length > 0)
    throw new BackupFault(
      `This backup is of a newer Veranda (${head.version}, ${newer.at(-1)}). Restore it with that version.`,
    )
  const schema = migrations.filter(({ name }) => ran.has(name))
  const changed = schema.find((one) => unlike(one, ran.get(one.name) ?? ''))
  if (changed)
    throw new BackupFault(
      `This backup is of another Veranda (${head.version}): its migration ${changed.name} was another. Restore it with that version.`,
    )
  return schema
}

/** What of each table is written, by the backup's own order of its columns. */
function shapesOf(tables: readonly store.TableShape[], head: Head): Map<string, store.TableShape> {
  const shapes = head.tables.map(({ name, columns }) => {
    const table = tables.find((one) => one.name === name)
    const ordered = columns.map((column) => table?.columns.find((one) => one.name === column))
    if (!table || table.columns.length !== columns.length || ordered.includes(undefined))
      throw new BackupFault(
        `The backup’s table “${name}” is not the one that its migrations make: somebody has changed the schema by hand.`,
      )
    return { name, columns: ordered.filter((one) => one !== undefined) }
  })
  return new Map(shapes.map((shape) => [shape.name, shape]))
}
