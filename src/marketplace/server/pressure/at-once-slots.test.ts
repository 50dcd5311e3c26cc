import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import {
  BOTH_ENGINES,
  type TestAnswer,
  type TestApp,
  testApp,
  type Visitor,
} from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { listNotAvailable } from '../../catalogue.endpoints.ts'
import { closeSlot } from '../../day-lists/day-lists.endpoints.ts'
import { listDays } from '../../days/days.endpoints.ts'
import { cancelOrder } from '../../orders/orders.endpoints.ts'
import { listWrittenProducts, saveProduct } from '../../publish/publish-products.endpoints.ts'
import { aLine, detailsOf, shopper, type TestDetail } from '../testing.cart.ts'
import { asSent } from '../testing.goods.ts'
import { type Before, findOrderBreaches, takenBefore } from './breaches.store.ts'

const CROWD = 50

const isHad = ({ code }: TestAnswer) => code === 200

describe.each(BOTH_ENGINES)('fifty checkouts at once for a slot, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let shop: ReturnType<typeof shopper>
  let before: Before
  let reef: TestDetail
  let bundle: number
  let day = addDays(TEST_DAY, 30)

  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    const db = stage.database.db
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example'`.execute(
      db,
    )
    shop = shopper(elena, rows[0]!.id)
    reef = (await detailsOf(db, 'reef-at-first-light'))[0]!
    await sql`DELETE FROM allotment`.execute(db)
    await sql`DELETE FROM slot_allotment`.execute(db)
    await sql`DELETE FROM product_blackouts`.execute(db)
    await sql`UPDATE product_details SET most_of_a_line = 500`.execute(db)
    const made = await sql<{ id: number }>`
      INSERT INTO packages (slug, name, metatag, description, sale_cents, currency, sihot_service, picture, active)
      VALUES ('reef-for-two', '{"en": "Two", "es": "Dos"}', '{"en": "x", "es": "x"}', '{"en": "x", "es": "x"}', 9000,
              'USD', 'X', 'reef-noon', false) RETURNING id`.execute(db)
    bundle = made.rows[0]!.id
    await sql`INSERT INTO package_lines VALUES (${bundle}, 1, ${reef.id}, 2)`.execute(db)
    await sql`UPDATE packages SET active = true WHERE id = ${bundle}`.execute(db)
    before = await takenBefore(db)
  })
  afterAll(() => stage.close())
  afterEach(async () => {
    expect(await findOrderBreaches(stage.database.db, before)).toEqual([])
    day = addDays(day, 3)
  })

  const leave = (places: number, starts = '06:00') =>
    sql`INSERT INTO slot_allotment VALUES (${reef.id}, ${starts}, ${day}, ${places}, 0)`.execute(
      stage.database.db,
    )
  const taken = async (starts = '06:00') => {
    const { rows } = await sql<{ taken: number }>`
      SELECT taken FROM slot_allotment WHERE detail_id = ${reef.id} AND day = ${day} AND starts = ${starts}`.execute(
      stage.database.db,
    )
    return rows[0]?.taken ?? 0
  }
  const dive = (more = {}) =>
    aLine({ detailId: reef.id, operationdate: day, operationtime: '06:00', ...more })
  const couple = () => {
    const head = aLine({ kind: 'package', detailId: bundle, operationdate: day })
    return [head, dive({ uuidPackage: head.uuid, qty: 2 })]
  }
  const rush = async (cartOf: (index: number) => ReturnType<typeof aLine>[]) => {
    const bodies = []
    for (let index = 0; index < CROWD; index++) bodies.push(await shop.bodyOf(cartOf(index)))
    return Promise.all(bodies.map((body) => shop.send(body)))
  }

  test('the last place is had once, and the other slots of the day keep theirs', async () => {
    await leave(1)
    const answers = await rush(() => [dive()])
    expect(answers.filter(isHad)).toHaveLength(1)
    expect(answers.find((one) => !isHad(one))!.body.priced.lines[0]).toMatchObject({ fault: 'sold-out' })
    expect(await taken()).toBe(1)
    expect((await shop.order([dive({ operationtime: '06:45' })])).code).toBe(200)
  })

  test('packages and single lines share a slot', async () => {
    await leave(9)
    const answers = await rush((index) => (index % 2 ? [dive()] : couple()))
    const places = answers.reduce((sum, one, index) => sum + (isHad(one) ? (index % 2 ? 1 : 2) : 0), 0)
    expect(await taken()).toBe(places)
    expect(places).toBeGreaterThanOrEqual(8)
    // Both in one cart: together they want three of a slot of two.
    day = addDays(day, 1)
    await leave(2)
    const body = await shop.bodyOf([...couple(), dive()])
    expect((await shop.send(body)).body).toMatchObject({ code: 'CART_NOT_POSSIBLE' })
    expect(await taken()).toBe(0)
  })

  test('a slot that the desk takes away meanwhile sells nothing more, and what was sold stays', async () => {
    const db = stage.database.db
    const take = (active: boolean) =>
      sql`UPDATE detail_slots SET active = ${active} WHERE detail_id = ${reef.id} AND starts = '06:00'`.execute(
        db,
      )
    await leave(50)
    const bodies = []
    for (let index = 0; index < CROWD; index++) bodies.push(await shop.bodyOf([dive()]))
    const tooLate = await shop.bodyOf([dive()])
    const answers = Promise.all(bodies.map((body) => shop.send(body)))
    await take(false)
    const had = (await answers).filter(isHad).length
    expect(await taken()).toBe(had)
    const late = await shop.send(tooLate)
    expect(late.body).toMatchObject({ code: 'CART_NOT_POSSIBLE' })
    expect(late.body.priced.lines[0].fault).toBe('not-offered')
    await take(true)
  })

  test('the desk closes a slot, or takes it off the product, by its own calls while fifty order it', async () => {
    const desk = await stage.signedIn('raul', { admin: true })
    const { rows } = await sql<{ hotel: number }>`SELECT id AS hotel FROM hotels ORDER BY id LIMIT 1`.execute(
      stage.database.db,
    )
    const slot = { id: reef.productId, hotel: rows[0]!.hotel, day, time: '06:00' }
    const reason = { en: 'The captain is ill', es: 'El capitán está enfermo' }
    const had = async (meanwhile: () => Promise<TestAnswer>) => {
      await leave(CROWD)
      const bodies = []
      for (let index = 0; index < CROWD; index++) bodies.push(await shop.bodyOf([dive()]))
      const tooLate = await shop.bodyOf([dive()])
      const [done, ...answers] = await Promise.all([meanwhile(), ...bodies.map((body) => shop.send(body))])
      expect(done!.code, JSON.stringify(done!.body)).toBe(200)
      expect(await taken()).toBe(answers.filter(isHad).length)
      return (await shop.send(tooLate)).body
    }
    const closed = await had(() => desk.call(closeSlot, { body: { ...slot, reason } }))
    expect(closed).toMatchObject({ code: 'CART_NOT_POSSIBLE', priced: { lines: [{ fault: 'sold-out' }] } })

    day = addDays(day, 1)
    const asked = { query: { id: reef.productId } }
    const product = asSent((await desk.call(listWrittenProducts, asked)).body.data[0])
    const fewer = (off: boolean) => ({
      ...product,
      variants: product.variants.map((one) => ({
        ...one,
        slots: one.slots.filter(({ starts }) => !off || starts !== '06:00'),
      })),
    })
    const gone = await had(() => desk.call(saveProduct, { body: fewer(true) }))
    expect(gone).toMatchObject({ code: 'CART_NOT_POSSIBLE', priced: { lines: [{ fault: 'not-offered' }] } })
    const { version } = asSent((await desk.call(listWrittenProducts, asked)).body.data[0])
    expect((await desk.call(saveProduct, { body: { ...fewer(false), version } })).code).toBe(200)
  })

  test('a cancelled order gives the places of its slot back', async () => {
    const { body } = await shop.order([dive({ qty: 3 })])
    expect(await taken()).toBe(3)
    const cancelled = await elena.call(cancelOrder, { body: { idOrder: body.data[0].id } })
    expect(cancelled.code).toBe(200)
    expect(await taken()).toBe(0)
  })

  test('no order names an hour that is not offered, nor too soon a one', async () => {
    const [late] = (await shop.price([dive({ operationtime: '03:00' })])).lines
    expect(late).toMatchObject({ fault: 'not-offered', times: { kind: 'slots' } })
    const [early] = (await shop.price([dive({ operationdate: TEST_DAY, operationtime: '07:30' })])).lines
    expect(['past', 'past-time', 'too-soon']).toContain(early!.fault)
  })

  test('the calendar counts the places of slots', async () => {
    const slots = await sql<{ starts: string; places: number }>`
      SELECT starts, places FROM detail_slots WHERE detail_id = ${reef.id} ORDER BY starts`.execute(
      stage.database.db,
    )
    for (const { starts } of slots.rows) await leave(starts === '07:30' ? 2 : 0, starts)
    const query = { idP: reef.productId, fini: day, ffin: addDays(day, 1) }
    const { body } = await elena.call(listDays, { query })
    const [first, second] = body.data
    expect(first.variants[0]).toMatchObject({ id: reef.id, left: 2 })
    expect(first.variants[0].times.slots.map(({ left }: { left: number }) => left)).toEqual([0, 0, 2])
    expect(second.variants[0].left).toBe(slots.rows[0]!.places)
    const closed = async (qty: number) =>
      (
        await elena.call(listNotAvailable, {
          query: { idP: reef.productId, idDetail: reef.id, qty, fini: day },
        })
      ).body.data.includes(day)
    expect([await closed(2), await closed(3)]).toEqual([false, true])
  })
})
