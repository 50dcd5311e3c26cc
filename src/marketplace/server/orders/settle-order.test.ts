import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOwnerLog } from '../../../admin/owner/owner.endpoints.ts'
import { addDays } from '../../../kernel/day.ts'
import { readTrail } from '../../../membership/trail.endpoints.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { listPlacedOrders, type PlacedOrder, settleOrder } from '../../desk.endpoints.ts'
import { cancelOrder, readOrder } from '../../orders/orders.endpoints.ts'
import { aLine, detailsOf, shopper, type TestDetail, takenOf } from '../testing.cart.ts'

describe.each(ENGINES)('the desk and orders, %s', (engine) => {
  let club: TestApp
  let desk: Visitor
  let elena: Visitor
  let shop: ReturnType<typeof shopper>
  let supper: TestDetail
  let day: string
  beforeAll(async () => {
    club = await testApp(engine)
    elena = await club.signedIn('elena')
    desk = await club.signedIn('joel', { admin: true })
    const { rows } = await sql<{ contract: number; day: string }>`
      SELECT c.id AS contract, b.check_in AS day
        FROM contracts c JOIN owners o ON o.id = c.owner_id JOIN bookings b ON b.contract_id = c.id
       WHERE o.email = 'elena@marea.example' AND b.status = 'confirmed' AND b.check_in > ${TEST_DAY}
       ORDER BY b.check_in LIMIT 1`.execute(club.database.db)
    day = addDays(rows[0]!.day, 1)
    shop = shopper(elena, rows[0]!.contract)
    supper = (await detailsOf(club.database.db, 'chefs-table-on-the-terrace'))[0]!
  })
  afterAll(() => club.close())

  const order = async (): Promise<number> =>
    (await shop.order([aLine({ detailId: supper.id, operationtime: '19:30', qty: 2, operationdate: day })]))
      .body.data[0].id
  const placed = async (id: number) =>
    ((await desk.call(listPlacedOrders)).body.data as PlacedOrder[]).find((one) => one.id === id)
  const settle = async (idOrder: number, deed: string, words = 'R-2041') => {
    const { due: cents = 0, version = 0 } = (await placed(idOrder)) ?? {}
    return desk.call(settleOrder, { body: { idOrder, deed, words, cents, version } })
  }
  const trailOf = async (idOrder: number) =>
    (
      await sql`
        SELECT d.deed, d.actor_admin_id AS by, w.email, (d.detail ->> 'cents')::int AS cents
          FROM deeds d JOIN owners w ON w.id = d.owner_id
         WHERE d.deed IN ('takeOrderPayment', 'callOffOrder', 'returnOrderMoney') AND (d.detail ->> 'id')::int = ${idOrder}
           AND w.email = 'elena@marea.example' ORDER BY d.id`.execute(club.database.db)
    ).rows
  const read = async (idOrder: number) => (await elena.call(readOrder, { query: { idOrder } })).body.data
  const lastMail = async () =>
    (
      await sql<{ kind: string; recipient: string; content: Record<string, string> }>`
        SELECT kind, recipient, content FROM outbox ORDER BY id DESC LIMIT 1`.execute(club.database.db)
    ).rows[0]

  test('is paid at the resort, once; cancelled afterwards it is owed back', async () => {
    const id = await order()
    const waits = await placed(id)
    expect(waits).toMatchObject({ state: 'placed', onAccount: true, deeds: ['take-payment', 'cancel'] })
    expect(waits?.lines).toMatchObject([{ qty: 2, operationdate: day }])
    const both = await Promise.all([settle(id, 'take-payment'), settle(id, 'take-payment')])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
    expect(await placed(id)).toBeUndefined()
    expect(await read(id)).toMatchObject({ state: 'paid', orderStatus: 2, paymentreference: 'R-2041' })
    expect(await lastMail()).toMatchObject({
      kind: 'order-paid',
      recipient: 'elena@marea.example',
      content: { receipt: 'R-2041' },
    })
    const { rows } = await sql<{ cents: number; taken_by_admin_id: number }>`
      SELECT cents, taken_by_admin_id FROM payments WHERE order_id = ${id}`.execute(club.database.db)
    expect(rows).toEqual([{ cents: waits?.total, taken_by_admin_id: 2 }])
    expect((await elena.call(cancelOrder, { body: { idOrder: id } })).body.data.refundDue).toBe(true)
  })

  test('is cancelled with a reason: places go back, and its owner reads why', async () => {
    const taken = await takenOf(club.database.db, supper.id, day)
    const id = await order()
    expect(await takenOf(club.database.db, supper.id, day)).toBe(taken + 2)
    expect((await settle(id, 'cancel', 'The terrace is closed.')).body.data).toEqual({ state: 'cancelled' })
    expect(await takenOf(club.database.db, supper.id, day)).toBe(taken)
    expect(await read(id)).toMatchObject({ state: 'cancelled', cancelReason: 'The terrace is closed.' })
    expect(await lastMail()).toMatchObject({
      kind: 'order-called-off',
      content: { reason: 'The terrace is closed.', refund: 'none' },
    })
    for (const deed of ['cancel', 'take-payment'])
      expect((await settle(id, deed)).body.code).toBe('DECIDED_MEANWHILE')
    expect((await settle(999_999, 'cancel')).code).toBe(404)
  })

  test('stands in the trail of its owner, with who did it and how much', async () => {
    const [paid, cancelled] = [await order(), await order()]
    const cents = (await placed(paid))?.total
    await settle(paid, 'take-payment')
    await settle(cancelled, 'cancel', 'The terrace is closed.')
    const email = 'elena@marea.example'
    expect(await trailOf(paid)).toEqual([{ deed: 'takeOrderPayment', by: 2, email, cents }])
    expect(await trailOf(cancelled)).toEqual([{ deed: 'callOffOrder', by: 2, email, cents }])
    const told = { what: 'Took the payment of an order at the resort', cents }
    const own = await elena.call(readTrail, { query: { page: 1 } })
    expect(own.body.data).toEqual(expect.arrayContaining([expect.objectContaining(told)]))
    const { rows } = await sql<{ id: number }>`SELECT id FROM owners WHERE email = ${email}`.execute(
      club.database.db,
    )
    const log = await desk.call(readOwnerLog, { query: { idOwner: rows[0]!.id } })
    const entry = { deed: 'takeOrderPayment', cents, by: 'club', who: 'Joel Canul Uc' }
    expect(log.body.data).toEqual(expect.arrayContaining([expect.objectContaining(entry)]))
  })

  test('paid at the resort and cancelled it waits at the desk until what is owed is returned, once', async () => {
    const { db } = club.database
    const id = await order()
    await settle(id, 'take-payment')
    expect((await elena.call(cancelOrder, { body: { idOrder: id } })).code).toBe(200)
    const waits = await placed(id)
    const cents = waits?.total
    expect(waits).toMatchObject({
      state: 'cancelled',
      toReturn: cents,
      onAccount: true,
      deeds: ['return-money'],
    })
    const alone = await desk.call(listPlacedOrders, { query: { id } })
    expect(alone.body.data).toMatchObject([{ id, toReturn: cents }])
    const inInbox = () =>
      sql`SELECT state, code FROM inbox WHERE kind = 'orders' AND thing_id = ${id}`.execute(db)
    expect((await inInbox()).rows).toEqual([{ state: 'to-return', code: waits?.number }])

    const give = (amount: number) =>
      desk.call(settleOrder, {
        body: { idOrder: id, deed: 'return-money', words: 'T-77', cents: amount, way: 'transfer' },
      })
    expect((await give(cents! + 1)).body.code).toBe('CHANGED_MEANWHILE')
    const both = await Promise.all([give(cents!), give(cents!)])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
    expect(await placed(id)).toBeUndefined()
    expect((await inInbox()).rows).toEqual([])
    const told = await read(id)
    expect(told).toMatchObject({ state: 'cancelled', owedBack: 0, refundDue: false })
    expect(told.history).toContainEqual(
      expect.objectContaining({ kind: 'given-back', byClub: true, amount: cents }),
    )
    expect(await lastMail()).toMatchObject({
      kind: 'order-refunded',
      recipient: 'elena@marea.example',
      content: { by: 'transfer', receipt: 'T-77' },
    })
    expect((await trailOf(id)).at(-1)).toMatchObject({ deed: 'returnOrderMoney', by: 2, cents })
    const again = sql`
      INSERT INTO payments (order_id, provider, reference, cents, currency, state, refund_of, taken_by_admin_id, return_way,
                            return_reference, created_at, changed_at)
      SELECT order_id, provider, 'again', -1, currency, 'paid', id, 2, 'cash', 'R', now(), now()
        FROM payments WHERE order_id = ${id} AND refund_of IS NULL`
    await expect(again.execute(db)).rejects.toThrow(/more is returned than is owed/)
  })

  test('is not cancelled by who saw it before it was paid, and paid and cancelled at once it is one of the two', async () => {
    const id = await order()
    const seen = await placed(id)
    const calls = [
      { idOrder: id, deed: 'take-payment', words: 'R-1', cents: seen?.due },
      { idOrder: id, deed: 'cancel', words: 'Closed.', cents: seen?.due, version: seen?.version },
    ]
    const both = await Promise.all(calls.map((body) => desk.call(settleOrder, { body })))
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
    const next = await order()
    const old = await placed(next)
    expect((await settle(next, 'take-payment')).code).toBe(200)
    const late = { idOrder: next, deed: 'cancel', words: 'Closed.', cents: old?.due, version: old?.version }
    expect((await desk.call(settleOrder, { body: late })).body.code).toBe('CHANGED_MEANWHILE')
    const blind = { idOrder: await order(), deed: 'cancel', words: 'Closed.' }
    expect((await desk.call(settleOrder, { body: blind })).body.code).toBe('CHANGED_MEANWHILE')
  })

  test('charged to its contract it takes no payment of its own, until the charge is taken back', async () => {
    const { db } = club.database
    const id = await order()
    const books = async (reference: string, origin: string, number: string | null, cents: number) => {
      await sql`
        WITH t AS (
          INSERT INTO transactions (contract_id, year, day, concept, reference, status, cents, currency, origin, origin_number)
          SELECT o.contract_id, 2026, ${TEST_DAY}::date, '{"en": "Supper", "es": "Cena"}', ${reference}, 'sent', ${cents}::int,
                 o.currency, ${origin}, coalesce(${number}::text, o.number) FROM orders o WHERE o.id = ${id}
          RETURNING id, concept, cents)
        INSERT INTO transaction_lines (transaction_id, position, concept, quantity, unit_cents, cents)
        SELECT id, 1, concept, 1, cents, cents FROM t`.execute(db)
    }
    const cents = (await read(id)).totalSale
    await books('OR-TEST', 'order', null, -cents)
    const charged = { reference: 'OR-TEST', day: TEST_DAY, cents, openCents: cents }
    expect(await placed(id)).toMatchObject({ deeds: ['cancel'], charged })
    expect(await read(id)).toMatchObject({ charged })
    const refused = await settle(id, 'take-payment')
    expect([refused.code, refused.body.code]).toEqual([409, 'ORDER_CHARGED'])
    expect(refused.body.message).toContain('OR-TEST')
    const behindTheRule = sql`
      INSERT INTO payments (order_id, provider, reference, cents, currency, state, created_at, changed_at, taken_by_admin_id)
      SELECT o.id, 'resort', 'twice', 100, o.currency, 'paid', now(), now(), 2 FROM orders o WHERE o.id = ${id}`
    await expect(behindTheRule.execute(db)).rejects.toThrow(/charged to its contract/)

    await books('CO-TEST', 'correction', 'OR-TEST', cents)
    expect(await placed(id)).toMatchObject({ deeds: ['take-payment', 'cancel'], charged: null })
    expect((await settle(id, 'take-payment')).code).toBe(200)
  })

  test('on its day it is no longer cancelled, and after it waits for its money only so long', async () => {
    const id = await order()
    const start = club.clock.now().getTime()
    const standAt = async (then: string) => {
      club.clock.pass(new Date(`${then}T18:00:00Z`).getTime() - club.clock.now().getTime())
      desk = await club.signedIn('joel', { admin: true })
    }
    await standAt(day)
    expect((await placed(id))?.deeds).toEqual(['take-payment'])
    await standAt(addDays(day, 60))
    expect(await placed(id)).toMatchObject({ state: 'past', deeds: ['take-payment'] })
    await standAt(addDays(day, 61))
    expect(await placed(id)).toBeUndefined()
    club.clock.pass(start - club.clock.now().getTime())
  })
})
