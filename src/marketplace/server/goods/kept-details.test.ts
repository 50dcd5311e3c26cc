import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import {
  BOTH_ENGINES,
  type TestApp,
  testApp,
  testAppOn,
  type Visitor,
} from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { aLine, detailsOf, shopper, type TestDetail } from '../testing.cart.ts'

describe.each(BOTH_ENGINES)('the variants that a checkout caches, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let contract: number
  let shop: ReturnType<typeof shopper>
  let supper: TestDetail
  let reef: TestDetail
  const day = addDays(TEST_DAY, 40)

  beforeAll(async () => {
    stage = await testApp(engine)
    const { db } = stage.database
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example'
       ORDER BY c.id LIMIT 1`.execute(db)
    contract = rows[0]!.id
    elena = await stage.signedIn('elena')
    shop = shopper(elena, contract)
    supper = (await detailsOf(db, 'chefs-table-on-the-terrace'))[0]!
    reef = (await detailsOf(db, 'reef-at-first-light'))[0]!
    await sql`DELETE FROM product_blackouts`.execute(db)
    await sql`DELETE FROM product_promos`.execute(db)
  })
  afterAll(() => stage.close())

  const change = (statement: ReturnType<typeof sql>) => statement.execute(stage.database.db)
  const lineOf = async (detail: TestDetail, by = shop, more: object = {}) =>
    (await by.price([aLine({ detailId: detail.id, operationdate: day, operationtime: '19:30', ...more })]))
      .lines[0]!

  test('what the desk changes holds at the next price, in every process', async () => {
    const other = await testAppOn(stage.database)
    const there = other.visitor()
    Object.assign(there.cookies, elena.cookies)
    const elsewhere = shopper(there, contract)
    const both = async () => [await lineOf(supper), await lineOf(supper, elsewhere)]
    const same = (what: object) => [expect.objectContaining(what), expect.objectContaining(what)]
    expect(await both()).toEqual(same({ saleprice: supper.cents, fault: null }))

    await change(sql`UPDATE product_details SET sale_cents = 12300 WHERE id = ${supper.id}`)
    expect(await both()).toEqual(same({ saleprice: 12_300 }))
    await change(sql`
      INSERT INTO product_blackouts (product_id, first_day, last_day, reason)
      VALUES (${supper.productId}, ${day}, ${day}, '{"en": "No", "es": "No"}')`)
    expect(await both()).toEqual(same({ fault: 'closed' }))
    await change(sql`DELETE FROM product_blackouts`)
    expect(await both()).toEqual(same({ fault: null }))
    await change(sql`UPDATE product_details SET active = false WHERE id = ${supper.id}`)
    expect(await both()).toEqual(same({ fault: 'gone' }))
    await change(sql`UPDATE product_details SET active = true WHERE id = ${supper.id}`)
    expect(await both()).toEqual(same({ fault: null }))
    await other.app.close()
  })

  test('which benefits may pay holds at the next price', async () => {
    const { rows } = await change(sql`
      SELECT b.id FROM benefits b JOIN benefit_years y ON y.benefit_id = b.id
       WHERE y.contract_id = ${contract} AND b.unit = 'passes' AND y.balance > 0 AND y.expires >= ${day} LIMIT 1`)
    const [benefit] = rows as { id: number }[]
    await change(sql`DELETE FROM benefit_products WHERE product_id = ${supper.productId}`)
    expect((await lineOf(supper)).benefits).toEqual([])
    await change(sql`
      INSERT INTO benefit_products (benefit_id, product_id) VALUES (${benefit!.id}, ${supper.productId})`)
    expect((await lineOf(supper)).benefits).toHaveLength(1)
  })

  test('places that are taken hold at the next price, of a day and of a slot', async () => {
    const left = async (detail: TestDetail, operationtime: string) =>
      (await lineOf(detail, shop, { operationtime })).left
    const before = [await left(supper, '19:30'), await left(reef, '06:00')]
    await shop.order([
      aLine({ detailId: supper.id, operationdate: day, operationtime: '19:30', qty: 2 }),
      aLine({ detailId: reef.id, operationdate: day, operationtime: '06:00' }),
    ])
    expect([await left(supper, '19:30'), await left(reef, '06:00')]).toEqual([before[0]! - 2, before[1]! - 1])
  })

  test('a promotion begins and ends with its moment, though nothing is written', async () => {
    const starts = `${addDays(TEST_DAY, 1)}T00:00:00Z`
    const ends = `${addDays(TEST_DAY, 2)}T00:00:00Z`
    await change(
      sql`UPDATE product_details SET sale_cents = 10000, most_discount = 50 WHERE id = ${supper.id}`,
    )
    await change(sql`
      INSERT INTO product_promos (product_id, name, percent, starts_at, ends_at)
      VALUES (${supper.productId}, '{"en": "A day", "es": "Un día"}', 20, ${starts}, ${ends})`)
    const price = async () => (await lineOf(supper)).cost
    stage.clock.pass(Date.parse(starts) - stage.clock.now().getTime() - 1)
    elena = await stage.signedIn('elena')
    shop = shopper(elena, contract)
    expect(await price()).toBe(10_000)
    stage.clock.pass(1)
    expect(await price()).toBe(8000)
    stage.clock.pass(86_400_000)
    elena = await stage.signedIn('elena')
    shop = shopper(elena, contract)
    expect(await price()).toBe(10_000)
  })
})
