import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import {
  BOTH_ENGINES,
  type TestApp,
  type TestCall,
  testApp,
  testAppOn,
  type Visitor,
} from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { listPackages, listProducts, type Package, type Product } from '../../catalogue.endpoints.ts'

describe.each(BOTH_ENGINES)('the cached catalogue on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor

  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
  })
  afterAll(() => stage.close())

  const products = async (query: object = {}): Promise<Product[]> =>
    (await elena.call(listProducts, { query: { ...query } })).body.data
  const packages = async (): Promise<Package[]> => (await elena.call(listPackages)).body.data
  const change = (statement: ReturnType<typeof sql>) => statement.execute(stage.database.db)
  const nameOf = (id: number) => products({ id }).then(([one]) => one?.name.en)

  test('a change of the desk invalidates every cached answer that shows it', async () => {
    const [, part] = (await packages())[0]!.products
    const id = part!.idProduct
    const before = (await products({ id }))[0]!
    await change(
      sql`UPDATE products SET name = jsonb_set(name, '{en}', '"0 before all others"') WHERE id = ${id}`,
    )
    expect(await nameOf(id)).toBe('0 before all others')
    expect((await products())[0]!.id).toBe(id)
    expect((await packages())[0]!.products[1]!.name.en).toBe('0 before all others')
    const [variant] = before.details
    await change(sql`UPDATE product_details SET sale_cents = 7 WHERE id = ${variant!.id}`)
    expect((await products({ sort: 'price-up' })).map((one) => one.id)).toContain(id)
    expect((await products({ id }))[0]!.fromCents).toBe(7)
    await change(sql`DELETE FROM product_pictures WHERE product_id = ${id}`)
    expect((await products({ id }))[0]!.page!.gallery).toEqual([before.picture])
    await change(
      sql`UPDATE categories SET name = '{"en": "Renamed", "es": "Otra"}' WHERE id = ${before.category.id}`,
    )
    expect((await products({ id }))[0]!.category.name.en).toBe('Renamed')
  })

  test('what is withdrawn is gone, and the packages that it was a part of', async () => {
    const all = await packages()
    const id = all[0]!.products[0]!.idProduct
    expect(await products({ id })).toHaveLength(1)
    await change(sql`UPDATE products SET active = false WHERE id = ${id}`)
    expect(await products({ id })).toEqual([])
    const left = (await packages()).map((one) => one.id)
    expect(left).not.toContain(all[0]!.id)
    await change(sql`UPDATE products SET active = true WHERE id = ${id}`)
    expect(await packages()).toHaveLength(all.length)
  })

  test('a change that is rolled back, or not committed yet, does not invalidate the cache', async () => {
    const { db } = stage.database
    const standing = async () => {
      const { rows } = await sql<{ version: number }>`SELECT version FROM catalogue_version`.execute(db)
      return Number(rows[0]!.version)
    }
    const before = [await nameOf(5), await standing()]
    await db
      .transaction()
      .execute(async (trx) => {
        await sql`UPDATE products SET name = '{"en": "Never", "es": "Nunca"}' WHERE id = 5`.execute(trx)
        throw new Error('no')
      })
      .catch(() => {})
    expect([await nameOf(5), await standing()]).toEqual(before)
    await db.transaction().execute(async (trx) => {
      for (const id of [5, 6, 7])
        await sql`UPDATE products SET duration_minutes = 5 WHERE id = ${id}`.execute(trx)
    })
    expect(await standing()).toBe(Number(before[1]) + 1)
    expect((await products({ id: 7 }))[0]!.durationMinutes).toBe(5)
  })

  test('the beginning and the end of a promotion invalidate the cache, though nothing is written', async () => {
    const starts = `${addDays(TEST_DAY, 1)}T00:00:00Z`
    const ends = `${addDays(TEST_DAY, 2)}T00:00:00Z`
    await change(sql`DELETE FROM product_promos WHERE product_id = 9`)
    await change(sql`UPDATE product_details SET most_discount = 50, sale_cents = 10000 WHERE product_id = 9`)
    await change(sql`
      INSERT INTO product_promos (product_id, name, percent, starts_at, ends_at)
      VALUES (9, '{"en": "A day", "es": "Un día"}', 20, ${starts}, ${ends})`)
    const price = async () => (await products({ id: 9 }))[0]!.fromCentsWithDiscount
    expect(await price()).toBe(10000)
    stage.clock.pass(Date.parse(starts) - stage.clock.now().getTime() - 1)
    elena = await stage.signedIn('elena')
    expect(await price()).toBe(10000)
    stage.clock.pass(1)
    expect(await price()).toBe(8000)
    stage.clock.pass(86_400_000)
    elena = await stage.signedIn('elena')
    expect(await price()).toBe(10000)
  })

  test('another process sees what this one has changed with its next call', async () => {
    const other = await testAppOn(stage.database)
    const there = other.visitor()
    Object.assign(there.cookies, elena.cookies)
    other.clock.pass(stage.clock.now().getTime() - other.clock.now().getTime())
    const ask = async () => (await there.call(listProducts, { query: { id: 11 } })).body.data[0].name.en
    expect(await ask()).toBe(await nameOf(11))
    for (const name of ['One', 'Two', 'Three']) {
      await change(
        sql`UPDATE products SET name = jsonb_set(name, '{en}', to_jsonb(${name}::text)) WHERE id = 11`,
      )
      expect([await ask(), await nameOf(11)]).toEqual([name, name])
    }
    await other.app.close()
  })

  test('If-None-Match with the current ETag is answered 304, any other in full', async () => {
    const ask = (input: TestCall) => elena.call(listProducts, input)
    const first = await ask({ query: { page: 2 } })
    const { etag } = first.headers
    expect([first.code, first.headers['cache-control'], first.headers.vary]).toEqual([
      200,
      'private, no-cache',
      'accept-encoding, accept-language',
    ])
    const again = (tag: string, query: object = { page: 2 }) =>
      ask({ query: { ...query }, headers: { 'if-none-match': tag } })
    const same = await again(`"else", ${etag}`)
    expect([same.code, same.bytes.length, same.headers.etag]).toEqual([304, 0, etag])
    expect((await again(String(etag), { page: 3 })).code).toBe(200)
    expect((await again('W/"else"')).code).toBe(200)
    await change(sql`UPDATE products SET duration_minutes = coalesce(duration_minutes, 0) + 1`)
    expect((await again(String(etag))).code).toBe(200)
    expect(
      (await stage.visitor().call(listProducts, { headers: { 'if-none-match': String(etag) } })).code,
    ).toBe(401)
  })

  test('it is compressed for clients that accept it, with the same content', async () => {
    const ask = (encoding: string) => elena.call(listProducts, { headers: { 'accept-encoding': encoding } })
    const plain = await ask('identity')
    const packed = [await ask('gzip, br'), await ask('gzip')]
    expect(packed.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip'])
    expect(plain.headers['content-encoding']).toBeUndefined()
    const [br, gzip] = packed.map(({ bytes }) => bytes)
    expect([brotliDecompressSync(br!), gunzipSync(gzip!)]).toEqual([plain.bytes, plain.bytes])
    expect(br!.length).toBeLessThan(plain.bytes.length / 4)
  })
})
