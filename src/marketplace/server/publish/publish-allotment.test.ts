import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, formatDay } from '../../../kernel/day.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { listNotAvailable } from '../../catalogue.endpoints.ts'
import { cancelOrder } from '../../orders/orders.endpoints.ts'
import { changeAllotment, findVariants, readAllotment } from '../../publish/publish-allotment.endpoints.ts'
import {
  afterChange,
  allotmentDayOf,
  type DayChange,
  daysMeant,
  WEEKDAYS,
} from '../../publish/publish-allotment.ts'
import { aLine, detailsOf, shopper, type TestDetail, takenOf } from '../testing.cart.ts'

describe.each(ENGINES)('the days of a variant at the desk, %s', (engine) => {
  let club: TestApp
  let desk: Visitor
  let elena: Visitor
  let shop: ReturnType<typeof shopper>
  let supper: TestDetail
  const usual = () => supper.capacity ?? 0
  beforeAll(async () => {
    club = await testApp(engine)
    desk = await club.signedIn('raul', { admin: true })
    elena = await club.signedIn('elena')
    const { db } = club.database
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example'
       ORDER BY c.id LIMIT 1`.execute(db)
    shop = shopper(elena, rows[0]?.id ?? 0)
    supper = (await detailsOf(db, 'chefs-table-on-the-terrace'))[0] as TestDetail
  })
  beforeEach(async () => {
    await sql`DELETE FROM allotment WHERE detail_id = ${supper.id}`.execute(club.database.db)
    await sql`DELETE FROM product_blackouts`.execute(club.database.db)
  })
  afterAll(() => club.close())

  const day = (ahead: number) => addDays(TEST_DAY, ahead)
  const take = (on: string, taken: number, capacity = usual()) =>
    sql`INSERT INTO allotment (detail_id, day, capacity, taken)
        VALUES (${supper.id}, ${on}, ${capacity}, ${taken})`.execute(club.database.db)
  const read = async (idDetail = supper.id) =>
    (await desk.call(readAllotment, { query: { idDetail } })).body.data
  const stored = async (on: string) =>
    (await read()).days.find(({ day: each }: { day: string }) => each === on) ?? null
  const change = async (wanted: Partial<DayChange>, more: { version?: number; idDetail?: number } = {}) =>
    desk.call(changeAllotment, {
      body: {
        idDetail: supper.id,
        version: more.version ?? (await read()).changed.version,
        change: { weekdays: WEEKDAYS, deed: 'set', first: day(10), last: day(10), ...wanted },
        ...more,
      },
    })
  /** The days that an owner cannot choose for so many. */
  const struck = async (qty = 1): Promise<string[]> =>
    (
      await elena.call(listNotAvailable, {
        query: { idP: supper.productId, idDetail: supper.id, qty, fini: TEST_DAY },
      })
    ).body.data
  const order = (on: string) =>
    shop.order([aLine({ detailId: supper.id, operationtime: '19:30', operationdate: on })])

  test('every Monday of a month to another capacity, and no other day', async () => {
    const wanted = { first: '2027-03-01', last: '2027-03-31', weekdays: [1], capacity: usual() + 4 }
    const answer = await change(wanted)
    expect(answer.body.data).toEqual({ days: 5 })
    expect((await read()).days.map(({ day: on }: { day: string }) => on)).toEqual(
      daysMeant({ ...wanted, weekdays: [1] }),
    )
    expect(await stored('2027-03-08')).toMatchObject({ capacity: usual() + 4, taken: 0, closed: false })
    expect((await read()).changed).toMatchObject({ deed: 'changed', by: expect.stringMatching(/^Raúl/) })
  })

  test('a day with more places than usual sells them to one order too; another day does not', async () => {
    await change({ capacity: usual() + 4 })
    const all = (on: string) => [
      aLine({ detailId: supper.id, operationtime: '19:30', operationdate: on, qty: usual() + 4 }),
    ]
    expect((await shop.order(all(day(10)))).code).toBe(200)
    expect(await stored(day(10))).toMatchObject({ capacity: usual() + 4, taken: usual() + 4 })
    await expect(shop.order(all(day(13)))).resolves.toMatchObject({ code: 409 })
    expect(await stored(day(13))).toBeNull()
  })

  test('a closed day cannot be chosen, nor ordered; one who gives a place back opens nothing', async () => {
    const placed = await order(day(12))
    expect(placed.code).toBe(200)
    expect(await struck()).not.toContain(day(12))
    expect((await change({ deed: 'close', first: day(11), last: day(12) })).code).toBe(200)
    expect(await stored(day(12))).toEqual({ day: day(12), capacity: 1, taken: 1, closed: true })
    expect(await struck()).toEqual(expect.arrayContaining([day(11), day(12)]))
    await expect(order(day(12))).resolves.toMatchObject({ code: 409, body: { code: 'CART_NOT_POSSIBLE' } })

    const cancelled = await elena.call(cancelOrder, { body: { idOrder: placed.body.data[0].id } })
    expect(cancelled.code).toBe(200)
    expect(await stored(day(12))).toEqual({ day: day(12), capacity: 0, taken: 0, closed: true })
    expect(await struck()).toContain(day(12))
  })

  test('given back, a day is as the variant usually is', async () => {
    await take(day(21), 2, 5)
    await change({ deed: 'close', first: day(20), last: day(22) })
    expect((await change({ deed: 'usual', first: day(20), last: day(22) })).body.data).toEqual({ days: 3 })
    // Of which nothing is taken follows the variant from then on.
    expect(await stored(day(20))).toBeNull()
    expect(await stored(day(21))).toEqual({ day: day(21), capacity: usual(), taken: 2, closed: false })
    expect(await struck()).not.toContain(day(20))
    expect((await order(day(20))).code).toBe(200)
  })

  test('never below what is taken: the days are named, and none is changed', async () => {
    for (const ahead of [30, 31, 32, 33, 34, 35, 36]) await take(day(ahead), 3)
    const before = (await read()).days
    const refused = await change({ first: day(28), last: day(36), capacity: 2 })
    expect([refused.code, refused.body.code]).toEqual([409, 'ALLOTMENT_BELOW_TAKEN'])
    expect(refused.body.message).toContain(
      [30, 31, 32, 33, 34].map((ahead) => formatDay(day(ahead), 'en')).join(' · '),
    )
    expect(refused.body.message).toContain('and 2 more days')
    expect(refused.body.days).toEqual([30, 31, 32, 33, 34, 35, 36].map(day))
    expect((await read()).days).toEqual(before)
    expect((await change({ first: day(28), last: day(36), capacity: 3 })).code).toBe(200)
    await sql`UPDATE allotment SET capacity = ${usual() + 9}, taken = ${usual() + 1}
               WHERE detail_id = ${supper.id} AND day = ${day(30)}`.execute(club.database.db)
    expect((await change({ deed: 'usual', first: day(28), last: day(36) })).body.days).toEqual([day(30)])
  })

  test('what is stored is what the preview shows', async () => {
    for (const [ahead, taken, capacity] of [
      [40, 2, 8],
      [41, 0, 3],
      [42, 5, 5],
    ] as const)
      await take(day(ahead), taken, capacity)
    for (const wanted of [
      { deed: 'set', capacity: 6 },
      { deed: 'close' },
      { deed: 'set', capacity: 5 },
      { deed: 'usual' },
    ] as const) {
      const before = new Map<string, { capacity: number; taken: number; closed: boolean }>()
      for (let ahead = 40; ahead < 45; ahead++)
        before.set(day(ahead), allotmentDayOf((await stored(day(ahead))) ?? undefined, usual()))
      expect((await change({ first: day(40), last: day(44), ...wanted })).code).toBe(200)
      for (const [on, was] of before)
        expect(
          allotmentDayOf((await stored(on)) ?? undefined, usual()),
          `${wanted.deed} ${on}`,
        ).toMatchObject(afterChange(was, wanted, usual()) ?? {})
    }
  })

  test.each([
    ['days that are past', { first: day(-1), last: day(3) }, 'ALLOTMENT_OFF_SALE'],
    ['days not on sale yet', { first: day(1), last: day(366) }, 'ALLOTMENT_OFF_SALE'],
    ['no day of the week', { first: day(0), last: day(0), weekdays: [7] }, 'ALLOTMENT_NO_DAY'],
    ['no weekday', { weekdays: [] }, 'BAD_INPUT'],
    ['no capacity', { capacity: undefined }, 'BAD_INPUT'],
    ['a capacity of nothing', { capacity: 0 }, 'BAD_INPUT'],
    ['backwards', { first: day(3), last: day(2) }, 'BAD_INPUT'],
  ])('refuses %s', async (_, wanted, code) => {
    expect((await change({ capacity: 3, ...wanted })).body.code).toBe(code)
    expect((await read()).days).toEqual([])
  })

  test('a variant without a limit has no days to change; one that is not there is 404', async () => {
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM product_details WHERE daily_capacity IS NULL ORDER BY id LIMIT 1`.execute(
      club.database.db,
    )
    const idDetail = rows[0]?.id ?? 0
    expect((await read(idDetail)).usual).toBeNull()
    const refused = await change({ capacity: 3 }, { idDetail, version: 0 })
    expect(refused.body.code).toBe('ALLOTMENT_UNLIMITED')
    expect((await change({ capacity: 3 }, { idDetail: 999_999, version: 0 })).code).toBe(404)
    expect((await desk.call(readAllotment, { query: { idDetail: 999_999 } })).code).toBe(404)
  })

  test('a variant with slots says so: its places are set in its product, and none of its days here', async () => {
    const { rows } = await sql<{ id: number; name: string }>`
      SELECT d.id, p.name ->> 'en' AS name FROM product_details d JOIN products p ON p.id = d.product_id
       WHERE d.times = 'slots' AND d.active AND p.active ORDER BY d.id LIMIT 1`.execute(club.database.db)
    const { id = 0, name = '' } = rows[0] ?? {}
    const found = (await desk.call(findVariants, { query: { search: name } })).body.data
    expect(found.find((one: { idDetail: number }) => one.idDetail === id)).toMatchObject({
      slotted: true,
      usual: null,
    })
    expect(await read(id)).toMatchObject({ slotted: true, days: [] })
    expect(await read()).toMatchObject({ slotted: false })
    expect((await change({ capacity: 3 }, { idDetail: id, version: 0 })).body.code).toBe(
      'ALLOTMENT_UNLIMITED',
    )
  })

  test('of two desks one changes; the same key twice is one change', async () => {
    const { version } = (await read()).changed
    const both = await Promise.all([
      change({ capacity: 3 }, { version }),
      change({ capacity: 5 }, { version }),
    ])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
    expect(both.find(({ code }) => code === 409)?.body.code).toBe('CHANGED_MEANWHILE')
    const body = {
      idDetail: supper.id,
      version: (await read()).changed.version,
      change: { weekdays: WEEKDAYS, deed: 'close', first: day(50), last: day(51) },
    }
    const headers = { 'idempotency-key': 'close-two-days-once' }
    const first = await desk.call(changeAllotment, { body, headers })
    expect((await desk.call(changeAllotment, { body, headers })).body).toEqual(first.body)
    expect(first.body.data).toEqual({ days: 2 })
  })

  test('finds variants by the words of the product, the variant and the resort, in either language', async () => {
    const find = async (search: string) =>
      (await desk.call(findVariants, { query: { search } })).body as {
        data: { idDetail: number; closed: number; apart: number; usual: number | null }[]
        more: boolean
      }
    const has = async (search: string) =>
      (await find(search)).data.some(({ idDetail }) => idDetail === supper.id)
    expect(await has('CHEF TERRACE')).toBe(true)
    expect(await has('mesa')).toBe(true)
    expect(await has('chef zebra')).toBe(false)
    const all = await find('')
    expect([all.data.length, all.more]).toEqual([50, true])
    // The one that the desk changed last comes first, with what it has made of its days.
    await change({ deed: 'close', first: day(60), last: day(61) })
    await change({ first: day(62), last: day(62), capacity: 3 })
    expect((await find('')).data[0]).toMatchObject({ idDetail: supper.id, closed: 2, apart: 1 })
  })

  test('what is not on sale says so, and comes after what is', async () => {
    const { db } = club.database
    const find = async () =>
      (await desk.call(findVariants, { query: { search: 'terrace' } })).body.data as {
        idDetail: number
        active: boolean
      }[]
    const places = async () => (await find()).map(({ idDetail }) => idDetail).indexOf(supper.id)
    const marked = async () => (await find()).find(({ idDetail }) => idDetail === supper.id)?.active
    const setActive = (active: boolean) =>
      sql`UPDATE products SET active = ${active} WHERE id = ${supper.productId}`.execute(db)
    await change({ deed: 'close', first: day(60), last: day(60) })
    expect([await places(), await marked()]).toEqual([0, true])
    await setActive(false)
    const found = await find()
    expect(found.length).toBeGreaterThan(1)
    expect(found.map(({ active }) => active)).toEqual(
      found.map(({ active }) => active).toSorted((a, b) => Number(b) - Number(a)),
    )
    expect(await marked()).toBe(false)
    await setActive(true)
    // One of several variants, off sale by itself, is marked as the product is.
    const { rows } = await sql<{ id: number }>`
      SELECT max(d.id) AS id FROM product_details d JOIN products p ON p.id = d.product_id
       WHERE p.active GROUP BY d.product_id HAVING count(*) > 1 ORDER BY d.product_id LIMIT 1`.execute(db)
    const one = rows[0]?.id ?? 0
    const setOne = (active: boolean) =>
      sql`UPDATE product_details SET active = ${active} WHERE id = ${one}`.execute(db)
    await setOne(false)
    const { body } = await desk.call(findVariants, { query: { search: (await read(one)).product.en } })
    expect(
      body.data
        .filter(({ active }: { active: boolean }) => !active)
        .map(({ idDetail }: { idDetail: number }) => idDetail),
    ).toEqual([one])
    await setOne(true)
  })

  test('fifty checkouts while the desk sets, closes and gives back: nothing is oversold, no deadlock', async () => {
    const span = [70, 71, 72].map(day)
    const bodies = []
    for (let index = 0; index < 50; index++)
      bodies.push(
        await shop.bodyOf(
          (index % 2 ? span : span.toReversed()).map((on) =>
            aLine({ detailId: supper.id, operationtime: '19:30', operationdate: on }),
          ),
        ),
      )
    const deeds: Partial<DayChange>[] = [
      { capacity: 20 },
      { deed: 'close' },
      { deed: 'usual' },
      { capacity: 12 },
      { deed: 'close' },
      { capacity: 30 },
    ]
    const desks = async () => {
      const codes = []
      for (const deed of deeds) codes.push((await change({ first: day(69), last: day(73), ...deed })).code)
      return codes
    }
    const [answers, changes] = await Promise.all([
      Promise.all(bodies.map((body) => shop.send(body))),
      desks(),
    ])
    for (const { code } of answers) expect([200, 409]).toContain(code)
    for (const code of changes) expect([200, 409]).toContain(code)
    const placed = answers.filter(({ code }) => code === 200).length
    for (const on of span) {
      expect(await takenOf(club.database.db, supper.id, on)).toBe(placed)
      expect((await stored(on))?.capacity ?? usual()).toBeGreaterThanOrEqual(placed)
    }
  })
})
