import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { PICTURES } from '../../../photos/pictures.ts'
import { ENGINES, type TestApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { listNotAvailable, listPackages, listProducts } from '../../catalogue.endpoints.ts'
import { listCategories } from '../../choices.endpoints.ts'
import {
  listWrittenProducts,
  readGoodsChoices,
  saveProduct,
  type WrittenProduct,
  withdrawProduct,
} from '../../publish/publish-products.endpoints.ts'
import { aLine, detailsOf, takenOf } from '../testing.cart.ts'
import { asSent, deskAndShop, NEW_PRODUCT, NEW_VARIANT } from '../testing.goods.ts'

describe.each(ENGINES)('publishing products on %s', (engine) => {
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
    desk.call(saveProduct, { body, ...(headers && { headers }) })
  const withdraw = (id: number, version: number, deed = 'withdraw') =>
    desk.call(withdrawProduct, { body: { id, version, deed } })
  const written = async (id: number): Promise<WrittenProduct> =>
    (await desk.call(listWrittenProducts, { query: { id } })).body.data[0]
  const seen = async (slug: string) => (await elena.call(listProducts, { query: { slug } })).body.data[0]
  /** The product of a slug, as the desk would send it back. */
  const opened = async (slug: string) => {
    const { rows } = await sql<{ id: number }>`SELECT id FROM products WHERE slug = ${slug}`.execute(
      club.database.db,
    )
    return asSent(await written(rows[0]!.id))
  }
  const published = async (change: object = {}) => {
    const { body } = await save({ ...NEW_PRODUCT, publish: true, ...change })
    return asSent(await written(body.data.id))
  }

  test('a draft is the desk’s alone; published, owners find it at once', async () => {
    const before = (await elena.call(listCategories)).body.data[1].total
    const drafted = await save(NEW_PRODUCT)
    expect([drafted.code, drafted.body.data]).toEqual([
      200,
      { id: expect.any(Number), slug: 'kayaks-at-dusk', active: false },
    ])
    const { id } = drafted.body.data
    expect(await seen('kayaks-at-dusk')).toBeUndefined()
    expect((await elena.call(listProducts, { query: { id } })).body.data).toEqual([])
    // Words that are nearly "kayaks" find others: what counts is that the draft is not among them.
    const found = async () =>
      (await elena.call(listProducts, { query: { q: 'kayaks' } })).body.data.map(
        (one: { slug: string }) => one.slug,
      )
    expect(await found()).not.toContain('kayaks-at-dusk')
    const [line] = (await written(id)).variants.map((one) => aLine({ detailId: one.id, operationdate: day }))
    expect((await shop.price([line!])).lines[0]!.fault).toBe('gone')
    expect((await elena.call(listNotAvailable, { query: { idP: id, fini: day } })).code).toBe(404)

    const first = await written(id)
    expect(first).toMatchObject({ onceOnSale: false, changed: { deed: 'drafted', by: expect.any(String) } })
    const answer = await save({ ...asSent(first), publish: true })
    expect(answer.body.data.active).toBe(true)
    expect(await seen('kayaks-at-dusk')).toMatchObject({
      name: NEW_PRODUCT.name,
      fromCents: 4500,
      promo: null,
      details: [
        { detaildisplay: { en: 'Adult', es: 'Adulto' }, saleprice: 4500, extrapax: null, capacity: 10 },
        { detaildisplay: { en: 'Child', es: 'Niño' }, saleprice: 5050, capacity: null },
      ],
      page: {
        included: NEW_PRODUCT.included,
        gallery: ['mangrove-dawn', 'bay-dusk', 'reef-noon'],
        groupSize: 8,
      },
    })
    expect((await elena.call(listCategories)).body.data[1].total).toBe(before + 1)
    expect(await found()).toContain('kayaks-at-dusk')
    expect((await shop.price([line!])).lines[0]).toMatchObject({ fault: null, saleprice: 4500 })
    expect((await written(id)).changed).toMatchObject({
      deed: 'published',
      by: expect.stringContaining('Raúl'),
    })
  })

  test('the address follows the English name until it has been on sale, and is nobody else’s', async () => {
    const { body } = await save({ ...NEW_PRODUCT, name: { en: 'Reef at first light', es: 'Otro' } })
    expect(body.data.slug).toBe('reef-at-first-light-2')
    const draft = asSent(await written(body.data.id))
    const renamed = await save({ ...draft, name: { en: 'A quiet reef', es: 'Otro' } })
    expect(renamed.body.data.slug).toBe('a-quiet-reef')
    const onSale = await save({ ...asSent(await written(draft.id)), publish: true })
    expect(onSale.body.data.slug).toBe('a-quiet-reef')
    const again = await save({ ...asSent(await written(draft.id)), name: { en: 'Renamed', es: 'Otro' } })
    expect(again.body.data).toMatchObject({ slug: 'a-quiet-reef', active: true })
    const twins = await Promise.all(
      [1, 2, 3].map(() => save({ ...NEW_PRODUCT, name: { en: 'Twin', es: 'Par' } })),
    )
    expect(twins.map((one) => one.body.data.slug).sort()).toEqual(['twin', 'twin-2', 'twin-3'])
  })

  test('two desks at once: one is done, the other is told, and saves nothing', async () => {
    const product = await published({ name: { en: 'At once', es: 'A la vez' } })
    const joel = await club.signedIn('joel', { admin: true })
    const price = (sale: number) => ({ ...product, variants: [{ ...product.variants[0]!, sale }] })
    const variants = (sale: number) => ({
      ...product,
      variants: [{ ...price(sale).variants[0] }, product.variants[1]],
    })
    const answers = await Promise.all([
      save(variants(4600)),
      joel.call(saveProduct, { body: variants(4700) }),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409])
    expect(answers.find(({ code }) => code === 409)?.body.code).toBe('CHANGED_MEANWHILE')
    const won = answers[0]!.code === 200 ? 4600 : 4700
    expect((await seen('at-once')).details[0].saleprice).toBe(won)
    expect((await withdraw(product.id, product.version)).body.code).toBe('CHANGED_MEANWHILE')
  })

  test('the same key twice is one product', async () => {
    const body = { ...NEW_PRODUCT, name: { en: 'Only once', es: 'Una vez' } }
    const headers = { 'idempotency-key': 'the-same-product' }
    const [one, two] = [await save(body, headers), await save(body, headers)]
    expect(two.body).toEqual(one.body)
    const { body: found } = await desk.call(listWrittenProducts, { query: { q: 'only once' } })
    expect([found.total, found.data.length]).toEqual([1, 1])
  })

  test('another price is 409 with the new figures at the checkout', async () => {
    const product = await published({ name: { en: 'Dearer', es: 'Más caro' } })
    const cart = await shop.bodyOf([aLine({ detailId: product.variants[0]!.id, operationdate: day })])
    const [adult, child] = product.variants
    await save({ ...product, variants: [{ ...adult, sale: 4999 }, child] })
    const answer = await shop.send(cart)
    expect([answer.code, answer.body.code]).toEqual([409, 'CART_CHANGED'])
    expect(answer.body.priced.lines[0]).toMatchObject({ saleprice: 4999, fault: null })
    expect(await takenOf(club.database.db, adult!.id, day)).toBe(0)
    expect((await shop.order([aLine({ detailId: adult!.id, operationdate: day })])).code).toBe(200)
  })

  test('variants: other names, another order, new ones; once sold they are taken off sale, never removed', async () => {
    const product = await published({ name: { en: 'Variants', es: 'Variantes' } })
    const [adult, child] = product.variants
    const third = { ...NEW_VARIANT, name: { en: 'Private', es: 'Privado' }, sale: 30_000 }
    expect((await save({ ...product, variants: [third, child, adult] })).code).toBe(200)
    expect(
      (await seen('variants')).details.map((one: { detaildisplay: { en: string } }) => one.detaildisplay.en),
    ).toEqual(['Private', 'Child', 'Adult'])
    const now = asSent(await written(product.id))
    expect((await save({ ...now, variants: now.variants.slice(1) })).body.code).toBe('VARIANT_STAYS')
    expect((await save({ ...now, variants: [...now.variants, now.variants[0]] })).code).toBe(404)
    expect((await save({ ...now, variants: [{ ...now.variants[0]!, id: 1 }] })).code).toBe(404)

    const line = aLine({ detailId: child!.id, operationdate: day })
    const cart = await shop.bodyOf([line])
    const off = (ids: readonly number[]) =>
      now.variants.map((one) => ({ ...one, active: !ids.includes(one.id) }))
    expect((await save({ ...now, variants: off([child!.id]) })).code).toBe(200)
    expect((await seen('variants')).details).toHaveLength(2)
    expect((await shop.send(cart)).body).toMatchObject({
      code: 'CART_NOT_POSSIBLE',
      priced: { lines: [{ fault: 'gone' }] },
    })
    const asked = { idP: product.id, idDetail: child!.id, fini: day }
    expect((await elena.call(listNotAvailable, { query: asked })).code).toBe(404)
    const none = { ...asSent(await written(product.id)), variants: off(now.variants.map(({ id }) => id)) }
    expect((await save(none)).body.code).toBe('NOTHING_TO_BUY')
    await expect(
      sql`UPDATE product_details SET active = false WHERE product_id = ${product.id}`.execute(
        club.database.db,
      ),
    ).rejects.toThrow(/on sale/)
  })

  test('a draft’s variants may go, and so may the draft', async () => {
    const { body } = await save({ ...NEW_PRODUCT, name: { en: 'Thrown away', es: 'Desechado' } })
    const draft = asSent(await written(body.data.id))
    expect((await save({ ...draft, variants: draft.variants.slice(1) })).code).toBe(200)
    const { changed, variants } = await written(draft.id)
    expect(variants).toHaveLength(1)
    expect((await withdraw(draft.id, changed.version, 'remove')).code).toBe(200)
    expect(await written(draft.id)).toBeUndefined()
    expect((await withdraw(draft.id, changed.version, 'remove')).code).toBe(404)
  })

  test('what has been on sale is withdrawn: its orders stand, its packages leave with it, its currency stays', async () => {
    const supper = await opened('chefs-table-on-the-terrace')
    expect(supper.onceOnSale).toBe(true)
    const [detail] = await detailsOf(club.database.db, 'chefs-table-on-the-terrace')
    const line = aLine({ detailId: detail!.id, operationdate: day, operationtime: '19:30' })
    const order = (await shop.order([line])).body.data[0]
    const count = async () => [
      (await elena.call(listPackages)).body.data.length,
      (await elena.call(listCategories)).body.fixed[1].total,
    ]
    const before = await count()
    const holding = (await written(supper.id)).variants.flatMap((one) => one.packages).length
    expect(holding).toBeGreaterThan(0)
    expect((await withdraw(supper.id, supper.version, 'remove')).body.code).toBe('OFFER_STAYS')
    expect((await withdraw(supper.id, supper.version)).body.data).toEqual({ active: false })
    expect(await seen('chefs-table-on-the-terrace')).toBeUndefined()
    expect((await shop.price([line])).lines[0]!.fault).toBe('gone')
    expect(await count()).toEqual(before.map((all) => all - holding))
    const { rows } = await sql`SELECT FROM order_details WHERE order_id = ${order.id}`.execute(
      club.database.db,
    )
    expect(rows).toHaveLength(1)

    const away = asSent(await written(supper.id))
    expect((await save({ ...away, currency: 'MXN' })).body.code).toBe('CURRENCY_STAYS')
    expect((await save({ ...away, variants: away.variants.slice(1) })).body.code).toBe('VARIANT_STAYS')
    expect((await save(away)).body.data.active).toBe(false)
    const back = asSent(await written(supper.id))
    expect((await save({ ...back, publish: true })).body.data.slug).toBe('chefs-table-on-the-terrace')
    expect(await count()).toEqual(before)
  })

  test('another number a day counts from the next order on; a day never has less than is taken', async () => {
    const product = await published({ name: { en: 'Places', es: 'Lugares' } })
    const [adult, child] = product.variants
    const full = aLine({ detailId: adult!.id, qty: 6, operationdate: day })
    const [own, other] = [addDays(day, 1), addDays(day, 2)]
    expect((await shop.order([full])).code).toBe(200)
    expect((await shop.order([aLine({ detailId: adult!.id, qty: 2, operationdate: other })])).code).toBe(200)
    await sql`INSERT INTO allotment (detail_id, day, capacity) VALUES (${adult!.id}, ${own}, 3)`.execute(
      club.database.db,
    )
    expect((await save({ ...product, variants: [{ ...adult!, capacity: 4 }, child] })).code).toBe(200)
    const { rows } = await sql<{ capacity: number; taken: number }>`
      SELECT capacity, taken FROM allotment WHERE detail_id = ${adult!.id} ORDER BY day`.execute(
      club.database.db,
    )
    expect(rows).toEqual([
      { capacity: 6, taken: 6 },
      { capacity: 3, taken: 0 },
      { capacity: 4, taken: 2 },
    ])
    const more = await shop.price([aLine({ detailId: adult!.id, qty: 3, operationdate: other })])
    expect(more.lines[0]).toMatchObject({ fault: 'sold-out', left: 2 })
    const next = await shop.price([aLine({ detailId: adult!.id, qty: 5, operationdate: addDays(day, 3) })])
    expect(next.lines[0]).toMatchObject({ fault: 'sold-out', left: 4 })
  })

  test('slots: a place at one of them, other places, and one taken away that stays for its orders', async () => {
    const at = (starts: string, places: number) => ({ starts, places })
    const slotted = (slots: object[], more: object = {}) => ({ times: 'slots', slots, capacity: 9, ...more })
    const product = await published({
      name: { en: 'Slots', es: 'Horarios' },
      leadMinutes: 60,
      variants: [{ ...NEW_VARIANT, ...slotted([at('06:00', 2), at('07:30', 4)]) }],
    })
    const [adult] = product.variants
    expect(adult).toMatchObject({ times: 'slots', capacity: null, slots: [at('06:00', 2), at('07:30', 4)] })
    const line = (operationtime: string, qty = 1) =>
      aLine({ detailId: adult!.id, qty, operationdate: day, operationtime })
    expect((await shop.order([line('06:00', 2)])).code).toBe(200)
    expect((await shop.price([line('06:00')])).lines[0]).toMatchObject({ fault: 'sold-out', left: 0 })
    // More places at six, half past seven is no longer offered, eight is new.
    const change = async (slots: object[]) =>
      save({ ...asSent(await written(product.id)), variants: [{ ...adult!, ...slotted(slots) }] })
    expect((await change([at('06:00', 5), at('08:00', 1)])).code).toBe(200)
    const faults = await Promise.all(
      ['06:00', '07:30', '08:00'].map(async (time) => (await shop.price([line(time)])).lines[0]!.fault),
    )
    expect(faults).toEqual([null, 'not-offered', null])
    expect((await shop.price([line('06:00', 3)])).lines[0]).toMatchObject({ fault: null, left: 3 })
    expect((await change([at('08:00', 1)])).code).toBe(200)
    const { rows } = await sql<{ starts: string; active: boolean }>`
      SELECT starts, active FROM detail_slots WHERE detail_id = ${adult!.id} ORDER BY starts`.execute(
      club.database.db,
    )
    expect(rows).toEqual([
      { starts: '06:00', active: false },
      { starts: '08:00', active: true },
    ])
    expect((await change([])).body.fields).toEqual({ 'variants.0.times': expect.any(String) })
    expect((await change([at('08:00', 1), at('08:00', 2)])).code).toBe(400)
    // Without slots again, the places of a day count.
    const plain = { ...adult!, times: 'hours', opens: '09:00', closes: '12:00', slots: [], capacity: 3 }
    expect((await save({ ...asSent(await written(product.id)), variants: [plain] })).code).toBe(200)
    expect((await shop.price([line('09:45', 4)])).lines[0]).toMatchObject({ fault: 'sold-out', left: 3 })
    // Two hours long: what begins after ten would not end by noon.
    expect((await shop.price([line('10:00')])).lines[0]).toMatchObject({
      fault: null,
      times: { kind: 'hours', opens: '09:00', closes: '10:00' },
    })
    expect((await shop.price([line('10:15')])).lines[0]!.fault).toBe('not-offered')
  })

  test('hours through the night are a transfer’s alone', async () => {
    const night = { ...NEW_VARIANT, times: 'hours', opens: '22:00', closes: '06:00', slots: [] }
    const name = { en: 'Night ride', es: 'Viaje nocturno' }
    const refused = await save({ ...NEW_PRODUCT, name, variants: [night] })
    expect([refused.code, Object.keys(refused.body.fields)]).toEqual([400, ['variants.0.closes']])
    await published({ name, transfer: true, variants: [night] })
    expect((await seen('night-ride')).page.hours).toMatchObject([{ opens: '22:00', closes: '06:00' }])
    const { rows } = await sql<{ id: number }>`SELECT id FROM products WHERE slug = 'night-ride'`.execute(
      club.database.db,
    )
    const back = asSent(await written(rows[0]!.id))
    expect((await save({ ...back, transfer: false })).code).toBe(400)
  })

  test('only a transfer carries people extra; a category, subcategory or hotel that is not there is 404', async () => {
    const extra = { ...NEW_VARIANT, extra: 1200 }
    const plain = await published({ name: { en: 'Plain', es: 'Simple' }, variants: [extra] })
    expect(plain.variants[0]!.extra).toBeNull()
    const ride = await published({ name: { en: 'Ride', es: 'Viaje' }, transfer: true, variants: [extra] })
    expect((await seen('ride')).details[0].extrapax).toBe(1200)
    expect(ride.transfer).toBe(true)
    for (const wrong of [{ categoryId: 999 }, { subcategoryId: 1 }, { hotelId: 99 }])
      expect((await save({ ...NEW_PRODUCT, ...wrong })).code).toBe(404)
    expect((await save({ ...NEW_PRODUCT, id: 99_999 })).code).toBe(404)
    const blank = { ...NEW_PRODUCT, name: { en: 'X', es: ' ' }, variants: [{ ...NEW_VARIANT, sale: 1.5 }] }
    const refused = await save(blank)
    expect([refused.code, Object.keys(refused.body.fields).sort()]).toEqual([
      400,
      ['name.es', 'variants.0.sale'],
    ])
  })

  test('the desk finds all of them, and knows what they are put under', async () => {
    const all = (await desk.call(listWrittenProducts)).body
    expect(all.total).toBe(all.data.length)
    expect(all.data[0].changed.version).toBeGreaterThan(all.data[1].changed.version)
    const pictures = all.data.flatMap((one: WrittenProduct) => [one.picture, ...one.gallery])
    expect(pictures.filter((name: (typeof PICTURES)[number]) => !PICTURES.includes(name))).toEqual([])
    expect((await desk.call(listWrittenProducts, { query: { q: 'TRÁSLADO' } })).body.total).toBeGreaterThan(0)
    const { data } = (await desk.call(readGoodsChoices)).body
    expect(data.categories[0].subcategories.length).toBeGreaterThan(0)
    expect(data.hotels).toHaveLength(3)
    expect(data.bestSellers[0].rank).toBe(1)
  })
})
