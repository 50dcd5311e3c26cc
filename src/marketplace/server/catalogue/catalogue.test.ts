import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import {
  listEvents,
  listNotAvailable,
  listPackages,
  listProducts,
  type Product,
} from '../../catalogue.endpoints.ts'
import { folded } from '../../catalogue.ts'
import { listCategories, listCurrencies, listHotels, listLanguages } from '../../choices.endpoints.ts'

describe.each(ENGINES)('the catalogue on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor

  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
  })
  afterAll(() => stage.close())

  const products = async (query: object, language = 'en') => {
    const answer = await elena.call(listProducts, {
      query: { idseccanal: 34, ...query },
      headers: { 'accept-language': language },
    })
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    return answer.body as { data: Product[]; total: number; pageSize: number; corrected?: string }
  }
  const names = ({ data }: { data: Product[] }, language: 'en' | 'es' = 'en') =>
    data.map(({ name }) => name[language])

  test('sections, categories and the fixed entries', async () => {
    const { body } = await elena.call(listCategories)
    expect(new Set(body.data.map((one: { section: string }) => one.section))).toEqual(
      new Set(['Servicios Hoteleros', 'Categorías', 'Services']),
    )
    expect(body.data.reduce((total: number, one: { total: number }) => total + one.total, 0)).toBe(80)
    expect(body.data[0].subcategories.length).toBeGreaterThan(0)
    expect(body.fixed.map((one: { key: string; total: number }) => [one.key, one.total])).toEqual([
      ['events', 18],
      ['packages', 12],
      ['best-seller', 6],
    ])
  })

  test('a product that comes in without a variant is not on sale: as many are listed as are counted', async () => {
    const { db } = stage.database
    const comesIn = (active: boolean) =>
      sql`INSERT INTO products (slug, category_id, name, metatag, description, picture, currency, active)
          SELECT 'nothing-to-choose', category_id, name, metatag, description, picture, currency, ${active}
            FROM products WHERE id = 1`.execute(db)
    await expect(comesIn(true)).rejects.toThrow('nothing-to-choose is on sale, and none of its variants is')
    await comesIn(false)
    const all = await products({ limit: 100 })
    expect([all.total, all.data.length]).toEqual([80, 80])
    expect((await products({ slug: 'nothing-to-choose' })).data).toEqual([])
    await sql`DELETE FROM products WHERE slug = 'nothing-to-choose'`.execute(db)
  })

  test('of a product on sale some variant is: neither taking the last one off nor removing it is possible', async () => {
    const { db } = stage.database
    const onlyOne = sql`(SELECT product_id FROM product_details GROUP BY product_id HAVING count(*) = 1 LIMIT 1)`
    const refused = /none of its variants is|violates foreign key/
    await expect(
      sql`UPDATE product_details SET active = false WHERE product_id = ${onlyOne}`.execute(db),
    ).rejects.toThrow(refused)
    await expect(sql`DELETE FROM product_details WHERE product_id = ${onlyOne}`.execute(db)).rejects.toThrow(
      refused,
    )
    await sql`UPDATE products SET active = false WHERE id = ${onlyOne}`.execute(db)
    await expect(
      db.transaction().execute(async (trx) => {
        await sql`UPDATE product_details SET active = false WHERE product_id = ${onlyOne}`.execute(trx)
        await sql`UPDATE products SET active = true WHERE id = ${onlyOne}`.execute(trx)
      }),
    ).rejects.toThrow(refused)
    await sql`UPDATE products SET active = true WHERE id = ${onlyOne}`.execute(db)
  })

  test('hotels, languages and currencies', async () => {
    expect((await elena.call(listHotels)).body.data).toHaveLength(3)
    expect((await elena.call(listLanguages)).body.data[1]).toMatchObject({ id: 2, code: 'en' })
    expect((await elena.call(listCurrencies)).body.data).toMatchObject([
      { code: 'USD', locale: 'en-US', decimals: 2 },
      { code: 'MXN', locale: 'es-MX', decimals: 2 },
    ])
  })

  test('products by the alphabet of the reader’s language, a page at a time', async () => {
    const first = await products({})
    expect([first.total, first.pageSize, first.data.length]).toEqual([80, 20, 20])
    const all = [...names(first)]
    for (const page of [2, 3, 4]) all.push(...names(await products({ page })))
    expect(new Set(all).size).toBe(80)
    expect(all).toEqual([...all].sort(new Intl.Collator('en').compare))
    const spanish = names(await products({ limit: 100 }, 'es'), 'es')
    expect(spanish).toEqual([...spanish].sort(new Intl.Collator('es').compare))
    expect((await products({ page: 9 })).data).toEqual([])
    expect((await products({ page: 9 })).total).toBe(80)
  })

  test('of a category, a subcategory, and the best sellers by rank', async () => {
    const transfers = await products({ idcat: 1, limit: 50 })
    expect(transfers.data.every((one) => one.category.id === 1)).toBe(true)
    // A driver by the hour is none: it has neither a way there nor a way back.
    expect(transfers.data.filter((one) => one.transfer)).toHaveLength(4)
    const sub = transfers.data[0]!.idsub!
    const some = await products({ idcat: 1, idsub: sub })
    expect(some.total).toBeLessThan(transfers.total)
    expect(some.data.every((one) => one.idsub === sub)).toBe(true)
    const best = await products({ bs: '1' })
    expect(best.data.map((one) => one.bestSeller)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('the filter wants 2 characters, and knows neither accents nor case', async () => {
    expect((await products({ q: 'r' })).total).toBe(80)
    const reef = await products({ q: 'REEF' })
    expect(reef.total).toBeGreaterThan(0)
    expect(reef.total).toBeLessThan(80)
    const plain = await products({ q: 'traslado al aeropuerto' }, 'es')
    expect(plain.total).toBeGreaterThan(0)
    expect(names(await products({ q: 'TRÁSLADO  al aeropuertó' }, 'es'))).toEqual(names(plain))
    expect((await products({ q: "%' OR 1=1 UNION", asWritten: '1' })).total).toBe(0)
  })

  test.each([
    ['en', 'diving', 'First dive'],
    ['en', 'spa', 'The stone ritual'],
    ['en', 'wellbeing', 'The stone ritual'],
    ['en', 'dinner', 'Chef’s table on the terrace'],
    ['en', 'the reef in the first light', 'Reef at first light'],
    ['en', 'coralina', null],
    ['es', 'buceo', 'First dive'],
    ['es', 'cenas', 'Chef’s table on the terrace'],
    ['en', 'buceo', 'First dive'],
    ['es', 'diving', 'First dive'],
    ['en', 'divign', 'First dive'],
    ['es', 'divign', 'First dive'],
    ['en', 'bueco', 'First dive'],
  ] as const)('in %s, “%s” finds what is there', async (language, q, among) => {
    const found = await products({ q, sort: 'best', limit: 100 }, language)
    expect(found.total).toBeGreaterThan(0)
    expect(found.total).toBeLessThan(60)
    if (among) expect(names(found)).toContain(among)
    else
      expect(
        found.data.every(({ hotel }) => hotel?.name === 'Coralina' || hotel?.name.includes('Coralina')),
      ).toBe(true)
    expect(found.corrected).toBe({ divign: 'diving', bueco: 'buceo' }[q as string])
  })

  test('what is named so stands before what only tells of it; a mistake may be meant', async () => {
    const found = await products({ q: 'reef', sort: 'best', limit: 100 })
    const named = found.data.map(({ name }) => /reef/i.test(name.en))
    expect(named.indexOf(false)).toBeGreaterThanOrEqual(named.filter(Boolean).length)
    expect((await products({ q: 'divign', asWritten: '1' })).total).toBe(0)
    const events = await elena.call(listEvents, { query: { q: 'lanterns' } })
    expect(events.body.data.length).toBeGreaterThan(0)
  })

  test('synonyms find events and packages too: who looks for a dinner finds the suppers', async () => {
    const events = await elena.call(listEvents, { query: { q: 'dinner' } })
    const suppers = events.body.data.map((one: { name: { en: string } }) => one.name.en)
    expect(suppers).toContain('Lantern supper on the sand')
    const packages = await elena.call(listPackages, { query: { q: 'dinner' } })
    const sets = packages.body.data.map(
      (one: { packageData: { name: { en: string } } }) => one.packageData.name.en,
    )
    expect(sets).toContain('A proposal and a supper')
    expect(names(await products({ q: 'dinner', limit: 100 }))).toContain('Supper under the stars')
  })

  test('a synonym that the club says finds what it stands for, at once', async () => {
    const { db } = stage.database
    expect((await products({ q: 'klettern', asWritten: '1' })).total).toBe(0)
    await sql`INSERT INTO search_synonyms (id, word, means) VALUES (900, 'Kléttern', 'reef')`.execute(db)
    expect((await products({ q: 'klettern', asWritten: '1' })).total).toBeGreaterThan(0)
    await sql`DELETE FROM search_synonyms WHERE id = 900`.execute(db)
  })

  test('ñ stays itself: “ninos” does not find “niños”, and the database folds as the browser does', async () => {
    const db = stage.database.db
    await sql`UPDATE products SET name = jsonb_set(name, '{es}', '"Añejo de la Peña"') WHERE id = 3`.execute(
      db,
    )
    expect(names(await products({ q: 'anejo', asWritten: '1' }, 'es'), 'es')).toEqual([])
    expect(await products({ q: 'anejo' }, 'es')).toMatchObject({ total: 1, corrected: 'añejo' })
    expect(names(await products({ q: 'AÑEJO' }, 'es'), 'es')).toEqual(['Añejo de la Peña'])
    // The same letter written in two code points.
    expect(names(await products({ q: 'an\u0303ejo' }, 'es'), 'es')).toEqual(['Añejo de la Peña'])
    for (const text of ['Ñandú ÁÉÍÓÚ üÜ çÇ', 'Pin\u0303ata', 'Crème Brûlée', 'plain', 'ALL CAPS 12']) {
      const { rows } = await sql<{ folded: string }>`SELECT folded(${text}) AS folded`.execute(db)
      expect(rows[0]!.folded).toBe(folded(text))
    }
    const { rows } = await sql<{ word: string }>`
      SELECT word FROM unnest(ARRAY['Oso', 'Ñu', 'Nube', 'Náutica', 'ñandú']) word
       ORDER BY alphabetical(word) COLLATE "C"`.execute(db)
    expect(rows.map(({ word }) => word)).toEqual(['Náutica', 'Nube', 'ñandú', 'Ñu', 'Oso'])
  })

  test('by price, up and down, with the promotion that holds', async () => {
    const up = (await products({ sort: 'price-up', limit: 100 })).data.map((one) => one.fromCentsWithDiscount)
    expect(up).toEqual([...up].sort((a, b) => a - b))
    const down = (await products({ sort: 'price-down', limit: 100 })).data.map(
      (one) => one.fromCentsWithDiscount,
    )
    expect(down).toEqual([...down].sort((a, b) => b - a))
  })

  test('a promotion takes its percent off, and is gone when it is over', async () => {
    const { data } = await products({ limit: 100 })
    const promoted = data.filter((one) => one.promo)
    expect(promoted.length).toBeGreaterThan(5)
    const [one] = promoted
    expect(one!.promo!.percent).toBe(15)
    for (const detail of one!.details)
      expect(detail.salepriceWithDiscount).toBe(detail.saleprice - Math.round(detail.saleprice * 0.15))
    // The first with a discount has a promotion that ended three days ago.
    const over = data.find((product) => product.id === 4)!
    expect([over.promo, over.details[0]!.descmax]).toEqual([null, 15])
    expect(over.fromCentsWithDiscount).toBe(over.fromCents)
    // "From" is what a grown-up pays, where there is a child's price too.
    const family = data.find(({ details }) => details.some(({ child }) => child))!
    const [adult, child] = [false, true].map((one) => family.details.find((each) => each.child === one)!)
    expect(family.fromCents).toBe(adult!.saleprice)
    expect(child!.saleprice).toBeLessThan(family.fromCents)
  })

  test('a product’s page by its slug', async () => {
    const { data } = await products({ slug: 'private-airport-transfer' })
    expect(data).toHaveLength(1)
    const [product] = data
    expect(product).toMatchObject({
      transfer: true,
      details: [
        {
          detaildisplay: { en: 'Sedan, up to 3' },
          extrapax: null,
          people: 3,
          servicesihot: expect.any(String),
        },
        { people: 8, peopleInPrice: 6, extrapax: expect.any(Number) },
        { people: 5 },
      ],
      page: { gallery: expect.arrayContaining(['road-noon']), included: expect.any(Array) },
    })
    expect(product!.page!.included.length).toBeGreaterThan(1)
    expect((await products({ id: product!.id })).data[0]!.slug).toBe('private-airport-transfer')
    expect((await products({ slug: 'no-such-thing' })).data).toEqual([])
  })

  test('packages with their parts, and by slug', async () => {
    const { body } = await elena.call(listPackages)
    expect(body.data).toHaveLength(12)
    for (const one of body.data) {
      expect(one.partsCents).toBeGreaterThan(one.saleprice)
      expect(one.products.length).toBeGreaterThan(1)
    }
    const { slug } = body.data[3]
    expect((await elena.call(listPackages, { query: { slug } })).body.data).toMatchObject([{ slug }])
    const sorted = await elena.call(listPackages, { query: { sort: 'price-down' } })
    const prices = sorted.body.data.map((one: { saleprice: number }) => one.saleprice)
    expect(prices).toEqual([...prices].sort((a, b) => b - a))
  })

  test('a sales channel has what is sold there: 34 products, 38 events; another is refused', async () => {
    const both = [listProducts, listEvents]
    const packages = await elena.call(listPackages, { query: { idseccanal: 999 } })
    expect(Object.keys(packages.body.fields)).toEqual(['idseccanal'])
    const found = async (idseccanal: number) => {
      const answers = await Promise.all(both.map((call) => elena.call(call, { query: { idseccanal } })))
      return answers.map(({ code, body }) => (code === 200 ? body.data.length > 0 : Object.keys(body.fields)))
    }
    expect(await found(34)).toEqual([true, false])
    expect(await found(38)).toEqual([false, true])
    expect(await found(35)).toEqual([['idseccanal'], ['idseccanal']])
  })

  test('a resort that is none has no products', async () => {
    expect((await elena.call(listProducts, { query: { idHotel: 77 } })).body).toMatchObject({
      data: [],
      total: 0,
    })
  })

  test('events that have ended are left out, by the clock of their hotel', async () => {
    const { body } = await elena.call(listEvents, { query: { idseccanal: 38 } })
    expect(body.data).toHaveLength(18)
    const [next] = body.data
    expect(next).toMatchObject({
      startTime: expect.stringMatching(/^\d\d:\d\d$/),
      currency: expect.any(String),
      hotel: { name: expect.any(String) },
    })
    const db = stage.database.db
    // Ten in the morning in Cancun, nine in Mazatlan: over at 09:30 is over in one only.
    await sql`UPDATE events SET start_day = ${TEST_DAY}, end_day = ${TEST_DAY}, start_time = '06:00',
                     end_time = '09:30' WHERE id IN (${body.data[0].id}, ${body.data[1].id})`.execute(db)
    await sql`UPDATE events SET hotel_id = 1 WHERE id = ${body.data[0].id}`.execute(db)
    await sql`UPDATE events SET hotel_id = 2 WHERE id = ${body.data[1].id}`.execute(db)
    const left = (await elena.call(listEvents)).body.data.map((one: { id: number }) => one.id)
    expect(left).not.toContain(body.data[0].id)
    expect(left).toContain(body.data[1].id)
  })

  test('days that cannot be had, in order: closed, sold out, or too few left', async () => {
    const db = stage.database.db
    const { data } = await products({ idcat: 3 })
    const product = data.find((one) => one.details.some((detail) => detail.capacity))!
    const [detail] = product.details
    await sql`DELETE FROM allotment WHERE detail_id = ANY (${product.details.map(({ id }) => id)})`.execute(
      db,
    )
    await sql`DELETE FROM product_blackouts WHERE product_id = ${product.id}`.execute(db)
    const day = (days: number) => addDays(TEST_DAY, days)
    const take = (days: number, taken: number, id = detail!.id) =>
      sql`INSERT INTO allotment VALUES (${id}, ${day(days)}, 10, ${taken})`.execute(db)
    await take(9, 10)
    await take(4, 8)
    await sql`INSERT INTO product_blackouts (product_id, first_day, last_day, reason)
              VALUES (${product.id}, ${day(-3)}, ${day(1)}, '{"en": "Yard", "es": "Astillero"}')`.execute(db)
    const ask = async (qty: number, idDetail?: number) => {
      const query = { idP: product.id, qty, fini: day(-30), ...(idDetail && { idDetail }) }
      const { body } = await elena.call(listNotAvailable, { query })
      return body as { data: string[]; minDate: string; maxDate: string }
    }
    const closed = [day(0), day(1)]
    expect(await ask(1, detail!.id)).toMatchObject({ data: [...closed, day(9)], minDate: TEST_DAY })
    expect((await ask(3, detail!.id)).data).toEqual([...closed, day(4), day(9)])
    // Without a variant a day counts while any of them has room.
    expect((await ask(1)).data).toEqual(closed)
    await sql`UPDATE product_details SET daily_capacity = 5 WHERE id = ${detail!.id}`.execute(db)
    const none = await ask(6, detail!.id)
    expect(none.data).toHaveLength(366)
    expect(none.data.at(-1)).toBe(none.maxDate)
    expect((await elena.call(listNotAvailable, { query: { idP: 9999, qty: 1, fini: TEST_DAY } })).code).toBe(
      404,
    )
  })

  test('an owner with an unsigned report sees none of it', async () => {
    const marcos = await stage.signedIn('marcos')
    for (const call of [listCategories, listProducts, listPackages, listEvents])
      expect([(await marcos.call(call)).code, (await marcos.call(call)).body.code]).toEqual([
        403,
        'UNSIGNED_REPORT',
      ])
  })
})
