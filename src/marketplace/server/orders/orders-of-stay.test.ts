import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import {
  cancelBooking,
  listCancelMotives,
  modifyBooking,
  readBooking,
  readPenalty,
} from '../../../reservations/changes.endpoints.ts'
import { listWaitingBookings } from '../../../reservations/desk.endpoints.ts'
import { listComingStays } from '../../../reservations/past-stays.endpoints.ts'
import { readOrder } from '../../orders/orders.endpoints.ts'
import { linesBeside } from '../../stays/beside-days.ts'
import { listStayLines } from '../../stays/stay-lines.endpoints.ts'

describe.each(ENGINES)('the orders of a stay, on %s', (engine) => {
  let club: TestApp
  let elena: Visitor
  let stay: { id: number; checkIn: string; checkOut: string }
  let idOrder: number
  beforeAll(async () => {
    club = await testApp(engine)
    elena = await club.signedIn('elena')
    const { db } = club.database
    const { rows } = await sql<typeof stay>`
      SELECT b.id, b.check_in AS "checkIn", b.check_out AS "checkOut" FROM bookings b
        JOIN contracts c ON c.id = b.contract_id JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example' AND b.status = 'confirmed' AND b.check_in > '2027-01-10'
       ORDER BY b.check_in LIMIT 1`.execute(db)
    stay = rows[0]!
    // Two days of an order are still to come; another is cancelled.
    const add = async (status: number, days: string[]) => {
      const placed = await sql<{ id: number }>`
        INSERT INTO orders (owner_id, contract_id, customer_id, hotel_id, hotel_sihot_code, booking_id, language, currency,
                            gross_cents, total_cents, created_at, status, cancelled_at)
        SELECT owner_id, contract_id, customer_id, hotel_id, hotel_sihot_code, ${stay.id}, language, currency, 0, 0,
               created_at, ${status}, CASE WHEN ${status}::int = 3 THEN created_at END
          FROM orders WHERE owner_id = (SELECT id FROM owners WHERE email = 'elena@marea.example') ORDER BY id LIMIT 1
        RETURNING id`.execute(db)
      await sql`
        INSERT INTO order_details (order_id, position, kind, detail_id, line_uuid, name, operation_day, quantity,
                                   unit_cents, total_cents, owner_booking_id)
        SELECT ${placed.rows[0]!.id}, w.position, 'product', (SELECT min(id) FROM product_details), gen_random_uuid(),
               '{"en": "x", "es": "x"}', w.day, 1, 0, 0, ${stay.id}
          FROM unnest(${days}::date[]) WITH ORDINALITY AS w(day, position)`.execute(db)
      return placed.rows[0]!.id
    }
    idOrder = await add(1, [stay.checkIn, addDays(stay.checkIn, 1), addDays(stay.checkIn, 1)])
    await add(3, [stay.checkIn])
  })
  afterAll(() => club.close())

  const read = async () => (await elena.call(readBooking, { query: { idBooking: stay.id } })).body.data

  test('are told with it, without what is cancelled, and before it is cancelled', async () => {
    const days = [stay.checkIn, addDays(stay.checkIn, 1)]
    const number = `OR-${88_000 + idOrder}`
    expect((await read()).orders).toEqual([{ id: idOrder, number, days }])
    expect((await elena.call(readPenalty, { query: { idBooking: stay.id } })).body.orders).toEqual([
      { id: idOrder, number, days },
    ])
  })

  test('stay as they are when it moves, and those outside its dates are named; the desk sees them', async () => {
    const moved = { datein: addDays(stay.checkIn, 1), dateout: addDays(stay.checkOut, 1) }
    const people = {
      adults: [{ na: false, name: 'Elena', lastname: 'Harrington', email: '', phone: '' }],
      children: [],
      occupant: 'guest' as const,
    }
    const body = { idBooking: stay.id, ...moved, ...people, acceptNearby: true }
    expect((await elena.call(modifyBooking, { body })).body).toMatchObject({
      data: { bookingStatus: 'pending-modification' },
    })
    const now = await read()
    expect(now.orders).toMatchObject([{ id: idOrder, days: [stay.checkIn, addDays(stay.checkIn, 1)] }])
    const lines = (await elena.call(listStayLines, { query: { idBooking: stay.id } })).body.data
    const wished = { checkIn: now.wish.datein, checkOut: now.wish.dateout }
    expect(linesBeside(lines, wished)).toMatchObject([{ line: { idOrder, operationdate: stay.checkIn } }])
    const desk = await club.signedIn('raul', { admin: true })
    const queue = (await desk.call(listWaitingBookings)).body.data as {
      id: number
      orders: { id: number }[]
    }[]
    expect(queue.find(({ id }) => id === stay.id)?.orders.map(({ id }) => id)).toEqual([idOrder])
  })

  test('are counted where they do not go with its days, and the list names the stay: not all is set then', async () => {
    const { db } = club.database
    const told = async () => {
      const { beside } = (await elena.call(listComingStays)).body
      return [(await read()).ordersBeside, beside.includes(stay.id)]
    }
    const linesThen = async () => {
      const lines = (await elena.call(listStayLines, { query: { idBooking: stay.id } })).body.data
      const { datein, dateout } = await read()
      return linesBeside(lines, { checkIn: datein, checkOut: dateout }).length
    }
    const move = (by: number) =>
      sql`UPDATE order_details SET operation_day = operation_day + ${by}::int WHERE order_id = ${idOrder}`.execute(
        db,
      )
    expect([await told(), await linesThen()]).toEqual([[0, false], 0])
    await move(-1)
    expect([await told(), await linesThen()]).toEqual([[1, true], 1])
    await move(1)
    await sql`UPDATE order_details SET leg = 'arrival', itinerary = '{"trip": "Arrival"}', travellers = 1, seats = 1
               WHERE order_id = ${idOrder} AND position = 2`.execute(db)
    expect([await told(), await linesThen()]).toEqual([[1, true], 1])
    await sql`UPDATE order_details SET leg = NULL, itinerary = NULL, travellers = NULL, seats = NULL
               WHERE order_id = ${idOrder} AND position = 2`.execute(db)
    expect(await told()).toEqual([0, false])
  })

  test('stand when it is cancelled, and are told with it still', async () => {
    const [motive] = (await elena.call(listCancelMotives, { query: { idCanal: 1 } })).body.data
    const { penality } = (await elena.call(readPenalty, { query: { idBooking: stay.id } })).body
    const body = { idBooking: stay.id, idMotive: motive.id, note: 'Ill', acceptedPenalty: penality }
    expect((await elena.call(cancelBooking, { body })).code).toBe(200)
    expect((await read()).orders.map(({ id }: { id: number }) => id)).toEqual([idOrder])
    expect((await elena.call(readOrder, { query: { idOrder } })).body.data.state).not.toBe('cancelled')
  })
})
