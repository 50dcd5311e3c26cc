import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeDemoKey } from '../../finance/server/sealing/demo-key.ts'
import { readConfig } from '../../server/boot/config.ts'
import { type OpenDatabase, openPostgres } from '../../server/database/database.ts'
import { migrate } from '../../server/database/migrate.ts'
import { TEST_NOW } from '../../server/testing.day.ts'
import { noteIn, onServer, removeTestClub, schemaDatabaseOf } from './testing.club-folder.ts'
import { fillTestClub } from './testing.snapshot.ts'

/**
 * Makes the database that test files start from on the server, and the key that their clubs seal with, once, and names the file of the
 * embedded one. `TEST_CLUB` names a folder in which several runs keep them for each other; who named it takes them away (`removeTestClub`).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = process.env.TEST_CLUB
  const folder = shared ?? mkdtempSync(join(tmpdir(), 'veranda-test-'))
  project.provide('snapshot', join(folder, 'club.tar'))
  project.provide('template', await templateOf(folder))
  project.provide('key', await keyOf(folder))
  return async () => {
    if (!shared) await removeTestClub(folder)
  }
}

async function templateOf(folder: string): Promise<string | null> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return null
  const note = noteIn(folder)
  if (existsSync(note)) return readFileSync(note, 'utf8')
  const template = await makeTemplate(url)
  writeFileSync(note, template)
  return template
}

/** A key of 3,072 bits is primes by chance, up to a second of them: one for all clubs of the tests. */
async function keyOf(folder: string): Promise<string> {
  const path = join(folder, 'signing-key.p12')
  const reading = readConfig({})
  if (!reading.ok) throw new Error(reading.faults.join(' '))
  const { brand, signingPassword } = reading.config
  if (!existsSync(path)) await makeDemoKey(path, brand, signingPassword, TEST_NOW)
  return path
}

/** The schema in a database of its own first: files that begin with an empty club copy that. */
async function makeTemplate(url: string): Promise<string> {
  // Another run on the same server has its own.
  const template = `veranda_test_${randomBytes(4).toString('hex')}`
  const schema = schemaDatabaseOf(template)
  const own = new URL(url)
  const inside = async (name: string, act: (database: OpenDatabase) => Promise<unknown>) => {
    own.pathname = `/${name}`
    const database = openPostgres(own.href, { patience: 'command' })
    await act(database)
    await database.close()
  }
  await onServer(`CREATE DATABASE ${schema}`)
  await inside(schema, migrate)
  await onServer(`CREATE DATABASE ${template} TEMPLATE ${schema} STRATEGY FILE_COPY`)
  await inside(template, fillTestClub)
  return template
}
