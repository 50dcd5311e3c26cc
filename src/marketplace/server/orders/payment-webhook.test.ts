import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { readConfig } from '../../../server/boot/config.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { cancelOrder, readOrder } from '../../orders/orders.endpoints.ts'
import { aLine, detailsOf, shopper } from '../testing.cart.ts'
import { WEBHOOK_PATH } from './payment-webhook.ts'
import { signMessage } from './webhook-signature.ts'

const SECRET = 'the-secret-of-the-provider'
const ENV = {
  PAYMENT_LINK_URL: 'https://pay.example/?ref={reference}&sum={amount}&cur={currency}',
  PAYMENT_WEBHOOK_SECRET: SECRET,
}

describe.each(ENGINES)('a hosted payment on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let shop: ReturnType<typeof shopper>
  let detailId: number
  let days = 20

  beforeAll(async () => {
    stage = await testApp(engine, ENV)
    elena = await stage.signedIn('elena')
    const db = stage.database.db
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example'`.execute(
      db,
    )
    shop = shopper(elena, rows[0]!.id)
    detailId = (await detailsOf(db, 'chefs-table-on-the-terrace'))[0]!.id
    await sql`DELETE FROM allotment`.execute(db)
  })
  afterAll(() => stage.close())

  const read = async (idOrder: number) => (await elena.call(readOrder, { query: { idOrder } })).body.data
  /** An order that waits for its payment. */
  const anOrder = async () => {
    days += 1
    const line = aLine({ detailId, operationtime: '19:30', operationdate: addDays(TEST_DAY, days) })
    const answer = await shop.order([line], { paymentmethod: 1050 })
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    return read(answer.body.data[0].id)
  }
  const tell = async (event: object, signature?: string) => {
    const body = JSON.stringify(event)
    const response = await stage.app.inject({
      method: 'POST',
      url: WEBHOOK_PATH,
      headers: {
        'content-type': 'application/json',
        'veranda-signature': signature ?? signMessage(body, SECRET, stage.clock.now()),
      },
      payload: body,
    })
    return { code: response.statusCode, body: response.json() }
  }
  type Whole = Awaited<ReturnType<typeof read>>
  const eventOf = (order: Whole, type: string, id: string, more: object = {}) => ({
    id,
    type,
    reference: order.paymentreference,
    cents: order.totalSale,
    currency: order.currency,
    ...more,
  })

  test('an order carries the link, and waits', async () => {
    const order = await anOrder()
    expect(order).toMatchObject({ state: 'awaiting-payment', paymentmethod: 1050, orderStatus: 1 })
    const url = new URL(order.paymentlink)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ref: order.paymentreference,
      sum: (order.totalSale / 100).toFixed(2),
      cur: 'USD',
    })
    const { rows } = await sql<{ state: string; cents: number }>`
      SELECT state, cents FROM payments WHERE order_id = ${order.id}`.execute(stage.database.db)
    expect(rows).toEqual([{ state: 'started', cents: order.totalSale }])
  })

  test('a message that comes twice, even at once, pays once', async () => {
    const order = await anOrder()
    const event = eventOf(order, 'payment.paid', `evt-${order.id}`)
    const answers = await Promise.all(Array.from({ length: 5 }, () => tell(event)))
    expect(answers.map(({ body }) => body.reception).sort()).toEqual([
      'seen-before',
      'seen-before',
      'seen-before',
      'seen-before',
      'taken',
    ])
    expect(await read(order.id)).toMatchObject({ state: 'paid', orderStatus: 2, refundDue: false })
  })

  test('the mail of an order that was paid online names its receipt', async () => {
    const order = await anOrder()
    await tell(eventOf(order, 'payment.paid', `evt-mail-${order.id}`))
    const { rows } = await sql<{ content: Record<string, string>; receipt: string }>`
      SELECT m.content, r.year || '-' || lpad(r.number::text, 6, '0') AS receipt
        FROM order_receipts r, outbox m WHERE r.order_number = ${order.number} AND m.kind = 'order-paid'
         AND m.content ->> 'numbers' = ${order.number}`.execute(stage.database.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.content).toMatchObject({ by: 'link', receipt: rows[0]?.receipt })
  })

  test('of an order that is charged to its contract there is no page, and money that comes waits for the desk', async () => {
    const order = await anOrder()
    const { db } = stage.database
    await sql`
      WITH t AS (
        INSERT INTO transactions (contract_id, year, day, concept, reference, status, cents, currency, origin, origin_number)
        SELECT o.contract_id, 2026, ${TEST_DAY}::date, '{"en": "Supper", "es": "Cena"}', 'OR-LINK', 'sent', -o.total_cents,
               o.currency, 'order', o.number FROM orders o WHERE o.id = ${order.id}
        RETURNING id, concept, cents)
      INSERT INTO transaction_lines (transaction_id, position, concept, quantity, unit_cents, cents)
      SELECT id, 1, concept, 1, cents, cents FROM t`.execute(db)
    expect(await read(order.id)).toMatchObject({ state: 'placed', paymentlink: null })
    const event = eventOf(order, 'payment.paid', `evt-${order.id}`)
    expect((await tell(event)).body.reception).toBe('taken')
    const { rows } = await sql<{ reason: string; cents: number }>`
      SELECT m.reason, m.cents FROM payment_matters m JOIN payments y ON y.id = m.order_payment_id
       WHERE y.order_id = ${order.id}`.execute(db)
    expect(rows).toEqual([{ reason: 'charged-order', cents: order.totalSale }])
  })

  test('a failure that arrives after the success does not undo it', async () => {
    const order = await anOrder()
    await tell(eventOf(order, 'payment.paid', `ok-${order.id}`))
    const late = await tell(eventOf(order, 'payment.failed', `no-${order.id}`))
    expect(late.body.reception).toBe('changes-nothing')
    expect((await read(order.id)).state).toBe('paid')
  })

  test('paid after the cancellation: the order stays cancelled, and the club owes it back until it is refunded', async () => {
    const order = await anOrder()
    expect((await elena.call(cancelOrder, { body: { idOrder: order.id } })).body.data.refundDue).toBe(false)
    await tell(eventOf(order, 'payment.paid', `late-${order.id}`))
    expect(await read(order.id)).toMatchObject({ state: 'cancelled', orderStatus: 3, refundDue: true })
    await tell(eventOf(order, 'payment.refunded', `back-${order.id}`))
    expect(await read(order.id)).toMatchObject({ state: 'cancelled', refundDue: false })
  })

  test('paid, then cancelled: the mail and the answer say that it is owed back', async () => {
    const order = await anOrder()
    await tell(eventOf(order, 'payment.paid', `paid-${order.id}`))
    expect((await elena.call(cancelOrder, { body: { idOrder: order.id } })).body.data.refundDue).toBe(true)
    const { rows } = await sql<{ refund: string }>`
      SELECT content ->> 'refund' AS refund FROM outbox WHERE content ->> 'numbers' = ${order.number}
         AND kind = 'order-cancelled'`.execute(stage.database.db)
    expect(rows).toEqual([{ refund: 'due' }])
  })

  test('cancelled and paid at the same moment: cancelled, and owed back', async () => {
    for (let round = 0; round < 5; round++) {
      const order = await anOrder()
      const [, told] = await Promise.all([
        elena.call(cancelOrder, { body: { idOrder: order.id } }),
        tell(eventOf(order, 'payment.paid', `race-${order.id}`)),
      ])
      expect(told.body.reception).toBe('taken')
      expect(await read(order.id)).toMatchObject({ state: 'cancelled', refundDue: true })
    }
  })

  test('another amount or an unknown reference is kept for someone to look at, and pays nothing', async () => {
    const order = await anOrder()
    const less = await tell(eventOf(order, 'payment.paid', `less-${order.id}`, { cents: 1 }))
    expect([less.code, less.body.reception]).toEqual([200, 'another-amount'])
    const other = await tell(eventOf(order, 'payment.paid', `who-${order.id}`, { reference: 'nobody' }))
    expect([other.code, other.body.reception]).toEqual([200, 'unknown-payment'])
    expect((await read(order.id)).state).toBe('awaiting-payment')
  })

  test('unsigned, signed by another, changed on the way, or old: 401; nonsense: 400', async () => {
    const order = await anOrder()
    const event = eventOf(order, 'payment.paid', `bad-${order.id}`)
    const body = JSON.stringify(event)
    const now = stage.clock.now()
    const old = new Date(now.getTime() - 6 * 60_000)
    for (const signature of [
      '',
      't=1,v1=abc',
      signMessage(body, 'another-secret-of-length', now),
      signMessage(body.replace('paid', 'failed'), SECRET, now),
      signMessage(body, SECRET, old),
    ])
      expect((await tell(event, signature)).code).toBe(401)
    expect((await tell({ hello: 'there' })).code).toBe(400)
    expect((await read(order.id)).state).toBe('awaiting-payment')
  })

  test('what costs nothing begins no payment', async () => {
    await sql`UPDATE product_details SET sale_cents = 0 WHERE id = ${detailId}`.execute(stage.database.db)
    const answer = await shop.order(
      [aLine({ detailId, operationtime: '19:30', operationdate: addDays(TEST_DAY, 60) })],
      {
        paymentmethod: 1050,
      },
    )
    expect(answer.body.data[0]).toMatchObject({ totalSale: 0, paymentlink: null })
    expect((await read(answer.body.data[0].id)).state).toBe('placed')
  })
})

test('without a provider there is no webhook', async () => {
  const stage = await testApp()
  const response = await stage.app.inject({ method: 'POST', url: WEBHOOK_PATH, payload: {} })
  expect(response.statusCode).toBe(404)
  await stage.close()
})

test('the configuration says what is missing', () => {
  const faults = (env: Record<string, string>) => {
    const reading = readConfig(env)
    return reading.ok ? [] : reading.faults
  }
  expect(faults(ENV)).toEqual([])
  expect(faults({ PAYMENT_LINK_URL: ENV.PAYMENT_LINK_URL })).toEqual([
    expect.stringContaining('PAYMENT_WEBHOOK_SECRET'),
  ])
  expect(faults({ ...ENV, PAYMENT_LINK_URL: 'https://pay.example/' })).toEqual([
    expect.stringContaining('{reference}'),
  ])
  expect(faults({ ...ENV, PAYMENT_WEBHOOK_SECRET: 'short' })).toEqual([
    expect.stringContaining('16 characters'),
  ])
  expect(faults({ ...ENV, PAYMENT_LINK_URL: 'pay me' })).toHaveLength(1)
})
