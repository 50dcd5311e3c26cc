import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { fillDemoClub } from '../demo/server/fill-club.ts'
import { hashPassword } from '../membership/server/hash.ts'
import { embedded, type OpenDatabase, openPostgres } from './database.ts'
import { migrate } from './migrate.ts'
import { TEST_DAY, TEST_PASSWORD } from './testing.day.ts'

const TEMPLATE = 'veranda_test_template'

/** Makes the database that every test file starts from, once, on each engine. */
export default async function setup(project: TestProject): Promise<() => void> {
  const passwordHash = await hashPassword(TEST_PASSWORD)
  const folder = mkdtempSync(join(tmpdir(), 'veranda-test-'))
  const engine = await PGlite.create({ parsers: { 1082: (value: string) => value } })
  const database = embedded(engine)
  await fill(database, passwordHash)
  const snapshot = join(folder, 'club.tar')
  writeFileSync(snapshot, Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer()))
  await database.close()
  project.provide('snapshot', snapshot)
  project.provide('template', await makeTemplate(passwordHash))
  return () => rmSync(folder, { recursive: true, force: true })
}

async function fill(database: OpenDatabase, passwordHash: string): Promise<void> {
  await migrate(database)
  await fillDemoClub(database.db, { today: TEST_DAY, seed: 1, passwordHash })
}

async function makeTemplate(passwordHash: string): Promise<string | null> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return null
  const server = openPostgres(url, { connections: 1 })
  await server.runScript(`DROP DATABASE IF EXISTS ${TEMPLATE}`)
  await server.runScript(`CREATE DATABASE ${TEMPLATE}`)
  await server.close()
  const own = new URL(url)
  own.pathname = `/${TEMPLATE}`
  const database = openPostgres(own.href)
  await fill(database, passwordHash)
  await database.close()
  return TEMPLATE
}
