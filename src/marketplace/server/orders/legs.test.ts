import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { changeOrderLine, priceOrderLine } from '../../changes/changes.endpoints.ts'
import { listPlacedOrders } from '../../desk.endpoints.ts'
import { listOrders, readOrder } from '../../orders/orders.endpoints.ts'
import { listStaysToPlan } from '../../stays/stays.endpoints.ts'
import { aLine, detailsOf, shopper, type TestDetail, takenOf } from '../testing.cart.ts'

describe.each(ENGINES)('a transfer on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let contract: number
  let shop: ReturnType<typeof shopper>
  let stay: { id: number; first: string; last: string }
  let sedan: TestDetail
  let van: TestDetail
  let supper: TestDetail

  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    const { db } = stage.database
    const { rows } = await sql<{ contract: number; id: number; first: string; last: string }>`
      SELECT c.id AS contract, b.id, b.check_in AS first, b.check_out AS last
        FROM contracts c JOIN owners o ON o.id = c.owner_id JOIN bookings b ON b.contract_id = c.id
       WHERE o.email = 'elena@marea.example' AND b.status = 'confirmed' AND b.check_in > ${TEST_DAY}
       ORDER BY b.check_in LIMIT 1`.execute(db)
    stay = rows[0]!
    contract = rows[0]!.contract
    shop = shopper(elena, contract)
    const cars = await detailsOf(db, 'private-airport-transfer')
    sedan = cars[0]!
    van = cars[1]!
    supper = (await detailsOf(db, 'chefs-table-on-the-terrace'))[0]!
    await sql`DELETE FROM allotment`.execute(db)
    await sql`DELETE FROM product_blackouts`.execute(db)
  })
  afterAll(() => stage.close())

  const leg = (car: TestDetail, trip: string, operationdate: string, more: object = {}) =>
    aLine({
      detailId: car.id,
      operationdate,
      operationtime: trip === 'Departure' ? '10:30' : '13:15',
      itinerario: { nameBenefi: 'Elena', lastNameBenefi: 'Harrington', trip, adults: 2, ...more },
    })
  const roundTrip = (car: TestDetail, more: object = {}) => {
    const uuidTrip = randomUUID()
    return [
      leg(car, 'Arrival', stay.first, { uuidTrip, flight: 'AM 58', flightTime: '13:20', ...more }),
      leg(car, 'Departure', stay.last, { uuidTrip, flight: 'AM 59', flightTime: '13:30', ...more }),
    ]
  }
  const faultsOf = async (lines: ReturnType<typeof aLine>[]) =>
    (await shop.price(lines)).lines.map(({ fault }) => fault)

  test('a round trip is two legs: each its price, its vehicle of its own day, its flight', async () => {
    const before = [await takenOf(stage.database.db, sedan.id, stay.first), 0]
    const answer = await shop.order(roundTrip(sedan, { children: 1, childSeats: 1 }))
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    const [placed] = answer.body.data
    expect(answer.body.data).toHaveLength(1)
    const { body } = await elena.call(readOrder, { query: { idOrder: placed.id } })
    expect(body.data.grossSale).toBe(2 * sedan.cents)
    expect(
      body.data.details.map(({ name, operationdate, operationtime, itinerario }: typeof body) => [
        name.es.split(' · ').at(-1),
        operationdate,
        operationtime,
        itinerario.flight,
        itinerario.adults + itinerario.children,
      ]),
    ).toEqual([
      ['Llegada', stay.first, '13:15', 'AM 58', 3],
      ['Salida', stay.last, '10:30', 'AM 59', 3],
    ])
    const { rows } = await sql<object>`
      SELECT leg, travellers, seats, trip_uuid IS NOT NULL AS paired FROM order_details
       WHERE order_id = ${placed.id} ORDER BY position`.execute(stage.database.db)
    expect(rows).toEqual([
      { leg: 'arrival', travellers: 3, seats: 3, paired: true },
      { leg: 'departure', travellers: 3, seats: 3, paired: true },
    ])
    expect(await takenOf(stage.database.db, sedan.id, stay.first)).toBe(before[0]! + 1)
    expect(await takenOf(stage.database.db, sedan.id, stay.last)).toBe(1)

    const { rows: mails } = await sql<{ tables: string }>`
      SELECT content ->> 'tables' AS tables FROM outbox
       WHERE kind = 'order-placed' AND content ->> 'numbers' = ${placed.number}`.execute(stage.database.db)
    for (const told of ['Arrival', 'AM 58', 'Departure', 'AM 59']) expect(mails[0]!.tables).toContain(told)

    const desk = await stage.signedIn('raul', { admin: true })
    const queue = await desk.call(listPlacedOrders)
    expect(queue.code, JSON.stringify(queue.body)).toBe(200)
    const seen = queue.body.data.find(({ id }: { id: number }) => id === placed.id)
    expect(seen.lines.map(({ itinerario }: typeof body) => itinerario)).toMatchObject([
      { nameBenefi: 'Elena', trip: 'Arrival', flight: 'AM 58', adults: 2, children: 1, childSeats: 1 },
      { trip: 'Departure', flight: 'AM 59', flightTime: '13:30' },
    ])
  })

  test('a car that cannot serve its flight is not ordered', async () => {
    expect(
      await faultsOf([
        leg(sedan, 'Departure', stay.last, { flightTime: '11:15' }),
        leg(sedan, 'Arrival', stay.first, { flightTime: '14:00' }),
      ]),
    ).toEqual(['misses-flight', 'before-landing'])
    expect(await faultsOf([leg(sedan, 'Departure', stay.last, { flightTime: null })])).toEqual([null])
  })

  test('the stay tells of the transfers that it has already', async () => {
    const { data } = (await elena.call(listStaysToPlan, { query: { idContract: contract } })).body
    const own = data.find(({ id }: { id: number }) => id === stay.id)
    expect(own.transfers).toEqual(
      expect.arrayContaining([
        { leg: 'arrival', day: stay.first, time: '13:15', flight: 'AM 58', order: expect.any(String) },
        { leg: 'departure', day: stay.last, time: '10:30', flight: 'AM 59', order: expect.any(String) },
      ]),
    )
  })

  test('no more ride than the vehicle holds; whoever rides beyond its price is paid for', async () => {
    const day = addDays(stay.first, 1)
    expect(await faultsOf([leg(sedan, 'Arrival', day, { adults: 3, children: 1 })])).toEqual(['no-seats'])
    expect(await faultsOf([leg(sedan, 'Arrival', day, { adults: 0 })])).toEqual(['no-seats'])
    expect(await faultsOf([leg(van, 'Arrival', day, { adults: 9 })])).toEqual(['no-seats'])
    // The spec's own field alone: what it says is counted on top of the price's people.
    expect(await faultsOf([leg(sedan, 'Arrival', day, { adults: null, extrapax_num: 20 })])).toEqual([
      'no-extra',
    ])
    expect(await faultsOf([leg(van, 'Arrival', day, { adults: null, extrapax_num: 3 })])).toEqual([
      'no-seats',
    ])
    const eight = await shop.price([leg(van, 'Arrival', day, { adults: 6, children: 2 })])
    expect(eight.lines[0]).toMatchObject({
      fault: null,
      extrapax_num: 2,
      extrapax_amount: 2 * van.extra!,
      cost: van.cents + 2 * van.extra!,
    })
    // What the browser says of extra passengers is not believed.
    const told = await shop.price([leg(van, 'Arrival', day, { adults: 8, extrapax_num: 0 })])
    expect(told.lines[0]!.extrapax_num).toBe(2)
  })

  test('a round trip that is none is marked: in one line, twice the same way, back before there', async () => {
    // Two cars of a day are more than a membership may have of this one: here they may.
    const { db } = stage.database
    const before = await sql<{ most: number }>`
      SELECT most_of_a_line AS most FROM product_details WHERE id = ${sedan.id}`.execute(db)
    const most = (value: number) =>
      sql`UPDATE product_details SET most_of_a_line = ${value} WHERE id = ${sedan.id}`.execute(db)
    await most(9)
    const [there, back] = roundTrip(sedan)
    expect(await faultsOf([leg(sedan, 'Round trip', stay.first)])).toEqual(['legs'])
    expect(await faultsOf([there!, { ...back!, operationdate: addDays(stay.first, -1) }])).toEqual([
      null,
      'legs',
    ])
    expect(await faultsOf([there!, { ...there!, uuid: randomUUID() }])).toEqual([null, 'legs'])
    const body = await shop.bodyOf([there!, { ...back!, operationdate: addDays(stay.first, -1) }])
    expect((await shop.send(body)).body).toMatchObject({ code: 'CART_NOT_POSSIBLE' })
    await most(before.rows[0]!.most)
  })

  test('each leg takes a pass of its own', async () => {
    const trip = roundTrip(sedan)
    const offered = (await shop.price(trip)).lines[0]!.benefits.find(({ unit }) => unit === 'passes')!
    const paid = trip.map((line) => ({ ...line, isBenefit: true, idBenefitYear: offered.idBenefitYear }))
    const priced = await shop.price(paid)
    expect(priced.lines.map(({ cost, fault }) => [cost, fault])).toEqual([
      [0, null],
      [0, null],
    ])
    const one = await shop.price([paid[0]!, trip[1]!])
    expect(one.lines.map(({ cost }) => cost)).toEqual([0, sedan.cents])
    const balance = async () => {
      const { rows } = await sql<{ balance: number }>`
        SELECT balance FROM benefit_years WHERE id = ${offered.idBenefitYear}`.execute(stage.database.db)
      return rows[0]!.balance
    }
    const had = await balance()
    expect((await shop.order(paid)).code).toBe(200)
    expect(await balance()).toBe(had - 2)
  })

  test('the database keeps no leg without seats, none with more people than it has, no way twice in a trip', async () => {
    const { db } = stage.database
    const { body } = await elena.call(listOrders)
    const { rows } = await sql<{ id: number }>`
      SELECT d.id FROM order_details d WHERE d.order_id = ${body.data[0].id} AND d.leg = 'departure'`.execute(
      db,
    )
    const set = (what: string) =>
      sql`UPDATE order_details SET ${sql.raw(what)} WHERE id = ${rows[0]!.id}`.execute(db)
    await expect(set('travellers = 4')).rejects.toThrow(/order_details_leg_is_seated/)
    await expect(set('travellers = 0')).rejects.toThrow(/order_details_leg_is_seated/)
    await expect(set('seats = NULL')).rejects.toThrow(/order_details_leg_is_seated/)
    await expect(set('leg = NULL')).rejects.toThrow(/order_details_leg_is_seated/)
    await expect(set("leg = 'arrival'")).rejects.toThrow(/order_details_legs/)
  })

  test('a sedan for four is refused at a line’s change, and the line stays as it was', async () => {
    const { db } = stage.database
    const day = addDays(stay.first, 3)
    const holds = (people: number) =>
      sql`UPDATE product_details SET people = ${people} WHERE id = ${sedan.id}`.execute(db)
    await holds(4)
    const answer = await shop.order([leg(sedan, 'Arrival', day, { adults: 3, children: 1 })])
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    const idOrder = answer.body.data[0].id
    const look = async () => (await elena.call(readOrder, { query: { idOrder } })).body.data
    const order = await look()
    const wish = {
      ...{ idOrder, idLine: order.details[0].id },
      ...{ operationdate: addDays(day, 1), operationtime: '13:15', qty: 1 },
    }
    const change = (more: object = {}) =>
      elena.call(changeOrderLine, { body: { ...wish, difference: 0, version: order.version, ...more } })
    // The desk has corrected what it holds since.
    await holds(3)
    expect((await elena.call(priceOrderLine, { body: wish })).body.data.fault).toBe('no-seats')
    const refused = await change()
    expect([refused.code, refused.body.fault]).toEqual([409, 'no-seats'])
    expect(await look()).toEqual(order)
    expect(await takenOf(db, sedan.id, addDays(day, 1))).toBe(0)
    // Nobody gets fewer or more cars for the people that were named.
    const fewer = await change({ operationdate: day, qty: 2 })
    expect([fewer.code, fewer.body.code]).toEqual([409, 'LINE_CANNOT_CHANGE'])
    await holds(4)
    expect((await change()).code).toBe(200)
    await holds(3)
  })

  test('what the version before writes of a transfer becomes one leg', async () => {
    const { db } = stage.database
    const { rows } = await sql<object>`
      INSERT INTO order_details (order_id, position, kind, detail_id, line_uuid, name, operation_day, quantity,
                                 unit_cents, total_cents, itinerary)
      SELECT o.id, 90, 'product', ${sedan.id}, gen_random_uuid(), '{"en": "x", "es": "x"}', ${stay.first}, 1, 0, 0,
             '{"trip": "Round trip"}' FROM orders o WHERE o.id = 1
      RETURNING leg, travellers, seats, trip_uuid`.execute(db)
    expect(rows).toEqual([{ leg: 'arrival', travellers: 1, seats: 3, trip_uuid: null }])
  })

  test('a line has so many at the most, and so many names as it has places', async () => {
    const day = addDays(stay.first, 2)
    const { rows } = await sql<{ id: number; most: number; people: number }>`
      SELECT d.id, d.most_of_a_line AS most, d.people FROM product_details d
        JOIN products p ON p.id = d.product_id
       WHERE d.daily_capacity IS NULL AND d.times <> 'slots' AND d.active AND p.active AND p.hotel_id IS NULL
       LIMIT 1`.execute(stage.database.db)
    const { id, most } = rows[0]!
    const of = (qty: number) => aLine({ detailId: id, qty, operationdate: day, operationtime: '12:30' })
    expect(await faultsOf([of(most)])).toEqual([null])
    expect(await faultsOf([of(500)])).toEqual(['too-many'])
    const names = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        fullname: `Guest ${index}`,
        phone: '',
        email: '',
        room: '',
      }))
    const table = (count: number) =>
      aLine({
        detailId: supper.id,
        qty: 2,
        operationdate: day,
        operationtime: '19:30',
        beneficiarios: names(count),
      })
    expect(await faultsOf([table(2)])).toEqual([null])
    expect(await faultsOf([table(3)])).toEqual(['too-many-names'])
    const refused = await shop.order([table(20)])
    expect([refused.code, refused.body.code]).toEqual([409, 'CART_NOT_POSSIBLE'])
    expect(refused.body.priced.lines[0]).toMatchObject({ fault: 'too-many-names', seats: 2 })
  })

  test('a car of the night goes in the night alone', async () => {
    const [car] = await detailsOf(stage.database.db, 'airport-transfer-by-night')
    const faultAt = async (operationtime: string, flightTime: string) =>
      (await faultsOf([{ ...leg(car!, 'Arrival', stay.first, { flightTime }), operationtime }]))[0]
    expect(await faultAt('22:00', '22:00')).toBeNull()
    expect(await faultAt('05:30', '05:30')).toBeNull()
    expect(await faultAt('14:00', '14:00')).toBe('not-offered')
  })

  test('a line without an hour is priced, and says that its time is missing', async () => {
    const lobster = (await detailsOf(stage.database.db, 'lobster-on-the-sand'))[0]!
    for (const operationtime of [undefined, null, '']) {
      const line = aLine({ detailId: lobster.id, operationdate: stay.first, operationtime })
      const [priced] = (await shop.price([line])).lines
      expect([priced!.fault, priced!.cost, priced!.besideStay]).toEqual(['no-time', lobster.cents, null])
    }
  })

  test('what lies beside the stays is said: before check-in, after check-out, on no day of theirs', async () => {
    const lobster = (await detailsOf(stage.database.db, 'lobster-on-the-sand'))[0]!
    const at = (operationdate: string, operationtime: string) =>
      aLine({ detailId: lobster.id, operationdate, operationtime })
    const beside = async (line: ReturnType<typeof aLine>) => (await shop.price([line])).lines[0]!.besideStay
    expect(await beside(at(stay.first, '12:30'))).toBe('before-check-in')
    expect(await beside(at(stay.first, '19:30'))).toBeNull()
    expect(await beside(at(stay.last, '19:30'))).toBe('after-check-out')
    expect(await beside(at(addDays(stay.last, 1), '19:30'))).toBe('outside')
    // A car comes before check-in: that is what it is for.
    expect(await beside(leg(sedan, 'Arrival', stay.first))).toBeNull()
  })
})
