import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../portal/server/testing.ts'

const MIGRATION = new URL(
  '../../../../database/migrations/0038_orders_where_they_are_served.sql',
  import.meta.url,
)

let stage: TestApp
beforeAll(async () => {
  stage = await testApp()
})
afterAll(() => stage.close())

test('stored orders move to the resort that is still to serve them; what is over stays as it was filed', async () => {
  const { db } = stage.database
  await stage.database.runScript(
    'ALTER TABLE orders ALTER COLUMN hotel_id DROP NOT NULL, ALTER COLUMN hotel_sihot_code DROP NOT NULL',
  )
  const add = async (
    products: readonly number[],
    more: { day: string; status?: number; hotel?: number | null },
  ) => {
    const { day, status = 1, hotel = 1 } = more
    const { rows } = await sql<{ id: number }>`
      WITH placed AS (
        INSERT INTO orders (owner_id, contract_id, customer_id, hotel_id, hotel_sihot_code, language, currency,
                            gross_cents, total_cents, created_at, status, cancelled_at)
        SELECT owner_id, contract_id, customer_id, ${hotel}::int, ${hotel === null ? null : '101'}, language, 'USD', 0, 0,
               created_at, ${status}::int, CASE WHEN ${status}::int = 3 THEN created_at END FROM orders WHERE id = 1
        RETURNING id)
      INSERT INTO order_details (order_id, position, kind, detail_id, line_uuid, name, operation_day, quantity, unit_cents,
                                 total_cents)
      SELECT placed.id, w.position, 'product',
             (SELECT min(d.id) FROM product_details d JOIN products p ON p.id = d.product_id
               WHERE coalesce(p.hotel_id, 0) = w.hotel),
             gen_random_uuid(), '{"en": "x", "es": "x"}', ${day}::date, 1, 0, 0
        FROM placed, unnest(${products as number[]}::int[]) WITH ORDINALITY AS w(hotel, position) RETURNING order_id AS id`.execute(
      db,
    )
    return rows[0]!.id
  }
  const future = '2999-01-01'
  const past = '2020-01-01'
  const orders = {
    one: await add([2, 2], { day: future }),
    mixed: await add([2, 3], { day: future }),
    everywhere: await add([0], { day: future }),
    withEverywhere: await add([2, 0], { day: future }),
    over: await add([2], { day: past }),
    cancelled: await add([2], { day: future, status: 3 }),
    nowhere: await add([0], { day: past, hotel: null }),
  }
  // Triggers that came later wait for the end of a transaction, and this script alters the table that it has written to.
  await stage.database.runScript(`SET CONSTRAINTS ALL IMMEDIATE;\n${await readFile(MIGRATION, 'utf8')}`)
  const filed = async (id: number) => {
    const { rows } = await sql<{ hotel: number; sihot: string }>`
      SELECT hotel_id AS hotel, hotel_sihot_code AS sihot FROM orders WHERE id = ${id}`.execute(db)
    return [rows[0]!.hotel, rows[0]!.sihot]
  }
  expect(await filed(orders.one)).toEqual([2, '102'])
  for (const id of [
    orders.mixed,
    orders.everywhere,
    orders.withEverywhere,
    orders.over,
    orders.cancelled,
    orders.nowhere,
  ])
    expect(await filed(id)).toEqual([1, '101'])
  await expect(sql`UPDATE orders SET hotel_id = NULL WHERE id = ${orders.one}`.execute(db)).rejects.toThrow(
    'hotel_id',
  )
})
