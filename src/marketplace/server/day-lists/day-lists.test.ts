import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { MAILS } from '../../../portal/server/mails.ts'
import {
  clubDatabase,
  ENGINES,
  type TestApp,
  testAppOn,
  type Visitor,
} from '../../../portal/server/testing.ts'
import { countStatements } from '../../../server/database/testing-statements.ts'
import type { NewMail } from '../../../server/jobs/outbox.store.ts'
import { renderMail } from '../../../server/mail/render.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import {
  endDayListMail,
  exportDayList,
  listDayLists,
  mailDayList,
  noteCame,
  readDayList,
  setDayListMail,
} from '../../day-lists/day-lists.endpoints.ts'
import { aLine, detailsOf, shopper, type TestDetail } from '../testing.cart.ts'

describe.each(ENGINES)('the lists of a day, on %s', (engine) => {
  let club: TestApp
  let taken: ReturnType<typeof countStatements>['taken']
  let desk: Visitor
  let shop: ReturnType<typeof shopper>
  let supper: TestDetail
  let product: number
  let hotel: number
  let day: string

  beforeAll(async () => {
    const counted = countStatements(await clubDatabase(engine))
    taken = counted.taken
    club = await testAppOn(counted.database)
    const { db } = club.database
    desk = await club.signedIn('joel', { admin: true })
    const { rows } = await sql<{ contract: number; hotel: number; day: string }>`
      SELECT c.id AS contract, b.hotel_id AS hotel, b.check_in AS day
        FROM contracts c JOIN owners o ON o.id = c.owner_id JOIN bookings b ON b.contract_id = c.id
       WHERE o.email = 'elena@marea.example' AND b.status = 'confirmed' AND b.check_in > ${TEST_DAY}
       ORDER BY b.check_in LIMIT 1`.execute(db)
    day = addDays(rows[0]!.day, 1)
    hotel = rows[0]!.hotel
    shop = shopper(await club.signedIn('elena'), rows[0]!.contract)
    supper = (await detailsOf(db, 'chefs-table-on-the-terrace'))[0]!
    const found = await sql<{ id: number }>`
      SELECT id FROM products WHERE slug = 'chefs-table-on-the-terrace'`.execute(db)
    product = found.rows[0]!.id
    const ordered = await shop.order([
      aLine({
        ...{ detailId: supper.id, qty: 2, operationdate: day, operationtime: '19:30' },
        note: '=HYPERLINK("x")',
        clientnote: 'One of us is allergic to shellfish.',
        beneficiarios: [{ fullname: 'Mia Duarte' }, { fullname: 'Leo Duarte' }],
      }),
    ])
    expect(ordered.code, JSON.stringify(ordered.body)).toBe(200)
  })
  afterAll(() => club.close())

  const name = () => ({ kind: 'product', id: product, hotel, day })
  const list = async () => (await desk.call(readDayList, { query: name() })).body.data
  const rowOf = async () => (await list()).slots[0].rows[0]
  const mails = async () =>
    (
      await sql<NewMail>`
        SELECT kind, recipient, language, content FROM outbox WHERE kind = 'day-list' ORDER BY id`.execute(
        club.database.db,
      )
    ).rows
  /** The clock at an hour of Cancún, so many days before the day. */
  const at = async (days: number, time: string) => {
    const then = Date.parse(`${addDays(day, -days)}T${time}:00-05:00`)
    club.clock.pass(then - club.clock.now().getTime())
    desk = await club.signedIn('joel', { admin: true })
  }

  test('who comes, with what has to be heeded, and nothing of another resort', async () => {
    expect(await rowOf()).toMatchObject({
      ...{ name: 'Mia Duarte', others: ['Leo Duarte'], adults: 2, children: 0, came: null },
      notes: [{ care: false }, { text: 'One of us is allergic to shellfish.', care: true }],
    })
    const day0 = (await desk.call(listDayLists, { query: { day, hotel } })).body.data
    expect(day0.lists).toContainEqual(expect.objectContaining({ kind: 'product', id: product, people: 2 }))
    // The rail, the head of the list and its rows count alike, whatever is served.
    for (const one of day0.lists) {
      const query = { kind: one.kind, id: one.id, hotel, day }
      const { people, slots } = (await desk.call(readDayList, { query })).body.data
      const rows = slots.flatMap((slot: { rows: { adults: number; children: number }[] }) => slot.rows)
      const heads = rows.reduce((sum: number, row: (typeof rows)[0]) => sum + row.adults + row.children, 0)
      expect([one.name.en, people, heads]).toEqual([one.name.en, one.people, one.people])
    }
    const other = day0.hotels.find((one: { id: number }) => one.id !== hotel).id
    const there = await desk.call(readDayList, { query: { ...name(), hotel: other } })
    expect(there.body.data.people).toBe(0)
    expect((await desk.call(readDayList, { query: { ...name(), id: 999_999 } })).code).toBe(404)
  })

  test('as CSV no spreadsheet runs it, and nobody’s mail stands in it', async () => {
    const { code, bytes } = await desk.call(exportDayList, { query: name() })
    expect(code).toBe(200)
    const text = bytes.toString()
    expect(text).toContain('Mia Duarte, Leo Duarte')
    expect(text).toMatch(/"'=HYPERLINK\(""x""\)/)
    expect(text).not.toContain('@')
  })

  test('who came is noted from the day on, and taken back; every word stays in the book', async () => {
    const { lines } = await rowOf()
    const note = (came: string | null) => desk.call(noteCame, { body: { lines, came } })
    expect((await note('present')).body.code).toBe('DAY_NOT_BEGUN')
    // Its own day, and not yet its hour.
    await at(0, '19:29')
    expect((await note('present')).body.code).toBe('DAY_NOT_BEGUN')
    expect((await list()).slots[0].noting).toBe('early')
    await at(0, '19:30')
    for (const came of ['present', 'no-show', null]) {
      expect((await note(came)).code).toBe(200)
      expect((await rowOf()).came).toBe(came)
    }
    const { rows } = await sql<{ came: string | null }>`SELECT came FROM attendance ORDER BY id`.execute(
      club.database.db,
    )
    expect(rows.map(({ came }) => came)).toEqual(['present', 'no-show', null])
    expect((await desk.call(noteCame, { body: { lines: [999_999], came: 'present' } })).code).toBe(404)
    await at(-1, '00:00')
    expect((await note('no-show')).body.code).toBe('DAY_OVER')
    expect(await list()).toMatchObject({ over: true, slots: [{ noting: 'over', rows: [{ came: null }] }] })
  })

  test('the list goes out by itself at its hour, once, however many look', async () => {
    await at(3, '12:00')
    const rule = { email: 'chef@marea.example', language: 'es', time: '17:00', before: 1, whenEmpty: false }
    expect((await desk.call(setDayListMail, { body: { id: product, hotel, ...rule } })).code).toBe(200)
    await at(1, '16:59')
    await club.work()
    expect(await mails()).toEqual([])
    await at(1, '17:00')
    await Promise.all([club.work(), club.work(), club.work()])
    await at(1, '17:05')
    await club.work()
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: 'chef@marea.example', language: 'es' })
    const { subject, text, attachments } = renderMail(MAILS['day-list']!, mail!, club.config)
    expect(subject).toContain('2 personas')
    expect(text).toContain('Mia Duarte, Leo Duarte')
    expect(attachments?.[0]?.filename).toMatch(/\.csv$/)
    expect((await list()).sent).toEqual({ at: expect.stringMatching(/ 17:00$/), changed: false })
  })

  test('after it a change is told, and the desk sends it again', async () => {
    await sql`UPDATE order_details SET note = 'Vegan' WHERE detail_id = ${supper.id} AND operation_day = ${day}::date`.execute(
      club.database.db,
    )
    expect((await list()).sent.changed).toBe(true)
    expect((await desk.call(mailDayList, { body: { id: product, hotel, day } })).code).toBe(200)
    expect((await list()).sent.changed).toBe(false)
    expect(await mails()).toHaveLength(2)
    await club.work()
    expect(await mails()).toHaveLength(2)
  })

  test('never for a day to which nobody comes, unless that is wished; and no more once it is ended', async () => {
    const { db } = club.database
    await sql`UPDATE order_details SET cancelled_at = now(), took_places = false WHERE detail_id = ${supper.id}`.execute(
      db,
    )
    await at(0, '17:30')
    await club.work()
    expect(await mails()).toHaveLength(2)
    await sql`UPDATE day_list_mails SET when_empty = true`.execute(db)
    await club.work()
    expect(await mails()).toHaveLength(3)
    expect((await desk.call(endDayListMail, { body: { id: product, hotel } })).code).toBe(200)
    await at(-1, '17:30')
    await club.work()
    expect(await mails()).toHaveLength(3)
    expect((await desk.call(mailDayList, { body: { id: product, hotel, day } })).code).toBe(404)
  })

  test('the day’s lines are found by their day, whatever was ordered before', async () => {
    const { db } = club.database
    await sql`
      WITH placed AS (
        INSERT INTO orders (owner_id, contract_id, customer_id, hotel_id, hotel_sihot_code, language, currency, gross_cents,
                            total_cents, created_at, last_day)
        SELECT o.owner_id, o.contract_id, o.customer_id, o.hotel_id, o.hotel_sihot_code, 'en', 'USD', 100, 100, now(),
               date '2010-01-01' + n
          FROM (SELECT * FROM orders ORDER BY id LIMIT 1) o CROSS JOIN generate_series(1, 3000) n RETURNING id, last_day)
      INSERT INTO order_details (order_id, position, kind, detail_id, line_uuid, name, operation_day, quantity, unit_cents,
                                 total_cents)
      SELECT id, 1, 'product', ${supper.id}, gen_random_uuid(), '{"en": "A", "es": "A"}', last_day, 1, 100, 100
        FROM placed`.execute(db)
    await club.database.runScript('ANALYZE')
    taken()
    await list()
    await desk.call(listDayLists, { query: { day, hotel } })
    const asked = taken().filter((one) => /order_details d/.test(one.sql))
    expect(asked).toHaveLength(2)
    for (const one of asked) {
      const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>({ ...one, sql: `EXPLAIN ${one.sql}` })
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/order_details_served/)
    }
  })
})
