import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PICTURES } from '../../../photos/pictures.ts'
import { ENGINES, type TestApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { type ClubEvent, listEvents } from '../../catalogue.endpoints.ts'
import { listCategories } from '../../choices.endpoints.ts'
import { readOrder } from '../../orders/orders.endpoints.ts'
import {
  listWrittenEvents,
  saveEvent,
  type WrittenEvent,
  withdrawEvent,
} from '../../publish/publish-events.endpoints.ts'
import { aLine } from '../testing.cart.ts'
import { deskAndShop, eventAsSent, NEW_EVENT } from '../testing.goods.ts'

describe.each(ENGINES)('publishing events on %s', (engine) => {
  let club: TestApp
  let desk: Visitor
  let elena: Visitor
  let shop: Awaited<ReturnType<typeof deskAndShop>>['shop']
  beforeAll(async () => {
    ;({ club, desk, elena, shop } = await deskAndShop(engine))
  })
  afterAll(() => club.close())

  const save = (body: object, headers?: Record<string, string>) =>
    desk.call(saveEvent, { body, ...(headers && { headers }) })
  const withdraw = (id: number, version: number, deed = 'withdraw') =>
    desk.call(withdrawEvent, { body: { id, version, deed } })
  const written = async (id: number): Promise<WrittenEvent> =>
    (await desk.call(listWrittenEvents, { query: { id } })).body.data[0]
  const seen = async (slug: string): Promise<ClubEvent | undefined> =>
    (await elena.call(listEvents, { query: { slug } })).body.data[0]
  const onSale = async () => (await elena.call(listCategories)).body.fixed[0].total as number
  const seats = (id: number, qty = 1) => [
    aLine({ kind: 'event', detailId: id, qty, operationdate: NEW_EVENT.startDate }),
  ]
  const published = async (name: string, change: object = {}) => {
    const { body } = await save({ ...NEW_EVENT, name: { en: name, es: name }, publish: true, ...change })
    return eventAsSent(await written(body.data.id))
  }

  test('a draft is the desk’s alone; published, owners find it at once', async () => {
    const before = await onSale()
    const { body } = await save(NEW_EVENT)
    const { id, slug } = body.data
    expect(body.data).toMatchObject({ slug: 'posada-by-the-pool', active: false })
    expect(await seen(slug)).toBeUndefined()
    expect((await elena.call(listEvents, { query: { id } })).body.data).toEqual([])
    expect((await elena.call(listEvents)).body.data.map((one: ClubEvent) => one.id)).not.toContain(id)
    expect(await onSale()).toBe(before)
    expect((await shop.price(seats(id))).lines[0]!.fault).toBe('gone')

    const answer = await save({ ...eventAsSent(await written(id)), publish: true })
    expect(answer.body.data).toEqual({ id, slug, active: true })
    expect(await seen(slug)).toMatchObject({
      eventdetail: NEW_EVENT.eventdetail,
      startDate: '2026-12-03',
      endDate: '2026-12-04',
      endTime: '00:30',
      saleprice: 3000,
      left: 12,
      gallery: ['lanterns-night'],
    })
    expect(await onSale()).toBe(before + 1)
    expect((await shop.price(seats(id))).lines[0]).toMatchObject({ fault: null, saleprice: 3000 })
  })

  test('what lies behind is not put on sale, and what ends before it begins is nothing', async () => {
    expect((await save({ ...NEW_EVENT, endDate: NEW_EVENT.startDate })).body.code).toBe('EVENT_BACKWARDS')
    // It is ten in the morning there.
    const today = {
      ...NEW_EVENT,
      startDate: TEST_DAY,
      endDate: TEST_DAY,
      startTime: '08:00',
      endTime: '10:00',
    }
    const early = { ...today, name: { en: 'This morning', es: 'Esta mañana' } }
    expect((await save({ ...early, publish: true })).body.code).toBe('EVENT_OVER')
    expect((await save(early)).code).toBe(200)
    expect((await save({ ...early, endTime: '10:01', publish: true })).code).toBe(200)
    const { body } = await desk.call(listWrittenEvents)
    const over = body.data.find((one: WrittenEvent) => one.ended && one.active)
    expect(over).toBeDefined()
    expect((await save(eventAsSent(over))).body.code).toBe('EVENT_OVER')
    expect((await save({ ...NEW_EVENT, hotelId: 99 })).code).toBe(404)
    expect((await save({ ...NEW_EVENT, id: 99_999 })).code).toBe(404)
    expect((await save({ ...NEW_EVENT, startDate: '2026-02-30' })).body.fields).toHaveProperty('startDate')
  })

  test('while seats are taken it stays when and where it is, and never has fewer', async () => {
    const event = await published('Five seats')
    expect((await shop.order(seats(event.id, 5))).code).toBe(200)
    for (const change of [{ startTime: '20:30' }, { endDate: '2026-12-05' }, { hotelId: 2 }]) {
      const { body } = await save({ ...event, ...change })
      expect([body.code, body.message]).toEqual([
        'EVENT_HAS_GUESTS',
        expect.stringContaining('5 seats are taken'),
      ])
    }
    expect((await save({ ...event, capacity: 4 })).body.code).toBe('SEATS_TAKEN')
    expect((await save({ ...event, currency: 'MXN' })).body.code).toBe('CURRENCY_STAYS')
    const answer = await save({ ...event, capacity: 5, location: { en: 'Indoors', es: 'Adentro' } })
    expect(answer.code).toBe(200)
    expect(await seen('five-seats')).toMatchObject({ left: 0, location: { en: 'Indoors' } })
    expect((await shop.price(seats(event.id))).lines[0]!.fault).toBe('sold-out')
  })

  test('a seat that is taken while the capacity shrinks is either there or refused', async () => {
    const event = await published('The last seat', { capacity: 2 })
    const cart = await shop.bodyOf(seats(event.id, 2))
    const [order, shrunk] = await Promise.all([shop.send(cart), save({ ...event, capacity: 1 })])
    expect([order.code, shrunk.code].sort()).toEqual([200, 409])
    const { taken, capacity } = await written(event.id)
    expect(taken).toBeLessThanOrEqual(capacity)
  })

  test('another price is 409 with the new figures at the checkout', async () => {
    const event = await published('Dearer evening')
    const cart = await shop.bodyOf(seats(event.id))
    expect((await save({ ...event, sale: 3500 })).code).toBe(200)
    const answer = await shop.send(cart)
    expect([answer.code, answer.body.code]).toEqual([409, 'CART_CHANGED'])
    expect(answer.body.priced.lines[0]).toMatchObject({ saleprice: 3500, fault: null })
  })

  test('withdrawn it leaves the catalogue, and its orders stand', async () => {
    const event = await published('Withdrawn')
    const order = (await shop.order(seats(event.id, 2))).body.data[0]
    const before = await onSale()
    expect((await withdraw(event.id, event.version, 'remove')).body.code).toBe('OFFER_STAYS')
    expect((await withdraw(event.id, event.version)).code).toBe(200)
    expect([await seen('withdrawn'), await onSale()]).toEqual([undefined, before - 1])
    expect((await shop.price(seats(event.id))).lines[0]!.fault).toBe('gone')
    const { data } = (await elena.call(readOrder, { query: { idOrder: order.id } })).body
    expect(data).toMatchObject({ state: 'placed', details: [{ qty: 2 }] })
    const away = eventAsSent(await written(event.id))
    expect(away).toMatchObject({ active: false, onceOnSale: true, taken: 2 })
    const back = await save({ ...away, name: { en: 'Another name', es: 'Otro' }, publish: true })
    expect(back.body.data).toMatchObject({ slug: 'withdrawn', active: true })
  })

  test('a draft may be thrown away; two desks at once, one is told; the same key is one event', async () => {
    const headers = { 'idempotency-key': 'the-same-event' }
    const body = { ...NEW_EVENT, name: { en: 'Only once', es: 'Una vez' } }
    const [one, two] = [await save(body, headers), await save(body, headers)]
    expect(two.body).toEqual(one.body)
    expect((await desk.call(listWrittenEvents, { query: { q: 'only once' } })).body.total).toBe(1)
    const { id } = one.body.data
    const joel = await club.signedIn('joel', { admin: true })
    const draft = eventAsSent(await written(id))
    const both = await Promise.all([
      save({ ...draft, sale: 1 }),
      joel.call(saveEvent, { body: { ...draft, sale: 2 } }),
    ])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
    expect(both.find(({ code }) => code === 409)?.body.code).toBe('CHANGED_MEANWHILE')
    expect((await withdraw(id, draft.version, 'remove')).body.code).toBe('CHANGED_MEANWHILE')
    expect((await withdraw(id, (await written(id)).changed.version, 'remove')).code).toBe(200)
    expect(await written(id)).toBeUndefined()
  })

  test('the illustrations are all among those that the desk may choose', async () => {
    const { data } = (await desk.call(listWrittenEvents)).body
    const pictures = data.flatMap((one: WrittenEvent) => [one.picture, ...one.gallery])
    expect(pictures.filter((name: (typeof PICTURES)[number]) => !PICTURES.includes(name))).toEqual([])
  })
})
