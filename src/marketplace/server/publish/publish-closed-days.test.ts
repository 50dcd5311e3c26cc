import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { ENGINES, type TestApp, type Visitor } from '../../../portal/server/testing.ts'
import { renderMail } from '../../../server/mail/render.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { listNotAvailable } from '../../catalogue.endpoints.ts'
import { readAllotment } from '../../publish/publish-allotment.endpoints.ts'
import {
  type ClosedDaysItem,
  closeDays,
  listClosedDays,
  openDays,
  readProductDays,
} from '../../publish/publish-closed-days.endpoints.ts'
import { saveProduct } from '../../publish/publish-products.endpoints.ts'
import { aLine } from '../testing.cart.ts'
import { deskAndShop, NEW_PRODUCT } from '../testing.goods.ts'
import { CLOSED_DAY_MAILS } from './closed-day-mails.ts'

describe.each(ENGINES)('publishing a product’s closed days on %s', (engine) => {
  let club: TestApp
  let desk: Visitor
  let elena: Visitor
  let shop: Awaited<ReturnType<typeof deskAndShop>>['shop']
  let idProduct: number
  let variants: number[]
  const day = (ahead: number) => addDays(TEST_DAY, ahead)
  const reason = { en: 'Boats in the yard', es: 'Embarcaciones en el astillero' }
  beforeAll(async () => {
    ;({ club, desk, elena, shop } = await deskAndShop(engine))
    const { body } = await desk.call(saveProduct, { body: { ...NEW_PRODUCT, publish: true } })
    idProduct = body.data.id
    const details = await sql<{ id: number }>`
      SELECT id FROM product_details WHERE product_id = ${idProduct} ORDER BY position`.execute(
      club.database.db,
    )
    variants = details.rows.map(({ id }) => id)
  })
  afterAll(() => club.close())

  const close = (first: number, last: number, change: object = {}, headers?: Record<string, string>) => {
    const body = { idProduct, version: 0, first: day(first), last: day(last), reason, ...change }
    return desk.call(closeDays, { body, ...(headers && { headers }) })
  }
  const open = (id: number, version: number) => desk.call(openDays, { body: { id, version } })
  const listed = async (): Promise<ClosedDaysItem[]> => (await desk.call(listClosedDays)).body.data
  const item = async (id: number) => (await listed()).find((one) => one.id === id)
  const off = async (): Promise<string[]> =>
    (await elena.call(listNotAvailable, { query: { idP: idProduct, fini: TEST_DAY } })).body.data

  test('closed days leave the owner’s calendar and the checkout, and come back when they are opened', async () => {
    const line = aLine({ detailId: variants[0]!, operationdate: day(11) })
    const cart = await shop.bodyOf([line])
    const { code, body } = await close(10, 12)
    expect([code, body.data]).toEqual([200, { id: expect.any(Number), places: 0, told: 0 }])
    expect(await off()).toEqual([day(10), day(11), day(12)])
    expect((await shop.send(cart)).body).toMatchObject({
      code: 'CART_NOT_POSSIBLE',
      priced: { lines: [{ fault: 'closed' }] },
    })
    expect(await item(body.data.id)).toMatchObject({
      product: NEW_PRODUCT.name,
      hotel: null,
      first: day(10),
      reason,
      state: 'coming',
      changed: { deed: 'published', by: expect.stringContaining('Raúl') },
    })
    const { data } = (await desk.call(readAllotment, { query: { idDetail: variants[0] } })).body
    expect(data.blackouts).toEqual([{ first: day(10), last: day(12), reason }])

    const { changed } = (await item(body.data.id))!
    const later = await close(11, 13, { id: body.data.id, version: changed.version })
    expect(later.body.data.id).toBe(body.data.id)
    expect(await off()).toEqual([day(11), day(12), day(13)])
    const { version } = (await item(body.data.id))!.changed
    expect((await open(body.data.id, version)).body.data).toEqual({ kept: false })
    expect([await off(), await item(body.data.id)]).toEqual([[], undefined])
    expect((await open(body.data.id, version)).code).toBe(404)
    expect((await shop.send(cart)).code).toBe(200)
  })

  test('what is ordered is told before and stays ordered, of variants without a limit as well', async () => {
    const lines = [
      aLine({ detailId: variants[0]!, qty: 3, operationdate: day(40) }),
      aLine({ detailId: variants[1]!, qty: 2, operationdate: day(40) }),
    ]
    const later = [aLine({ detailId: variants[1]!, qty: 4, operationdate: day(42) })]
    for (const one of [lines, later]) expect((await shop.order(one)).code).toBe(200)
    const { data } = (await desk.call(readProductDays, { query: { idProduct } })).body
    expect(data).toMatchObject({ idProduct, today: TEST_DAY, until: day(365), zone: expect.any(String) })
    expect(data.taken.filter((one: { day: string }) => one.day >= day(40))).toEqual([
      { day: day(40), places: 5 },
      { day: day(42), places: 4 },
    ])
    expect((await close(40, 41)).body.data.places).toBe(5)
    const { rows } =
      await sql`SELECT FROM orders WHERE cancelled_at IS NOT NULL AND created_at::date >= ${TEST_DAY}`.execute(
        club.database.db,
      )
    expect(rows).toEqual([])
  })

  test('tells who has ordered it once it is asked to: each order once, in the owner’s language, with why and the days', async () => {
    const { db } = club.database
    const lines = [
      aLine({ detailId: variants[0]!, qty: 2, operationdate: day(50) }),
      aLine({ detailId: variants[1]!, qty: 1, operationdate: day(51) }),
    ]
    expect((await shop.order(lines)).code).toBe(200)
    const { body } = await close(50, 51, { tells: true })
    expect(body.data).toMatchObject({ places: 3, told: 1 })
    const { rows } = await sql<{ language: 'en' | 'es'; content: Record<string, string> }>`
      SELECT language, content FROM outbox WHERE kind = 'order-days-closed'`.execute(db)
    expect(rows).toHaveLength(1)
    const { language, content } = rows[0]!
    const { text, subject } = renderMail(CLOSED_DAY_MAILS['order-days-closed'], rows[0]!, club.config)
    expect(subject).toContain(content.number)
    for (const said of [reason[language], NEW_PRODUCT.name[language], dayInWords(day(50), language)])
      expect(text).toContain(said)
    expect(text).toContain(dayInWords(day(51), language))
    expect(text).toMatch(/view=orders&order=\d+/)

    const { version } = (await item(body.data.id))!.changed
    const changed = await close(50, 52, { id: body.data.id, version })
    expect(changed.body.data.told).toBe(0)
  })

  test('a day is closed once: others’ days are named, and the database stands behind it', async () => {
    const { body } = await close(60, 65)
    const twice = await close(65, 70)
    expect([twice.code, twice.body.code]).toEqual([409, 'CLOSED_DAYS_OVERLAP'])
    expect(twice.body.message).toMatch(/from .*2027 to .*2027/)
    expect((await close(66, 70)).code).toBe(200)
    const { version } = (await item(body.data.id))!.changed
    expect((await close(60, 66, { id: body.data.id, version })).body.code).toBe('CLOSED_DAYS_OVERLAP')
    await expect(
      sql`INSERT INTO product_blackouts (product_id, first_day, last_day, reason)
          SELECT product_id, last_day, last_day, reason FROM product_blackouts WHERE id = ${body.data.id}`.execute(
        club.database.db,
      ),
    ).rejects.toThrow('product_blackouts_day_once')
    const both = await Promise.all([close(80, 82), close(82, 84)])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
    expect(both.find(({ code }) => code === 409)?.body.code).toBe('CLOSED_DAYS_OVERLAP')
  })

  test('what is past stays: days over do not change, of days begun only the end', async () => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO product_blackouts (product_id, first_day, last_day, reason)
      SELECT ${idProduct}::int, first::date, last::date, ${JSON.stringify(reason)}::jsonb
        FROM (VALUES (${day(-9)}, ${day(-8)}), (${day(-3)}, ${day(3)})) v(first, last) RETURNING id`.execute(
      club.database.db,
    )
    const [over, begun] = rows.map(({ id }) => id)
    expect([(await item(over!))?.state, (await item(begun!))?.state]).toEqual(['ended', 'running'])
    expect((await close(5, 6, { id: over })).body.code).toBe('CLOSED_DAYS_ENDED')
    expect((await open(over!, 0)).body.code).toBe('CLOSED_DAYS_ENDED')
    expect((await close(-2, 3, { id: begun })).body.code).toBe('CLOSED_DAYS_BEGUN')
    expect((await close(-3, 5, { id: begun })).code).toBe(200)
    const { version } = (await item(begun!))!.changed
    expect((await open(begun!, version)).body.data).toEqual({ kept: true })
    expect(await item(begun!)).toMatchObject({ last: day(-1), state: 'ended' })
    expect((await close(-1, 3)).body.code).toBe('CLOSED_DAYS_PAST')
    expect((await close(5, 1200)).body.code).toBe('CLOSED_DAYS_TOO_FAR')
    expect((await close(6, 5)).body.fields).toHaveProperty('last')
    expect((await close(5, 6, { idProduct: 99_999 })).code).toBe(404)
    expect((await desk.call(readProductDays, { query: { idProduct: 99_999 } })).code).toBe(404)
    expect((await close(5, 6, { idProduct: 1, id: begun })).code).toBe(404)
  })

  test('two desks at once: one is told; the same key is one; the list begins with what is ahead', async () => {
    const headers = { 'idempotency-key': 'the-same-days' }
    const [one, two] = [await close(100, 101, {}, headers), await close(100, 101, {}, headers)]
    expect(two.body).toEqual(one.body)
    const { id } = one.body.data
    const { version } = (await item(id))!.changed
    const joel = await club.signedIn('joel', { admin: true })
    const body = { id, idProduct, version, first: day(100), last: day(103), reason }
    const answers = await Promise.all([close(100, 102, { id, version }), joel.call(closeDays, { body })])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409])
    expect(answers.find(({ code }) => code === 409)?.body.code).toBe('CHANGED_MEANWHILE')
    expect((await open(id, version)).body.code).toBe('CHANGED_MEANWHILE')

    const rows = await listed()
    const ahead = rows.filter(({ state }) => state !== 'ended').map(({ first }) => first)
    const past = rows.filter(({ state }) => state === 'ended').map(({ first }) => first)
    expect(rows.map(({ first }) => first)).toEqual([...ahead.sort(), ...past.sort().reverse()])
  })
})
