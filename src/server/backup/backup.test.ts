import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLUB_CAST } from '../../membership/server/testing.club.ts'
import {
  BOTH_ENGINES,
  ENGINES,
  type TestApp,
  testApp,
  testAppOn,
  testConfig,
} from '../../portal/server/testing.ts'
import { VERSION } from '../boot/version.ts'
import type { OpenDatabase } from '../database/database.ts'
import { migrate, readMigrations } from '../database/migrate.ts'
import type { Files } from '../files/files.ts'
import { fileUrl, RESTORE_MARK } from '../files/files.ts'
import { keepFile } from '../files/keep-file.ts'
import { openFiles } from '../files/open-files.ts'
import { holdSweep, insertFile, letSweep } from '../files/stored-files.store.ts'
import { sweepFiles } from '../files/sweep.ts'
import { bucket } from '../files/testing.bucket.ts'
import { TEST_NOW } from '../testing.day.ts'
import { packed } from './backup-stream.ts'
import { readBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { restoredFiles } from './restored-files.ts'
import { bareDatabase, databaseSnapshot } from './testing.bare.store.ts'
import { writeBackup } from './write-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'veranda-backup-'))
const PASSPHRASE = 'a quiet loggia at dawn'
const newPath = (name = 'backup') => join(folder, `${name}-${randomUUID()}`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a restore says when all files and rows are in and nothing is committed. */
const LAST_LINE = 'looking at the whole …'

/** A restore's other end: a database without tables, and a folder without files. */
async function emptyPortal(engine: 'embedded' | 'postgres') {
  const database = await bareDatabase(engine)
  const config = testConfig({ DATA_DIR: newPath('data') })
  return {
    database,
    config,
    restore: async (path: string, more: Partial<Parameters<typeof restoreBackup>[1]> = {}) => {
      const files = more.files ?? (await restoredFiles(config))
      await restoreBackup(database, { path, passphrase: null, keepKey: async () => {}, ...more, files })
      await files.finish()
    },
  }
}

const backup = (
  database: OpenDatabase,
  files: Files,
  more: Partial<Parameters<typeof writeBackup>[1]> = {},
) =>
  writeBackup(database, {
    path: newPath(),
    files,
    passphrase: null,
    signingKey: null,
    now: new Date('2026-11-20T12:00:00Z'),
    ...more,
  })

/**
 * A club of one row and of whatever its schema brings along: how a restore fails, and is done again, hangs on no number of
 * rows. That all rows of a whole club come back is asked between the engines, each way.
 */
async function smallClub(engine: 'embedded' | 'postgres', env: Record<string, string> = {}) {
  const database = await bareDatabase(engine)
  await migrate(database)
  await database.runScript(
    `INSERT INTO cancel_motives (channel, name) VALUES (1, '{"en":"Rain","es":"Lluvia"}')`,
  )
  const files = await openFiles(testConfig({ DATA_DIR: newPath('data'), ...env }))
  return { database, files, close: database.close }
}

describe.each(BOTH_ENGINES)('a backup of the club on %s', (engine) => {
  let club: TestApp
  const path = newPath()
  const keys: string[] = []
  beforeAll(async () => {
    club = await testApp(engine)
    for (const [name, content] of [
      ['Acta “Ñandú”.pdf', Buffer.from('a paper')],
      ['large.bin', Buffer.alloc(700_001, 'seven')],
    ] as const) {
      const kept = await keepFile(club.files, { name, mediaType: 'application/pdf', content })
      await insertFile(club.database.db, kept, { ownerId: CLUB_CAST.elena.id }, club.clock.now())
      keys.push(kept.key)
    }
    const manifest = await backup(club.database, club.files, { path })
    expect(manifest.files).toMatchObject({ count: 2, missing: [], damaged: [] })
  })
  afterAll(() => club.close())

  test.each(BOTH_ENGINES)(
    'comes back on %s as it was: rows, numbers, rules, triggers, files',
    async (other) => {
      const empty = await emptyPortal(other)
      await empty.restore(path)
      const [before, after] = [await databaseSnapshot(club.database), await databaseSnapshot(empty.database)]
      expect(Object.keys(before).length).toBeGreaterThan(300)
      expect(after).toEqual(before)
      expect(await migrate(empty.database)).toEqual([])
      const files = await openFiles(empty.config)
      const large = await buffer(await files.read(keys[1] ?? ''))
      expect(large.equals(Buffer.alloc(700_001, 'seven'))).toBe(true)
      await expect(files.read(RESTORE_MARK)).rejects.toThrow('is missing')

      const restored = await testAppOn(empty.database, { FILES_URL: `file://${empty.config.dataDir}/files` })
      const elena = await restored.signedIn('elena')
      const opened = await elena.open(fileUrl(keys[0] ?? '', 'Acta.pdf'))
      expect([opened.statusCode, opened.body]).toEqual([200, 'a paper'])
      await restored.close()
    },
  )

  test('is a compressed tar that nobody else reads, and nothing unfinished is beside it', () => {
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})

describe.each(ENGINES)('a restore on %s', (engine) => {
  let club: Awaited<ReturnType<typeof smallClub>>
  const path = newPath()
  const sealed = newPath()
  beforeAll(async () => {
    club = await smallClub(engine)
    const kept = await keepFile(club.files, {
      name: 'x.pdf',
      mediaType: 'application/pdf',
      content: Buffer.from('a paper'),
    })
    await insertFile(club.database.db, kept, { club: true }, TEST_NOW)
    await backup(club.database, club.files, { path })
    await backup(club.database, club.files, {
      path: sealed,
      passphrase: PASSPHRASE,
      signingKey: Buffer.from('the key'),
    })
  })
  afterAll(() => club.close())

  const tablesIn = async (database: OpenDatabase) =>
    Object.keys(await databaseSnapshot(database)).filter((name) => name !== 'migrations')

  test('opens what a passphrase has closed, the signing key in it', async () => {
    const empty = await emptyPortal(engine)
    const keys: (string | undefined)[] = []
    await empty.restore(sealed, {
      passphrase: PASSPHRASE,
      keepKey: async (key) => void keys.push(key?.toString()),
    })
    expect(keys).toEqual(['the key'])
    expect(await databaseSnapshot(empty.database)).toEqual(await databaseSnapshot(club.database))
    expect(readFileSync(sealed).includes('owners')).toBe(false)
    await empty.database.close()
  })

  test('distinguishes a wrong passphrase, a missing one, and one given for an unencrypted backup', async () => {
    await expect(readBackup(sealed, 'another passphrase')).rejects.toThrow('is not the one')
    await expect(readBackup(sealed, null)).rejects.toThrow('This backup is encrypted')
    await expect(readBackup(path, PASSPHRASE)).rejects.toThrow('this backup is not encrypted')
    const other = newPath()
    writeFileSync(other, 'something else')
    await expect(readBackup(other, null)).rejects.toThrow('is no backup of Veranda')
  })

  test('refuses a changed or truncated backup before it writes anything', async () => {
    const empty = await emptyPortal(engine)
    const whole = readFileSync(path)
    const broken = newPath()
    for (const at of [12, 5_000, Math.floor(whole.length / 2), whole.length - 6]) {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      writeFileSync(broken, bytes)
      await expect(empty.restore(broken), `byte ${at}`).rejects.toThrow(/is damaged|ends in the middle/)
    }
    for (const end of [0, 9, 4_000, whole.length - 1]) {
      writeFileSync(broken, whole.subarray(0, end))
      await expect(empty.restore(broken), `cut at ${end}`).rejects.toThrow(/ends in the middle|is no backup/)
    }
    expect(await databaseSnapshot(empty.database)).toEqual({})
    await empty.database.close()
  })

  test('refuses a target that has tables or files already', async () => {
    const empty = await emptyPortal(engine)
    const files = await openFiles(empty.config)
    const key = randomUUID()
    await files.write(key, Buffer.from('mine'))
    await expect(empty.restore(path)).rejects.toThrow(/The folder “.*files” is not empty/)
    await files.remove(key)
    rmSync(join(empty.config.dataDir, 'files'), { recursive: true })
    await empty.database.runScript('CREATE TABLE something (id int)')
    await expect(empty.restore(path)).rejects.toThrow('The database is not empty: it has a table “something”')
    await empty.database.close()
  })

  test('that fails in the middle leaves neither rows nor files', async () => {
    const empty = await emptyPortal(engine)
    const say = (line: string) => {
      if (line === LAST_LINE) throw new Error('the disk is full')
    }
    await expect(empty.restore(path, { say })).rejects.toThrow('the disk is full')
    expect(readdirSync(join(empty.config.dataDir, 'files'))).toEqual([])
    // On a server not even the tables; the embedded folder goes away as a whole (`command.ts`).
    if (engine === 'postgres') expect(await tablesIn(empty.database)).toEqual([])
    else expect((await databaseSnapshot(empty.database)).cancel_motives).toBe('0 ')
    await empty.database.close()
  })

  test.each([
    ['before its commit', false],
    ['after it, with the mark still there', true],
  ])('that is killed %s is done again', async (_, committed) => {
    const empty = await emptyPortal(engine)
    const files = await restoredFiles(empty.config)
    // A killed process neither rolls back nor finishes.
    const killed = { ...files, undo: async () => {} }
    const wish = { path, passphrase: null, keepKey: async () => {}, files: killed }
    const say = (line: string) => {
      if (line === LAST_LINE && !committed) throw new Error('killed')
    }
    const first = restoreBackup(empty.database, { ...wish, say }).then(
      () => true,
      () => false,
    )
    expect(await first).toBe(committed)
    const left = readdirSync(join(empty.config.dataDir, 'files'), { recursive: true })
    expect(left.length).toBeGreaterThan(2)

    const again = await bareDatabase(engine)
    const next = await restoredFiles(empty.config)
    await restoreBackup(again, { ...wish, files: next })
    await next.finish()
    expect(await databaseSnapshot(again)).toEqual(await databaseSnapshot(club.database))
    const names = readdirSync(join(empty.config.dataDir, 'files'), { recursive: true }).map(String)
    expect(names.filter((name) => name.length > 2)).toHaveLength(1)
    await expect(empty.restore(path)).rejects.toThrow(/is not empty/)
    for (const { close } of [again, empty.database]) await close()
  })

  test('refuses the backup of a newer Veranda, and of one whose migration was another', async () => {
    const empty = await emptyPortal(engine)
    const all = readMigrations()
    const last = all.at(-1)?.name
    await expect(empty.restore(path, { migrations: all.slice(0, -1) })).rejects.toThrow(
      `This backup is of a newer Veranda (${VERSION}, ${last}). Restore it with that version.`,
    )
    const changed = all.map((one, at) => (at === 3 ? { ...one, text: `${one.text} ` } : one))
    await expect(empty.restore(path, { migrations: changed })).rejects.toThrow('another Veranda')
    expect(await databaseSnapshot(empty.database)).toEqual({})
    await empty.database.close()
  })

  test('of an older Veranda’s backup brings its schema, which the next start brings up to date', async () => {
    const all = readMigrations()
    const old = await bareDatabase(engine)
    await migrate(old, all.slice(0, -2))
    const older = newPath()
    await backup(old, club.files, { path: older })
    const empty = await emptyPortal(engine)
    await empty.restore(older)
    expect(await databaseSnapshot(empty.database)).toEqual(await databaseSnapshot(old))
    expect(await migrate(empty.database)).toEqual(all.slice(-2).map(({ name }) => name))
    await old.close()
    await empty.database.close()
  })
})

describe.each(ENGINES)('the files of a backup on %s', (engine) => {
  test('that nobody has, or that are other than the database says, are named; the rest is there', async () => {
    const club = await smallClub(engine)
    const keep = async (content: string) => {
      const kept = await keepFile(club.files, {
        name: 'x.pdf',
        mediaType: 'application/pdf',
        content: Buffer.from(content),
      })
      await insertFile(club.database.db, kept, { club: true }, TEST_NOW)
      return kept.key
    }
    const [whole, gone, shorter, longer] = [
      await keep('whole'),
      await keep('gone'),
      await keep('short'),
      await keep('long'),
    ]
    await club.files.remove(gone)
    await club.files.write(shorter, Buffer.from('sh'))
    await club.files.write(longer, Buffer.from('longer'))
    const path = newPath()
    const { files } = await backup(club.database, club.files, { path })
    expect(files.missing).toEqual([gone])
    expect([...files.damaged].sort()).toEqual([shorter, longer].sort())
    const found = new Map<string, string>()
    await readBackup(path, null, {
      file: async (key, content) => void found.set(key, (await buffer(content)).toString()),
    })
    expect([found.get(whole), found.has(gone)]).toEqual(['whole', false])
    await club.close()
  })

  test('are not swept away while it is taken', async () => {
    const club = await smallClub(engine)
    const key = randomUUID()
    await club.files.write(key, Buffer.from('named by no row any more'))
    const later = new Date(Date.now() + 7_200_000)
    await club.database.db.connection().execute(async (connection) => {
      await holdSweep(connection)
      await sweepFiles(connection, club.files, later)
      await letSweep(connection)
    })
    await club.files.read(key)
    await sweepFiles(club.database.db, club.files, later)
    await expect(club.files.read(key)).rejects.toThrow('is missing')
    await club.close()
  })
})

test.each(ENGINES)('a backup and a restore on %s go from one bucket to another', async (engine) => {
  const [from, to] = [new Map<string, Buffer>(), new Map<string, Buffer>()]
  const servers = [bucket(from), bucket(to)]
  const [one = '', two = ''] = await Promise.all(
    servers.map(async (server) => {
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
      const { port } = server.address() as AddressInfo
      return `s3+http://someone:secret@127.0.0.1:${port}/club/portal`
    }),
  )
  const club = await smallClub(engine, { FILES_URL: one })
  const kept = await keepFile(club.files, {
    name: 'x.pdf',
    mediaType: 'application/pdf',
    content: Buffer.from('a paper'),
  })
  await insertFile(club.database.db, kept, { club: true }, TEST_NOW)
  const path = newPath()
  await backup(club.database, club.files, { path })
  const empty = await emptyPortal(engine)
  const files = await restoredFiles(testConfig({ FILES_URL: two }))
  const say = (line: string) => {
    if (line === LAST_LINE) throw new Error('the bucket is away')
  }
  await expect(empty.restore(path, { files, say })).rejects.toThrow('the bucket is away')
  expect(to.size).toBe(0)
  const again = engine === 'postgres' ? empty : await emptyPortal(engine)
  await again.restore(path, { files })
  expect(to.get(`portal/${kept.key}`)?.toString()).toBe('a paper')
  const third = await emptyPortal(engine)
  await expect(third.restore(path, { files })).rejects.toThrow('The bucket of FILES_URL is not empty')
  for (const { database } of new Set([empty, again, third])) await database.close()
  await club.close()
  for (const server of servers) server.close()
})

test('what a killed restore left in a bucket goes with the next one; what a portal keeps there does not', async () => {
  const objects = new Map<string, Buffer>()
  const server = bucket(objects)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const config = testConfig({ FILES_URL: `s3+http://someone:secret@127.0.0.1:${port}/club/portal` })
  const killed = await restoredFiles(config)
  expect(await killed.taken()).toBe(null)
  await killed.write(randomUUID(), Buffer.from('a paper'))
  await killed.write(randomUUID(), Buffer.from('another'))
  // The killed restore says neither that it succeeded nor that it was rolled back.
  expect(objects.size).toBe(3)

  const next = await restoredFiles(config)
  expect(await next.taken()).toBe(null)
  expect(objects.size).toBe(0)
  const key = randomUUID()
  await next.write(key, Buffer.from('a paper'))
  await next.finish()
  expect([...objects.keys()]).toEqual([`portal/${key}`])
  expect(await (await restoredFiles(config)).taken()).toBe('The bucket of FILES_URL')

  // Killed again, and then a portal is started there: from its first look on the bucket is the portal's.
  objects.clear()
  await (await restoredFiles(config)).write(randomUUID(), Buffer.from('a paper'))
  const club = await testApp()
  await sweepFiles(club.database.db, await openFiles(config), TEST_NOW)
  await club.close()
  const kept = randomUUID()
  await (await openFiles(config)).write(kept, Buffer.from('of an owner'))
  expect(await (await restoredFiles(config)).taken()).toBe('The bucket of FILES_URL')
  server.close()
})

test('backpressure: however long the backup takes, little of it is in memory at a time', async () => {
  const piece = Buffer.alloc(1 << 16, 'abcdefg')
  for (const passphrase of [null, PASSPHRASE]) {
    let [made, most] = [0, 0]
    const content = (async function* () {
      for (; made < 2_000; made++) yield piece
    })()
    const stream = packed(content, passphrase)[Symbol.asyncIterator]()
    await stream.next()
    // The reader pauses: the source has to pause too.
    for (let turn = 0; turn < 200; turn++) await new Promise((over) => setImmediate(over))
    most = made
    expect(most * piece.length).toBeLessThan(64 << 20)
    expect(most).toBeLessThan(2_000)
    await stream.return?.()
  }
})
