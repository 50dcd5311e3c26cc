import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { MAILS } from '../../../portal/server/mails.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import type { NewMail } from '../../../server/jobs/outbox.store.ts'
import { renderMail } from '../../../server/mail/render.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import {
  endDayListMail,
  listDayLists,
  mailDayList,
  readDayList,
  setDayListMail,
} from '../../day-lists/day-lists.endpoints.ts'
import { exportOrder } from '../../orders/orders.endpoints.ts'
import { aLine, shopper } from '../testing.cart.ts'

const RULE = { email: 'music@marea.example', language: 'en', time: '12:00', before: 0, whenEmpty: false }

describe.each(ENGINES)('the list of an event, on %s', (engine) => {
  let club: TestApp
  let desk: Visitor
  let event: { id: number; hotel: number; day: string }
  let product: number
  let idOrder: number

  beforeAll(async () => {
    club = await testApp(engine)
    desk = await club.signedIn('joel', { admin: true })
    const { db } = club.database
    const { rows } = await sql<typeof event & { contract: number }>`
      SELECT e.id, e.hotel_id AS hotel, e.start_day AS day, c.id AS contract
        FROM events e, contracts c JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example' AND e.start_day > ${addDays(TEST_DAY, 5)} AND e.capacity - e.taken >= 2
         AND NOT EXISTS (SELECT FROM order_details d WHERE d.event_id = e.id)
       ORDER BY e.start_day, e.id LIMIT 1`.execute(db)
    const { contract, ...found } = rows[0]!
    event = found
    const line = aLine({ kind: 'event', detailId: event.id, qty: 2, operationdate: event.day })
    const ordered = await shopper(await club.signedIn('elena'), contract).order([line])
    expect(ordered.code, JSON.stringify(ordered.body)).toBe(200)
    idOrder = ordered.body.data[0].id
    const products = await sql<{
      id: number
    }>`SELECT id FROM products WHERE hotel_id = ${event.hotel} LIMIT 1`.execute(db)
    product = products.rows[0]!.id
  })
  afterAll(() => club.close())

  const named = () => ({ kind: 'event', id: event.id, hotel: event.hotel })
  const list = async (day = event.day) =>
    (await desk.call(readDayList, { query: { ...named(), day } })).body.data
  const set = (more: object = {}) => desk.call(setDayListMail, { body: { ...named(), ...RULE, ...more } })
  const mails = async () =>
    (
      await sql<NewMail>`
        SELECT kind, recipient, language, content FROM outbox WHERE kind = 'day-list' ORDER BY id`.execute(
        club.database.db,
      )
    ).rows
  const at = async (days: number, time: string) => {
    const then = Date.parse(`${addDays(event.day, -days)}T${time}:00Z`)
    club.clock.pass(then - club.clock.now().getTime())
    desk = await club.signedIn('joel', { admin: true })
  }
  /** An hour of the day that is past twelve at each of the resorts, and before midnight. */
  const AFTERNOON = '22:30'

  test('its entry in the calendar ends with the event, and its mail and the list say where and until when', async () => {
    const { db } = club.database
    const { rows } = await sql<{ minutes: number; place: string }>`
      SELECT extract(epoch FROM e.end_time::time - e.start_time::time)::int / 60 AS minutes, e.location ->> 'en' AS place
        FROM events e WHERE e.id = ${event.id}`.execute(db)
    const { minutes, place } = rows[0]!
    expect(minutes).not.toBe(60)
    const elena = await club.signedIn('elena')
    const { bytes } = await elena.call(exportOrder, { query: { idOrder } })
    const at = (name: string) => {
      const stamp = new RegExp(`${name}(?:;[^:]*)?:(\\d{4})(\\d\\d)(\\d\\d)T(\\d\\d)(\\d\\d)`).exec(
        String(bytes),
      )!
      const [year, month, day, hour, minute] = stamp.slice(1).map(Number)
      return Date.UTC(year!, month! - 1, day, hour, minute)
    }
    expect((at('DTEND') - at('DTSTART')) / 60_000).toBe(minutes)
    const told = await sql<{ tables: string }>`
      SELECT content ->> 'tables' AS tables FROM outbox WHERE kind = 'order-placed' ORDER BY id DESC LIMIT 1`.execute(
      db,
    )
    expect(told.rows[0]?.tables).toContain(place)
  })

  test('it goes by itself to whoever serves it, on its day, once; and again when the desk sends it', async () => {
    expect((await set()).code).toBe(200)
    expect((await list()).byMail).toEqual(RULE)
    await at(1, AFTERNOON)
    await club.work()
    expect(await mails()).toEqual([])
    await at(0, AFTERNOON)
    await Promise.all([club.work(), club.work()])
    await club.work()
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: RULE.email, language: 'en' })
    const { subject, text } = renderMail(MAILS['day-list']!, mail!, club.config)
    expect(subject).toContain('2 people')
    expect(text).toContain('Elena Harrington')
    expect((await list()).sent).toMatchObject({ changed: false })
    expect((await desk.call(mailDayList, { body: { ...named(), day: event.day } })).code).toBe(200)
    expect(await mails()).toHaveLength(2)
  })

  test('its rule is not that of the product with its number, nor one of another resort', async () => {
    const byMail = async (kind: string, id: number) =>
      (await desk.call(readDayList, { query: { kind, id, hotel: event.hotel, day: event.day } })).body.data
        .byMail
    // As a browser of the version before sends it, which knows of products alone.
    const { kind: _, ...without } = { ...named(), id: product }
    expect(
      (await desk.call(setDayListMail, { body: { ...without, ...RULE, email: 'other@marea.example' } })).code,
    ).toBe(200)
    expect([(await byMail('event', event.id)).email, (await byMail('product', product)).email]).toEqual([
      RULE.email,
      'other@marea.example',
    ])
    expect((await desk.call(endDayListMail, { body: without })).code).toBe(200)
    expect([(await byMail('event', event.id)).email, await byMail('product', product)]).toEqual([
      RULE.email,
      null,
    ])
    const { hotels } = (await desk.call(listDayLists, { query: {} })).body.data
    const elsewhere = hotels.find(({ id }: { id: number }) => id !== event.hotel).id
    expect((await set({ hotel: elsewhere })).code).toBe(404)
  })

  test('nobody comes: it goes out where that is wished, for its own day alone, and stands in the day’s rail', async () => {
    const { db } = club.database
    await sql`UPDATE order_details SET cancelled_at = now(), took_places = false WHERE event_id = ${event.id}`.execute(
      db,
    )
    await sql`DELETE FROM event_list_sendings`.execute(db)
    await club.work()
    expect(await mails()).toHaveLength(2)
    const listed = async (day: string) =>
      (await desk.call(listDayLists, { query: { day, hotel: event.hotel } })).body.data.lists
    expect(await listed(event.day)).toContainEqual(
      expect.objectContaining({ kind: 'event', id: event.id, people: 0 }),
    )
    await sql`UPDATE event_list_mails SET when_empty = true`.execute(db)
    await sql`UPDATE events SET end_day = start_day + 1 WHERE id = ${event.id}`.execute(db)
    await club.work()
    expect(await mails()).toHaveLength(3)
    await at(-1, AFTERNOON)
    await club.work()
    expect(await mails()).toHaveLength(3)
    expect(await listed(addDays(event.day, 1))).not.toContainEqual(
      expect.objectContaining({ kind: 'event', id: event.id }),
    )
    expect((await desk.call(endDayListMail, { body: named() })).code).toBe(200)
    expect((await list()).byMail).toBeNull()
    expect((await desk.call(mailDayList, { body: { ...named(), day: event.day } })).code).toBe(404)
  })
})
