import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../../server/database/database.ts'
import { fillTestClub } from './testing.snapshot.ts'

/** Makes the database that test files start from on the server, once, and names the file of the embedded one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-test-'))
  project.provide('snapshot', join(folder, 'club.tar'))
  const template = await makeTemplate()
  project.provide('template', template)
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    if (template) await onServer(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`)
  }
}

async function makeTemplate(): Promise<string | null> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return null
  // Of this run alone: another on the same server has its own.
  const template = `veranda_test_${randomBytes(4).toString('hex')}`
  await onServer(`CREATE DATABASE ${template}`)
  const own = new URL(url)
  own.pathname = `/${template}`
  const database = openPostgres(own.href, { patience: 'command' })
  await fillTestClub(database)
  await database.close()
  return template
}

async function onServer(script: string): Promise<void> {
  const server = openPostgres(process.env.TEST_DATABASE_URL ?? '', { connections: 1 })
  await server.runScript(script)
  await server.close()
}
