import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, inject } from 'vitest'
import { schemaDatabaseOf } from '../../../portal/server/testing.club-folder.ts'
import { compiledEngine, schemaSnapshot } from '../../../portal/server/testing.snapshot.ts'
import {
  embedded,
  engineOptions,
  type OpenDatabase,
  openPostgres,
} from '../../../server/database/database.ts'

export const EXAMPLE = fileURLToPath(new URL('../../../../docs/club-folder', import.meta.url))

const made: string[] = []
afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A folder that goes away with the test file. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-club-'))
  made.push(folder)
  return folder
}

/** A copy of the example, some of its files changed: other text, or none for no such file. */
export function exampleWith(
  changes: Record<string, ((text: string) => string) | Buffer | string | null>,
): string {
  const folder = newFolder()
  cpSync(EXAMPLE, folder, { recursive: true })
  for (const [name, change] of Object.entries(changes)) {
    const path = join(folder, `${name}.csv`)
    if (change === null) rmSync(path)
    else if (typeof change !== 'function') writeFileSync(path, change)
    else {
      const before = readFileSync(path, 'utf8')
      const after = change(before)
      if (after === before) throw new Error(`The change of ${name}.csv changes nothing`)
      writeFileSync(path, after)
    }
  }
  return folder
}

/** Every file of a folder. */
export function filesOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )
}

/** A database with the schema and nothing in it. */
export async function emptyDatabase(
  engine: 'embedded' | 'postgres',
): Promise<OpenDatabase & { url: string | null }> {
  if (engine === 'embedded') {
    const options = { ...engineOptions(PGlite.defaultStartParams), ...(await compiledEngine()) }
    const database = embedded(await PGlite.create({ loadDataDir: await schemaSnapshot(), ...options }))
    return { ...database, url: null }
  }
  const server = openPostgres(process.env.TEST_DATABASE_URL ?? '', { connections: 1 })
  const name = `veranda_club_${Math.random().toString(36).slice(2, 10)}`
  await server.runScript(
    `CREATE DATABASE ${name} TEMPLATE ${schemaDatabaseOf(inject('template') ?? '')} STRATEGY FILE_COPY`,
  )
  const own = new URL(process.env.TEST_DATABASE_URL ?? '')
  own.pathname = `/${name}`
  const database = openPostgres(own.href)
  return {
    ...database,
    url: own.href,
    close: async () => {
      await database.close()
      await server.runScript(`DROP DATABASE ${name} WITH (FORCE)`)
      await server.close()
    },
  }
}

/** How many rows a table has. */
export async function countRows({ db }: Pick<OpenDatabase, 'db'>, table: string): Promise<number> {
  const { count } = await db
    .selectFrom(table as 'owners')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
