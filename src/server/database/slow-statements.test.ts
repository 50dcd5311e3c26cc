import { expect, test } from 'vitest'
import { BOTH_ENGINES } from '../../portal/server/testing.ts'
import { type OpenDatabase, openEmbedded, openPostgres } from './database.ts'
import { askerIn, slowStatements, statementKind } from './slow-statements.ts'
import { readFixed, readOne, writeOne } from './testing.slow.store.ts'
import { inTransaction } from './transaction.ts'

const SECRET = 'a value of somebody’s'

async function opened(engine: string, limitMs: number) {
  const told: { statement: string }[] = []
  const slow = slowStatements(limitMs)
  slow.tellTo({ warn: (facts: { statement: string }) => told.push(facts) } as never)
  const database: OpenDatabase =
    engine === 'embedded'
      ? await openEmbedded(null, slow)
      : openPostgres(process.env.TEST_DATABASE_URL ?? '', { connections: 2, slow })
  return { database, told, counted: async () => JSON.stringify(await slow.metric.get()) }
}

async function act({ db }: OpenDatabase) {
  await readOne(db, SECRET)
  await readFixed(db, SECRET)
  await inTransaction(db, async (trx) => {
    await writeOne(trx, SECRET)
    await readFixed(trx, SECRET)
    return { ok: true, value: null }
  })
}

test.each(BOTH_ENGINES)(
  '%s: a slow statement is told of by the store’s function, without its values',
  async (engine) => {
    // With no patience at all every statement is slow.
    const { database, told, counted } = await opened(engine, 0)
    try {
      await act(database)
      const names = ['readOne', 'readFixed', 'writeOne', 'readFixed'].map(
        (name) => `${name} of testing.slow.store.ts`,
      )
      expect(told.map(({ statement }) => statement).filter((name) => name.includes('.store.ts'))).toEqual(
        names,
      )
      expect(told[0]).toEqual({ statement: names[0], ms: expect.any(Number) })
      expect(JSON.stringify(told)).not.toContain('somebody')
      expect(await counted()).toContain('readOne of testing.slow.store.ts')
    } finally {
      await database.close()
    }
  },
)

test.each(BOTH_ENGINES)('%s: a statement within the limit is not told of', async (engine) => {
  const { database, told } = await opened(engine, 600_000)
  try {
    await act(database)
    expect(told).toEqual([])
  } finally {
    await database.close()
  }
})

test('the wait behind a slow statement does not count; a statement that fails late does', async () => {
  const told: object[] = []
  const slow = slowStatements(1)
  slow.tellTo({ warn: (facts: object) => told.push(facts) } as never)
  const late = () => new Promise((resolve) => setTimeout(resolve, 10))
  await slow.watch('select 1 from behind', late(), () => performance.now())
  expect(told).toEqual([])
  const failing = late().then(() => Promise.reject(new Error('division by zero')))
  await expect(slow.watch('select 1 from nights', failing)).rejects.toThrow('division')
  expect(told).toEqual([{ statement: 'select from nights', ms: expect.any(Number) }])
})

test.each([
  ['SELECT a FROM "room_nights" WHERE b = $1', 'select from room_nights'],
  ['\n  INSERT INTO orders (a) VALUES ($1)', 'insert into orders'],
  ['update owners set a = $1', 'update owners'],
  ["DELETE FROM mails WHERE a = 'from secrets'", 'delete from mails'],
  ["SELECT 'from secrets' AS a", 'select'],
  ["SELECT 'it''s from secrets' AS a FROM stays", 'select from stays'],
  ['begin', 'begin'],
])('%j is “%s”', (text, kind) => {
  expect(statementKind(text)).toBe(kind)
})

test.each([
  [
    'Error\n    at note (file:///x/slow-statements.ts:1:2)\n    at async findOwner (file:///x/owners.store.ts:12:3)',
    'findOwner of owners.store.ts',
  ],
  ['Error\n    at async /x/owners.store.ts:12:3', 'owners.store.ts'],
  ['Error\n    at async signIn (/x/sign-in.ts:12:3)', null],
])('the asker in a stack', (stack, asker) => {
  expect(askerIn(stack)).toBe(asker)
})
