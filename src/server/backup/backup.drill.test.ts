import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { fillDemoClub } from '../../demo/server/fill-club.ts'
import { findOrderBreaches, takenBefore } from '../../marketplace/server/pressure/breaches.store.ts'
import { aLine, detailsOf, shopper } from '../../marketplace/server/testing.cart.ts'
import { hashPassword } from '../../membership/server/sign-in/hash.ts'
import { CLUB_CAST } from '../../membership/server/testing.club.ts'
import { ENGINES, type TestApp, testAppOn, testConfig } from '../../portal/server/testing.ts'
import type { OpenDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { keepFile } from '../files/keep-file.ts'
import { openFiles } from '../files/open-files.ts'
import { insertFile } from '../files/stored-files.store.ts'
import { TEST_DAY, TEST_PASSWORD } from '../testing.day.ts'
import { restoreBackup } from './restore-backup.ts'
import { restoredFiles } from './restored-files.ts'
import { bareDatabase, databaseSnapshot } from './testing.bare.store.ts'
import { writeBackup } from './write-backup.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'veranda-drill-'))
const passphrase = 'a quiet loggia at dawn'
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Rows of 100 MB as they are written: a backup that held them all in memory would show. */
const MANY_ROWS = 400_000

async function restored(path: string, engine: 'embedded' | 'postgres') {
  const database = await bareDatabase(engine)
  const config = testConfig({ DATA_DIR: mkdtempSync(join(folder, 'data-')) })
  const files = await restoredFiles(config)
  await restoreBackup(database, { path, passphrase, files, keepKey: async () => {} })
  await files.finish()
  return { database, files: await openFiles(config) }
}

/** People who order and upload until they are stopped; all that was answered as done has to be in the portal. */
async function busy(club: TestApp) {
  const { db } = club.database
  const { rows } = await sql<{ contract: number; day: string }>`
    SELECT c.id AS contract, (b.check_in + 1)::text AS day
      FROM contracts c JOIN owners o ON o.id = c.owner_id JOIN bookings b ON b.contract_id = c.id
     WHERE o.email = 'elena@marea.example' AND b.status = 'confirmed' AND b.check_in > ${TEST_DAY}
     ORDER BY b.check_in LIMIT 1`.execute(db)
  const { contract, day } = rows[0]!
  await sql`DELETE FROM allotment WHERE day >= ${day}`.execute(db)
  await sql`DELETE FROM product_blackouts`.execute(db)
  await sql`UPDATE product_details SET daily_capacity = 100000 WHERE daily_capacity IS NOT NULL`.execute(db)
  const before = await takenBefore(db)
  const supper = (await detailsOf(db, 'chefs-table-on-the-terrace'))[0]!
  const shop = shopper(await club.signedIn('elena'), contract)
  const told = { orders: 0, files: 0 }
  let stopped = false
  const orders = async () => {
    while (!stopped) {
      const { code, body } = await shop.order([
        aLine({ detailId: supper.id, operationtime: '19:30', qty: 1, operationdate: day }),
      ])
      if (code !== 200) throw new Error(JSON.stringify(body))
      told.orders++
    }
  }
  const uploads = async () => {
    while (!stopped) {
      const content = Buffer.alloc(50_000 + told.files, String(told.files))
      const file = await keepFile(club.files, { name: 'x.pdf', mediaType: 'application/pdf', content })
      await insertFile(db, file, { ownerId: CLUB_CAST.elena.id }, club.clock.now())
      told.files++
    }
  }
  const working = Promise.all([orders(), uploads()])
  return {
    before,
    told,
    stop: async () => {
      stopped = true
      await working
    },
  }
}

const count = async ({ db }: Pick<OpenDatabase, 'db'>, table: string) => {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(db)
  return rows[0]?.n ?? 0
}

describe.each(ENGINES)('the drill on %s', (engine) => {
  test('fill, back up while it is written to, destroy, restore, compare', async () => {
    const database = await bareDatabase(engine)
    await migrate(database)
    const passwordHash = await hashPassword(TEST_PASSWORD)
    await fillDemoClub(database.db, { today: TEST_DAY, seed: 1, passwordHash })
    const club = await testAppOn(database)
    await sql`
      INSERT INTO sign_in_failures (subject, failures, last_at)
      SELECT 'drill' || repeat(i::text, 20), 1, now() FROM generate_series(1, ${sql.lit(MANY_ROWS)}) i`.execute(
      club.database.db,
    )
    const people = await busy(club)
    while (people.told.orders < 5 || people.told.files < 5)
      await new Promise((resolve) => setTimeout(resolve, 20))
    const first = { ...people.told, orders: await count(club.database, 'orders') }
    const [path, quiet] = [join(folder, 'busy.backup'), join(folder, 'quiet.backup')]
    const wish = { files: club.files, passphrase, signingKey: null, now: new Date() }
    await writeBackup(club.database, { ...wish, path })
    await people.stop()
    const last = await count(club.database, 'orders')
    await writeBackup(club.database, { ...wish, path: quiet })
    const asItWas = await databaseSnapshot(club.database)
    // Destroyed: the database is dropped, the folder removed.
    await club.close()

    const one = await restored(path, engine)
    // What was answered as done before the backup began is in it, and no transaction is in it by half.
    const orders = await count(one.database, 'orders')
    expect(orders).toBeGreaterThanOrEqual(first.orders)
    expect(orders).toBeLessThanOrEqual(last)
    if (engine === 'postgres') expect(last).toBeGreaterThan(first.orders)
    expect(await findOrderBreaches(one.database.db, people.before)).toEqual([])
    const { rows } = await sql<{ key: string; bytes: number }>`
      SELECT key::text, bytes FROM stored_files WHERE bytes IS NOT NULL`.execute(one.database.db)
    expect(rows.length).toBeGreaterThanOrEqual(first.files)
    for (const { key, bytes } of rows) expect((await buffer(await one.files.read(key))).length).toBe(bytes)
    await one.database.close()

    const two = await restored(quiet, engine)
    expect(await databaseSnapshot(two.database)).toEqual(asItWas)
    await two.database.close()
  }, 1_200_000)
})

test.runIf(process.env.TEST_DATABASE_URL)(
  'memory: 400,000 rows go out and come back through a process that may hold 64 MB',
  async () => {
    const [from, to] = [await bareDatabase('postgres'), await bareDatabase('postgres')]
    const file = join(folder, 'large.backup')
    await migrate(from)
    await sql`
      INSERT INTO sign_in_failures (subject, failures, last_at)
      SELECT 'drill' || repeat(i::text, 20), 1, now() FROM generate_series(1, ${sql.lit(MANY_ROWS)}) i`.execute(
      from.db,
    )
    for (const [deed, { url }] of [
      ['backup', from],
      ['restore', to],
    ] as const) {
      const child = spawn(
        process.execPath,
        ['--max-old-space-size=64', 'scripts/run.mjs', 'scripts/club.ts', deed, file],
        {
          cwd: ROOT,
          env: {
            ...process.env,
            DATABASE_URL: url,
            API_TOKEN: 'a-token-of-the-drill',
            DATA_DIR: join(folder, deed),
          },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      )
      const ended = once(child, 'exit')
      const said = await Promise.all([text(child.stdout), text(child.stderr)])
      expect((await ended)[0], said.join()).toBe(0)
    }
    expect(await count(to, 'sign_in_failures')).toBe(MANY_ROWS)
    await from.close()
    await to.close()
  },
  1_200_000,
)
