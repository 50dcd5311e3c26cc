/**
 * `npm run club`: brings a club in from a folder of CSV files, writes it out, gives admins their passwords, backs the
 * portal up and brings it back.
 */
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { describeFolder } from '../src/admin/club/describe-folder.ts'
import { CLUB_FILES } from '../src/admin/club/folder.ts'
import { faultLine } from '../src/admin/server/club/desk.ts'
import { exportClub } from '../src/admin/server/club/export-club.ts'
import { type Imported, importClub } from '../src/admin/server/club/import-club.ts'
import { setAdminPassword } from '../src/admin/server/club/set-admin-password.ts'
import { isDemoClub } from '../src/demo/server/files/cast-files.store.ts'
import { checkDraw } from '../src/draws/check-draw.ts'
import { readDrawFile } from '../src/draws/round.ts'
import { BackupFault } from '../src/server/backup/backup-fault.ts'
import { backUp, bringBack } from '../src/server/backup/command.ts'
import { type Config, readConfig } from '../src/server/boot/config.ts'
import { lockFolder } from '../src/server/boot/lock.ts'
import { spareMemory } from '../src/server/boot/spare-memory.ts'
import { StartFault } from '../src/server/boot/start-fault.ts'
import { type OpenDatabase, openEmbedded, openPostgres } from '../src/server/database/database.ts'
import { migrate } from '../src/server/database/migrate.ts'
import { FilesAway } from '../src/server/files/files.ts'
import { commandLine } from '../src/server/http/security-log.ts'

const USAGE = `npm run club -- check FOLDER                    says what is wrong with a folder, and writes nothing
npm run club -- import FOLDER                   brings it in, all of it or nothing
    --invite                                    invites the owners who have no password to set one, each once
    --remove-parts                              takes out lines, pictures and hours that the folder leaves out
npm run club -- export FOLDER                   writes the club as such a folder
npm run club -- check-draw FILE                 computes a drawn round again, and says whether it is the published one
npm run club -- password ADDRESS < FILE         sets the password of an admin
npm run club -- backup FILE                     writes all that the portal keeps into a file, beside it as it runs
    --with-signing-key                          the key that seals reports too
npm run club -- restore FILE                    brings it back, into an empty database and an empty place for files
    BACKUP_PASSPHRASE                           encrypts the one and opens the other, from the environment
The files and their columns: docs/club-folder.md. The database is the portal's: DATABASE_URL, or DATA_DIR.`

const DEEDS = ['check', 'check-draw', 'import', 'export', 'password', 'backup', 'restore', 'describe']
const NO_FLAGS = { invite: false, removeParts: false, withSigningKey: false }

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const { deed, what, flags } = readArgs(args)
  if (deed === 'describe') {
    process.stdout.write(describeFolder(CLUB_FILES))
    return 0
  }
  if (!deed || !what) return complain(USAGE)
  if (deed === 'check-draw') return checkDrawFile(what)
  const reading = readConfig(process.env)
  if (!reading.ok) return complain(...reading.faults)
  if (flags.invite && !process.env.PUBLIC_URL)
    return complain(
      'PUBLIC_URL is missing: the invitations lead there, and owners cannot reach this machine’s own address.',
    )
  if (deed === 'backup' || deed === 'restore') return keepSafe(deed, what, { ...flags, ...reading })
  const opening = await open(reading.config)
  if (!opening.ok) return complain(opening.fault)
  try {
    if (deed === 'export') return await exports(opening.database, what)
    if (deed === 'password') return await password(opening.database, what)
    return await imports(opening.database, what, {
      ...flags,
      onlyCheck: deed === 'check',
      config: reading.config,
    })
  } finally {
    await opening.close()
  }
}

function readArgs(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        invite: { type: 'boolean' },
        'remove-parts': { type: 'boolean' },
        'with-signing-key': { type: 'boolean' },
      },
    })
    const [deed, what, ...more] = positionals
    const isKnown = DEEDS.includes(deed ?? '') && more.length === 0
    const flags = {
      invite: values.invite ?? false,
      removeParts: values['remove-parts'] ?? false,
      withSigningKey: values['with-signing-key'] ?? false,
    }
    return { deed: isKnown ? deed : undefined, what, flags }
  } catch (error) {
    console.error((error as Error).message)
    return { deed: undefined, what: undefined, flags: NO_FLAGS }
  }
}

/** Computes a drawn round again from its file, and says of each check what was published and what came out here. */
async function checkDrawFile(path: string): Promise<number> {
  const round = existsSync(path) ? readDrawFile(readFileSync(path, 'utf8')) : null
  if (!round) return complain(`${path} is not the file of a drawn round.`)
  const checks = await checkDraw(round)
  for (const { check, agrees, published, computed } of checks)
    console.log(`${agrees ? 'same  ' : 'OTHER '} ${check}: published ${published}, computed here ${computed}`)
  const others = checks.filter(({ agrees }) => !agrees).map(({ check }) => check)
  console.log(
    others.length === 0
      ? 'The same result: the round was drawn as it was published.'
      : `Not the same result: ${others.join(', ')}. This file is not what was drawn.`,
  )
  return others.length === 0 ? 0 : 1
}

/** Backs the portal up, or brings it back. Neither changes the schema first: a backup is of what is there. */
async function keepSafe(
  deed: 'backup' | 'restore',
  path: string,
  { config, withSigningKey }: { config: Config; withSigningKey: boolean },
): Promise<number> {
  const wish = { config, path, passphrase: process.env.BACKUP_PASSPHRASE ?? '', say: console.log }
  if (!config.databaseUrl) spareMemory()
  try {
    if (deed === 'backup') return (await backUp({ ...wish, withSigningKey })) ? 0 : 1
    await bringBack(wish)
    return 0
  } catch (error) {
    if (error instanceof BackupFault || error instanceof FilesAway || error instanceof StartFault)
      return complain(error.message)
    const { code } = error as { code?: string }
    // Not a stack for a server that is away, or a disk that is full.
    if (code) return complain(`The ${deed} was ended, and nothing is left of it: ${(error as Error).message}`)
    throw error
  }
}

/** The portal's database, its schema brought up to date. The embedded one belongs to one process at a time. */
async function open(
  config: Config,
): Promise<{ ok: true; database: OpenDatabase; close: () => Promise<void> } | { ok: false; fault: string }> {
  const lock = config.databaseUrl ? null : lockFolder(config.dataDir)
  if (!config.databaseUrl && !lock)
    return {
      ok: false,
      fault: `The portal runs on the folder “${config.dataDir}”. End it first: the embedded database belongs to one process at a time.`,
    }
  if (lock) spareMemory()
  const database = config.databaseUrl
    ? openPostgres(config.databaseUrl, { connections: 2, patience: 'command' })
    : await openEmbedded(config.dataDir)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    lock?.release()
    return { ok: false, fault: `The database cannot be used: ${(error as Error).message}` }
  }
  return {
    ok: true,
    database,
    close: async () => {
      await database.close()
      lock?.release()
    },
  }
}

async function imports(
  database: OpenDatabase,
  folder: string,
  wish: { invite: boolean; removeParts: boolean; onlyCheck: boolean; config: Config },
): Promise<number> {
  const { invite, config, ...flags } = wish
  if (!flags.onlyCheck && (await isDemoClub(database.db)))
    return complain(
      'The demo club lives in this database, and nothing would part it from yours again. Bring yours into an empty one: set DATA_DIR to a new folder, or DATABASE_URL.',
    )
  const imported = await importClub(database, {
    folder,
    ...flags,
    now: new Date(),
    say: console.log,
    ...(invite && { invite: { publicUrl: config.publicUrl } }),
  })
  if (!imported.ok) {
    for (const fault of imported.faults) console.error(faultLine(fault))
    const count = imported.faults.length
    return complain(`Nothing was written: ${count === 1 ? 'one thing is' : `${count} things are`} wrong.`)
  }
  report(imported)
  if (!flags.onlyCheck)
    for (const { adminId, role, before } of imported.roles)
      console.error(commandLine('role-set', { account: `admin:${adminId}`, role, before }, new Date()))
  if (wish.onlyCheck) console.log('All is right. Nothing was written: this was a check.')
  return 0
}

function report({ files, invited }: Extract<Imported, { ok: true }>): void {
  console.log(
    `\n${'file'.padEnd(28)}${['rows', 'new', 'changed', 'removed'].map((name) => name.padStart(10)).join('')}`,
  )
  for (const { name, rows, added, changed, removed } of files)
    console.log(
      `${`${name}.csv`.padEnd(28)}${[rows, added, changed, removed].map((n) => n.toLocaleString('en').padStart(10)).join('')}`,
    )
  if (invited > 0) console.log(`${invited.toLocaleString('en')} owners are invited to set a password.`)
}

async function exports(database: OpenDatabase, folder: string): Promise<number> {
  const written = await exportClub(database, { folder, say: console.log })
  return written.ok ? 0 : complain(written.fault)
}

async function password(database: OpenDatabase, email: string): Promise<number> {
  if (process.stdin.isTTY) console.log('The new password, then Enter and Ctrl-D:')
  const given = readFileSync(process.stdin.fd, 'utf8').replace(/\r?\n$/, '')
  const set = await setAdminPassword(database.db, { email: email.toLowerCase(), password: given })
  if (!set.ok) return complain(set.fault)
  console.log(`${email} signs in with the new password.`)
  console.error(commandLine('password-set', { account: `admin:${set.adminId}` }, new Date()))
  return 0
}

function complain(...sentences: string[]): number {
  for (const sentence of sentences) console.error(sentence)
  return 1
}
