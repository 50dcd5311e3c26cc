import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { fillDemoClub } from '../../demo/server/fill-club.ts'
import { promiseDemoFiles } from '../../demo/server/promise-files.ts'
import { testConfig } from '../../portal/server/testing.ts'
import { openPostgres } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { TEST_DAY, TEST_NOW } from '../testing.day.ts'
import { start } from './start.ts'

const url = process.env.TEST_DATABASE_URL ?? 'postgres://nobody@127.0.0.1:1/nothing'

describe.runIf(process.env.TEST_DATABASE_URL)(
  'several processes that start at once on an empty server',
  () => {
    const name = `veranda_starts_${randomBytes(4).toString('hex')}`
    const own = new URL(url)
    own.pathname = `/${name}`
    const folder = mkdtempSync(join(tmpdir(), 'veranda-starts-'))
    const onServer = async (script: string) => {
      const server = openPostgres(url, { connections: 1 })
      await server.runScript(script)
      await server.close()
    }
    afterAll(async () => {
      rmSync(folder, { recursive: true, force: true })
      await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    })

    test('bring the tables up to date once and fill the demo club once', async () => {
      await onServer(`CREATE DATABASE ${name}`)
      const starts = Array.from({ length: 3 }, async () => {
        const database = openPostgres(own.href, { connections: 1, patience: 'command' })
        await migrate(database)
        const filled = await fillDemoClub(database.db, { today: TEST_DAY, seed: 1, passwordHash: 'none' })
        await promiseDemoFiles(database.db, TEST_NOW)
        await database.close()
        return filled
      })
      expect((await Promise.all(starts)).filter(Boolean)).toHaveLength(1)
    })

    test('an older version says that the database is newer, and starts nothing', async () => {
      const database = openPostgres(own.href, { connections: 1 })
      await sql`INSERT INTO migrations (name, hash) VALUES ('9999_tomorrow.sql', 'x')`.execute(database.db)
      await database.close()
      const config = testConfig({
        DATABASE_URL: own.href,
        API_TOKEN: 'x'.repeat(16),
        DATA_DIR: folder,
        PORT: '0',
      })
      expect(await start(config)).toMatchObject({
        ok: false,
        fault: expect.stringContaining('9999_tomorrow'),
      })
    })

    test('with NEWER_SCHEMA=accept it starts all the same, warns, and `/ready` names it', async () => {
      const lines: string[] = []
      const started = await start(
        testConfig({
          DATABASE_URL: own.href,
          API_TOKEN: 'x'.repeat(16),
          DATA_DIR: folder,
          PORT: '0',
          LOG_LEVEL: 'warn',
          NEWER_SCHEMA: 'accept',
        }),
        { log: { write: (line) => lines.push(line) } },
      )
      if (!started.ok) throw new Error(started.fault)
      try {
        expect((await started.app.inject({ url: '/ready' })).json().attention).toContain('schema')
        expect(lines.map((line) => JSON.parse(line))).toContainEqual(
          expect.objectContaining({ level: 40, migration: '9999_tomorrow.sql' }),
        )
      } finally {
        await started.stop()
      }
    })
  },
)
