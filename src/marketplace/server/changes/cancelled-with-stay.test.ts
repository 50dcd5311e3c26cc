import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { MAILS } from '../../../portal/server/mails.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import {
  cancelBooking,
  readBooking,
  readPenalty,
  withdrawCancellation,
} from '../../../reservations/changes.endpoints.ts'
import {
  decideBooking,
  listWaitingBookings,
  type WaitingBooking,
} from '../../../reservations/desk.endpoints.ts'
import type { NewMail } from '../../../server/jobs/outbox.store.ts'
import { renderMail } from '../../../server/mail/render.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { readOrder } from '../../orders/orders.endpoints.ts'
import { listStayLines, type StayLine } from '../../stays/stay-lines.endpoints.ts'
import { findOrderBreaches, takenBefore } from '../pressure/breaches.store.ts'
import { aLine, detailsOf, shopper } from '../testing.cart.ts'

describe.each(ENGINES)('what is ordered for a stay that waits for its cancellation, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let desk: Visitor
  let stay: { id: number; first: string; contract: number }
  let lines: StayLine[]
  let check: () => Promise<unknown>

  beforeEach(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    const { db } = stage.database
    const { rows } = await sql<typeof stay>`
      SELECT b.id, b.check_in AS first, c.id AS contract
        FROM bookings b JOIN contracts c ON c.id = b.contract_id JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example' AND b.status = 'confirmed' AND b.check_in > ${TEST_DAY}
       ORDER BY b.check_in LIMIT 1`.execute(db)
    stay = rows[0]!
    await sql`UPDATE orders SET status = 3, cancelled_at = now()`.execute(db)
    await sql`DELETE FROM product_blackouts`.execute(db)
    await sql`UPDATE product_details SET most_of_a_line = 500`.execute(db)
    // Free until 8 days before.
    await sql`UPDATE products SET cancel_hours = 192`.execute(db)
    const before = await takenBefore(db)
    check = () => findOrderBreaches(db, before)
    const shop = shopper(elena, stay.contract)
    const supper = (await detailsOf(db, 'chefs-table-on-the-terrace'))[0]!
    const reef = (await detailsOf(db, 'reef-at-first-light'))[0]!
    const day = addDays(stay.first, 1)
    for (const line of [
      aLine({ detailId: supper.id, qty: 2, operationdate: day, operationtime: '19:30' }),
      aLine({ detailId: reef.id, operationdate: day, operationtime: '06:00' }),
    ]) {
      const { code, body } = await shop.order([line])
      expect(code, JSON.stringify(body)).toBe(200)
    }
    lines = (await elena.call(listStayLines, { query: { idBooking: stay.id } })).body.data
    expect(lines).toHaveLength(2)
    await comeTo(12)
  })
  afterEach(async () => {
    expect(await check()).toEqual([])
    await stage.close()
  })

  /** So many days before the stay begins, at the resort's noon; sessions of before are over. */
  const comeTo = async (days: number) => {
    stage.clock.pass(Date.parse(`${addDays(stay.first, -days)}T17:00:00Z`) - stage.clock.now().getTime())
    elena = await stage.signedIn('elena')
    desk = await stage.signedIn('raul', { admin: true })
  }
  const ask = async (chosen: readonly StayLine[]) => {
    const { penality } = (await elena.call(readPenalty, { query: { idBooking: stay.id } })).body
    const body = {
      ...{ idBooking: stay.id, idMotive: 1, note: 'Plans changed', acceptedPenalty: penality },
      ...(chosen.length > 0 && { lines: chosen.map(({ idOrder, idLine }) => ({ idOrder, idLine })) }),
    }
    const answer = await elena.call(cancelBooking, { body })
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    return answer.body.data
  }
  const decide = (deed: string) =>
    desk.call(decideBooking, {
      body: { idBooking: stay.id, deed, status: 'pending-cancel', reason: 'As you asked.' },
    })
  const waiting = async (): Promise<WaitingBooking> =>
    (await desk.call(listWaitingBookings)).body.data.find((one: WaitingBooking) => one.id === stay.id)
  const states = async () =>
    Promise.all(
      lines.map(async ({ idOrder }) => (await elena.call(readOrder, { query: { idOrder } })).body.data.state),
    )
  const mail = async (kind: string) => {
    const { rows } = await sql<NewMail>`
      SELECT kind, recipient, language, content FROM outbox WHERE kind = ${kind} ORDER BY id DESC LIMIT 1`.execute(
      stage.database.db,
    )
    return rows[0] ? renderMail(MAILS[kind]!, rows[0], stage.config).text : null
  }

  test('goes with it as it was free when its owner asked, however late the club answers; desk and mails name it', async () => {
    const [dive, table] = lines
    expect(await ask(lines)).toMatchObject({ bookingStatus: 'pending-cancel', keptLines: 0 })
    expect(await states()).toEqual(['placed', 'placed'])
    expect((await waiting()).cancelledWith).toMatchObject([
      { idLine: dive!.idLine, cents: dive!.paid, paid: false },
      { idLine: table!.idLine, cents: table!.paid, qty: 2 },
    ])
    const { cancelledWith } = (await elena.call(readBooking, { query: { idBooking: stay.id } })).body.data
    expect(cancelledWith).toHaveLength(2)
    const asked = await mail('stay-cancel-asked')
    for (const words of ['Cancelled with the stay', `2 × ${table!.name.en}`, 'is no longer due'])
      expect(asked).toContain(words)

    // By now its owner could no longer cancel them.
    await comeTo(5)
    const late = (await elena.call(listStayLines, { query: { idBooking: stay.id } })).body.data as StayLine[]
    expect(late.map(({ may }) => may.cancel)).toEqual([false, false])
    expect((await decide('agree-to-cancel')).code).toBe(200)
    expect(await states()).toEqual(['cancelled', 'cancelled'])
    const told = await mail('booking-agree-to-cancel')
    for (const words of ['Cancelled with the stay', dive!.name.en, `2 × ${table!.name.en}`])
      expect(told).toContain(words)
  })

  test('only what was chosen goes; what was too late already when asked stays, and is told', async () => {
    const [dive, table] = lines
    await comeTo(9)
    await sql`UPDATE products p SET cancel_hours = 720 FROM product_details d, order_details o
               WHERE d.product_id = p.id AND o.detail_id = d.id AND o.id = ${dive!.idLine}`.execute(
      stage.database.db,
    )
    expect(await ask([dive!])).toMatchObject({ keptLines: 1 })
    expect((await waiting()).cancelledWith).toEqual([])
    await elena.call(withdrawCancellation, { query: { idBooking: stay.id } })
    expect(await ask([dive!, table!])).toMatchObject({ keptLines: 1 })
    expect((await waiting()).cancelledWith.map(({ idLine }) => idLine)).toEqual([table!.idLine])
    expect((await decide('agree-to-cancel')).code).toBe(200)
    expect(await states()).toEqual(['placed', 'cancelled'])
  })

  test('a request that was taken back or refused takes nothing along, nor does a later one without it', async () => {
    await ask(lines)
    await elena.call(withdrawCancellation, { query: { idBooking: stay.id } })
    stage.clock.pass(1000)
    await ask([])
    expect((await waiting()).cancelledWith).toEqual([])
    expect((await decide('keep')).code).toBe(200)
    expect(await states()).toEqual(['placed', 'placed'])
    stage.clock.pass(1000)
    await ask([])
    expect((await decide('agree-to-cancel')).code).toBe(200)
    expect(await states()).toEqual(['placed', 'placed'])
  })

  test('goes with it by the clock, too, where the club never answers', async () => {
    await ask(lines)
    await comeTo(3)
    await stage.work()
    await comeTo(-1)
    await stage.work()
    expect((await elena.call(readBooking, { query: { idBooking: stay.id } })).body.data.bookingStatus).toBe(
      'cancelled',
    )
    expect(await states()).toEqual(['cancelled', 'cancelled'])
    expect(await mail('lapsed-cancellation')).toContain('Cancelled with the stay')
  })

  test('where it costs nothing, stay and orders are cancelled in one deed', async () => {
    stage.clock.pass(-40 * 86_400_000)
    elena = await stage.signedIn('elena')
    const { body } = await elena.call(readPenalty, { query: { idBooking: stay.id } })
    if (body.penality > 0) throw new Error('The stay is too near for this test')
    expect(await ask(lines)).toMatchObject({ bookingStatus: 'cancelled', keptLines: 0 })
    expect(await states()).toEqual(['cancelled', 'cancelled'])
    expect(await mail('stay-cancelled')).toContain('Cancelled with the stay')
  })
})
