import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type OpenDatabase, openEmbedded, openPostgres } from './database.ts'
import { type Migration, migrate } from './migrate.ts'

const first: Migration = { name: '0001_a.sql', text: 'CREATE TABLE a (id int); INSERT INTO a VALUES (1);' }
const second: Migration = { name: '0002_b.sql', text: 'ALTER TABLE a ADD COLUMN b int DEFAULT 7;' }

const empty = (): Promise<OpenDatabase> => openEmbedded(null)

test('runs each migration once, in order, and keeps what is stored', async () => {
  const database = await empty()
  expect(await migrate(database, [first])).toEqual(['0001_a.sql'])
  expect(await migrate(database, [first, second])).toEqual(['0002_b.sql'])
  expect(await migrate(database, [first, second])).toEqual([])
  const { rows } = await sql`SELECT * FROM a`.execute(database.db)
  expect(rows).toEqual([{ id: 1, b: 7 }])
  await database.close()
})

test('a migration that fails leaves nothing, and those before it stay', async () => {
  const database = await empty()
  const broken = { name: '0002_b.sql', text: 'CREATE TABLE c (id int); SELECT nothing;' }
  await expect(migrate(database, [first, broken])).rejects.toThrow()
  const { rows } =
    await sql`SELECT to_regclass('a') IS NOT NULL AS a, to_regclass('c') IS NOT NULL AS c`.execute(
      database.db,
    )
  expect(rows).toEqual([{ a: true, c: false }])
  expect(await migrate(database, [first, second])).toEqual(['0002_b.sql'])
  await database.close()
})

test('a landed migration that changed stops the start', async () => {
  const database = await empty()
  await migrate(database, [first])
  await expect(migrate(database, [{ ...first, text: 'CREATE TABLE z (id int);' }])).rejects.toThrow(
    /has changed/,
  )
  await database.close()
})

test.runIf(process.env.TEST_DATABASE_URL)('several processes may start at once', async () => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  const name = `veranda_migrate_${process.pid}`
  const server = openPostgres(url.href, { connections: 1 })
  await server.runScript(`CREATE DATABASE ${name}`)
  url.pathname = `/${name}`
  const all = Array.from({ length: 4 }, () => openPostgres(url.href, { connections: 1 }))
  const ran = await Promise.all(all.map((one) => migrate(one, [first, second])))
  expect(ran.flat().sort()).toEqual(['0001_a.sql', '0002_b.sql'])
  await Promise.all(all.map((one) => one.close()))
  await server.runScript(`DROP DATABASE ${name}`)
  await server.close()
})
