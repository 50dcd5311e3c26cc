import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  BOTH_ENGINES,
  clubDatabase,
  type TestApp,
  testAppOn,
  type Visitor,
} from '../../portal/server/testing.ts'
import { countStatements } from '../../server/database/testing-statements.ts'
import { type Dashboard, readDashboard } from '../dashboard.endpoints.ts'

describe.each(BOTH_ENGINES)('the cached dashboard on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let idContract: number
  let idBooking: number
  let taken: ReturnType<typeof countStatements>['taken']

  beforeAll(async () => {
    const counted = countStatements(await clubDatabase(engine))
    taken = counted.taken
    stage = await testAppOn(counted.database)
    elena = await stage.signedIn('elena')
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example'`.execute(
      stage.database.db,
    )
    idContract = rows[0]!.id
    idBooking = (await shown()).nextReservation.datos!.id
  })
  afterAll(() => stage.close())

  const change = (statement: ReturnType<typeof sql>) => statement.execute(stage.database.db)
  const ask = (who = elena, screen = 'en') =>
    who.call(readDashboard, { query: { idContract }, headers: { 'accept-language': screen } })
  const shown = async (): Promise<Dashboard> => (await ask()).body
  /** What a new process with an empty cache answers. */
  async function anew(screen = 'en') {
    const other = await testAppOn(stage.database)
    other.clock.pass(stage.clock.now().getTime() - other.clock.now().getTime())
    const there = other.visitor()
    Object.assign(there.cookies, elena.cookies)
    const { body } = await ask(there, screen)
    await other.app.close()
    return body
  }

  test('asked again it takes one statement, and says the same', async () => {
    const first = await ask()
    taken()
    const again = await ask()
    expect(taken()).toHaveLength(1)
    expect(again.body).toEqual(first.body)
    expect(again.headers['cache-control']).toBe('no-store')
    expect(again.headers.etag).toBeUndefined()
  })

  test('a write to any table that it is made of changes its cache version', async () => {
    await change(sql`UPDATE contracts SET ends = ends + 1 WHERE id = ${idContract}`)
    taken()
    await ask()
    const read = new Set<string>()
    const statements = taken()
    for (const { sql: text, parameters } of statements) {
      const { rows } = await stage.database.db.executeQuery<{ 'QUERY PLAN': unknown }>({
        ...statements[0]!,
        sql: `EXPLAIN (FORMAT JSON) ${text}`,
        parameters,
      })
      for (const [, table] of JSON.stringify(rows).matchAll(/\\?"Relation Name\\?": ?\\?"(\w+)/g))
        read.add(table!)
    }
    const { rows } = await sql<{ name: string }>`
      SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
       WHERE p.proname IN ('count_contract_change', 'count_resort_change', 'count_club_news_change')`.execute(
      stage.database.db,
    )
    const counted = rows.map(({ name }) => name)
    expect(read.size).toBeGreaterThan(10)
    const own = ['contract_versions', 'resort_version', 'club_news_version']
    // An entry moves the balance of its year, which counts; a plan begins and ends with lines of payments, which count.
    const byAnother = ['benefit_entries', 'instalment_plans', 'instalment_parts']
    const uncounted = [...read].filter((name) => ![...counted, ...own, ...byAnother].includes(name))
    expect(uncounted).toEqual([])
  })

  const NAME = JSON.stringify({ en: 'Another', es: 'Otra' })
  test.each<[string, () => ReturnType<typeof sql>]>([
    ['a stay', () => sql`UPDATE bookings SET note = 'At the window' WHERE id = ${idBooking}`],
    ['its people', () => sql`UPDATE booking_guests SET name = 'Ana' WHERE booking_id = ${idBooking}`],
    [
      'an entry of a benefit',
      () => sql`INSERT INTO benefit_entries (benefit_year_id, at, kind, quantity)
                SELECT id, now(), 'grant', 3 FROM benefit_years WHERE contract_id = ${idContract}`,
    ],
    [
      'what the clock closed',
      () => sql`WITH closed AS (UPDATE bookings SET status = 'rejected' WHERE id = ${idBooking} RETURNING id),
                     said AS (INSERT INTO booking_events (booking_id, at, deed, to_status)
                              SELECT id, now(), 'lapse-booking', 'rejected' FROM closed RETURNING booking_id)
                SELECT FROM said`,
    ],
    ['a stay that stands again', () => sql`UPDATE bookings SET status = 'confirmed' WHERE id = ${idBooking}`],
    [
      'a benefit year',
      () =>
        sql`UPDATE benefit_years SET expires = expires + 1 WHERE contract_id = ${idContract} AND balance > 0`,
    ],
    [
      'a document of the statement',
      () =>
        sql`UPDATE transactions SET reference = reference || '-B' WHERE contract_id = ${idContract} AND part IS NULL`,
    ],
    ['the contract', () => sql`UPDATE contracts SET ends = ends + 7 WHERE id = ${idContract}`],
    ['a resort', () => sql`UPDATE hotels SET check_in_time = '16:30'`],
    ['a kind of room', () => sql`UPDATE room_categories SET name = ${NAME}`],
    ['a kind of benefit', () => sql`UPDATE benefits SET name = ${NAME}`],
    ['the news', () => sql`UPDATE newsletters SET title = 'Anew'`],
    ['a month of the resort', () => sql`UPDATE hotel_performance SET guest_score_tenths = 51`],
    ['a stay that is gone', () => sql`UPDATE bookings SET status = 'cancelled' WHERE id = ${idBooking}`],
  ])('what changes %s is on it at once', async (_, statement) => {
    const before = await shown()
    await change(statement())
    const after = await shown()
    expect(after).not.toEqual(before)
    expect(after).toEqual(await anew())
  })

  test('another process sees what this one has written with its next call', async () => {
    const other = await testAppOn(stage.database)
    const there = other.visitor()
    Object.assign(there.cookies, elena.cookies)
    for (const days of [1, 2, 3]) {
      await change(sql`UPDATE contracts SET ends = ends + ${days}::int WHERE id = ${idContract}`)
      expect((await ask(there)).body).toEqual(await shown())
    }
    await other.app.close()
  })

  test('a change that is rolled back does not change the version; a transaction counts once', async () => {
    const { db } = stage.database
    const version = async () => {
      const { rows } = await sql<{ version: number }>`
        SELECT version FROM contract_versions WHERE contract_id = ${idContract}`.execute(db)
      return Number(rows[0]!.version)
    }
    const before = await version()
    await db
      .transaction()
      .execute(async (trx) => {
        await sql`UPDATE bookings SET note = 'Never' WHERE contract_id = ${idContract}`.execute(trx)
        throw new Error('no')
      })
      .catch(() => {})
    expect(await version()).toBe(before)
    await change(sql`UPDATE bookings SET note = 'Once' WHERE contract_id = ${idContract}`)
    expect(await version()).toBe(before + 1)
    const { rows } = await sql<{ other: number }>`
      SELECT max(version)::int AS other FROM contract_versions WHERE contract_id <> ${idContract}`.execute(db)
    expect(rows[0]!.other).toBeLessThan(before)
  })

  test('the dashboard of a contract without a change counter is not cached', async () => {
    const { db } = stage.database
    await sql`DELETE FROM contract_versions WHERE contract_id = ${idContract}`.execute(db)
    await ask()
    await change(sql`UPDATE contracts SET ends = ends + 1 WHERE id = ${idContract}`)
    expect((await ask()).body).toEqual(await anew())
    await sql`INSERT INTO contract_versions (contract_id) VALUES (${idContract})`.execute(db)
  })

  test('each language has its own, and nobody gets another owner’s', async () => {
    const spanish = (await ask(elena, 'es')).body
    expect(spanish).toEqual(await anew('es'))
    expect(spanish.newsletters).not.toEqual((await shown()).newsletters)
    const marcos = await stage.signedIn('marcos')
    expect((await ask(marcos)).code).toBe(404)
    expect((await ask()).code).toBe(200)
  })

  test('a new day and an arrival expire the cached answer, though nothing is written', async () => {
    await change(sql`UPDATE bookings SET status = 'confirmed', occupant = 'owner' WHERE id = ${idBooking}`)
    const { datos, ownerInHouse } = (await shown()).nextReservation
    expect([datos!.id, ownerInHouse]).toEqual([idBooking, false])
    const goTo = async (day: string) => {
      stage.clock.pass(Date.parse(`${day}T23:00:00-05:00`) - stage.clock.now().getTime())
      elena = await stage.signedIn('elena')
    }
    await goTo(datos!.datein)
    expect((await shown()).nextReservation.ownerInHouse).toBe(true)
    expect(await shown()).toEqual(await anew())
    await goTo(datos!.dateout)
    expect((await shown()).nextReservation.ownerInHouse).toBe(false)
    stage.clock.pass(86_400_000)
    elena = await stage.signedIn('elena')
    expect((await shown()).nextReservation.datos?.id).not.toBe(idBooking)
    expect(await shown()).toEqual(await anew())
  })
})
