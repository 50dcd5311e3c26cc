import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { clubSnapshot } from '../../../portal/server/testing.snapshot.ts'
import { BOTH_ENGINES, clubDatabase, testAppOn } from '../../../portal/server/testing.ts'
import { embedded, type OpenDatabase, openEmbedded } from '../../../server/database/database.ts'
import { hashOfToken, SESSION_COOKIE } from '../../../server/http/caller.ts'
import { TEST_DAY, TEST_NOW } from '../../../server/testing.day.ts'
import { placeOrder } from '../../checkout.endpoints.ts'
import { cancelOrder } from '../../orders/orders.endpoints.ts'
import { aLine, detailsOf, shopper, type TestLine } from '../testing.cart.ts'
import { type Before, findOrderBreaches, lookAtOrders, takenBefore } from './breaches.store.ts'

const PROGRAM = fileURLToPath(new URL('./killed-checkout.ts', import.meta.url))
const COMPILED = join(tmpdir(), 'veranda-compiled')
/** The exit code of a program whose call had no statement of that number. */
const CAME_TO_ITS_END = 7

/** A database that outlives the program, and the environment in which the program finds it. */
interface Ground {
  env: Record<string, string>
  open: () => Promise<OpenDatabase>
}

async function ground(engine: (typeof BOTH_ENGINES)[number]): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-killed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const env = { DATA_DIR: folder, API_TOKEN: randomBytes(16).toString('hex'), LOG_LEVEL: 'error' }
  if (engine === 'embedded') {
    const snapshot = await clubSnapshot()
    await embedded(await PGlite.create(join(folder, 'database'), { loadDataDir: snapshot })).close()
    return { env, open: () => openEmbedded(folder) }
  }
  const database = await clubDatabase('postgres')
  onTestFinished(() => database.close())
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(database.db)
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/${rows[0]!.name}`
  return {
    env: { ...env, DATABASE_URL: url.href },
    open: async () => ({ ...database, close: async () => {} }),
  }
}

/** Elena at a browser that speaks to the database as it lies there. */
async function elenaOn(database: OpenDatabase, env: Record<string, string>, token: string) {
  const stage = await testAppOn({ ...database, close: async () => {} }, env)
  const visitor = stage.visitor()
  visitor.cookies[SESSION_COOKIE] = token
  return { visitor, close: stage.close }
}

/**
 * Runs the program on a call and kills it after a statement. Answers whether there was one of that number, and what the
 * program had found in the database before its call.
 */
async function killAfter(
  statement: number,
  env: Record<string, string>,
  call: object,
  token: string,
  before: Before,
): Promise<{ killed: boolean; found: unknown }> {
  const { PATH = '', HOME = '' } = process.env
  const kept = { PATH, HOME, NODE_COMPILE_CACHE: COMPILED }
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...kept,
      ...env,
      KILL_AFTER: String(statement),
      CALL: JSON.stringify(call),
      BEFORE: JSON.stringify([...before]),
      TOKEN: token,
      NOW: TEST_NOW.toISOString(),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>
  const [found, said, [code, signal]] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  const killed = signal === 'SIGKILL'
  if (!killed && code !== CAME_TO_ITS_END) throw new Error(`The program ended with ${code}: ${said}`)
  return { killed, found: JSON.parse(found) }
}

describe.each(BOTH_ENGINES)('the program, killed after each statement, on %s', (engine) => {
  test('an order has its places, its benefit and its mail, or there is no order', {
    timeout: 300_000,
  }, async () => {
    const place = await ground(engine)
    const token = randomBytes(32).toString('base64url')
    const facts = await withDatabase(place, async (database) => {
      const { db } = database
      await sql`INSERT INTO sessions (token_hash, owner_id, created_at, last_active_at)
                SELECT ${hashOfToken(token)}, id, ${TEST_NOW}, ${TEST_NOW} FROM owners
                 WHERE email = 'elena@marea.example'`.execute(db)
      await sql`DELETE FROM allotment`.execute(db)
      await sql`DELETE FROM product_blackouts`.execute(db)
      const { rows } = await sql<{ id: number }>`
        SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example'`.execute(
        db,
      )
      const elena = await elenaOn(database, place.env, token)
      const [supper] = await detailsOf(db, 'chefs-table-on-the-terrace')
      const [car] = await detailsOf(db, 'private-airport-transfer')
      const day = addDays(TEST_DAY, 30)
      const { rows: events } = await sql<{ id: number; start: string }>`
        SELECT id, start_day AS start FROM events WHERE start_day > ${day} AND taken < capacity LIMIT 1`.execute(
        db,
      )
      const ride = aLine({
        detailId: car!.id,
        operationdate: day,
        itinerario: { nameBenefi: 'Elena', lastNameBenefi: 'Harrington' },
      })
      const shop = shopper(elena.visitor, rows[0]!.id)
      const [able] = (await shop.price([ride])).lines[0]!.benefits
      const body = await shop.bodyOf([
        aLine({ detailId: supper!.id, operationtime: '19:30', qty: 2, operationdate: day }),
        { ...ride, isBenefit: true, idBenefitYear: able!.idBenefitYear },
        aLine({ kind: 'event', detailId: events[0]!.id, operationdate: events[0]!.start }),
      ])
      await elena.close()
      const { rows: kept } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM orders`.execute(
        db,
      )
      return { before: await takenBefore(db), body, orders: kept[0]!.count }
    })

    const order = (key: string) => ({ method: 'POST', path: placeOrder.path, key, body: facts.body })
    // All was written and nobody was told: the same key answers what was done.
    const kill = async (call: object) => (await killAfter(0, place.env, call, token, facts.before)).killed
    expect(await kill(order('answered-to-nobody'))).toBe(true)
    const first = await ordersAfter(place, token, facts, 'answered-to-nobody')
    expect(await ordersOf(place)).toBe(facts.orders + first.length)

    // Another cart with the same in it: the same one would be the order that it is already.
    const lines = facts.body.lines as TestLine[]
    facts.body = { ...facts.body, lines: lines.map((line) => ({ ...line, uuid: randomUUID() })) }
    // Lock, facts and, since the program is new, what is on sale; places, seats and headers; lines, mail and the answer kept.
    await killAtSteps(place, order('killed-in-the-middle'), token, facts.before, stepsOn(engine, 9))
    const second = await ordersAfter(place, token, facts, 'killed-in-the-middle')
    expect(second).not.toEqual(first)
    expect(await ordersOf(place)).toBe(facts.orders + first.length + second.length)

    const cancel = (idOrder: number) => ({ method: 'PUT', path: cancelOrder.path, body: { idOrder } })
    await killAtSteps(place, cancel(first[0]!), token, facts.before, stepsOn(engine, 7))
    expect(await kill(cancel(second[0]!))).toBe(true)
    await withDatabase(place, async ({ db }) => {
      expect(await findOrderBreaches(db, facts.before)).toEqual([])
      const { rows } = await sql<{ status: number }>`
        SELECT status FROM orders WHERE id IN (${first[0]}, ${second[0]})`.execute(db)
      expect(rows.map(({ status }) => status)).toEqual([3, 3])
    })
  })
})

/** Opens the database for an act while no program has it. */
async function withDatabase<T>(place: Ground, act: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await place.open()
  try {
    return await act(database)
  } finally {
    await database.close()
  }
}

/** Sends an order once more under its key, and answers the numbers of the orders that it made, now or before. */
async function ordersAfter(
  place: Ground,
  token: string,
  facts: { body: object; before: Before },
  key: string,
) {
  return withDatabase(place, async (database) => {
    const elena = await elenaOn(database, place.env, token)
    const again = await elena.visitor.call(placeOrder, {
      body: facts.body,
      headers: { 'idempotency-key': key },
    })
    await elena.close()
    expect(again.code, JSON.stringify(again.body)).toBe(200)
    expect(await findOrderBreaches(database.db, facts.before)).toEqual([])
    return (again.body.data as { id: number }[]).map(({ id }) => id)
  })
}

const ordersOf = (place: Ground) =>
  withDatabase(place, async ({ db }) => {
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM orders`.execute(db)
    return rows[0]!.count
  })

/**
 * After which of its statements a call is killed: after each on PostgreSQL, where what lies between two statements is
 * whose turn it is; after the first, one in the middle and the last on the embedded engine, whose only connection has
 * nothing to tell them apart but how much it rolls back. One more than there are is always asked for.
 */
function stepsOn(engine: (typeof BOTH_ENGINES)[number], last: number): readonly number[] {
  const all = Array.from({ length: last }, (_, index) => index + 1)
  const chosen = engine === 'postgres' ? all : [1, Math.ceil(last / 2), last]
  return [...chosen, last + 1]
}

/**
 * Kills the call after each of these statements, and lets it come to its end at the last of them, which it does not have:
 * the last kill was before the commit. After each kill nothing of the call is there: the next program, which opens what the
 * kill has left, says what it finds.
 */
async function killAtSteps(
  place: Ground,
  call: object,
  token: string,
  before: Before,
  steps: readonly number[],
): Promise<void> {
  const untouched = await withDatabase(place, ({ db }) => lookAtOrders(db, before))
  expect(untouched.breaches).toEqual([])
  for (const statement of steps) {
    const { killed, found } = await killAfter(statement, place.env, call, token, before)
    expect(found, `before the kill after statement ${statement}`).toEqual(untouched)
    expect(killed, `there is a statement ${statement}`).toBe(statement !== steps.at(-1))
  }
}
