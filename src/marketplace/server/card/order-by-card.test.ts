import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listWaitingPayments } from '../../../finance/account/desk.endpoints.ts'
import { listReceipts, readOrderReceipt } from '../../../finance/account/receipts.endpoints.ts'
import { BOOKS_HOLD, bookFaults } from '../../../finance/server/ledger/testing.books.store.ts'
import { compareDay } from '../../../finance/server/stripe/compare-day.ts'
import { openStripe, stripeEnv } from '../../../finance/server/stripe/testing.stripe.ts'
import { STRIPE_WEBHOOK_PATH } from '../../../finance/server/stripe/webhook.ts'
import { addDays } from '../../../kernel/day.ts'
import { CARD_BOOKS } from '../../../portal/server/handlers.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { cancelOrderLine } from '../../changes/changes.endpoints.ts'
import { listPlacedOrders, settleOrder } from '../../desk.endpoints.ts'
import { askOrderPage, openOrderPage } from '../../orders/card.endpoints.ts'
import { cancelOrder, listOrders, readOrder } from '../../orders/orders.endpoints.ts'
import { aLine, detailsOf, shopper } from '../testing.cart.ts'

const PAID = 'checkout.session.completed'
const SILENT = { info: () => {}, warn: () => {}, error: () => {} }

describe.each(ENGINES)('orders paid by card, on %s', (engine) => {
  let stripe: Awaited<ReturnType<typeof openStripe>>
  let stage: TestApp
  let elena: Visitor
  let ines: Visitor
  let fabian: Visitor
  let desk: Visitor
  let contractId: number
  let supper: { detailId: number; operationtime: string }
  let reef: typeof supper
  let days = 20
  let now = () => new Date()
  beforeAll(async () => {
    stripe = await openStripe(() => now())
    stage = await testApp(engine, stripeEnv(stripe.url))
    now = stage.clock.now
    await signIn()
    const db = stage.database.db
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example'`.execute(
      db,
    )
    contractId = rows[0]!.id
    supper = { detailId: (await detailsOf(db, 'chefs-table-on-the-terrace'))[0]!.id, operationtime: '19:30' }
    reef = { detailId: (await detailsOf(db, 'reef-at-first-light'))[0]!.id, operationtime: '06:00' }
    await sql`DELETE FROM allotment`.execute(db)
  })
  afterAll(async () => {
    await stage.close()
    await stripe.close()
  })
  beforeEach(() => {
    stripe.state.away = false
    stripe.state.refundStatus = 'succeeded'
  })

  async function signIn() {
    elena = await stage.signedIn('elena')
    ines = await stage.signedIn('ines')
    fabian = await stage.signedIn('fabian', { admin: true })
    desk = await stage.signedIn('joel', { admin: true })
  }
  const read = async (idOrder: number) => (await elena.call(readOrder, { query: { idOrder } })).body.data
  /** An order of some lines that waits for its payment by card. */
  const anOrder = async (lines = 1) => {
    const cart = [supper, reef].slice(0, lines).map((one) => {
      days += 1
      return aLine({ ...one, operationdate: addDays(TEST_DAY, days) })
    })
    const answer = await shopper(elena, contractId).order(cart, { paymentmethod: 1060 })
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    return read(answer.body.data[0].id)
  }
  const open = (idOrder: number) => elena.call(openOrderPage, { body: { idOrder } })
  const opened = async (lines = 1) => {
    const order = await anOrder(lines)
    const answer = await open(order.id)
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    return { order, session: sessionOf(answer.body.data.link) }
  }
  const sessionOf = (link: string) => String(link.split('/').pop())
  const tell = async ({ payload, signature }: { payload: string; signature: string }) => {
    const response = await stage.app.inject({
      method: 'POST',
      url: STRIPE_WEBHOOK_PATH,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    })
    return response.json().reception as string
  }
  const pay = async (session: string, figures: { cents?: number; currency?: string } = {}) => {
    const paid = stripe.pay(session, figures)
    return { paid, reception: await tell(stripe.eventOf(PAID, paid)) }
  }
  const matters = async (number: string) => {
    const { body } = await fabian.call(listWaitingPayments)
    const all = body.data as { order: string | null; reason: string; cents: number; outcomes: string[] }[]
    return all.filter(({ order }) => order === number)
  }
  const paymentsOf = async (orderId: number) => {
    const { rows } = await sql<{ cents: number; state: string }>`
      SELECT cents, state FROM payments WHERE order_id = ${orderId} ORDER BY id`.execute(stage.database.db)
    return rows
  }
  const mailsTo = async (kind: string, number: string) => {
    const { rows } = await sql<{ content: Record<string, string> }>`
      SELECT content FROM outbox WHERE kind = ${kind} AND content ->> 'numbers' = ${number} ORDER BY id`.execute(
      stage.database.db,
    )
    return rows.map(({ content }) => content)
  }
  /** Cancels the first line of an order of two. */
  const cancelLine = async (order: Awaited<ReturnType<typeof read>>) => {
    const [line, rest] = order.details
    const tax = 1 + order.tax / (order.grossSale - order.discount)
    expect(rest).toBeDefined()
    const { id: idOrder, version } = order
    const difference = -Math.round(line.total * tax)
    const { body } = await elena.call(cancelOrderLine, {
      body: { idOrder, idLine: line.id, version, difference },
    })
    expect(body.status, JSON.stringify(body)).toBe(true)
  }
  const booksHold = async () => expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)

  test('offered where the club has Stripe; it waits, one page however often it is opened, and is paid once', async () => {
    const priced = await shopper(elena, contractId).price([
      aLine({ ...supper, operationdate: addDays(TEST_DAY, 12) }),
    ])
    expect(priced.payments.map(({ kind }) => kind)).toEqual(['on-account', 'card'])
    const order = await anOrder()
    expect(order).toMatchObject({
      state: 'awaiting-payment',
      byCard: true,
      paymentlink: null,
      cardLast4: null,
      due: order.totalSale,
    })
    expect(await mailsTo('order-placed', order.number)).toMatchObject([{ paying: 'card' }])
    const [one, other] = await Promise.all([open(order.id), open(order.id)])
    expect(one.body.data.link).toBe(other.body.data.link)
    const session = sessionOf(one.body.data.link)
    expect(stripe.sessions.get(session)).toMatchObject({ amount_total: order.totalSale, currency: 'usd' })
    const paid = stripe.pay(session)
    const message = stripe.eventOf(PAID, paid)
    const again = stripe.eventOf('checkout.session.async_payment_succeeded', paid)
    const told = await Promise.all([tell(message), tell(message), tell(again), tell(again)])
    expect(told.sort()).toEqual(['entered', 'seen-before', 'seen-before', 'seen-before'])
    expect(await tell(stripe.eventOf('checkout.session.expired', paid))).toBe('changes-nothing')
    expect(await read(order.id)).toMatchObject({
      state: 'paid',
      orderStatus: 2,
      cardLast4: '4242',
      paymentreference: paid.payment_intent,
      owedBack: 0,
      stillDue: 0,
      due: 0,
    })
    expect((await open(order.id)).body.code).toBe('NOTHING_DUE')
    expect(await paymentsOf(order.id)).toEqual([{ cents: order.totalSale, state: 'paid' }])
    expect(await mailsTo('order-paid', order.number)).toMatchObject([
      { by: 'card', card: '4242', receipt: expect.stringMatching(/^\d{4}-\d{6}$/) },
    ])
    await booksHold()

    const { receipts } = await read(order.id)
    expect(receipts).toHaveLength(1)
    const [receipt] = receipts
    const listed = (await elena.call(listReceipts, { query: { idContract: receipt!.idContract } })).body.data
    expect(listed[0]).toMatchObject({
      ...{ id: null, way: 'card', cents: order.totalSale, refundedCents: 0, cardLast4: '4242' },
      ...{ order: { id: order.id, number: order.number }, year: receipt!.year, number: receipt!.number },
    })
    // One series: the number before it is there, of a charge or of an order.
    expect(listed.map(({ number }: { number: number }) => number)).toContain(receipt!.number)
    const paper = await elena.call(readOrderReceipt, { query: receipt! })
    expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await ines.call(readOrderReceipt, { query: receipt! })).code).toBe(404)
  })

  test('nobody else opens or asks about it, and what is to be paid otherwise has no card page', async () => {
    const { order } = await opened()
    for (const call of [openOrderPage, askOrderPage])
      expect((await ines.call(call, { body: { idOrder: order.id } })).body.code).toBe('ORDER_NOT_FOUND')
    days += 1
    const line = aLine({ ...supper, operationdate: addDays(TEST_DAY, days) })
    const other = (await shopper(elena, contractId).order([line], { paymentmethod: 1040 })).body.data[0].id
    expect((await open(other)).body.code).toBe('NOTHING_DUE')
    expect(await read(other)).toMatchObject({ state: 'placed', byCard: false })
  })

  test('nobody tells: who comes back asks, and so does the portal by itself', async () => {
    const first = await opened()
    const ask = () => elena.call(askOrderPage, { body: { idOrder: first.order.id } })
    expect((await ask()).body.data.isWaiting).toBe(true)
    stripe.pay(first.session)
    stripe.state.away = true
    expect((await ask()).body.code).toBe('PROVIDER_AWAY')
    stripe.state.away = false
    expect((await ask()).body.data.isWaiting).toBe(false)
    expect((await read(first.order.id)).state).toBe('paid')
    const second = await opened()
    stripe.pay(second.session)
    stage.clock.pass(6 * 60_000)
    await stage.work()
    expect((await read(second.order.id)).state).toBe('paid')
  })

  test('Stripe away, a page that ended, a payment that failed: the order waits, and is paid on the next page', async () => {
    const order = await anOrder()
    stripe.state.away = true
    expect((await open(order.id)).body.code).toBe('PROVIDER_AWAY')
    stripe.state.away = false
    const first = sessionOf((await open(order.id)).body.data.link)
    stage.clock.pass(61 * 60_000)
    await signIn()
    const second = sessionOf((await open(order.id)).body.data.link)
    expect(second).not.toBe(first)
    expect(stripe.sessions.get(first)?.status).toBe('expired')
    const failed = { ...stripe.sessions.get(second), payment_status: 'unpaid' }
    expect(await tell(stripe.eventOf('checkout.session.async_payment_failed', failed))).toBe('given-up')
    expect((await read(order.id)).state).toBe('awaiting-payment')
    const third = sessionOf((await open(order.id)).body.data.link)
    expect((await pay(third)).reception).toBe('entered')
    // The page that failed is paid all the same, late: it goes back to the card, and the order stays paid.
    expect((await pay(second)).reception).toBe('entered')
    await stage.work()
    expect(await read(order.id)).toMatchObject({ state: 'paid', owedBack: 0 })
    expect((await paymentsOf(order.id)).filter(({ state }) => state === 'paid')).toEqual([
      { cents: order.totalSale, state: 'paid' },
      { cents: order.totalSale, state: 'paid' },
      { cents: -order.totalSale, state: 'paid' },
    ])
    await booksHold()
  })

  test('cancelled once paid: all of it goes back to the card by itself, once, and the owner is told', async () => {
    const { order, session } = await opened()
    await pay(session)
    const { body } = await elena.call(cancelOrder, { body: { idOrder: order.id } })
    expect(body.data).toMatchObject({ refundDue: true, backToCard: true })
    expect(await mailsTo('order-cancelled', order.number)).toMatchObject([{ refund: 'card' }])
    expect(await read(order.id)).toMatchObject({
      state: 'cancelled',
      refundDue: true,
      owedBack: order.totalSale,
      paidSoFar: { paid: order.totalSale, onCard: 0, goingBack: order.totalSale, cardLast4: '4242' },
    })
    await Promise.all([stage.work(), stage.work()])
    const whole = await read(order.id)
    expect(whole).toMatchObject({ state: 'cancelled', refundDue: false, owedBack: 0 })
    expect(whole.history.map(({ kind }: { kind: string }) => kind)).toContain('given-back')
    expect(await mailsTo('order-refunded', order.number)).toMatchObject([{ card: '4242' }])
    expect(await paymentsOf(order.id)).toEqual([
      { cents: order.totalSale, state: 'paid' },
      { cents: -order.totalSale, state: 'paid' },
    ])
    await booksHold()
  })

  test('a line less of what was paid: the difference goes back to the card, and the order stays paid', async () => {
    const { order, session } = await opened(2)
    await pay(session)
    const whole = await read(order.id)
    expect(whole.paidSoFar).toEqual({
      paid: order.totalSale,
      onCard: order.totalSale,
      goingBack: 0,
      cardLast4: '4242',
    })
    await cancelLine(whole)
    expect(await mailsTo('order-line-cancelled', order.number)).toMatchObject([{ money: 'card' }])
    await stage.work()
    const after = await read(order.id)
    expect(after).toMatchObject({ state: 'paid', owedBack: 0, stillDue: 0 })
    expect((await paymentsOf(order.id)).at(-1)).toEqual({
      cents: after.totalSale - order.totalSale,
      state: 'paid',
    })
    await booksHold()
  })

  test('a line less while its page is open: the next page is of what is due, and the old one is closed', async () => {
    const { order, session } = await opened(2)
    await cancelLine(order)
    const { totalSale } = await read(order.id)
    const next = sessionOf((await open(order.id)).body.data.link)
    expect(stripe.sessions.get(session)?.status).toBe('expired')
    expect(stripe.sessions.get(next)?.amount_total).toBe(totalSale)
  })

  test('cancelled while its page is open: the page is closed; money that came first goes back to the card', async () => {
    const first = await opened()
    await elena.call(cancelOrder, { body: { idOrder: first.order.id } })
    expect((await open(first.order.id)).body.code).toBe('NOTHING_DUE')
    await stage.work()
    expect(stripe.sessions.get(first.session)?.status).toBe('expired')
    const second = await opened()
    await elena.call(cancelOrder, { body: { idOrder: second.order.id } })
    expect((await pay(second.session)).reception).toBe('entered')
    await stage.work()
    expect(await read(second.order.id)).toMatchObject({ state: 'cancelled', refundDue: false, owedBack: 0 })
    expect(await mailsTo('order-paid', second.order.number)).toEqual([])
    expect(await mailsTo('order-refunded', second.order.number)).toHaveLength(1)
    await booksHold()
    // The money came, and has its receipt, which says that all of it went back.
    const [receipt] = (await read(second.order.id)).receipts
    const listed = (await elena.call(listReceipts, { query: { idContract: receipt!.idContract } })).body.data
    expect(listed[0]).toMatchObject({ number: receipt!.number, refundedCents: second.order.totalSale })
    expect((await read(first.order.id)).receipts).toEqual([])
    const { rows } = await sql<{ numbers: number[] }>`
      SELECT array_agg(number ORDER BY number) AS numbers
        FROM (SELECT year, number FROM receipts UNION ALL SELECT year, number FROM order_receipts) x WHERE year = ${receipt!.year}`.execute(
      stage.database.db,
    )
    expect(rows[0]!.numbers).toEqual(rows[0]!.numbers.map((_, at) => at + 1))
  })

  test('less than it asked for is entered, waits for the desk with its reason, and the rest is still to pay', async () => {
    const { order, session } = await opened()
    const cents = order.totalSale - 100
    await pay(session, { cents })
    expect(await matters(order.number)).toMatchObject([
      { reason: 'another-amount', cents, outcomes: ['looked-into'] },
    ])
    expect(await read(order.id)).toMatchObject({ state: 'awaiting-payment', stillDue: 100, due: 100 })
    const { body } = await elena.call(listOrders, { query: {} })
    expect(body.data.find(({ id }: { id: number }) => id === order.id)).toMatchObject({ due: 100 })
    const rest = sessionOf((await open(order.id)).body.data.link)
    expect(stripe.sessions.get(rest)?.amount_total).toBe(100)
    await pay(rest)
    expect(await read(order.id)).toMatchObject({ state: 'paid', stillDue: 0 })
    await booksHold()
  })

  test('another currency waits and pays nothing; for a contract that has ended it pays, and the desk hears of it', async () => {
    const pesos = await opened()
    expect((await pay(pesos.session, { currency: 'mxn' })).reception).toBe('another-currency')
    expect(await matters(pesos.order.number)).toMatchObject([{ reason: 'another-currency' }])
    expect((await read(pesos.order.id)).state).toBe('awaiting-payment')
    const { order, session } = await opened()
    const { db } = stage.database
    const { rows } = await sql<{ ends: string }>`SELECT ends FROM contracts WHERE id = ${contractId}`.execute(
      db,
    )
    await sql`UPDATE contracts SET ends = '2026-01-01' WHERE id = ${contractId}`.execute(db)
    await pay(session)
    await sql`UPDATE contracts SET ends = ${rows[0]!.ends} WHERE id = ${contractId}`.execute(db)
    expect(await matters(order.number)).toMatchObject([{ reason: 'closed-contract' }])
    expect((await read(order.id)).state).toBe('paid')
    await booksHold()
  })

  test('the desk takes what nobody paid by card; paid on the page too, the card has it back', async () => {
    const { order, session } = await opened()
    const { body } = await desk.call(listPlacedOrders)
    const row = body.data.find(({ id }: { id: number }) => id === order.id)
    expect(row).toMatchObject({ state: 'awaiting-payment', byCard: true, deeds: ['take-payment', 'cancel'] })
    const take = { idOrder: order.id, deed: 'take-payment', words: 'R-1', cents: order.totalSale }
    expect((await desk.call(settleOrder, { body: take })).code).toBe(200)
    await pay(session)
    await stage.work()
    expect(await read(order.id)).toMatchObject({ state: 'paid', owedBack: 0 })
    await booksHold()
  })

  test('a refund made at Stripe is entered once; one that fails waits for the desk', async () => {
    const { order, session } = await opened()
    const { paid } = await pay(session)
    const refund = {
      id: `re_there_${days}`,
      object: 'refund',
      amount: 300,
      currency: 'usd',
      status: 'succeeded',
      payment_intent: paid.payment_intent,
      metadata: {},
    }
    expect(await tell(stripe.eventOf('refund.created', refund))).toBe('entered')
    expect(await tell(stripe.eventOf('refund.updated', refund))).toBe('seen-before')
    expect(await read(order.id)).toMatchObject({ state: 'awaiting-payment', stillDue: 300 })
    const over = { ...refund, id: `re_over_${days}`, amount: order.totalSale }
    expect(await tell(stripe.eventOf('refund.created', over))).toBe('waits')
    stripe.state.refundStatus = 'pending'
    await elena.call(cancelOrder, { body: { idOrder: order.id } })
    await stage.work()
    expect(await read(order.id)).toMatchObject({ refundDue: true, owedBack: order.totalSale - 300 })
    const late = { ...refund, id: `re_late_${days}`, amount: order.totalSale - 300, status: 'failed' }
    expect(await tell(stripe.eventOf('refund.failed', { ...late, metadata: { refund: '2' } }))).toBe('waits')
    expect((await matters(order.number)).map(({ reason }) => reason)).toEqual([
      'refund-over',
      'refund-failed',
    ])
    expect((await paymentsOf(order.id)).at(-1)?.state).toBe('failed')
    await booksHold()
  })

  test('the day’s comparison knows them: nothing to say where both agree, and what differs once', async () => {
    const { order, session } = await opened()
    const { paid } = await pay(session)
    const compare = () =>
      compareDay(
        { db: stage.database.db, config: stage.config, clock: stage.clock.now, log: SILENT } as never,
        stage.config.stripe!,
        stage.clock.now().toISOString().slice(0, 10),
        CARD_BOOKS,
      )
    await compare()
    expect(await matters(order.number)).toEqual([])
    stripe.intents.get(String(paid.payment_intent))!.amount_received = order.totalSale - 1
    await compare()
    await compare()
    expect(await matters(order.number)).toMatchObject([
      { reason: 'figures-differ', cents: order.totalSale - 1 },
    ])
  })

  test('the database keeps what came, and lets no more go back than that', async () => {
    const { order, session } = await opened()
    await pay(session)
    const { db } = stage.database
    const refused = (statement: ReturnType<typeof sql>) => expect(statement.execute(db)).rejects.toThrow()
    await refused(sql`UPDATE payments SET cents = 1 WHERE order_id = ${order.id}`)
    await refused(sql`UPDATE payments SET state = 'failed' WHERE order_id = ${order.id}`)
    await refused(sql`
      INSERT INTO payments (order_id, provider, reference, cents, currency, state, refund_of, created_at, changed_at)
      SELECT order_id, provider, reference || '-x', -cents - 1, currency, 'started', id, created_at, changed_at
        FROM payments WHERE order_id = ${order.id}`)
    await refused(sql`
      INSERT INTO payments (order_id, provider, reference, cents, currency, state, created_at, changed_at)
      SELECT order_id, provider, reference || '-y', -1, currency, 'started', created_at, changed_at
        FROM payments WHERE order_id = ${order.id}`)
    await booksHold()
  })
})
