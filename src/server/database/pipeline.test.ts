import { Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { done, refused } from '../../kernel/outcome.ts'
import { BOTH_ENGINES, clubDatabase } from '../../portal/server/testing.ts'
import type { Database, OpenDatabase } from './database.ts'
import { together } from './pipeline.ts'
import { inTransaction } from './transaction.ts'

const count = async (db: Database) => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM outbox WHERE kind = 'a test'`.execute(db)
  return rows[0]?.count
}
const write = (trx: Database, recipient = 'a@marea.example') =>
  sql`INSERT INTO outbox (kind, recipient, language, content, created_at, next_try_at)
      VALUES ('a test', ${recipient}, 'en', '{}', now(), now())`.execute(trx)
const fail = (trx: Database) => sql`SELECT 1 / ${0}::int`.execute(trx)

describe.each(BOTH_ENGINES)('a transaction on %s', (engine) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await clubDatabase(engine)
  })
  afterAll(() => database.close())

  test('pipelined statements run in order, each seeing the effects of those before', async () => {
    const outcome = await inTransaction(database.db, async (trx) => {
      const seen = await together(
        trx,
        () => count(trx),
        () => write(trx),
        () => count(trx),
      )
      return done([seen[0], seen[2]])
    })
    expect(outcome).toEqual(done([0, 1]))
  })

  test('a refused act, one that fails, and one whose last write fails leave nothing', async () => {
    const before = await count(database.db)
    expect(
      await inTransaction(database.db, async (trx) => {
        await write(trx)
        return refused('NO')
      }),
    ).toMatchObject({ reason: 'NO' })
    const failing = [
      () =>
        inTransaction(database.db, (trx) =>
          together(
            trx,
            () => write(trx),
            () => fail(trx),
            () => write(trx),
          ).then(done),
        ),
      () =>
        inTransaction(
          database.db,
          (trx) => write(trx).then(done),
          () => [(trx) => write(trx), (trx) => fail(trx), (trx) => write(trx)],
        ),
    ]
    for (const act of failing) await expect(act()).rejects.toThrow(/division by zero/)
    expect(await count(database.db)).toBe(before)
  })

  test('an act that asks nothing ends well, and a statement after the end is refused', async () => {
    expect(await inTransaction(database.db, async () => done('nothing'))).toEqual(done('nothing'))
    let kept: Database | undefined
    await inTransaction(database.db, async (trx) => {
      kept = trx
      await write(trx)
      return done(null)
    })
    const before = await count(database.db)
    await expect(write(kept as Database)).rejects.toThrow()
    expect(await count(database.db)).toBe(before)
  })

  test('a last write that throws before its statement is sent rolls everything back', async () => {
    const before = await count(database.db)
    const failing = async () => {
      throw new Error('nothing to send')
    }
    for (const writes of [
      [write, failing, write],
      [failing],
      [
        () => {
          throw new Error('nothing to send')
        },
      ],
    ] as ((trx: Database) => Promise<unknown>)[][])
      await expect(
        inTransaction(
          database.db,
          (trx) => write(trx).then(done),
          () => writes,
        ),
      ).rejects.toThrow('nothing to send')
    expect(await count(database.db)).toBe(before)
  })

  test('asynchronous last writes, after an act without statements, are committed', async () => {
    const before = (await count(database.db)) ?? 0
    const late = async (trx: Database) => {
      await Promise.resolve()
      return write(trx)
    }
    await inTransaction(
      database.db,
      async () => done(null),
      () => [late, write],
    )
    expect(await count(database.db)).toBe(before + 2)
  })

  test('last writes are done once the act is, with its value', async () => {
    const before = (await count(database.db)) ?? 0
    await inTransaction(
      database.db,
      async () => done(['b@marea.example', 'c@marea.example']),
      (value) => value.map((recipient) => (trx: Database) => write(trx, recipient)),
    )
    expect(await count(database.db)).toBe(before + 2)
  })
})

describe.runIf(process.env.TEST_DATABASE_URL)('a transaction’s packets', () => {
  test('statements that do not wait for each other leave together, the commit with the last writes', async () => {
    const database = await clubDatabase('postgres')
    const act = () =>
      inTransaction(
        database.db,
        async (trx) => {
          await count(trx)
          return done(
            await together(
              trx,
              () => write(trx),
              () => write(trx),
              () => count(trx),
            ),
          )
        },
        () => [write, write],
      )
    // The first one opens the connection.
    await act()
    const server = Number(new URL(process.env.TEST_DATABASE_URL as string).port || 5432)
    const sends: number[] = []
    for (const name of ['_write', '_writev'] as const) {
      const send = Socket.prototype[name] as (this: Socket, ...sent: unknown[]) => void
      vi.spyOn(Socket.prototype, name).mockImplementation(function (this: Socket, ...sent: unknown[]) {
        if (this.remotePort === server) sends.push(sent.length)
        send.apply(this, sent)
      })
    }
    await act()
    vi.restoreAllMocks()
    // What it begins with, what is sent together, and the end.
    expect(sends).toHaveLength(3)
    expect(await count(database.db)).toBe(8)
    await database.close()
  })
})

describe.runIf(process.env.TEST_DATABASE_URL)('a server that goes away in the middle', () => {
  test('ends the transaction with an error, and nothing else: the next one has another connection', async () => {
    const database = await clubDatabase('postgres')
    const { db } = database
    const lost = inTransaction(db, async (trx) => {
      await write(trx)
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx)
      await sql`SELECT pg_terminate_backend(${rows[0]?.pid}::int)`.execute(db)
      // The connection breaks while nothing is under way on it.
      await new Promise((later) => setTimeout(later, 200))
      await write(trx)
      return done(null)
    })
    await expect(lost).rejects.toThrow()
    expect(await inTransaction(db, async (trx) => done(await count(trx)))).toEqual(done(0))
    await expect(sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(db)).rejects.toThrow()
    expect(await count(db)).toBe(0)
    await database.close()
  })
})
