import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { ENGINES, type TestApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { listPackages } from '../../catalogue.endpoints.ts'
import { listCategories } from '../../choices.endpoints.ts'
import { cancelOrder, readOrder } from '../../orders/orders.endpoints.ts'
import {
  listWrittenPackages,
  savePackage,
  type WrittenPackage,
  withdrawPackage,
} from '../../publish/publish-packages.endpoints.ts'
import {
  listWrittenProducts,
  saveProduct,
  withdrawProduct,
} from '../../publish/publish-products.endpoints.ts'
import { aLine, takenOf } from '../testing.cart.ts'
import {
  asSent,
  deskAndShop,
  NEW_PACKAGE,
  NEW_PRODUCT,
  NEW_VARIANT,
  packageAsSent,
} from '../testing.goods.ts'

describe.each(ENGINES)('publishing packages on %s', (engine) => {
  let club: TestApp
  let desk: Visitor
  let elena: Visitor
  let shop: Awaited<ReturnType<typeof deskAndShop>>['shop']
  const day = addDays(TEST_DAY, 30)
  beforeAll(async () => {
    ;({ club, desk, elena, shop } = await deskAndShop(engine))
  })
  afterAll(() => club.close())

  const save = (body: object, headers?: Record<string, string>) =>
    desk.call(savePackage, { body, ...(headers && { headers }) })
  const withdraw = (id: number, version: number, deed = 'withdraw') =>
    desk.call(withdrawPackage, { body: { id, version, deed } })
  const written = async (id: number): Promise<WrittenPackage> =>
    (await desk.call(listWrittenPackages, { query: { id } })).body.data[0]
  const seen = async (slug: string) => (await elena.call(listPackages, { query: { slug } })).body.data[0]
  const onSale = async () => (await elena.call(listCategories)).body.fixed[1].total as number
  const productOf = async (id: number) =>
    asSent((await desk.call(listWrittenProducts, { query: { id } })).body.data[0])
  /** A product on sale, as the desk sends it back. */
  const product = async (name: string, change: object = {}) => {
    const body = { ...NEW_PRODUCT, name: { en: name, es: name }, publish: true, ...change }
    return productOf((await desk.call(saveProduct, { body })).body.data.id)
  }
  /** A package with two of one part and one of another, both of their own. */
  const bundle = async (name: string, change: object = {}) => {
    const { currency } = { ...NEW_PACKAGE, ...change }
    const kayak = await product(`${name} kayak`, { currency })
    const lunch = await product(`${name} lunch`, { currency })
    const parts = [
      { detailId: kayak.variants[0]!.id, qty: 2 },
      { detailId: lunch.variants[0]!.id, qty: 1 },
    ]
    const { body } = await save({
      ...NEW_PACKAGE,
      name: { en: name, es: name },
      parts,
      publish: true,
      ...change,
    })
    return { kayak, lunch, parts, sent: packageAsSent(await written(body.data.id)) }
  }
  /** The lines of a cart with a package and its parts, as the owner found it. */
  const cartOf = ({ id, parts }: { id: number; parts: { detailId: number; qty: number }[] }, qty = 1) => {
    const head = aLine({ kind: 'package', detailId: id, qty, operationdate: day })
    const own = parts.map((part) =>
      aLine({ ...part, qty: part.qty * qty, uuidPackage: head.uuid, operationdate: day }),
    )
    return [head, ...own]
  }

  test('a draft is the desk’s alone; published, owners find it at once, with what it saves', async () => {
    const before = await onSale()
    const kayak = await product('Parts of a draft')
    const parts = kayak.variants.map(({ id }, index) => ({ detailId: id, qty: index + 1 }))
    const drafted = await save({ ...NEW_PACKAGE, parts })
    const { id, slug } = drafted.body.data
    expect(drafted.body.data).toEqual({ id: expect.any(Number), slug: 'a-slow-sunday', active: false })
    expect(await seen(slug)).toBeUndefined()
    expect((await elena.call(listPackages, { query: { id } })).body.data).toEqual([])
    expect(await onSale()).toBe(before)
    expect((await shop.price(cartOf({ id, parts }))).lines[0]!.fault).toBe('gone')

    const first = await written(id)
    expect(first).toMatchObject({
      onceOnSale: false,
      changed: { deed: 'drafted', by: expect.any(String) },
      parts: [
        { qty: 1, sale: 4500, currency: 'USD', onSale: true, variant: { en: 'Adult' } },
        { qty: 2, sale: 5050, variant: { es: 'Niño' } },
      ],
    })
    expect((await save({ ...packageAsSent(first), publish: true })).body.data.active).toBe(true)
    expect(await seen(slug)).toMatchObject({
      packageData: { name: NEW_PACKAGE.name, description: NEW_PACKAGE.description },
      products: [
        { qty: 1, detaildisplay: { en: 'Adult' } },
        { qty: 2, detaildisplay: { en: 'Child' } },
      ],
      saleprice: 9000,
      partsCents: 14_600,
      gallery: ['hammock-noon', 'bay-dusk'],
      hotel: null,
    })
    expect(await onSale()).toBe(before + 1)
    expect((await shop.price(cartOf({ id, parts }))).lines[0]).toMatchObject({ fault: null, cost: 9000 })
  })

  test('it needs parts that there are, each once, on sale and in its own currency', async () => {
    const kayak = await product('Parts that fit')
    const [adult, child] = kayak.variants
    const asked = (parts: object[], change: object = {}) => save({ ...NEW_PACKAGE, parts, ...change })
    const one = { detailId: adult!.id, qty: 1 }
    expect((await asked([])).body.fields).toHaveProperty('parts')
    expect((await asked([one, { ...one, qty: 2 }])).body.fields).toHaveProperty('parts')
    expect((await asked([{ ...one, qty: 0 }])).body.fields).toHaveProperty('parts.0.qty')
    expect((await asked([{ ...one, qty: 51 }])).body.fields).toHaveProperty('parts.0.qty')
    expect((await asked([one], { sale: 0 })).body.fields).toHaveProperty('sale')
    expect((await asked([{ detailId: 999_999, qty: 1 }])).code).toBe(404)
    expect((await asked([one], { hotelId: 99 })).code).toBe(404)
    expect((await asked([one], { id: 99_999 })).code).toBe(404)
    const pesos = await asked([one], { currency: 'MXN' })
    expect([pesos.body.code, pesos.body.message]).toEqual([
      'PART_CURRENCY',
      expect.stringContaining('Parts that fit, Adult'),
    ])
    const ours = await product('Parts of one resort', { hotelId: 2 })
    const its = { detailId: ours.variants[0]!.id, qty: 1 }
    for (const hotelId of [null, 1]) {
      const stray = await asked([one, its], { hotelId })
      expect([stray.body.code, stray.body.message]).toEqual([
        'PART_RESORT',
        expect.stringContaining('Parts of one resort, Adult'),
      ])
    }
    expect((await asked([one, its], { hotelId: 2 })).code).toBe(200)
    const variants = [adult, { ...child, active: false }]
    await desk.call(saveProduct, { body: { ...kayak, variants } })
    const off = await asked([one, { detailId: child!.id, qty: 1 }])
    expect([off.body.code, off.body.message]).toEqual([
      'PART_OFF_SALE',
      expect.stringContaining('Parts that fit, Child'),
    ])
  })

  test('the database keeps an empty package off sale, and two currencies apart', async () => {
    const { db } = club.database
    const { sent, kayak } = await bundle('Kept by the database')
    await expect(sql`DELETE FROM package_lines WHERE package_id = ${sent.id}`.execute(db)).rejects.toThrow(
      'kept-by-the-database is on sale, and holds nothing',
    )
    await expect(
      sql`INSERT INTO packages (slug, name, metatag, description, sale_cents, currency, sihot_service, picture)
          SELECT 'empty', name, metatag, description, 1, currency, '', picture FROM packages LIMIT 1`.execute(
        db,
      ),
    ).rejects.toThrow('empty is on sale, and holds nothing')
    for (const change of [
      sql`UPDATE packages SET currency = 'MXN' WHERE id = ${sent.id}`,
      sql`UPDATE products SET currency = 'MXN' WHERE id = ${kayak.id}`,
      sql`WITH peso AS (INSERT INTO packages (slug, name, metatag, description, sale_cents, currency, sihot_service,
                                              picture, active)
                        SELECT 'peso', name, metatag, description, 1, 'MXN', '', picture, false
                          FROM packages LIMIT 1 RETURNING id)
          INSERT INTO package_lines SELECT id, 1, ${kayak.variants[0]!.id}, 1 FROM peso`,
    ])
      await expect(change.execute(db)).rejects.toThrow('holds something in another currency')
  })

  test('what was sold stays as it was sold, whatever becomes of the package', async () => {
    const { sent, lunch, parts } = await bundle('Sold before')
    const order = (await shop.order(cartOf(sent, 2))).body.data[0]
    const whole = async () => (await elena.call(readOrder, { query: { idOrder: order.id } })).body.data
    const before = await whole()
    expect(before.details.map((one: { qty: number }) => one.qty)).toEqual([2, 4, 2])
    const other = { detailId: lunch.variants[1]!.id, qty: 1 }
    const name = { en: 'Another name', es: 'Otro nombre' }
    expect((await save({ ...sent, name, sale: 12_345, parts: [other] })).body.data.slug).toBe('sold-before')
    expect(await whole()).toEqual(before)
    const left = packageAsSent(await written(sent.id))
    expect((await withdraw(sent.id, left.version)).code).toBe(200)
    expect(await whole()).toEqual(before)
    const taken = () => Promise.all(parts.map(({ detailId }) => takenOf(club.database.db, detailId, day)))
    expect(await taken()).toEqual([4, 2])
    expect((await elena.call(cancelOrder, { body: { idOrder: order.id } })).code).toBe(200)
    expect(await taken()).toEqual([0, 0])
  })

  test('a cart with the parts or the price of before is told so, and nothing is ordered', async () => {
    const { sent, lunch } = await bundle('Changed meanwhile')
    const cart = await shop.bodyOf(cartOf(sent))
    const dearer = await save({ ...sent, sale: 9900 })
    expect(dearer.code).toBe(200)
    const answer = await shop.send(cart)
    expect([answer.code, answer.body.code]).toEqual([409, 'CART_CHANGED'])
    expect(answer.body.priced.lines[0]).toMatchObject({ saleprice: 9900, fault: null })
    const now = packageAsSent(await written(sent.id))
    await save({ ...now, parts: [...now.parts, { detailId: lunch.variants[1]!.id, qty: 3 }] })
    expect((await shop.send(cart)).body).toMatchObject({
      code: 'CART_NOT_POSSIBLE',
      priced: { lines: [{ fault: 'package-changed' }, { fault: null }, { fault: null }] },
    })
  })

  test('while a part is off sale it waits: nobody finds it or orders it; then it is back by itself', async () => {
    const { sent, lunch } = await bundle('Waiting')
    const before = await onSale()
    const cart = await shop.bodyOf(cartOf(sent))
    const away = await desk.call(withdrawProduct, {
      body: { id: lunch.id, version: lunch.version, deed: 'withdraw' },
    })
    expect(away.code).toBe(200)
    expect([await seen('waiting'), await onSale()]).toEqual([undefined, before - 1])
    expect((await shop.send(cart)).body).toMatchObject({
      code: 'CART_NOT_POSSIBLE',
      priced: { lines: [{ fault: null }, { fault: null }, { fault: 'gone' }] },
    })
    const waiting = await written(sent.id)
    expect([waiting.active, waiting.parts.map((part) => part.onSale)]).toEqual([true, [true, false]])
    expect((await save({ ...packageAsSent(waiting), sale: 9100 })).body.data.active).toBe(true)
    expect(await seen('waiting')).toBeUndefined()
    const again = packageAsSent(await written(sent.id))
    expect((await withdraw(sent.id, again.version)).code).toBe(200)
    const draft = packageAsSent(await written(sent.id))
    expect((await save({ ...draft, publish: true })).body.code).toBe('PART_OFF_SALE')
    expect((await save(draft)).body.data.active).toBe(false)

    const back = await productOf(lunch.id)
    expect((await desk.call(saveProduct, { body: { ...back, publish: true } })).code).toBe(200)
    expect((await save({ ...packageAsSent(await written(sent.id)), publish: true })).code).toBe(200)
    expect(await seen('waiting')).toMatchObject({ saleprice: 9100 })
    expect(await onSale()).toBe(before)
    expect((await shop.order(cartOf(sent))).code).toBe(200)
  })

  test('of a peso package the part that is gone adds no dollars', async () => {
    const { sent, lunch } = await bundle('In pesos', { currency: 'MXN' })
    const body = { id: lunch.id, version: lunch.version, deed: 'withdraw' }
    expect((await desk.call(withdrawProduct, { body })).code).toBe(200)
    const { totals } = await shop.price(cartOf(sent))
    expect(totals.map(({ currency }) => currency)).toEqual(['MXN'])
  })

  test('its parts may cost more together than a number of the database holds', async () => {
    const dear = await product('Dear', {
      variants: Array.from({ length: 3 }, (_, index) => ({
        ...NEW_VARIANT,
        name: { en: `Dear ${index}`, es: `Caro ${index}` },
        sale: 100_000_000,
      })),
    })
    const parts = dear.variants.map(({ id }) => ({ detailId: id, qty: 50 }))
    await save({ ...NEW_PACKAGE, name: { en: 'Very dear', es: 'Muy caro' }, parts, publish: true })
    expect(await seen('very-dear')).toMatchObject({ partsCents: 15_000_000_000 })
  })

  test('what has been on sale is withdrawn, keeps its address and its currency; a draft may be thrown away', async () => {
    const { sent } = await bundle('Withdrawn')
    const order = (await shop.order(cartOf(sent))).body.data[0]
    expect((await withdraw(sent.id, sent.version, 'remove')).body.code).toBe('OFFER_STAYS')
    expect((await withdraw(sent.id, sent.version)).body.data).toEqual({ active: false })
    expect(await seen('withdrawn')).toBeUndefined()
    expect((await shop.price(cartOf(sent))).lines[0]!.fault).toBe('gone')
    expect((await elena.call(readOrder, { query: { idOrder: order.id } })).body.data.state).toBe('placed')
    const away = packageAsSent(await written(sent.id))
    expect((await save({ ...away, currency: 'MXN' })).body.code).toBe('CURRENCY_STAYS')
    const named = { ...away, name: { en: 'Renamed', es: 'Otro' }, publish: true }
    expect((await save(named)).body.data).toMatchObject({ slug: 'withdrawn', active: true })

    const { body } = await save({ ...NEW_PACKAGE, name: { en: 'Withdrawn', es: 'Par' }, parts: sent.parts })
    expect(body.data.slug).toBe('withdrawn-2')
    const { changed } = await written(body.data.id)
    expect((await withdraw(body.data.id, changed.version, 'remove')).code).toBe(200)
    expect(await written(body.data.id)).toBeUndefined()
    expect((await withdraw(body.data.id, changed.version, 'remove')).code).toBe(404)
  })

  test('two desks at once: one is done, the other is told; the same key twice is one package', async () => {
    const { sent } = await bundle('At once')
    const joel = await club.signedIn('joel', { admin: true })
    const answers = await Promise.all([
      save({ ...sent, sale: 7000 }),
      joel.call(savePackage, { body: { ...sent, sale: 7100 } }),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409])
    expect(answers.find(({ code }) => code === 409)?.body.code).toBe('CHANGED_MEANWHILE')
    expect((await seen('at-once')).saleprice).toBe(answers[0]!.code === 200 ? 7000 : 7100)
    expect((await withdraw(sent.id, sent.version)).body.code).toBe('CHANGED_MEANWHILE')

    const body = { ...NEW_PACKAGE, name: { en: 'Only once', es: 'Una vez' }, parts: sent.parts }
    const headers = { 'idempotency-key': 'the-same-package' }
    const [one, two] = [await save(body, headers), await save(body, headers)]
    expect(two.body).toEqual(one.body)
    expect((await desk.call(listWrittenPackages, { query: { q: 'ONLY once' } })).body.total).toBe(1)
  })

  test('the product’s packages are told beforehand, those on sale and the drafts', async () => {
    const { kayak, sent, parts } = await bundle('Told before')
    await save({ ...NEW_PACKAGE, name: { en: 'Told as a draft', es: 'Borrador' }, parts })
    const { body } = await desk.call(listWrittenProducts, { query: { id: kayak.id } })
    expect(body.data[0].variants[0].packages).toEqual([
      { name: sent.name, active: true },
      { name: { en: 'Told as a draft', es: 'Borrador' }, active: false },
    ])
  })
})
