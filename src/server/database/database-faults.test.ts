import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../kernel/day.ts'
import { readSession, signIn } from '../../membership/membership.endpoints.ts'
import { readOwner } from '../../membership/owner.endpoints.ts'
import { clubDatabase, type TestApp, testAppOn } from '../../portal/server/testing.ts'
import { requestBooking } from '../../reservations/reservations.endpoints.ts'
import { TEST_PASSWORD } from '../testing.day.ts'
import { type SilentServer, silentServer } from '../testing.silent-server.ts'
import { type OpenDatabase, openPostgres, type Patience } from './database.ts'

/** As the portal has it, only sooner. */
const SHORT: Patience = { connection: 1_500, lock: 500, statement: 1_000, idleInTransaction: 2_000 }

describe.runIf(process.env.TEST_DATABASE_URL)('a database that falters', () => {
  let club: OpenDatabase
  let url: URL
  let server: SilentServer
  let stage: TestApp

  beforeAll(async () => {
    club = await clubDatabase('postgres')
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(club.db)
    url = new URL(process.env.TEST_DATABASE_URL ?? '')
    url.pathname = `/${rows[0]?.name}`
    server = await silentServer({ host: url.hostname, port: Number(url.port || 5432) })
    const through = new URL(url)
    through.host = `127.0.0.1:${server.port}`
    stage = await testAppOn(openPostgres(through.href, { connections: 4, patience: SHORT }))
  })
  afterAll(async () => {
    await server.close()
    await stage.close()
    await club.close()
  })

  /** Elena's wish for some nights; every one another week. */
  const request = async (elena: Awaited<ReturnType<TestApp['signedIn']>>, week: number) => {
    const { rows } = await sql<{ id: number; category: number }>`
      SELECT c.id, c.category_id AS category FROM contracts c JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example'`.execute(club.db)
    const datein = addDays('2027-04-03', 14 * week)
    return elena.call(requestBooking, {
      body: {
        idContract: rows[0]?.id,
        idCategory: rows[0]?.category,
        datein,
        dateout: addDays(datein, 3),
        adults: [{ na: false, name: 'Elena', lastname: 'Arriaga', email: '', phone: '' }],
        children: [],
        occupant: 'owner',
        terms: true,
      },
    })
  }

  test('a forgotten lock delays only the calls that need it, until the lock time-out', async () => {
    const elena = await stage.signedIn('elena')
    const psql = new pg.Client({ connectionString: url.href })
    await psql.connect()
    await psql.query('BEGIN; LOCK TABLE room_nights')
    const wishes = Array.from({ length: 12 }, (_, week) => request(elena, week))
    expect((await elena.call(readOwner)).code).toBe(200)
    expect((await stage.app.inject('/ready')).statusCode).toBe(200)
    for (const { code, body, headers } of await Promise.all(wishes)) {
      expect([code, body.code]).toEqual([503, 'BUSY'])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    await psql.query('COMMIT')
    await psql.end()
    expect((await request(elena, 1)).code).not.toBe(503)
  })

  test('more sign-ins than connections wait for one, or are told to come again; none fails', async () => {
    const codes = await Promise.all(
      Array.from({ length: 24 }, async () => {
        const body = { email: 'ines@marea.example', password: TEST_PASSWORD }
        return (await stage.visitor().call(signIn, { body })).code
      }),
    )
    expect(codes.filter((code) => ![200, 503].includes(code))).toEqual([])
    expect(codes).toContain(200)
  })

  test('connections that fall silent are found out: calls are told, /ready fails, and it goes on with new ones', async () => {
    const elena = await stage.signedIn('elena')
    server.fallSilent()
    const asked = Promise.all([elena.call(readOwner), elena.call(readSession), elena.call(readOwner)])
    expect((await stage.app.inject('/ready')).statusCode).toBe(503)
    for (const { code, body, headers } of await asked) {
      expect([code, body.code]).toEqual([503, 'DATABASE_AWAY'])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    server.recover()
    expect((await elena.call(readOwner)).code).toBe(200)
    expect((await stage.app.inject('/ready')).statusCode).toBe(200)
  })

  test('a server that ends its connections is away for that moment only', async () => {
    const elena = await stage.signedIn('elena')
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
               WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(club.db)
    const codes: number[] = []
    // The pool learns of each broken connection separately: at most as many calls as it has connections get 503.
    while (codes.at(-1) !== 200 && codes.length < 6) codes.push((await elena.call(readOwner)).code)
    expect(codes.slice(0, -1).filter((code) => code !== 503)).toEqual([])
    expect(codes.at(-1)).toBe(200)
  })
})
