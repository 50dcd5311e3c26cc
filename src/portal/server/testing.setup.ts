import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../../server/database/database.ts'
import { noteIn, onServer, removeTestClub } from './testing.club-folder.ts'
import { fillTestClub } from './testing.snapshot.ts'

/**
 * Makes the database that test files start from on the server, once, and names the file of the embedded one. `TEST_CLUB`
 * names a folder in which several runs keep them for each other; who named it takes them away (`removeTestClub`).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = process.env.TEST_CLUB
  const folder = shared ?? mkdtempSync(join(tmpdir(), 'veranda-test-'))
  project.provide('snapshot', join(folder, 'club.tar'))
  project.provide('template', await templateOf(folder))
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

async function makeTemplate(url: string): Promise<string> {
  // Another run on the same server has its own.
  const template = `veranda_test_${randomBytes(4).toString('hex')}`
  await onServer(`CREATE DATABASE ${template}`)
  const own = new URL(url)
  own.pathname = `/${template}`
  const database = openPostgres(own.href, { patience: 'command' })
  await fillTestClub(database)
  await database.close()
  return template
}
