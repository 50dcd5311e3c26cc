import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openPostgres } from '../../server/database/database.ts'

/** In a folder of the tests' club: the name of the template database that was made for it, once that is filled. */
export const noteIn = (folder: string): string => join(folder, 'template')

/** The database beside a template that has the schema alone. */
export const schemaDatabaseOf = (template: string): string => `${template}_schema`

/** Removes a folder of the tests' club, and its template databases. */
export async function removeTestClub(folder: string): Promise<void> {
  const note = noteIn(folder)
  if (existsSync(note)) {
    const template = readFileSync(note, 'utf8')
    for (const one of [template, schemaDatabaseOf(template)])
      await onServer(`DROP DATABASE IF EXISTS ${one} WITH (FORCE)`)
  }
  rmSync(folder, { recursive: true, force: true })
}

/** Runs statements on the server that `TEST_DATABASE_URL` names. */
export async function onServer(script: string): Promise<void> {
  const server = openPostgres(process.env.TEST_DATABASE_URL ?? '', { connections: 1 })
  await server.runScript(script)
  await server.close()
}
