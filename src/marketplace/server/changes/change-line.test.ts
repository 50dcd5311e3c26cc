import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readItinerary } from '../../../itinerary/itinerary.endpoints.ts'
import { addDays, type Day } from '../../../kernel/day.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import type { MailHouse } from '../../../server/mail/template.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { cancelOrderLine, changeOrderLine, priceOrderLine } from '../../changes/changes.endpoints.ts'
import { listPlacedOrders, settleOrder } from '../../desk.endpoints.ts'
import { cancelOrder, exportOrder, readOrder } from '../../orders/orders.endpoints.ts'
import { orderFile } from '../orders/order-calendar.ts'
import { type Before, findOrderBreaches, takenBefore } from '../pressure/breaches.store.ts'
import { aLine, detailsOf, shopper, type TestDetail, takenOf } from '../testing.cart.ts'

describe.each(ENGINES)('one line of an order, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let shop: ReturnType<typeof shopper>
  let before: Before
  let reef: TestDetail
  let supper: TestDetail
  let golf: TestDetail
  let day = addDays(TEST_DAY, 30)

  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    const db = stage.database.db
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example'`.execute(
      db,
    )
    shop = shopper(elena, rows[0]!.id)
    reef = (await detailsOf(db, 'reef-at-first-light'))[0]!
    supper = (await detailsOf(db, 'chefs-table-on-the-terrace'))[0]!
    golf = (await detailsOf(db, 'nine-before-breakfast'))[0]!
    await sql`DELETE FROM allotment`.execute(db)
    await sql`DELETE FROM slot_allotment`.execute(db)
    await sql`DELETE FROM product_blackouts`.execute(db)
    await sql`UPDATE products SET cancel_hours = 24 WHERE slug = 'reef-at-first-light'`.execute(db)
    before = await takenBefore(db)
  })
  afterAll(() => stage.close())
  afterEach(async () => {
    expect(await findOrderBreaches(stage.database.db, before)).toEqual([])
    day = addDays(day, 3)
  })

  const slot = async (starts: string, on = day) => {
    const { rows } = await sql<{ taken: number }>`
      SELECT taken FROM slot_allotment WHERE detail_id = ${reef.id} AND day = ${on} AND starts = ${starts}`.execute(
      stage.database.db,
    )
    return rows[0]?.taken ?? 0
  }
  const dive = (more = {}) =>
    aLine({ detailId: reef.id, operationdate: day, operationtime: '06:00', qty: 2, ...more })
  const table = (more = {}) =>
    aLine({ detailId: supper.id, operationdate: day, operationtime: '19:30', qty: 2, ...more })
  const placed = async (...lines: ReturnType<typeof aLine>[]) => {
    const { code, body } = await shop.order(lines)
    expect(code, JSON.stringify(body)).toBe(200)
    return look(body.data[0].id)
  }
  const look = async (idOrder: number) => (await elena.call(readOrder, { query: { idOrder } })).body.data
  type Whole = Awaited<ReturnType<typeof look>>
  const wish = (order: Whole, index: number, more: object) => {
    const { id, operationdate, operationtime, qty } = order.details[index]
    return { idOrder: order.id, idLine: id, operationdate, operationtime, qty, ...more }
  }
  const price = (order: Whole, index: number, more: object) =>
    elena.call(priceOrderLine, { body: wish(order, index, more) })
  const change = async (order: Whole, index: number, more: object, by = elena) => {
    const { difference, version } = (await price(order, index, more)).body.data ?? {
      difference: 0,
      version: order.version,
    }
    return by.call(changeOrderLine, { body: { ...wish(order, index, more), difference, version } })
  }
  const cancel = async (order: Whole, index: number, by = elena) => {
    const { difference, version } = (await price(order, index, { cancels: true })).body.data ?? {
      difference: 0,
      version: order.version,
    }
    return by.call(cancelOrderLine, {
      body: { idOrder: order.id, idLine: order.details[index].id, difference, version },
    })
  }
  const ruthForElena = async () => {
    const ruth = await stage.signedIn('ruth', { admin: true })
    await sql`UPDATE sessions SET acting_owner_id = (SELECT id FROM owners WHERE email = 'elena@marea.example')
               WHERE admin_id = (SELECT id FROM admins WHERE email = 'ruth@marea.example')`.execute(
      stage.database.db,
    )
    return ruth
  }
  const mails = async (number: string) => {
    const { rows } = await sql<{ kind: string; language: string; content: Record<string, string> }>`
      SELECT kind, language, content FROM outbox WHERE content ->> 'numbers' = ${number} ORDER BY id`.execute(
      stage.database.db,
    )
    return rows
  }

  test('a dive moves to another slot: its places go with it, the price stays, and it is told', async () => {
    const order = await placed(dive(), table())
    expect(order.details[0].may).toMatchObject({ move: true, amount: true, cancel: true, late: false })
    expect(order.details[0].may.until).toEqual({ day: addDays(day, -1), time: '06:00' })
    expect((await price(order, 0, { operationtime: '07:30' })).body.data).toMatchObject({
      difference: 0,
      fault: null,
      until: { day: addDays(day, -1), time: '07:30' },
    })
    const { code, body } = await change(order, 0, { operationtime: '07:30' })
    expect(code, JSON.stringify(body)).toBe(200)
    expect(body.data).toMatchObject({ difference: 0, totalSale: order.totalSale, version: 2 })
    expect([await slot('06:00'), await slot('07:30')]).toEqual([0, 2])
    const after = await look(order.id)
    expect(after.history.map(({ kind }: { kind: string }) => kind)).toEqual(['changed', 'placed'])
    expect(after.history[0]).toMatchObject({
      byClub: false,
      before: { day, time: '06:00', qty: 2 },
      after: { day, time: '07:30', qty: 2 },
      amount: 0,
    })
    const [, mail] = await mails(order.number)
    expect(mail).toMatchObject({ kind: 'order-changed', content: { money: 'none', byClub: 'no' } })
    expect(mail!.content.before).toContain('06:00 AM')
    expect(mail!.content.after).toContain('07:30 AM')
  })

  test('the mails about an order are in the language that the account has by then', async () => {
    const db = stage.database.db
    const speaks = (language: string) =>
      sql`UPDATE owners SET language_name = ${language} WHERE email = 'elena@marea.example'`.execute(db)
    const order = await placed(dive(), table())
    await speaks('Español')
    expect((await change(order, 0, { operationtime: '07:30' })).code).toBe(200)
    expect((await elena.call(cancelOrder, { body: { idOrder: order.id } })).code).toBe(200)
    await speaks('English')
    const told = (await mails(order.number)).map(({ kind, language }) => `${kind} ${language}`)
    expect(told).toEqual(['order-placed en', 'order-changed es', 'order-cancelled es'])
  })

  test('another day, and one fewer: what comes back is said before, and is the difference of the totals', async () => {
    const order = await placed(dive({ qty: 3 }), table())
    const to = { operationdate: addDays(day, 1), qty: 2, acceptOutside: true }
    const seen = (await price(order, 0, to)).body.data
    expect(seen.difference).toBe(Math.round((2 * reef.cents + 2 * supper.cents) * 1.16) - order.totalSale)
    const { body } = await change(order, 0, to)
    expect(body.data).toMatchObject({ difference: seen.difference, totalSale: seen.totalSale })
    expect([await slot('06:00'), await slot('06:00', addDays(day, 1))]).toEqual([0, 2])
    const after = await look(order.id)
    expect(after.totalSale).toBe(order.totalSale + seen.difference)
    expect(after.details[0]).toMatchObject({ qty: 2, operationdate: addDays(day, 1) })
    expect((await mails(order.number))[1]).toMatchObject({ content: { money: 'less' } })
  })

  test('a dinner is cancelled alone; with the last line the order is, and all comes back', async () => {
    const order = await placed(dive(), table())
    expect((await cancel(order, 1)).code).toBe(200)
    expect(await takenOf(stage.database.db, supper.id, day)).toBe(0)
    const after = await look(order.id)
    expect(after).toMatchObject({ state: 'placed', totalSale: Math.round(2 * reef.cents * 1.16) })
    expect(after.details.map(({ cancelled }: { cancelled: boolean }) => cancelled)).toEqual([false, true])
    expect(after.details[1].may).toMatchObject({ move: false, amount: false, cancel: false })
    expect((await cancel(after, 1)).body).toMatchObject({ code: 'LINE_CANNOT_CHANGE' })
    expect((await cancel(after, 0)).body.data).toMatchObject({ state: 'cancelled', totalSale: 0 })
    expect(await slot('06:00')).toBe(0)
    expect((await mails(order.number)).map(({ kind }) => kind)).toEqual([
      'order-placed',
      'order-line-cancelled',
      'order-cancelled',
    ])
  })

  test('two tabs: the second does not change what the first has changed', async () => {
    const order = await placed(dive(), table())
    expect((await change(order, 0, { operationtime: '06:45' })).code).toBe(200)
    const late = { ...wish(order, 0, { operationtime: '07:30' }), difference: 0, version: order.version }
    const { code, body } = await elena.call(changeOrderLine, { body: late })
    expect([code, body.code]).toEqual([409, 'ORDER_CHANGED'])
    expect([await slot('06:45'), await slot('07:30')]).toEqual([2, 0])
  })

  test('what is as it stands already is not saved again, nor told: no mail, no line in the history', async () => {
    const order = await placed(dive(), table())
    const mails = async () =>
      (await sql`SELECT FROM outbox WHERE kind = 'order-changed'`.execute(stage.database.db)).rows.length
    const told = await mails()
    for (const same of [{}, { flight: 'AM 1', flightTime: null }]) {
      const { code, body } = await change(order, 1, same)
      expect([code, body.code]).toEqual([409, 'LINE_UNCHANGED'])
    }
    expect(await mails()).toBe(told)
    expect((await look(order.id)).history).toHaveLength(1)
  })

  test('the same key changes it once', async () => {
    const order = await placed(dive(), table())
    const body = { ...wish(order, 0, { operationtime: '06:45' }), difference: 0, version: 1 }
    const headers = { 'idempotency-key': 'move-the-dive-once' }
    const answers = [
      await elena.call(changeOrderLine, { body, headers }),
      await elena.call(changeOrderLine, { body, headers }),
    ]
    expect(answers.map(({ body }) => body)).toEqual([answers[0]!.body, answers[0]!.body])
    expect((await look(order.id)).history).toHaveLength(2)
  })

  test('a full slot, a closed day, another price than was seen: nothing is changed', async () => {
    const db = stage.database.db
    const order = await placed(dive(), table())
    await sql`INSERT INTO slot_allotment VALUES (${reef.id}, '07:30', ${day}, 4, 3)`.execute(db)
    before = new Map([...before, [`${reef.id}:${day} 07:30`, 3]])
    const full = await price(order, 0, { operationtime: '07:30' })
    expect(full.body.data).toMatchObject({ fault: 'sold-out', left: 1 })
    const refusal = await change(order, 0, { operationtime: '07:30' })
    expect([refusal.code, refusal.body.code, refusal.body.fault]).toEqual([
      409,
      'LINE_NOT_POSSIBLE',
      'sold-out',
    ])
    await sql`
      INSERT INTO product_blackouts (product_id, first_day, last_day, reason)
      VALUES (${reef.productId}, ${addDays(day, 1)}, ${addDays(day, 1)}, '{"en": "x", "es": "x"}')`.execute(
      db,
    )
    expect((await change(order, 0, { operationdate: addDays(day, 1) })).body.fault).toBe('closed')
    const { body } = await elena.call(changeOrderLine, {
      body: { ...wish(order, 0, { qty: 3 }), difference: 1, version: 1 },
    })
    expect(body.code).toBe('CHANGE_COSTS_OTHERWISE')
    expect(await look(order.id)).toEqual(order)
  })

  test('what is withdrawn from sale may still be fewer, or cancelled, and not moved', async () => {
    const db = stage.database.db
    const order = await placed(table({ qty: 3 }), dive())
    await sql`UPDATE products SET active = false WHERE id = ${supper.productId}`.execute(db)
    expect((await change(order, 0, { operationdate: addDays(day, 1) })).body.fault).toBe('gone')
    expect((await change(order, 0, { qty: 4 })).body.fault).toBe('gone')
    expect((await change(order, 0, { qty: 1 })).code).toBe(200)
    expect(await takenOf(db, supper.id, day)).toBe(1)
    await sql`UPDATE products SET active = true WHERE id = ${supper.productId}`.execute(db)
  })

  test('after its limit the owner is told who can, and the concierge who acts for them may', async () => {
    const db = stage.database.db
    await sql`UPDATE products SET cancel_hours = 720 WHERE id = ${reef.productId}`.execute(db)
    day = addDays(TEST_DAY, 5)
    const late = await placed(dive(), table())
    expect(late.details[0].may).toMatchObject({ late: true, move: false, cancel: false })
    expect(late.details[1].may).toMatchObject({ late: false, move: true })
    const { code, body } = await change(late, 0, { operationtime: '06:45' })
    expect([code, body.code]).toEqual([409, 'LINE_CANNOT_CHANGE'])
    expect(body.message).toContain('only the concierge can')
    expect((await elena.call(cancelOrder, { body: { idOrder: late.id } })).body.code).toBe(
      'ORDER_CANNOT_CANCEL',
    )
    expect((await cancel(late, 1)).code).toBe(200)
    const ruth = await ruthForElena()
    const seen = (await ruth.call(readOrder, { query: { idOrder: late.id } })).body.data
    expect(seen.details[0].may).toMatchObject({ late: true, move: true })
    const moved = { ...wish(seen, 0, { operationtime: '06:45' }), difference: 0, version: seen.version }
    expect((await ruth.call(changeOrderLine, { body: moved })).code).toBe(200)
    expect((await look(late.id)).history[0]).toMatchObject({ kind: 'changed', byClub: true })
    await sql`UPDATE products SET cancel_hours = 24 WHERE id = ${reef.productId}`.execute(db)
    day = addDays(TEST_DAY, 90)
  })

  test('a benefit follows the number, comes back with the line, and is the owner’s to spend', async () => {
    const db = stage.database.db
    const ride = (more = {}) =>
      aLine({ detailId: golf.id, operationdate: day, operationtime: '06:30', ...more })
    const [able] = (await shop.price([ride()])).lines[0]!.benefits
    expect(able!.balance).toBeGreaterThanOrEqual(2)
    const balance = async () => {
      const { rows } = await sql<{ balance: number }>`
        SELECT balance FROM benefit_years WHERE id = ${able!.idBenefitYear}`.execute(db)
      return rows[0]!.balance
    }
    const order = await placed(ride({ isBenefit: true, idBenefitYear: able!.idBenefitYear }), table())
    expect((await price(order, 0, { qty: 2 })).body.data.benefit).toEqual({
      unit: 'passes',
      before: 1,
      after: 2,
    })
    const ruth = await ruthForElena()
    const more = { ...wish(order, 0, { qty: 2 }), difference: 0, version: 1 }
    expect((await ruth.call(changeOrderLine, { body: more })).body.code).toBe('RESTRICTED_ACTION')
    expect((await change(order, 0, { qty: 2 })).body.data).toMatchObject({ difference: 0 })
    expect(await balance()).toBe(able!.balance - 2)
    const twice = await look(order.id)
    const beyond = { qty: able!.balance + 1, operationdate: addDays(day, 1) }
    await sql`UPDATE detail_slots SET places = 99 WHERE detail_id = ${golf.id}`.execute(db)
    await sql`UPDATE product_details SET most_of_a_line = 99 WHERE id = ${golf.id}`.execute(db)
    expect((await change(twice, 0, beyond)).body.fault).toBe('benefit')
    expect((await cancel(twice, 0)).code).toBe(200)
    expect(await balance()).toBe(able!.balance)
  })

  test('up and down again after the price has changed is the line that it was, and each price is told', async () => {
    const db = stage.database.db
    const order = await placed(dive(), table())
    const asWas = (one: Whole) => one.details.map(({ may: _, ...line }: { may: unknown }) => line)
    await sql`UPDATE product_details SET sale_cents = sale_cents + 1500 WHERE id = ${reef.id}`.execute(db)
    const seen = (await price(order, 0, { qty: 4 })).body.data
    expect(seen.prices).toEqual([
      { qty: 2, each: Math.round(reef.cents * 1.16) },
      { qty: 2, each: Math.round((reef.cents + 1500) * 1.16) },
    ])
    expect((await change(order, 0, { qty: 4 })).code).toBe(200)
    const more = await look(order.id)
    expect(more.details[0]).toMatchObject({
      discount: 0,
      typeDiscount: 'Sin descuento',
      total: 4 * reef.cents + 3000,
      prices: [
        { qty: 2, unit: reef.cents, total: 2 * reef.cents },
        { qty: 2, unit: reef.cents + 1500, total: 2 * reef.cents + 3000 },
      ],
    })
    expect(more.discount).toBe(0)
    expect((await change(more, 0, { qty: 3 })).code).toBe(200)
    expect((await look(order.id)).details[0].total).toBe(3 * reef.cents + 1500)
    expect((await change(await look(order.id), 0, { qty: 2 })).code).toBe(200)
    const back = await look(order.id)
    expect(asWas(back)).toEqual(asWas(order))
    expect(back).toMatchObject({ totalSale: order.totalSale, discount: 0, grossSale: order.grossSale })
    await sql`UPDATE product_details SET sale_cents = sale_cents - 1500 WHERE id = ${reef.id}`.execute(db)
  })

  test('a leg of a transfer is moved, and keeps its vehicles', async () => {
    const [car] = await detailsOf(stage.database.db, 'private-airport-transfer')
    const itinerario = { nameBenefi: 'A', lastNameBenefi: 'B' }
    const order = await placed(
      aLine({ detailId: car!.id, operationdate: day, operationtime: '14:00', itinerario }),
    )
    expect(order.details[0].may).toMatchObject({ move: true, amount: false, cancel: true })
    expect((await change(order, 0, { qty: 2 })).body.code).toBe('LINE_CANNOT_CHANGE')
    expect((await change(order, 0, { operationtime: '15:15' })).code).toBe(200)
  })

  test('a leg’s flight is changed, the car with it, and what it was stays in the history', async () => {
    const [car] = await detailsOf(stage.database.db, 'private-airport-transfer')
    const itinerario = {
      nameBenefi: 'A',
      lastNameBenefi: 'B',
      trip: 'Departure',
      flight: 'AM 59',
      flightTime: '13:30',
      adults: 2,
    }
    const order = await placed(
      aLine({ detailId: car!.id, operationdate: day, operationtime: '10:30', itinerario }),
      table(),
    )
    const flight = { flight: 'AM 61', flightTime: '17:00' }
    // What is known of the flight is not taken back.
    expect((await change(order, 0, { flight: 'AM 61', flightTime: null })).body.fault).toBe('no-flight')
    // A car that would come to the airport after the departure is refused, whichever of the two is changed.
    expect((await change(order, 0, { operationtime: '13:00' })).body.fault).toBe('misses-flight')
    expect((await change(order, 0, { flight: 'AM 61', flightTime: '11:00' })).body.fault).toBe(
      'misses-flight',
    )
    const { code, body } = await change(order, 0, { operationtime: '14:00', ...flight })
    expect(code, JSON.stringify(body)).toBe(200)
    expect(body.data.difference).toBe(0)
    const after = await look(order.id)
    expect(after.details[0]).toMatchObject({ operationtime: '14:00', itinerario: { ...flight, adults: 2 } })
    expect(after.history[0]).toMatchObject({
      before: { time: '10:30', flight: { flight: 'AM 59', flightTime: '13:30' } },
      after: { time: '14:00', flight },
    })
    const { content } = (await mails(order.number)).at(-1)!
    expect([content.before, content.after].map((words) => /AM \d+, 0\d:\d0 PM/.exec(words!)?.[0])).toEqual([
      'AM 59, 01:30 PM',
      'AM 61, 05:00 PM',
    ])
    // Left out, it stays; of what is no leg there is none.
    expect((await change(after, 0, { operationtime: '13:45' })).code).toBe(200)
    expect((await change(await look(order.id), 1, { ...flight, operationtime: '20:00' })).code).toBe(200)
    const last = await look(order.id)
    expect(last.details[0].itinerario).toMatchObject(flight)
    expect(last.details[1].itinerario).toBeNull()
    expect(last.history[0].after.flight).toBeNull()
  })

  test('a day outside the stay is asked once', async () => {
    const { rows } = await sql<{ first: string; last: string }>`
      SELECT b.check_in AS first, b.check_out AS last FROM bookings b JOIN contracts c ON c.id = b.contract_id
        JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example' AND b.status = 'confirmed' AND b.check_in > ${TEST_DAY}
       ORDER BY b.check_in LIMIT 1`.execute(stage.database.db)
    const { first, last } = rows[0]!
    const order = await placed(dive({ operationdate: first }))
    const away = { operationdate: addDays(last, 1) }
    const asked = await change(order, 0, away)
    expect([asked.code, asked.body.code]).toEqual([409, 'CHANGE_OUTSIDE_STAY'])
    expect(asked.body.message).toContain('is not one of its days')
    expect((await look(order.id)).version).toBe(order.version)
    expect((await change(order, 0, { ...away, acceptOutside: true })).code).toBe(200)
    // It is out of the stay now: another day there is not asked again.
    expect((await change(await look(order.id), 0, { operationdate: addDays(last, 2) })).code).toBe(200)
  })

  test('cancelling is never kept back by how much was changed that day', async () => {
    const db = stage.database.db
    const order = await placed(dive(), table())
    await sql`UPDATE day_limits SET used = 1000`.execute(db)
    const moved = await change(order, 0, { operationtime: '06:45' })
    expect(moved.code).toBe(429)
    expect((await cancel(order, 1)).code).toBe(200)
    await sql`DELETE FROM day_limits`.execute(db)
  })

  test('a leg is not moved past the other one of its trip', async () => {
    const [car] = await detailsOf(stage.database.db, 'private-airport-transfer')
    const uuidTrip = randomUUID()
    const leg = (trip: 'Arrival' | 'Departure', operationdate: Day) =>
      aLine({
        detailId: car!.id,
        operationdate,
        operationtime: '12:00',
        itinerario: { nameBenefi: 'A', lastNameBenefi: 'B', trip, uuidTrip, adults: 2 },
      })
    const order = await placed(leg('Arrival', addDays(day, 2)), leg('Departure', addDays(day, 6)))
    expect((await change(order, 1, { operationdate: addDays(day, 1) })).body.fault).toBe('legs')
    expect((await change(order, 0, { operationdate: addDays(day, 7) })).body.fault).toBe('legs')
    expect((await change(order, 1, { operationdate: addDays(day, 5) })).code).toBe(200)
  })

  test('what was paid and costs less comes back; what costs more is due, and is taken once', async () => {
    const db = stage.database.db
    const desk = await stage.signedIn('raul', { admin: true })
    const order = await placed(dive(), table())
    const pay = (words: string, cents: number) =>
      desk.call(settleOrder, { body: { idOrder: order.id, deed: 'take-payment', words, cents } })
    expect((await pay('R-1', order.totalSale)).code).toBe(200)
    expect((await change(order, 0, { qty: 1 })).code).toBe(200)
    const less = await look(order.id)
    expect(less).toMatchObject({ state: 'paid', owedBack: order.totalSale - less.totalSale, stillDue: 0 })
    expect((await mails(order.number)).at(-1)!.content.money).toBe('owed')
    expect((await change(less, 0, { qty: 4 })).code).toBe(200)
    const more = await look(order.id)
    expect(more).toMatchObject({ state: 'placed', owedBack: 0, stillDue: more.totalSale - order.totalSale })
    const waiting = async () =>
      (await desk.call(listPlacedOrders)).body.data.find(({ id }: { id: number }) => id === order.id)
    expect(await waiting()).toMatchObject({ total: more.totalSale, due: more.stillDue })
    // What the desk saw before the owner changed the order is not what is due now.
    const seen = await pay('R-2', more.totalSale)
    expect([seen.code, seen.body.code]).toEqual([409, 'DUE_CHANGED'])
    expect((await pay('R-2', more.stillDue)).code).toBe(200)
    expect(await look(order.id)).toMatchObject({ state: 'paid', stillDue: 0 })
    const { rows } = await sql<{ cents: number }>`
      SELECT sum(cents)::int AS cents FROM payments WHERE order_id = ${order.id}`.execute(db)
    expect(rows[0]!.cents).toBe(more.totalSale)
  })

  test('the stay of a line is the one of its new day, and the stay’s page shows it there', async () => {
    const { rows } = await sql<{ id: number; first: string }>`
      SELECT b.id, b.check_in AS first FROM bookings b JOIN contracts c ON c.id = b.contract_id
        JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example' AND b.status = 'confirmed' AND b.check_in > ${TEST_DAY}
       ORDER BY b.check_in LIMIT 1`.execute(stage.database.db)
    const stay = rows[0]!
    const order = await placed(dive({ operationdate: stay.first }), table({ operationdate: stay.first }))
    const shown = async () => {
      const { body } = await elena.call(readItinerary, { query: { idBooking: stay.id } })
      return body.data.lines.filter(({ idOrder }: { idOrder: number }) => idOrder === order.id)
    }
    expect(await shown()).toHaveLength(2)
    expect(
      (await change(order, 0, { operationdate: addDays(stay.first, 1), operationtime: '06:45' })).code,
    ).toBe(200)
    expect((await cancel(await look(order.id), 1)).code).toBe(200)
    expect(await shown()).toMatchObject([{ day: addDays(stay.first, 1), time: '06:45' }])
    expect((await look(order.id)).details[0].orderbooking).toMatchObject({ datein: stay.first })
  })

  test('a package is cancelled whole; its parts are moved each by itself, and keep their number', async () => {
    const db = stage.database.db
    const made = await sql<{ id: number }>`
      INSERT INTO packages (slug, name, metatag, description, sale_cents, currency, sihot_service, picture, active)
      VALUES ('reef-and-table', '{"en": "Two", "es": "Dos"}', '{"en": "x", "es": "x"}', '{"en": "x", "es": "x"}', 9000,
              'USD', 'X', 'reef-noon', false) RETURNING id`.execute(db)
    const bundle = made.rows[0]!.id
    await sql`INSERT INTO package_lines VALUES (${bundle}, 1, ${reef.id}, 2), (${bundle}, 2, ${supper.id}, 2)`.execute(
      db,
    )
    await sql`UPDATE packages SET active = true WHERE id = ${bundle}`.execute(db)
    const head = aLine({ kind: 'package', detailId: bundle, operationdate: day })
    const order = await placed(
      head,
      dive({ uuidPackage: head.uuid }),
      table({ uuidPackage: head.uuid }),
      dive({ operationtime: '07:30' }),
    )
    expect(order.details[0].may).toMatchObject({ move: false, amount: false, cancel: true })
    expect(order.details[1].may).toMatchObject({ move: true, amount: false, cancel: false })
    expect((await change(order, 1, { qty: 1 })).body.code).toBe('LINE_CANNOT_CHANGE')
    expect((await cancel(order, 1)).body.code).toBe('LINE_CANNOT_CHANGE')
    for (const index of [1, 2])
      expect((await change(await look(order.id), index, { operationdate: addDays(day, 1) })).code).toBe(200)
    const moved = await look(order.id)
    expect(moved.details[0].operationdate).toBe(addDays(day, 1))
    expect(await slot('06:00', addDays(day, 1))).toBe(2)
    expect((await cancel(moved, 0)).code).toBe(200)
    expect(await slot('06:00', addDays(day, 1))).toBe(0)
    expect(await takenOf(db, supper.id, addDays(day, 1))).toBe(0)
    const after = await look(order.id)
    expect(after.details.map(({ cancelled }: { cancelled: boolean }) => cancelled)).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(after.totalSale).toBe(Math.round(2 * reef.cents * 1.16))
  })

  test('what to know on the day stands on the order and in the calendar, whose entry grows with each change', async () => {
    const order = await placed(dive(), table())
    expect(order.details[0].told).toMatchObject({
      meetingPoint: { en: 'The lobby pier' },
      bring: { en: expect.stringContaining('Swimwear') },
      contactPhone: '+52 998 555 0147',
    })
    const file = async () => {
      const { bytes } = await elena.call(exportOrder, { query: { idOrder: order.id } })
      return bytes.toString('utf8').replaceAll('\r\n ', '')
    }
    const first = await file()
    const uid = `UID:${order.number}-${order.details[0].uuid}@`
    expect(first).toContain(uid)
    expect(first).toContain('LOCATION:The lobby pier')
    expect(first).not.toContain('SEQUENCE:1')
    expect((await change(order, 0, { operationtime: '07:30' })).code).toBe(200)
    expect((await cancel(await look(order.id), 1)).code).toBe(200)
    const then = await file()
    expect(then).toContain(uid)
    expect(then.match(/SEQUENCE:1/g)).toHaveLength(2)
    expect(then).toContain('STATUS:CANCELLED')
    const [mail, moved, gone] = await mails(order.number)
    expect(mail!.content.tables).toContain('The lobby pier')
    // The mails bring the same entries: as ordered, moved, and cancelled.
    const house = { brand: { name: 'Marea' }, publicUrl: 'https://portal.example' } as MailHouse
    const attached = ({ content }: { content: Record<string, string> }) => {
      const [one] = orderFile(content, 'en', house)
      expect(one).toMatchObject({
        name: `${order.number}.ics`,
        mediaType: expect.stringContaining('PUBLISH'),
      })
      return String(one!.content).replaceAll('\r\n ', '')
    }
    const [asOrdered, asMoved, asGone] = [mail!, moved!, gone!].map(attached)
    expect(asOrdered!.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(asOrdered).toContain(uid)
    expect(asOrdered).toContain('SEQUENCE:0')
    expect(asMoved!.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    for (const words of [uid, 'SEQUENCE:1', 'STATUS:CONFIRMED']) expect(asMoved).toContain(words)
    for (const words of [`UID:${order.number}-${order.details[1].uuid}@`, 'STATUS:CANCELLED'])
      expect(asGone).toContain(words)
    expect(orderFile({ numbers: order.number }, 'en', house)).toEqual([])
    const ines = await stage.signedIn('ines')
    expect((await ines.call(exportOrder, { query: { idOrder: order.id } })).code).toBe(404)
  })

  test('an order or a line of somebody else’s is not found', async () => {
    const order = await placed(dive(), table())
    const ines = await stage.signedIn('ines')
    const body = { ...wish(order, 0, { operationtime: '06:45' }), difference: 0, version: 1 }
    for (const answer of [
      await ines.call(priceOrderLine, { body }),
      await ines.call(changeOrderLine, { body }),
      await ines.call(cancelOrderLine, { body }),
      await elena.call(changeOrderLine, { body: { ...body, idLine: 1 } }),
    ])
      expect([answer.code, answer.body.code]).toEqual([404, 'ORDER_NOT_FOUND'])
  })
})
