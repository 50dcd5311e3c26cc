import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { done, refused } from '../kernel/outcome.ts'
import type { Database, OpenDatabase } from './database.ts'
import { together } from './pipeline.ts'
import { clubDatabase, ENGINES } from './testing.ts'
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

describe.each(ENGINES)('a transaction on %s', (engine) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await clubDatabase(engine)
  })
  afterAll(() => database.close())

  test('what is sent together is done in its order, each seeing the one before', async () => {
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
