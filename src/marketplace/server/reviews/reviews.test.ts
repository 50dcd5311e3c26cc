import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dismissRating, readToDo } from '../../../dashboard/to-do.endpoints.ts'
import { addDays } from '../../../kernel/day.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { MAILS } from '../../../portal/server/mails.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import type { NewMail } from '../../../server/jobs/outbox.store.ts'
import { renderMail } from '../../../server/mail/render.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { listProducts } from '../../catalogue.endpoints.ts'
import { noteCame } from '../../day-lists/day-lists.endpoints.ts'
import { listOrders } from '../../orders/orders.endpoints.ts'
import {
  listAlsoTaken,
  listOwnReviews,
  listReviews,
  listWaitingReviews,
  saveReview,
  settleReview,
  type WaitingReview,
} from '../../reviews/reviews.endpoints.ts'
import { aLine, detailsOf, shopper } from '../testing.cart.ts'
import { countAlsoTaken } from './settle-taken.store.ts'

describe.each(ENGINES)('what owners say, on %s', (engine) => {
  let club: TestApp
  let desk: Visitor
  let elena: Visitor
  let product: number
  let idOrder: number
  let idLine: number
  const day = addDays(TEST_DAY, 200)

  beforeAll(async () => {
    club = await testApp(engine)
    const { db } = club.database
    await sql`DELETE FROM reviews`.execute(db)
    const [sail] = await detailsOf(db, 'sunset-under-sail')
    elena = await club.signedIn('elena')
    const shop = shopper(elena, CAST_CONTRACTS.elena)
    const placed = await shop.order([
      aLine({ detailId: sail!.id, qty: 2, operationdate: day, operationtime: '17:00' }),
    ])
    idOrder = placed.body.data[0].id
    const { rows } = await sql<{ id: number; product: number }>`
      SELECT d.id, v.product_id AS product FROM order_details d JOIN product_details v ON v.id = d.detail_id
       WHERE d.order_id = ${idOrder}`.execute(db)
    idLine = rows[0]!.id
    product = rows[0]!.product
  })
  afterAll(() => club.close())

  const at = async (on: string) => {
    club.clock.pass(Date.parse(`${on}T23:00:00Z`) - club.clock.now().getTime())
    elena = await club.signedIn('elena')
    desk = await club.signedIn('joel', { admin: true })
  }
  const own = async () => {
    const { body } = await elena.call(listOwnReviews, { query: { idOrder } })
    return body.data.find((one: { idLine: number }) => one.idLine === idLine)
  }
  const toRate = async () => {
    const { body } = await elena.call(listOrders)
    return body.data.find(({ id }: { id: number }) => id === idOrder).toRate
  }
  const say = (stars: number, words?: string) => elena.call(saveReview, { body: { idLine, stars, words } })
  const shown = async () => (await elena.call(listReviews, { query: { id: product } })).body.data
  const asked = async () =>
    (await elena.call(readToDo)).body.data.filter(({ kind }: { kind: string }) => kind === 'rate')

  test('not before it is over; then once, and not of what nobody came to', async () => {
    expect((await own()).mayRate).toBe(false)
    expect(await toRate()).toBe(0)
    expect((await say(5)).body.code).toBe('REVIEW_NOT_POSSIBLE')
    // Who came is noted on the day itself.
    const note = async (came: string | null) => {
      await at(day)
      expect((await desk.call(noteCame, { body: { lines: [idLine], came } })).code).toBe(200)
      await at(addDays(day, 1))
    }
    await note('no-show')
    expect((await say(5)).body.code).toBe('REVIEW_NOT_POSSIBLE')
    expect(await asked()).toEqual([])
    await note(null)
    expect(await asked()).toMatchObject([{ idLine, idOrder }])
    expect(await toRate()).toBe(1)
    expect((await say(4, 'Windy, and lovely.')).code).toBe(200)
    expect(await own()).toMatchObject({ mayRate: true, stars: 4, words: 'Windy, and lovely.' })
    expect(await toRate()).toBe(0)
    expect(await asked()).toEqual([])
    await sql`UPDATE executive_reports SET signed_at = now(), signed_by_owner_id = 2, signer = 'M', cash_back = 'pay-out', carried_cents = greatest(income_cents - fees_cents, 0) WHERE signed_at IS NULL`.execute(
      club.database.db,
    )
    const marcos = await club.signedIn('marcos')
    expect((await marcos.call(saveReview, { body: { idLine, stars: 1 } })).code).toBe(404)
  })

  test('the average shows from five on, on the page and on the card', async () => {
    const { db } = club.database
    expect(await shown()).toEqual({ rating: null, reviews: [] })
    await sql`
      INSERT INTO reviews (order_detail_id, product_id, stars, created_at, changed_at)
      SELECT d.id, ${product}, 5, now(), now() FROM order_details d WHERE d.id <> ${idLine} ORDER BY d.id LIMIT 4`.execute(
      db,
    )
    expect(await shown()).toMatchObject({
      rating: { average: 4.8, count: 5 },
      reviews: [{ stars: 4, words: 'Windy, and lovely.', answer: null }],
    })
    const { body } = await elena.call(listProducts, { query: { id: product } })
    expect(body.data[0].rating).toEqual({ average: 4.8, count: 5 })
    expect((await say(2)).code).toBe(200)
    expect((await shown()).rating).toEqual({ average: 4.4, count: 5 })
    expect((await say(4, 'Windy, and lovely.')).code).toBe(200)
  })

  test('the desk answers or hides, once; the owner is told, and hidden stars still count', async () => {
    const waiting = async () => (await desk.call(listWaitingReviews)).body.data as WaitingReview[]
    expect(await waiting()).toMatchObject([{ idLine, stars: 4, words: 'Windy, and lovely.' }])
    const settle = (deed: string) =>
      desk.call(settleReview, { body: { idLine, deed, words: 'It names another guest.' } })
    expect((await settle('hide')).code).toBe(200)
    expect((await settle('answer')).body.code).toBe('DECIDED_MEANWHILE')
    expect(await waiting()).toEqual([])
    expect(await shown()).toEqual({ rating: { average: 4.8, count: 5 }, reviews: [] })
    expect(await own()).toMatchObject({ hiddenReason: 'It names another guest.' })
    const { rows } = await sql<NewMail>`
      SELECT kind, recipient, language, content FROM outbox ORDER BY id DESC LIMIT 1`.execute(
      club.database.db,
    )
    expect(rows[0]).toMatchObject({ kind: 'review-hidden', recipient: 'elena@marea.example' })
    expect(renderMail(MAILS['review-hidden']!, rows[0]!, club.config).text).toContain(
      'It names another guest.',
    )
    // Other words are looked at anew.
    expect((await say(4, 'Lovely.')).code).toBe(200)
    expect((await settle('answer')).code).toBe(200)
    expect((await shown()).reviews).toMatchObject([{ words: 'Lovely.', answer: 'It names another guest.' }])
  })

  test('for 14 days it may be said otherwise', async () => {
    await at(addDays(day, 15))
    expect((await say(3)).code).toBe(200)
    await at(addDays(day, 16))
    expect((await say(5)).body.code).toBe('REVIEW_NOT_POSSIBLE')
  })

  test('who does not want to be asked is not asked again', async () => {
    await sql`DELETE FROM reviews WHERE order_detail_id = ${idLine}`.execute(club.database.db)
    await at(addDays(day, 2))
    expect(await asked()).toHaveLength(1)
    expect((await elena.call(dismissRating, { body: { idLine } })).code).toBe(200)
    expect(await asked()).toEqual([])
    const others = await sql<{ id: number }>`
      SELECT d.id FROM order_details d JOIN orders o ON o.id = d.order_id WHERE o.owner_id <> 1 LIMIT 1`.execute(
      club.database.db,
    )
    expect((await elena.call(dismissRating, { body: { idLine: others.rows[0]!.id } })).code).toBe(404)
  })

  test('what was also taken: of five contracts at least, of the last year, never itself', async () => {
    const { db } = club.database
    await at(TEST_DAY)
    const also = async () =>
      (await elena.call(listAlsoTaken, { query: { id: product, idContract: CAST_CONTRACTS.elena } })).body
        .data
    const taken = async () =>
      (
        await sql<{ contracts: number; product_id: number; also_id: number }>`
          SELECT contracts, product_id, also_id FROM also_taken`.execute(db)
      ).rows
    await sql`DELETE FROM also_taken`.execute(db)
    await countAlsoTaken(db, club.clock.now())
    const counted = await taken()
    expect(counted.length).toBeGreaterThan(0)
    for (const one of counted) {
      expect(one.contracts).toBeGreaterThanOrEqual(5)
      expect(one.also_id).not.toBe(one.product_id)
    }
    expect((await also()).length).toBeGreaterThan(0)
    expect((await also()).map(({ id }: { id: number }) => id)).not.toContain(product)
    // Once a day: what is taken away meanwhile is counted tomorrow.
    await sql`UPDATE order_details SET cancelled_at = now(), took_places = false, slot = NULL`.execute(db)
    await countAlsoTaken(db, club.clock.now())
    expect(await taken()).toEqual(counted)
    await at(addDays(TEST_DAY, 1))
    await countAlsoTaken(db, club.clock.now())
    expect(await also()).toEqual([])
    const other = await elena.call(listAlsoTaken, {
      query: { id: product, idContract: CAST_CONTRACTS.marcos },
    })
    expect(other.code).toBe(404)
  })
})
