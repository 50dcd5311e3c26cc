import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { closeSlot, openSlot, readDayList } from '../../day-lists/day-lists.endpoints.ts'
import { listDays, listNextDays } from '../../days/days.endpoints.ts'
import { cancelOrder } from '../../orders/orders.endpoints.ts'
import { aLine, detailsOf, shopper, type TestDetail } from '../testing.cart.ts'

const REASON = { en: 'The captain is ill', es: 'El capitán está enfermo' }

describe.each(ENGINES)('one slot of one day, on %s', (engine) => {
  let club: TestApp
  let desk: Visitor
  let elena: Visitor
  let shop: ReturnType<typeof shopper>
  let sail: TestDetail
  let product: number
  let hotel: number
  const day = addDays(TEST_DAY, 200)

  beforeAll(async () => {
    club = await testApp(engine)
    const { db } = club.database
    desk = await club.signedIn('joel', { admin: true })
    elena = await club.signedIn('elena')
    const { rows } = await sql<{ contract: number; hotel: number; product: number }>`
      SELECT c.id AS contract, c.hotel_id AS hotel, p.id AS product
        FROM contracts c JOIN owners o ON o.id = c.owner_id, products p
       WHERE o.email = 'elena@marea.example' AND p.slug = 'sunset-under-sail'`.execute(db)
    ;({ hotel, product } = rows[0]!)
    shop = shopper(elena, rows[0]!.contract)
    sail = (await detailsOf(db, 'sunset-under-sail'))[0]!
  })
  afterAll(() => club.close())

  const slot = () => ({ id: product, hotel, day, time: '17:00' })
  const order = () =>
    shop.order([aLine({ detailId: sail.id, qty: 2, operationdate: day, operationtime: '17:00' })])
  const seen = async () => {
    const { body } = await elena.call(listDays, { query: { idP: product, fini: day, ffin: day } })
    return body.data[0].variants.find(({ id }: { id: number }) => id === sail.id).times.slots[0]
  }

  test('closed it sells nothing, its reason is read, and a place that is given back stays closed', async () => {
    const before = (await seen()).left
    const placed = await order()
    expect(placed.code, JSON.stringify(placed.body)).toBe(200)
    const closed = await desk.call(closeSlot, { body: { ...slot(), reason: REASON } })
    expect(closed.body.data).toEqual({ places: expect.any(Number) })
    expect(await seen()).toMatchObject({ left: 0, closed: REASON })
    expect((await order()).body.code).toBe('CART_NOT_POSSIBLE')
    const there = await desk.call(readDayList, { query: { kind: 'product', id: product, hotel, day } })
    expect(there.body.data.slots).toMatchObject([{ time: '17:00', closed: REASON, rows: [{ adults: 2 }] }])
    expect((await elena.call(cancelOrder, { body: { idOrder: placed.body.data[0].id } })).code).toBe(200)
    expect(await seen()).toMatchObject({ left: 0, closed: REASON })
    expect((await order()).body.code).toBe('CART_NOT_POSSIBLE')

    expect((await desk.call(openSlot, { body: slot() })).code).toBe(200)
    expect(await seen()).toMatchObject({ left: before, closed: null })
    expect((await desk.call(openSlot, { body: slot() })).code).toBe(404)
  })

  test('only what is ahead, and what there is', async () => {
    const close = async (more: object) =>
      (await desk.call(closeSlot, { body: { ...slot(), reason: REASON, ...more } })).body.code
    expect(await close({ day: addDays(TEST_DAY, -1) })).toBe('SLOT_OVER')
    expect(await close({ time: '17:01' })).toBe('NOT_FOUND')
    expect(await close({ hotel: 999_999 })).toBe('NOT_FOUND')
    expect(await close({ reason: { en: 'Ill', es: '' } })).toBe('BAD_INPUT')
  })

  test('what cannot be had in the days of a stay says why, and when it can be had next', async () => {
    const stay = { fini: addDays(day, 20), ffin: addDays(day, 23) }
    const answer = async (span: object) =>
      (await elena.call(listNextDays, { query: { products: `${product},999999`, ...span } })).body
    const ask = async (span: object) => (await answer(span)).data
    expect(await ask(stay)).toEqual([])
    const days = (...after: number[]) =>
      after.map((more) => ({ day: addDays(stay.fini, more), time: '17:00' }))
    expect((await answer(stay)).free).toMatchObject([{ idP: product, hours: null, days: days(0, 1, 2, 3) }])
    // Who comes later on the first day has the next one, and who leaves earlier on the last the one before.
    const free = (await answer({ ...stay, hini: '17:01', hfin: '16:59' })).free
    expect(free).toMatchObject([{ idP: product, days: days(1, 2) }])
    await sql`
      INSERT INTO product_blackouts (product_id, first_day, last_day, reason)
      VALUES (${product}, ${stay.fini}::date, ${addDays(stay.ffin, 2)}::date, ${JSON.stringify(REASON)}::jsonb)`.execute(
      club.database.db,
    )
    expect(await ask(stay)).toEqual([{ idP: product, closed: REASON, next: addDays(stay.ffin, 3) }])
    expect((await answer(stay)).free).toEqual([])
    // One day more: the first that is open again.
    expect((await answer({ ...stay, ffin: addDays(stay.ffin, 3) })).free).toMatchObject([
      { idP: product, days: days(6) },
    ])
    for (let on = day; on <= addDays(day, 1); on = addDays(on, 1))
      await desk.call(closeSlot, { body: { ...slot(), day: on, reason: REASON } })
    expect(await ask({ fini: day, ffin: addDays(day, 1) })).toEqual([
      { idP: product, closed: null, next: addDays(day, 2) },
    ])
  })
})
