import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { MAILS } from '../../../portal/server/mails.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import type { NewMail } from '../../../server/jobs/outbox.store.ts'
import { renderMail } from '../../../server/mail/render.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { listPlacedOrders } from '../../desk.endpoints.ts'
import { cancelOrder, listOrders, readOrder } from '../../orders/orders.endpoints.ts'
import { aLine, detailsOf, shopper, type TestDetail, takenOf } from '../testing.cart.ts'

const PAY = 'https://pay.example/{reference}?amount={amount}&currency={currency}'

describe.each(ENGINES)('an order is filed at the resort that serves it, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let shop: ReturnType<typeof shopper>
  let supper: TestDetail
  let tour: TestDetail
  let contract: number
  /** A day of Elena's stay at Bahía Serena. */
  let day: string

  beforeAll(async () => {
    stage = await testApp(engine, {
      PAYMENT_LINK_URL: PAY,
      PAYMENT_WEBHOOK_SECRET: 'a-secret-of-the-provider-1234567890',
    })
    elena = await stage.signedIn('elena')
    const db = stage.database.db
    const { rows } = await sql<{ contract: number; day: string }>`
      SELECT c.id AS contract, b.check_in AS day
        FROM contracts c JOIN owners o ON o.id = c.owner_id JOIN bookings b ON b.contract_id = c.id
       WHERE o.email = 'elena@marea.example' AND b.status = 'confirmed' AND b.check_in > ${TEST_DAY}
       ORDER BY b.check_in LIMIT 1`.execute(db)
    contract = rows[0]!.contract
    day = addDays(rows[0]!.day, 1)
    shop = shopper(elena, contract)
    supper = (await detailsOf(db, 'chefs-table-on-the-terrace'))[0]!
    const { rows: tours } = await sql<{ slug: string }>`
      SELECT p.slug FROM products p WHERE p.hotel_id = 2 AND p.currency = 'USD' AND NOT p.transfer
       ORDER BY p.id LIMIT 1`.execute(db)
    tour = (await detailsOf(db, tours[0]!.slug))[0]!
    await sql`DELETE FROM allotment WHERE day >= ${day}`.execute(db)
    await sql`DELETE FROM product_blackouts`.execute(db)
    await sql`UPDATE hotels SET tax_percent = 8 WHERE id = 2`.execute(db)
  })
  afterAll(() => stage.close())

  const two = () => [
    aLine({ detailId: supper.id, operationtime: '19:30', operationdate: day }),
    aLine({ detailId: tour.id, operationtime: '10:00', operationdate: addDays(day, 1) }),
  ]

  test('the cart says where each line is served, its tax, and which are not where the owner stays', async () => {
    const priced = await shop.price(two())
    expect(priced.lines.map(({ hotel, stayElsewhere }) => [hotel.name, stayElsewhere])).toEqual([
      ['Bahía Serena', null],
      ['Punta Coralina', 'Bahía Serena'],
    ])
    expect(priced.totals.map(({ hotel, tax }) => [hotel.id, hotel.taxPercent, tax])).toEqual([
      [1, 16, Math.round(supper.cents * 0.16)],
      [2, 8, Math.round((priced.lines[1]!.cost * 8) / 100)],
    ])
  })

  test('two resorts are two orders of one checkout, each with its code, its link and its stay', async () => {
    const db = stage.database.db
    const body = await shop.bodyOf(two(), { paymentmethod: 1050 })
    const headers = { 'idempotency-key': 'two-resorts-at-once' }
    const answer = await shop.send(body, headers)
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    const [here, there] = answer.body.data
    expect([here.hotel, there.hotel]).toEqual([
      { id: 1, name: 'Bahía Serena' },
      { id: 2, name: 'Punta Coralina' },
    ])
    expect(here.paymentlink).not.toBe(there.paymentlink)
    for (const { paymentlink, totalSale } of [here, there])
      expect(paymentlink).toContain(`amount=${(totalSale / 100).toFixed(2)}`)
    expect((await shop.send(body, headers)).body.data).toEqual(answer.body.data)
    expect([await takenOf(db, supper.id, day), await takenOf(db, tour.id, addDays(day, 1))]).toEqual([1, 1])

    const whole = async (idOrder: number) => (await elena.call(readOrder, { query: { idOrder } })).body.data
    const [atHome, away] = [await whole(here.id), await whole(there.id)]
    expect(atHome).toMatchObject({ hotel: 'Bahía Serena', hotelsihotcode: '101' })
    expect(atHome.details).toMatchObject([{ stayElsewhere: null, ownerBooking: atHome.numreserva }])
    expect(away).toMatchObject({
      hotel: 'Punta Coralina',
      hotelsihotcode: '102',
      numreserva: atHome.numreserva,
      canalventa: 25,
      puntoventa: 34,
      seccioncanal: 35,
      orderStatus: 1,
    })
    expect(away.details).toMatchObject([{ stayElsewhere: 'Bahía Serena', ownerBooking: atHome.numreserva }])

    const listed = (await elena.call(listOrders)).body.data.slice(0, 2)
    expect(listed.map((one: { hotel: string }) => one.hotel).sort()).toEqual([
      'Bahía Serena',
      'Punta Coralina',
    ])
    const desk = await stage.signedIn('joel', { admin: true })
    const cards = (await desk.call(listPlacedOrders)).body.data
    const card = cards.find(({ id }: { id: number }) => id === there.id)
    expect([card.hotel, card.lines[0].stayElsewhere]).toEqual(['Punta Coralina', 'Bahía Serena'])

    const { rows } = await sql<NewMail>`
      SELECT kind, recipient, language, content FROM outbox WHERE kind = 'order-placed'`.execute(db)
    expect(rows).toHaveLength(1)
    const { text, subject } = renderMail(MAILS['order-placed']!, rows[0]!, stage.config)
    expect(text).toContain(`${here.number} · Bahía Serena:\n1 ×`)
    expect(text).toContain(`${there.number} · Punta Coralina:\n1 ×`)
    expect(text).toContain('Your stay is at Bahía Serena.')
    const { numbers } = rows[0]!.content
    expect(subject).toContain(`Your orders ${numbers} at `)
    expect(text).toContain(`We have your orders ${numbers}.`)
    const spanish = renderMail(MAILS['order-placed']!, { ...rows[0]!, language: 'es' }, stage.config)
    expect(spanish.subject).toContain(`Sus pedidos ${numbers} en `)
    expect(spanish.text).toContain(`Recibimos sus pedidos ${numbers}.`)
  })

  test('all orders of a checkout or none: places that are gone at one resort leave the other’s', async () => {
    const db = stage.database.db
    const last = addDays(day, 3)
    const lines = [
      aLine({ detailId: supper.id, operationtime: '19:30', operationdate: last }),
      aLine({ detailId: tour.id, operationtime: '10:00', operationdate: last }),
    ]
    const body = await shop.bodyOf(lines)
    const before = (await elena.call(listOrders)).body.total
    await sql`INSERT INTO allotment (detail_id, day, capacity, taken) VALUES (${tour.id}, ${last}, 1, 1)`.execute(
      db,
    )
    expect((await shop.send(body)).body.code).toBe('CART_NOT_POSSIBLE')
    expect(await takenOf(db, supper.id, last)).toBe(0)
    expect((await elena.call(listOrders)).body.total).toBe(before)
  })

  test('one that moved to another resort meanwhile is 409, with the new place', async () => {
    const db = stage.database.db
    const body = await shop.bodyOf([
      aLine({ detailId: supper.id, operationtime: '19:30', operationdate: addDays(day, 2) }),
    ])
    const home = sql`UPDATE products SET hotel_id = NULL WHERE id = ${supper.productId}`
    await sql`UPDATE products SET hotel_id = 3 WHERE id = ${supper.productId}`.execute(db)
    const answer = await shop.send(body)
    await home.execute(db)
    expect([answer.code, answer.body.code]).toEqual([409, 'CART_CHANGED'])
    expect(answer.body.priced.lines[0]).toMatchObject({ hotel: { id: 3 }, stayElsewhere: 'Bahía Serena' })
  })

  test('what is served where the owner stays says nothing more, and the cancellation names the resort', async () => {
    const db = stage.database.db
    const { body } = await shop.order([
      aLine({ detailId: supper.id, operationtime: '19:30', operationdate: addDays(day, 2) }),
    ])
    const latest = async (kind: string) => {
      const { rows } = await sql<NewMail>`
        SELECT kind, recipient, language, content FROM outbox WHERE kind = ${kind} ORDER BY id DESC LIMIT 1`.execute(
        db,
      )
      return renderMail(MAILS[kind]!, rows[0]!, stage.config).text
    }
    expect(await latest('order-placed')).not.toContain('Your stay is at')
    expect(await latest('order-placed')).toContain(`We have your order ${body.data[0].number}.`)
    await elena.call(cancelOrder, { body: { idOrder: body.data[0].id } })
    expect(await latest('order-cancelled')).toContain('Bahía Serena:\n1 ×')
  })
})
