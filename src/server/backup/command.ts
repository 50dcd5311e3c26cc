import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Config, signingKeyPath } from '../boot/config.ts'
import { lockFolder } from '../boot/lock.ts'
import { databaseFolder } from '../database/cluster.ts'
import { type OpenDatabase, openEmbedded, openPostgres } from '../database/database.ts'
import { openFiles } from '../files/open-files.ts'
import { BackupFault } from './backup-fault.ts'
import type { Manifest } from './layout.ts'
import { refuseTables, restoreBackup } from './restore-backup.ts'
import { restoredFiles } from './restored-files.ts'
import { writeBackup } from './write-backup.ts'

export interface BackupCommand {
  config: Config
  path: string
  /** BACKUP_PASSPHRASE; empty is none. */
  passphrase: string
  say: (line: string) => void
}

const SHORTEST = 12
/** Everything is restored by then; the sweep of the portal that starts there removes the mark of the restore. */
const MARK_STAYS =
  'The mark that says that a restore is under way could not be taken away; the portal does so when it starts'

/**
 * Backs the portal up into a file. True when all that the database names is in it; false when files are missing, which
 * is said. Throws BackupFault where nothing was written.
 */
export async function backUp({
  config,
  path,
  passphrase,
  say,
  withSigningKey,
}: BackupCommand & { withSigningKey: boolean }): Promise<boolean> {
  if (existsSync(path))
    throw new BackupFault(`“${path}” is there already. Name another file: a backup replaces none.`)
  if (!existsSync(dirname(path))) throw new BackupFault(`There is no folder “${dirname(path)}”.`)
  if (passphrase && passphrase.length < SHORTEST)
    throw new BackupFault(`BACKUP_PASSPHRASE is too short: use at least ${SHORTEST} characters.`)
  const signingKey = withSigningKey ? readSigningKey(config, passphrase) : null
  const { database, close } = await openForBackup(config)
  try {
    const files = await openFiles(config)
    const manifest = await writeBackup(database, {
      path,
      files,
      passphrase: passphrase || null,
      signingKey,
      now: new Date(),
      say,
    })
    say(`${path}: ${sizeOf(statSync(path).size)}, ${inWords(manifest)}.`)
    say(
      passphrase
        ? 'It is encrypted: without BACKUP_PASSPHRASE nobody opens it again.'
        : 'It is not encrypted, for BACKUP_PASSPHRASE is not set: whoever reads this file reads everything in it.',
    )
    return saysWhole(manifest, say)
  } finally {
    await close()
  }
}

/** Brings a backup back. Throws BackupFault where nothing was written. */
export async function bringBack({ config, path, passphrase, say }: BackupCommand): Promise<void> {
  if (!existsSync(path)) throw new BackupFault(`There is no file “${path}”.`)
  const files = await restoredFiles(config)
  const key = keyKeeper(config, say)
  const { database, close } = await openForRestore(config)
  let isDone = false
  try {
    const { head, manifest } = await restoreBackup(database, {
      path,
      passphrase: passphrase || null,
      files,
      keepKey: key.keep,
      say,
    })
    isDone = true
    say(`What the portal held at ${head.takenAt} is back: ${inWords(manifest)}.`)
    key.tell()
    saysWhole(manifest, say)
  } finally {
    await close(isDone)
  }
  await files.finish().catch((error) => say(`${MARK_STAYS} (${error.message})`))
}

function readSigningKey(config: Config, passphrase: string): Buffer {
  if (!passphrase)
    throw new BackupFault('The signing key goes only into an encrypted backup: set BACKUP_PASSPHRASE.')
  const path = signingKeyPath(config)
  if (!path || !existsSync(path))
    throw new BackupFault(
      path ? `There is no signing key at “${path}”.` : 'There is no signing key: SIGNING_KEY names none.',
    )
  return readFileSync(path)
}

/** Puts the signing key where the portal looks for it, or beside what it keeps on disk. */
function keyKeeper(config: Config, say: BackupCommand['say']) {
  const path = signingKeyPath(config) ?? join(config.dataDir, 'signing.p12')
  let kept: 'new' | 'known' | null = null
  return {
    keep: async (content: Buffer | null) => {
      if (!content) {
        if (kept === 'new') rmSync(path, { force: true })
      } else if (!existsSync(path)) {
        writeFileSync(path, content, { mode: 0o600, flag: 'wx' })
        kept = 'new'
      } else {
        if (!readFileSync(path).equals(content))
          throw new BackupFault(`“${path}” is another signing key than the backup’s. Move it away first.`)
        kept = 'known'
      }
    },
    tell: () => {
      if (kept)
        say(
          `The signing key is at “${path}”${signingKeyPath(config) ? '' : ': set SIGNING_KEY to it, and SIGNING_KEY_PASSWORD to its password'}.`,
        )
    },
  }
}

/** The database as it is: its schema may be an older one, and stays so. */
async function openForBackup(
  config: Config,
): Promise<{ database: OpenDatabase; close: () => Promise<void> }> {
  if (config.databaseUrl) {
    const database = openPostgres(config.databaseUrl, { connections: 1, patience: 'command' })
    return { database, close: database.close }
  }
  if (!existsSync(databaseFolder(config.dataDir)))
    throw new BackupFault(
      `There is no database in the folder “${config.dataDir}”: set DATA_DIR or DATABASE_URL.`,
    )
  const lock = lockFolder(config.dataDir)
  if (!lock)
    throw new BackupFault(
      `The portal runs on the folder “${config.dataDir}”. End it first: the embedded database belongs to one process at a time. On a PostgreSQL server a backup is taken beside it.`,
    )
  const database = await openEmbedded(config.dataDir)
  return {
    database,
    close: async () => {
      await database.close()
      lock.release()
    },
  }
}

async function openForRestore(
  config: Config,
): Promise<{ database: OpenDatabase; close: (isDone: boolean) => Promise<void> }> {
  const lock = lockFolder(config.dataDir)
  if (!lock)
    throw new BackupFault(
      `The portal runs on the folder “${config.dataDir}”. End it first, or set DATA_DIR to another folder.`,
    )
  if (config.databaseUrl) {
    const database = openPostgres(config.databaseUrl, { connections: 1, patience: 'command' })
    return {
      database,
      close: async () => {
        await database.close()
        lock.release()
      },
    }
  }
  const database = await openEmbedded(config.dataDir)
  const folder = databaseFolder(config.dataDir)
  const end = async () => {
    await database.close()
    lock.release()
  }
  try {
    await refuseTables(database.db)
  } catch (error) {
    await end()
    throw error
  }
  // Should it be killed from here on, the next start finds the unfinished mark and creates the database anew.
  const unfinished = `${folder}.unfinished`
  writeFileSync(unfinished, '')
  return {
    database,
    close: async (isDone) => {
      await database.close()
      if (!isDone) rmSync(folder, { recursive: true, force: true })
      rmSync(unfinished, { force: true })
      lock.release()
    },
  }
}

function inWords({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const said = (count: number) => count.toLocaleString('en')
  return `${said(rows)} rows of ${said(tables.length)} tables, ${said(files.count)} files (${sizeOf(files.bytes)})`
}

/** Says which files are not as the database says. True when all are. */
function saysWhole({ files }: Manifest, say: BackupCommand['say']): boolean {
  if (files.missing.length > 0)
    say(`Files that the database names and nobody has: ${files.missing.join(', ')}.`)
  if (files.damaged.length > 0)
    say(`Files that are not what the database says of them: ${files.damaged.join(', ')}.`)
  return files.missing.length + files.damaged.length === 0
}

function sizeOf(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} KB`
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`
}
