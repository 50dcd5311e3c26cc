import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { fillDemoClub } from '../../demo/server/fill-club.ts'
import { hashPassword } from '../../membership/server/sign-in/hash.ts'
import { emptyCluster } from '../../server/database/cluster.ts'
import { embedded, engineOptions, type OpenDatabase, openPostgres } from '../../server/database/database.ts'
import { migrate } from '../../server/database/migrate.ts'
import { TEST_DAY, TEST_PASSWORD } from '../../server/testing.day.ts'

/** Whose tests run on the embedded database though there is a server. The others' club is made on the server alone. */
const ON_BOTH_ENGINES = new Set(['units', 'drills'])

/** Makes the database that every test file starts from, once, on each engine that the project's tests run on. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const passwordHash = await hashPassword(TEST_PASSWORD)
  const folder = mkdtempSync(join(tmpdir(), 'veranda-test-'))
  const snapshot = join(folder, 'club.tar')
  if (!process.env.TEST_DATABASE_URL || ON_BOTH_ENGINES.has(project.name))
    await makeSnapshot(snapshot, passwordHash)
  project.provide('snapshot', snapshot)
  const template = await makeTemplate(passwordHash)
  project.provide('template', template)
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    if (template) await onServer(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`)
  }
}

async function makeSnapshot(path: string, passwordHash: string): Promise<void> {
  const engine = await PGlite.create({
    ...engineOptions(PGlite.defaultStartParams),
    loadDataDir: await emptyCluster(),
  })
  const database = embedded(engine)
  await fill(database, passwordHash)
  // Whoever opens it has nothing to recover from: that took a third of the time of opening it.
  await database.runScript('CHECKPOINT')
  writeFileSync(path, Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer()))
  await database.close()
}

async function fill(database: OpenDatabase, passwordHash: string): Promise<void> {
  await migrate(database)
  await fillDemoClub(database.db, { today: TEST_DAY, seed: 1, passwordHash })
}

async function makeTemplate(passwordHash: string): Promise<string | null> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return null
  // Of this run alone: another on the same server has its own.
  const template = `veranda_test_${randomBytes(4).toString('hex')}`
  await onServer(`CREATE DATABASE ${template}`)
  const own = new URL(url)
  own.pathname = `/${template}`
  const database = openPostgres(own.href, { patience: 'command' })
  await fill(database, passwordHash)
  await database.close()
  return template
}

async function onServer(script: string): Promise<void> {
  const server = openPostgres(process.env.TEST_DATABASE_URL ?? '', { connections: 1 })
  await server.runScript(script)
  await server.close()
}
