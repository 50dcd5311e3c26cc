import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openPostgres } from './database.ts'
import { migrate } from './migrate.ts'
import type { ServerFacts } from './server-fault.store.ts'
import { serverFault } from './server-fault.ts'

const FINE: ServerFacts = {
  database: 'veranda',
  user: 'portal',
  version: 150_018,
  encoding: 'UTF8',
  isReplica: false,
  schema: 'public',
  mayCreate: true,
}

test.each<[string, Partial<ServerFacts>, RegExp]>([
  ['too old', { version: 140_011 }, /^DATABASE_URL: .*PostgreSQL 14\. Take 15/],
  ['in another encoding', { encoding: 'LATIN1' }, /^DATABASE_URL: .*LATIN1.*--encoding=UTF8/],
  ['a replica', { isReplica: true }, /^DATABASE_URL: .*replica.*DATABASE_READ_URL/],
  ['another’s', { mayCreate: false }, /^DATABASE_URL: .*portal .*ALTER DATABASE veranda OWNER TO portal/],
  ['without a schema', { schema: null }, /^DATABASE_URL: .*no tables/],
])('a database that is %s is a sentence that names the setting', (_, facts, says) => {
  expect(serverFault({ ...FINE, ...facts })).toMatch(says)
  expect(serverFault(FINE)).toBe(null)
})

describe.runIf(process.env.TEST_DATABASE_URL)('on a server', () => {
  const url = process.env.TEST_DATABASE_URL ?? ''
  const name = `veranda_unfit_${randomBytes(4).toString('hex')}`
  const server = openPostgres(url || 'postgres://nobody@127.0.0.1:1/none', { connections: 1 })
  const own = new URL(url || 'postgres://nobody@127.0.0.1:1/none')
  own.pathname = `/${name}`
  afterAll(() => server.close())

  const migrated = async (at: URL) => {
    const database = openPostgres(at.href, { connections: 1, patience: 'command' })
    try {
      return await migrate(database, [{ name: '0001_a.sql', text: 'CREATE TABLE a (id int);' }])
    } finally {
      await database.close()
    }
  }

  test('what keeps no Unicode is refused before a table is made', async () => {
    await server.runScript(
      `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C'`,
    )
    await expect(migrated(own)).rejects.toThrow(`the database ${name} keeps texts as SQL_ASCII`)
    const unfit = openPostgres(own.href, { connections: 1 })
    const { rows } = await sql`SELECT to_regclass('migrations') AS made`.execute(unfit.db)
    expect(rows).toEqual([{ made: null }])
    await unfit.close()
    await server.runScript(`DROP DATABASE ${name}`)
  })

  test('a user who may make no tables is told, and may once the database is theirs', async () => {
    await server.runScript(`CREATE DATABASE ${name}`)
    await server.runScript(`CREATE ROLE ${name} LOGIN PASSWORD 'only-here'`)
    const theirs = new URL(own)
    theirs.username = name
    theirs.password = 'only-here'
    await expect(migrated(theirs)).rejects.toThrow(`the user ${name} may make no tables`)
    await server.runScript(`ALTER DATABASE ${name} OWNER TO ${name}`)
    expect(await migrated(theirs)).toEqual(['0001_a.sql'])
    await server.runScript(`DROP DATABASE ${name}`)
    await server.runScript(`DROP ROLE ${name}`)
  })
})
