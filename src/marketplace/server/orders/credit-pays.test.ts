import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, type Day } from '../../../kernel/day.ts'
import { MAILS } from '../../../portal/server/mails.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import type { NewMail } from '../../../server/jobs/outbox.store.ts'
import { renderMail } from '../../../server/mail/render.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { withTax } from '../../cart.ts'
import { cancelOrderLine, changeOrderLine, priceOrderLine } from '../../changes/changes.endpoints.ts'
import { readOrder } from '../../orders/orders.endpoints.ts'
import { type Before, findOrderBreaches, takenBefore } from '../pressure/breaches.store.ts'
import { aLine, detailsOf, shopper, type TestDetail } from '../testing.cart.ts'

describe.each(ENGINES)('a credit in money, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let shop: ReturnType<typeof shopper>
  let before: Before
  let massage: TestDetail
  let day: Day

  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    const { db } = stage.database
    const { rows } = await sql<{ contract: number; first: string }>`
      SELECT c.id AS contract, b.check_in AS first
        FROM contracts c JOIN owners o ON o.id = c.owner_id JOIN bookings b ON b.contract_id = c.id
       WHERE o.email = 'elena@marea.example' AND b.status = 'confirmed' AND b.check_in > ${TEST_DAY}
       ORDER BY b.check_in LIMIT 1`.execute(db)
    shop = shopper(elena, rows[0]!.contract)
    day = addDays(rows[0]!.first, 1)
    massage = (await detailsOf(db, 'the-stone-ritual'))[0]!
    await sql`DELETE FROM allotment`.execute(db)
    await sql`DELETE FROM product_blackouts`.execute(db)
    await sql`DELETE FROM product_promos`.execute(db)
    // A price whose tax has to be rounded.
    await sql`UPDATE product_details SET sale_cents = 12345, most_discount = 0, active = true
               WHERE id = ${massage.id}`.execute(db)
    before = await takenBefore(db)
  })
  afterAll(() => stage.close())

  const line = (more: object = {}) =>
    aLine({ detailId: massage.id, operationdate: day, operationtime: '11:00', ...more })
  const creditOf = async (one: ReturnType<typeof aLine>) =>
    (await shop.price([one])).lines[0]!.benefits.find(({ unit }) => unit === 'money')
  const balanceOf = async (idBenefitYear: number) => {
    const { rows } = await sql<{ balance: number }>`
      SELECT balance FROM benefit_years WHERE id = ${idBenefitYear}`.execute(stage.database.db)
    return rows[0]!.balance
  }

  test('pays the price with its tax: the offer, the order, the ledger, its page and the mail say one and the same', async () => {
    const { db } = stage.database
    const full = withTax(2 * 12_345, 16)
    const wanted = line({ qty: 2 })
    const credit = (await creditOf(wanted))!
    expect((await shop.price([wanted])).totals[0]!.total).toBe(full)
    expect(credit.needs).toBe(full)

    const paid = { ...wanted, isBenefit: true, idBenefitYear: credit.idBenefitYear }
    const priced = await shop.price([paid])
    expect(priced.lines[0]!.fault).toBeNull()
    expect(priced.totals[0]).toMatchObject({ tax: 0, total: 0 })
    const answer = await shop.order([paid])
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    const [{ id, number, totalSale }] = answer.body.data
    expect(totalSale).toBe(0)
    expect(await balanceOf(credit.idBenefitYear)).toBe(credit.balance - full)
    const { rows } = await sql<object>`
      SELECT kind, quantity FROM benefit_entries WHERE order_id = ${id}`.execute(db)
    expect(rows).toEqual([{ kind: 'hold', quantity: -full }])
    const { body } = await elena.call(readOrder, { query: { idOrder: id } })
    expect(body.data.details[0].benefit).toMatchObject({ unit: 'money', quantity: full })
    const { rows: mails } = await sql<{ tables: string }>`
      SELECT content ->> 'tables' AS tables FROM outbox
       WHERE kind = 'order-placed' AND content ->> 'numbers' = ${number}`.execute(db)
    expect(mails[0]!.tables).toContain('Paid with your benefit')
    expect(mails[0]!.tables).toContain('$286.40 USD')

    // One less: the order still costs nothing, and its mail names no price.
    const change = {
      idOrder: id,
      idLine: body.data.details[0].id,
      operationdate: day,
      operationtime: '11:00',
      qty: 1,
      difference: 0,
      version: body.data.version,
    }
    expect((await elena.call(changeOrderLine, { body: change })).code).toBe(200)
    const { rows: told } = await sql<NewMail>`
      SELECT kind, recipient, language, content FROM outbox
       WHERE kind = 'order-changed' AND content ->> 'numbers' = ${number}`.execute(db)
    const textIn = (language: 'en' | 'es') =>
      renderMail(MAILS['order-changed']!, { ...told[0]!, language }, stage.config).text
    expect(textIn('en')).toContain('Your benefit pays for it: there is nothing to pay for the order.')
    expect(textIn('es')).toContain('Lo paga su beneficio: no hay nada que pagar por el pedido.')
    for (const text of [textIn('en'), textIn('es')]) expect(text).not.toContain('$0.00')
    expect(await findOrderBreaches(db, before)).toEqual([])
  })

  test('that is enough for the price alone, and not for its tax, pays nothing', async () => {
    const { db } = stage.database
    const credit = (await creditOf(line()))!
    const take = (cents: number) =>
      sql`INSERT INTO benefit_entries (benefit_year_id, at, kind, quantity, note)
          VALUES (${credit.idBenefitYear}, now(), 'adjust', ${cents}, 'test')`.execute(db)
    await take(12_345 - credit.balance)
    expect(await creditOf(line())).toBeUndefined()
    const forced = line({ isBenefit: true, idBenefitYear: credit.idBenefitYear })
    expect((await shop.price([forced])).lines[0]!.fault).toBe('benefit')
    await take(credit.balance - 12_345)
  })

  test('follows a change of the number, and comes back whole', async () => {
    const { idBenefitYear } = (await creditOf(line()))!
    await sql`INSERT INTO benefit_entries (benefit_year_id, at, kind, quantity, note)
              VALUES (${idBenefitYear}, now(), 'adjust', 100000, 'test')`.execute(stage.database.db)
    const credit = (await creditOf(line()))!
    const answer = await shop.order([
      line({ isBenefit: true, idBenefitYear: credit.idBenefitYear }),
      aLine({ ...line(), detailId: (await detailsOf(stage.database.db, 'the-stone-ritual'))[1]!.id }),
    ])
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    const idOrder = answer.body.data[0].id
    const look = async () => (await elena.call(readOrder, { query: { idOrder } })).body.data
    const wish = (order: Awaited<ReturnType<typeof look>>, qty: number) => ({
      idOrder,
      idLine: order.details[0].id,
      operationdate: day,
      operationtime: '11:00',
      qty,
    })
    const [one, two] = [withTax(12_345, 16), withTax(2 * 12_345, 16)]
    for (const [qty, held] of [
      [2, two],
      [1, one],
    ] as const) {
      const order = await look()
      const seen = await elena.call(priceOrderLine, { body: wish(order, qty) })
      expect(seen.body.data).toMatchObject({ difference: 0, benefit: { unit: 'money', after: held } })
      const change = { ...wish(order, qty), difference: 0, version: order.version }
      const changed = await elena.call(changeOrderLine, { body: change })
      expect(changed.code, JSON.stringify(changed.body)).toBe(200)
      expect(await balanceOf(credit.idBenefitYear)).toBe(credit.balance - held)
      expect(await findOrderBreaches(stage.database.db, before)).toEqual([])
    }
    const order = await look()
    const asked = { ...wish(order, 1), cancels: true }
    const { difference } = (await elena.call(priceOrderLine, { body: asked })).body.data
    const cancel = { idOrder, idLine: order.details[0].id, difference, version: order.version }
    expect((await elena.call(cancelOrderLine, { body: cancel })).code).toBe(200)
    expect(await balanceOf(credit.idBenefitYear)).toBe(credit.balance)
  })
})
