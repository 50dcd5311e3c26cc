import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listProducts } from '../../marketplace/catalogue.endpoints.ts'
import { updateOwnerStatus } from '../../membership/owner.endpoints.ts'
import { sessionKeeper } from '../../membership/server/sign-in/sessions.store.ts'
import { readYear } from '../../reservations/year.endpoints.ts'
import { type OpenDatabase, openPostgres } from '../../server/database/database.ts'
import {
  MOST_LAG_MS,
  REPLICA_PATIENCE,
  type Replicas,
  watchReplicas,
} from '../../server/database/replicas.ts'
import { buildApp } from '../../server/http/app.ts'
import { silentServer } from '../../server/testing.silent-server.ts'
import { HANDLERS, REFUSAL_WORDS } from './handlers.ts'
import { clubDatabase, type TestApp, testApp } from './testing.ts'

/**
 * A portal whose replica is a separate database with other names in it, so that a test sees which of the two was read.
 */
let club: TestApp
let away: OpenDatabase
let replicas: Replicas
let app: Awaited<ReturnType<typeof buildApp>>
let elena: Awaited<ReturnType<TestApp['signedIn']>>
const said = { primary: 100 as number | null, replica: 100 as number | null, now: 0 }

const withReplica = async (database: OpenDatabase) => {
  replicas = watchReplicas(club.database.db, [{ name: 'other', database }], {
    writtenTo: async () => said.primary,
    replayedTo: async () => said.replica,
    now: () => said.now,
  })
  return buildApp({
    config: club.config,
    database: club.database,
    files: club.files,
    clock: club.clock.now,
    sessions: sessionKeeper(club.database.db),
    handlers: HANDLERS,
    words: REFUSAL_WORDS,
    web: null,
    replicas,
  })
}

beforeAll(async () => {
  club = await testApp()
  away = await clubDatabase()
  await sql`UPDATE products SET name = name || '{"en": "Of the replica"}'`.execute(away.db)
  await sql`UPDATE room_categories SET name = name || '{"en": "Of the replica"}'`.execute(away.db)
  app = await withReplica(away)
  elena = await club.signedIn('elena')
})
afterAll(async () => {
  await app.close()
  await replicas.close()
  await club.close()
})
beforeEach(async () => {
  Object.assign(said, { primary: 100, replica: 100, now: said.now + 60_000 })
  await replicas.look()
})

const ask = (url: string, method: 'GET' | 'PUT' | 'POST' = 'GET', extra: object = {}) =>
  app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { token: club.config.apiToken },
    cookies: { ...elena.cookies, ...extra },
  })
const nameOfProduct = async (extra?: object) => {
  const answer = await ask(`${listProducts.path}?page=1`, 'GET', extra)
  expect(answer.statusCode).toBe(200)
  return answer.json().data[0].name.en
}
const nameOfRoom = async (extra?: object) => {
  const { rows } = await sql<{ id: number }>`
    SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example'`.execute(
    club.database.db,
  )
  const answer = await ask(`${readYear.path}?idContract=${rows[0]?.id}&year=2026`, 'GET', extra)
  expect(answer.statusCode).toBe(200)
  return answer.json().categories[0].name.en
}
const attention = async () => (await app.inject('/ready')).json().attention ?? []

test('the catalogue and the year view are read from a replica that is up to date', async () => {
  expect([await nameOfProduct(), await nameOfRoom()]).toEqual(['Of the replica', 'Of the replica'])
  expect(await attention()).toEqual([])
  const { body } = await app.inject('/metrics')
  expect(body).toMatch(/veranda_reads_total\{from="replica"\} [1-9]/)
  expect(body).toContain('veranda_replica_lag_seconds{replica="other"} 0')
})

test('whoever has just written reads where it was written, for twice as long as a replica may lag', async () => {
  const written = await app.inject({
    method: updateOwnerStatus.method,
    url: `/api/v1${updateOwnerStatus.path}`,
    headers: { token: club.config.apiToken },
    cookies: elena.cookies,
    payload: { newsletter: true },
  })
  const cookie = written.cookies.find(({ name }) => name === 'veranda_wrote')
  expect([written.statusCode, cookie?.value, cookie?.maxAge]).toEqual([200, '1', (2 * MOST_LAG_MS) / 1000])
  const wrote = { veranda_wrote: '1' }
  expect(await nameOfProduct(wrote)).not.toBe('Of the replica')
  expect(await nameOfRoom(wrote)).not.toBe('Of the replica')
})

test('a replica that lags is not read, and is named; when it has caught up it is', async () => {
  said.primary = 200
  await replicas.look()
  expect(await nameOfProduct()).toBe('Of the replica')
  said.now += MOST_LAG_MS + 1
  await replicas.look()
  expect(await nameOfProduct()).not.toBe('Of the replica')
  expect(await attention()).toEqual(['replica'])
  const isRead = async () =>
    /^veranda_replica_read\{replica="other"\} (\d)$/m.exec((await app.inject('/metrics')).body)?.[1]
  expect(await isRead()).toBe('0')
  said.replica = 200
  await replicas.look()
  expect(await nameOfProduct()).toBe('Of the replica')
  expect(await isRead()).toBe('1')
})

test('one that was promoted is none any more; nor is one believed while nothing is known of the primary', async () => {
  said.replica = null
  await replicas.look()
  expect(await nameOfProduct()).not.toBe('Of the replica')
  Object.assign(said, { replica: 900, primary: null, now: said.now + MOST_LAG_MS + 1 })
  await replicas.look()
  expect(await nameOfProduct()).not.toBe('Of the replica')
})

test.each([
  ['silent', false],
  ['away', true],
])('a replica that is %s costs a caller no error: the primary answers', async (_, isAway) => {
  await app.close()
  await replicas.close()
  const server = await silentServer()
  if (isAway) await server.close()
  const url = `postgres://nobody@127.0.0.1:${server.port}/none`
  app = await withReplica(openPostgres(url, { connections: 2, patience: REPLICA_PATIENCE }))
  await replicas.look()
  expect(replicas.areFresh()).toBe(true)
  expect(await nameOfRoom()).not.toBe('Of the replica')
  // The first has found it out: nobody waits for it again.
  expect(await attention()).toEqual(['replica'])
  expect(await nameOfProduct()).not.toBe('Of the replica')
  if (!isAway) await server.close()
})
