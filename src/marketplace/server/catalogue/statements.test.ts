import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import {
  BOTH_ENGINES,
  clubDatabase,
  type TestApp,
  testAppOn,
  type Visitor,
} from '../../../portal/server/testing.ts'
import { countStatements } from '../../../server/database/testing-statements.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { listEvents, listNotAvailable, listPackages, listProducts } from '../../catalogue.endpoints.ts'
import { placeOrder, priceCart } from '../../checkout.endpoints.ts'
import { cancelOrder, listOrders, readOrder } from '../../orders/orders.endpoints.ts'
import { aLine, detailsOf, shopper } from '../testing.cart.ts'

/** Whether a statement asks how often the catalogue was changed. */
const isOfVersion = ({ sql: text }: { sql: string }) => /\bcatalogue_version\b/.test(text)

describe.each(BOTH_ENGINES)('the statements of the marketplace on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let contract: number
  let shop: ReturnType<typeof shopper>
  let taken: ReturnType<typeof countStatements>['taken']

  beforeAll(async () => {
    const counted = countStatements(await clubDatabase(engine))
    taken = counted.taken
    stage = await testAppOn(counted.database)
    elena = await stage.signedIn('elena')
    const db = stage.database.db
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example'`.execute(
      db,
    )
    contract = rows[0]!.id
    shop = shopper(elena, contract)
    await sql`DELETE FROM allotment`.execute(db)
    await sql`DELETE FROM product_blackouts`.execute(db)
    // A catalogue and a history as large as a club's, so that the plans are those of a real one.
    await sql`
      WITH many AS (
        INSERT INTO products (slug, category_id, subcategory_id, name, metatag, description, picture, currency)
        SELECT 'more-' || n || '-' || p.id, p.category_id, p.subcategory_id,
               jsonb_build_object('en', (p.name ->> 'en') || ' ' || n, 'es', (p.name ->> 'es') || ' ' || n), p.metatag,
               p.description, p.picture, p.currency
          FROM products p, generate_series(1, 30) n RETURNING id
      ), pictures AS (
        INSERT INTO product_pictures SELECT id, g, 'reef-noon' FROM many, generate_series(1, 4) g
      ), variants AS (
        INSERT INTO product_details (product_id, position, name, sale_cents, sihot_service, daily_capacity)
        SELECT id, v, '{"en": "One", "es": "Uno"}', 1000 * v, 'X', 50 FROM many, generate_series(1, 3) v RETURNING id
      )
      INSERT INTO allotment SELECT id, ${TEST_DAY}::date + n, 50, 1 FROM variants, generate_series(1, 20) n
       WHERE id % 4 = 0`.execute(db)
    await stage.database.runScript('ANALYZE')
  })
  afterAll(() => stage.close())

  const cart = async () => {
    const [supper] = await detailsOf(stage.database.db, 'chefs-table-on-the-terrace')
    const [car] = await detailsOf(stage.database.db, 'private-airport-transfer')
    const operationdate = addDays(TEST_DAY, 40)
    const ride = aLine({
      detailId: car!.id,
      operationdate,
      itinerario: { nameBenefi: 'E', lastNameBenefi: 'H' },
    })
    const [able] = (await shop.price([ride])).lines[0]!.benefits
    const { rows } = await sql<{ id: number; start: string }>`
      SELECT id, start_day AS start FROM events WHERE start_day > ${operationdate} AND currency = 'MXN'
         AND taken < capacity LIMIT 1`.execute(stage.database.db)
    const supperLine = aLine({ detailId: supper!.id, operationtime: '19:30', operationdate })
    return {
      three: [supperLine, ride, { ...ride, uuid: randomUUID(), operationdate: addDays(operationdate, 1) }],
      worst: [
        supperLine,
        { ...ride, isBenefit: true, idBenefitYear: able!.idBenefitYear },
        aLine({ kind: 'event', detailId: rows[0]!.id, operationdate: rows[0]!.start }),
      ],
    }
  }
  /** How many statements a call takes: those before it are forgotten. */
  const count = async (...asked: Parameters<Visitor['call']>) => {
    taken()
    const { code, body } = await elena.call(...asked)
    const statements = taken()
    expect(code, JSON.stringify(body)).toBe(200)
    expect(statements.length, statements.map((one) => one.sql).join('\n')).toBeGreaterThan(0)
    return { statements, body }
  }

  test.each([
    ['the events', listEvents, {}],
    ['the days that are gone', listNotAvailable, { idP: 1, qty: 2, fini: TEST_DAY }],
    ['the orders', listOrders, {}],
  ])('%s takes one', async (_, call, query) => {
    expect((await count(call, { query })).statements).toHaveLength(1)
  })

  test.each([
    ['the list', listProducts, {}],
    ['by price', listProducts, { sort: 'price-up' }],
    ['a search', listProducts, { q: 'reef at first light' }],
    ['a product', listProducts, { slug: 'private-airport-transfer' }],
    ['the packages', listPackages, {}],
  ])('%s takes two, then one: whether what is kept still holds', async (_, call, query) => {
    const first = await count(call, { query: { ...query, page: 1 } })
    expect(first.statements.map(isOfVersion)).toEqual([true, false])
    const second = await count(call, { query: { ...query, page: 1 } })
    expect(second.statements.map(isOfVersion)).toEqual([true])
    expect(second.body).toEqual(first.body)
  })

  test('the words that mistakes are measured by are read once for each version of the catalogue', async () => {
    const isOfVocabulary = ({ sql: text }: { sql: string }) => /tsvector_to_array/.test(text)
    const search = async (q: string) => (await count(listProducts, { query: { q } })).statements
    expect((await search('divign')).filter(isOfVocabulary)).toHaveLength(1)
    const another = await search('kayka')
    expect(another.filter(isOfVocabulary)).toHaveLength(0)
    // Whether what is kept still holds, twice; what was written, and what was meant.
    expect(another.map(isOfVersion).filter((version) => !version)).toHaveLength(2)
  })

  test('what a search asks for is worked out once, not for every product', async () => {
    const { statements } = await count(listProducts, { query: { q: 'sunrise', page: 1 } })
    const asked = statements.find((one) => !isOfVersion(one))
    const { rows } = await stage.database.db.executeQuery<{ 'QUERY PLAN': string }>({
      ...asked!,
      sql: `EXPLAIN (VERBOSE) ${asked!.sql}`,
    })
    taken()
    const filters = rows.map((row) => row['QUERY PLAN']).filter((line) => /(Filter|Cond): /.test(line))
    expect(filters.some((line) => line.includes('find_en'))).toBe(true)
    for (const line of filters.filter((one) => one.includes('find_'))) expect(line).not.toMatch(/to_tsquery/)
  })

  test('pricing a cart takes 1, a checkout 7, one of two resorts and currencies with benefits 8, a cancellation 7', async () => {
    const { three } = await cart()
    const price = async () =>
      (await count(priceCart, { body: { idContract: contract, lines: three } })).statements
    // The variants are read anew after a change of the catalogue, and cached.
    await sql`UPDATE products SET active = active WHERE id = 1`.execute(stage.database.db)
    taken()
    expect(await price()).toHaveLength(2)
    expect(await price()).toHaveLength(1)
    const headers = { 'idempotency-key': 'counted-once' }
    const plain = await count(placeOrder, { body: await shop.bodyOf(three), headers })
    expect(plain.statements).toHaveLength(7)
    const other = { 'idempotency-key': 'counted-twice' }
    // Another cart: the same one would be the order that it is already.
    const another = (await cart()).worst
    const most = await count(placeOrder, { body: await shop.bodyOf(another), headers: other })
    expect(most.statements).toHaveLength(8)
    const served = most.body.data.map(({ hotel }: { hotel: { id: number } }) => hotel.id)
    expect(new Set(served).size).toBe(2)
    const idOrder = most.body.data[0].id
    expect((await count(readOrder, { query: { idOrder } })).statements).toHaveLength(1)
    expect((await count(cancelOrder, { body: { idOrder } })).statements).toHaveLength(7)
  })

  test('the hot ones go by their index, and touch no whole table', async () => {
    const planOf = async (...asked: Parameters<Visitor['call']>) => {
      const { statements } = await count(...asked)
      const plans: string[] = []
      for (const { sql: text, parameters } of statements) {
        const { rows } = await stage.database.db.executeQuery<{ 'QUERY PLAN': string }>({
          ...statements[0]!,
          sql: `EXPLAIN ${text}`,
          parameters,
        })
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
      }
      taken()
      return plans.join('\n')
    }
    const list = await planOf(listProducts, { query: { page: 2 } })
    expect(list).toMatch(/products_sort_en/)
    expect(list).not.toMatch(/Seq Scan on product_details/)
    const spanish = await planOf(listProducts, { query: { page: 2 }, headers: { 'accept-language': 'es' } })
    expect(spanish).toMatch(/products_sort_es/)
    const page = await planOf(listProducts, { query: { slug: 'private-airport-transfer', page: 2 } })
    expect(page).toMatch(/products_slug_key/)
    expect(page).not.toMatch(/Seq Scan on (products|product_details|product_pictures)\b/)
    // What a membership has ordered is found among the orders of many.
    await sql`
      INSERT INTO orders (owner_id, contract_id, customer_id, hotel_id, hotel_sihot_code, language, currency,
                          gross_cents, total_cents, created_at)
      SELECT c.owner_id, c.id, (SELECT min(id) FROM customers), c.hotel_id, 'X', 'en', 'USD', 0, 0, now()
        FROM contracts c, generate_series(1, 3000) WHERE c.id = (SELECT max(id) FROM contracts WHERE id <> ${contract})`.execute(
      stage.database.db,
    )
    await sql`ANALYZE orders`.execute(stage.database.db)
    // So that the variants of the cart are read anew, too.
    await sql`UPDATE products SET active = active WHERE id = 1`.execute(stage.database.db)
    taken()
    const { three } = await cart()
    const price = await planOf(priceCart, { body: { idContract: contract, lines: three } })
    expect(price).toMatch(/product_details_pkey/)
    expect(price).toMatch(/allotment_pkey/)
    expect(price).not.toMatch(/Seq Scan on (products|product_details|allotment|orders|bookings)\b/)
  })
})
