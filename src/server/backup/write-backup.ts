import { createHash } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { VERSION } from '../boot/version.ts'
import type { Database, OpenDatabase } from '../database/database.ts'
import { FileMissing, type Files } from '../files/files.ts'
import { holdSweep, letSweep } from '../files/stored-files.store.ts'
import { BackupFault } from './backup-fault.ts'
import { packed } from './backup-stream.ts'
import { FORMAT, type Head, type ListedFile, type Manifest, readListed } from './layout.ts'
import * as store from './rows.store.ts'
import { TAR_END, tarHeader, tarPadding } from './tar.ts'

export interface BackupWish {
  /** Where to; nothing may be there. */
  path: string
  files: Files
  /** Encrypts it; none leaves it open to whoever reads the file. */
  passphrase: string | null
  /** The PKCS#12 file, where it goes along. */
  signingKey: Buffer | null
  now: Date
  say?: (line: string) => void
}

/** Lines are buffered up to about so many characters before they are written. */
const PART = 1 << 19
const FILES_A_LIST = 200
const SAY_EVERY = { rows: 100_000, files: 500 }

/**
 * Writes everything that the portal keeps as it is at one moment, while it goes on being written to: rows, the files that
 * they name, and the key where that is wished for. The file has its name once it is whole. Throws BackupFault.
 */
export async function writeBackup({ db }: OpenDatabase, wish: BackupWish): Promise<Manifest> {
  const part = `${wish.path}.part`
  const file = await open(part, 'wx', 0o600).catch((error) => {
    if (error.code === 'EEXIST')
      throw new BackupFault(
        `“${part}” is there already: another backup is being written, or was ended. Remove it where none runs.`,
      )
    throw new BackupFault(`“${part}” cannot be written: ${error.message}`)
  })
  try {
    const manifest = await db.connection().execute(async (connection) => {
      // Taken before the snapshot: no file that its rows name is swept away until the backup has ended.
      await holdSweep(connection)
      try {
        return await connection
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute(async (trx) => {
            const sums = emptyManifest()
            for await (const chunk of packed(contentOf(trx, wish, sums), wish.passphrase))
              await file.writeFile(chunk)
            return sums
          })
      } finally {
        await letSweep(connection).catch(() => {})
      }
    })
    await file.sync()
    await file.close()
    await rename(part, wish.path)
    return manifest
  } catch (error) {
    await file.close().catch(() => {})
    await rm(part, { force: true })
    throw error
  }
}

const emptyManifest = (): Manifest => ({
  tables: [],
  sequences: [],
  files: { count: 0, bytes: 0, sha256: '', missing: [], damaged: [] },
  signingKey: null,
})

async function* contentOf(trx: Database, wish: BackupWish, sums: Manifest): AsyncGenerator<Buffer> {
  await store.setReadOnly(trx)
  await store.setForms(trx)
  const tables = await store.readTables(trx)
  if (!tables.some(({ name }) => name === 'migrations'))
    throw new BackupFault('The database holds no portal: there is nothing to back up.')
  const head: Head = {
    format: FORMAT,
    version: VERSION,
    takenAt: wish.now.toISOString(),
    migrations: await store.readRan(trx),
    tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((one) => one.name) })),
  }
  yield* entry('backup.json', Buffer.from(JSON.stringify(head)), wish)
  for (const table of tables) yield* rowsOf(trx, table, wish, sums)
  // Sequences are not part of the snapshot: read after the rows, they may be ahead of them, never behind.
  sums.sequences = await store.readSequences(trx)
  yield* filesOf(trx, wish, sums)
  if (wish.signingKey) {
    sums.signingKey = { sha256: createHash('sha256').update(wish.signingKey).digest('hex') }
    yield* entry('signing-key.p12', wish.signingKey, wish)
  }
  yield* entry('manifest.json', Buffer.from(JSON.stringify(sums)), wish)
  yield TAR_END
}

function* entry(name: string, content: Buffer, { now }: BackupWish): Generator<Buffer> {
  yield tarHeader(name, content.length, now)
  if (content.length > 0) yield content
  yield tarPadding(content.length)
}

const numbered = (number: number) => `${String(number).padStart(6, '0')}.jsonl`

async function* rowsOf(trx: Database, table: store.TableShape, wish: BackupWish, sums: Manifest) {
  const say = wish.say ?? (() => {})
  const sum = createHash('sha256')
  let [rows, said, parts, text] = [0, 0, 0, '']
  const close = function* () {
    const content = Buffer.from(text)
    text = ''
    sum.update(content)
    yield* entry(`rows/${table.name}/${numbered(++parts)}`, content, wish)
  }
  for await (const lines of store.readRowLines(trx, table)) {
    rows += lines.length
    for (const line of lines) {
      text += `${line}\n`
      if (text.length >= PART) yield* close()
    }
    if (rows - said >= SAY_EVERY.rows) {
      said = rows
      say(`${table.name}: ${rows.toLocaleString('en')} rows so far`)
    }
  }
  if (text) yield* close()
  sums.tables.push({ name: table.name, rows, sha256: sum.digest('hex') })
  if (rows > 0) say(`${table.name}: ${rows.toLocaleString('en')} rows`)
}

async function* filesOf(trx: Database, wish: BackupWish, sums: Manifest): AsyncGenerator<Buffer> {
  const say = wish.say ?? (() => {})
  const { files } = sums
  const sum = createHash('sha256')
  let [lists, text, listed] = [0, '', 0]
  const close = function* () {
    sum.update(text)
    yield* entry(`files/${numbered(++lists)}`, Buffer.from(text), wish)
    text = ''
    listed = 0
  }
  for await (const lines of store.readFileLines(trx))
    for (const known of lines.map(readListed)) {
      const content = await wish.files.read(known.key).catch((error) => {
        if (error instanceof FileMissing) return null
        throw error
      })
      if (!content) {
        files.missing.push(known.key)
        continue
      }
      const { sha256, isLonger } = yield* fileOf(known, content, wish)
      if (isLonger || sha256 !== known.sha256) files.damaged.push(known.key)
      text += `${JSON.stringify({ ...known, sha256 } satisfies ListedFile)}\n`
      files.count++
      files.bytes += known.bytes
      if (files.count % SAY_EVERY.files === 0) say(`files: ${files.count.toLocaleString('en')} so far`)
      if (++listed === FILES_A_LIST) yield* close()
    }
  if (text) yield* close()
  files.sha256 = sum.digest('hex')
  if (files.count > 0) say(`files: ${files.count.toLocaleString('en')}`)
}

/** A file's content, as long as the database says it is, the sum of that, and whether there was more of it. */
async function* fileOf(
  { key, bytes }: ListedFile,
  content: AsyncIterable<Uint8Array>,
  { now }: BackupWish,
): AsyncGenerator<Buffer, { sha256: string; isLonger: boolean }> {
  const sum = createHash('sha256')
  yield tarHeader(`files/${key}`, bytes, now)
  let left = bytes
  let isLonger = false
  for await (const chunk of content) {
    const piece = Buffer.from(chunk.buffer, chunk.byteOffset, Math.min(chunk.length, left))
    isLonger ||= chunk.length > piece.length
    left -= piece.length
    sum.update(piece)
    if (piece.length > 0) yield piece
  }
  // A file whose length differs is cut or padded to the stored length; its checksum then shows the fault.
  for (; left > 0; left -= Math.min(left, 65_536)) {
    const filling = Buffer.alloc(Math.min(left, 65_536))
    sum.update(filling)
    yield filling
  }
  yield tarPadding(bytes)
  return { sha256: sum.digest('hex'), isLonger }
}
