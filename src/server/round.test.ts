import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askAlone, Round, type Statement } from './round.ts'

const one = (text: string, ...values: unknown[]): Statement => ({
  text,
  values,
  name: `test ${text}`.slice(0, 60),
})

describe.runIf(process.env.TEST_DATABASE_URL)('a round of statements', () => {
  let client: pg.Client
  beforeAll(async () => {
    const settings = { connectionString: process.env.TEST_DATABASE_URL, pipeline: true }
    client = new pg.Client(settings)
    await client.connect()
    await client.query('CREATE TEMP TABLE kept (at int, UNIQUE (at) DEFERRABLE INITIALLY DEFERRED)')
  })
  afterAll(() => client.end())

  const ask = (...statements: Statement[]) => {
    const round = new Round()
    const answers = statements.map((statement) => round.ask(statement))
    client.query(round)
    return Promise.allSettled(answers)
  }
  const rowsOf = async (statement: Statement) => (await askAlone(client, statement)).rows

  test('is done in its order, and each statement has its own answer', async () => {
    const insert = one('INSERT INTO kept VALUES ($1::int) RETURNING at, NULL AS nothing', 1)
    const count = one('SELECT count(*)::int FROM kept')
    for (const before of [0, 1]) {
      expect(
        await ask(count, { ...insert, values: [before] }, count, one('DELETE FROM kept WHERE false')),
      ).toEqual(
        [
          { command: 'SELECT', rowCount: 1, rows: [{ count: before }] },
          { command: 'INSERT', rowCount: 1, rows: [{ at: before, nothing: null }] },
          { command: 'SELECT', rowCount: 1, rows: [{ count: before + 1 }] },
          { command: 'DELETE', rowCount: 0, rows: [] },
        ].map((value) => ({ status: 'fulfilled', value })),
      )
    }
    await rowsOf(one('DELETE FROM kept'))
  })

  test('says what was done, and to how many rows where there are any to count', async () => {
    const told = await ask(one('BEGIN'), one('LOCK TABLE kept'), one('UPDATE kept SET at = 1'), one('COMMIT'))
    expect(told.map((one) => one.status === 'fulfilled' && [one.value.command, one.value.rowCount])).toEqual([
      ['BEGIN', null],
      ['LOCK', null],
      ['UPDATE', 0],
      ['COMMIT', null],
    ])
  })

  test('ends at the first that fails; what stood behind it can be asked again', async () => {
    const behind = one('SELECT $1::int AS behind', 7)
    const [before, failed, ...rest] = await ask(
      one('SELECT 1 AS before'),
      one('SELECT 1 / $1::int', 0),
      behind,
      behind,
    )
    expect(before).toMatchObject({ status: 'fulfilled' })
    expect(failed).toMatchObject({ reason: { code: '22012' } })
    for (const { reason } of rest as PromiseRejectedResult[]) expect(reason.cause.code).toBe('22012')
    expect(rest).toHaveLength(2)
    expect(await rowsOf(behind)).toEqual([{ behind: 7 }])
    expect(await rowsOf({ ...behind, name: undefined })).toEqual([{ behind: 7 }])
  })

  test('a text that the server does not understand is told, and can be asked again', async () => {
    for (let time = 0; time < 2; time++)
      await expect(askAlone(client, one('SELECT FROM nowhere'))).rejects.toMatchObject({ code: '42P01' })
  })

  test('what fails at the end of its transaction has failed', async () => {
    const twice = one('INSERT INTO kept SELECT 1 FROM generate_series(1, 2)')
    await expect(askAlone(client, twice)).rejects.toMatchObject({ code: '23505' })
    expect(await rowsOf(one('SELECT * FROM kept'))).toEqual([])
  })

  test('a value that cannot be sent, or not be read, is that statement’s error alone', async () => {
    const circular: { toPostgres?: () => unknown } = {}
    circular.toPostgres = () => circular
    await expect(askAlone(client, one('SELECT $1::int, $2::text', 1, circular))).rejects.toThrow(/circular/)
    const unread = {
      getTypeParser: () => () => {
        throw new Error('unreadable')
      },
    }
    await expect(askAlone(client, one('SELECT 1 AS unread'), unread)).rejects.toThrow('unreadable')
    expect(await rowsOf(one('SELECT 2 AS fine'))).toEqual([{ fine: 2 }])
  })

  test('a connection that is gone tells every statement', async () => {
    const lost = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
    lost.on('error', () => {})
    await lost.connect()
    const round = new Round()
    const answers = [one('SELECT pg_terminate_backend(pg_backend_pid())'), one('SELECT 1')].map((statement) =>
      round.ask(statement),
    )
    lost.query(round)
    for (const { status } of await Promise.allSettled(answers)) expect(status).toBe('rejected')
    await expect(askAlone(lost, one('SELECT 1'))).rejects.toThrow()
  })
})
