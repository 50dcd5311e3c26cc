import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { exportStay } from '../../../reservations/year.endpoints.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { listProducts } from '../../catalogue.endpoints.ts'
import { changeOrderLine, priceOrderLine } from '../../changes/changes.endpoints.ts'
import { listDays } from '../../days/days.endpoints.ts'
import { exportOrder, readOrder } from '../../orders/orders.endpoints.ts'
import { listStayLines } from '../../stays/stay-lines.endpoints.ts'
import { aLine, detailsOf, shopper, type TestDetail } from '../testing.cart.ts'

describe.each(ENGINES)('what has its day and its length, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let shop: ReturnType<typeof shopper>
  let stay: { id: number; first: string; last: string; hotel: number }
  let late: TestDetail
  let massage: TestDetail[]

  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    const { db } = stage.database
    const { rows } = await sql<{ contract: number } & typeof stay>`
      SELECT c.id AS contract, b.id, b.check_in AS first, b.check_out AS last, b.hotel_id AS hotel
        FROM contracts c JOIN owners o ON o.id = c.owner_id JOIN bookings b ON b.contract_id = c.id
       WHERE o.email = 'elena@marea.example' AND b.status = 'confirmed' AND b.check_in > ${TEST_DAY}
       ORDER BY b.check_in LIMIT 1`.execute(db)
    stay = rows[0]!
    shop = shopper(elena, rows[0]!.contract)
    late = (await detailsOf(db, 'late-check-out'))[0]!
    massage = await detailsOf(db, 'the-stone-ritual')
    await sql`DELETE FROM allotment`.execute(db)
    await sql`DELETE FROM product_blackouts`.execute(db)
  })
  afterAll(() => stage.close())

  const lateOn = (operationdate: string, more: object = {}) =>
    aLine({ detailId: late.id, operationdate, ...more })
  const faultOn = async (day: string) => (await shop.price([lateOn(day)])).lines[0]!.fault
  const product = async (slug: string) => (await elena.call(listProducts, { query: { slug } })).body.data[0]

  test('a late check-out is had on the day of departure alone', async () => {
    expect((await product('late-check-out')).stayDay).toBe('departure')
    expect(await faultOn(stay.last)).toBeNull()
    expect(await faultOn(stay.first)).toBe('departure-day')
    expect(await faultOn(addDays(stay.last, -1))).toBe('departure-day')
    expect(await faultOn(addDays(stay.last, 200))).toBe('departure-day')
    const refused = await shop.order([lateOn(stay.first)])
    expect([refused.code, refused.body.code]).toEqual([409, 'CART_NOT_POSSIBLE'])
  })

  test('an early check-in is had on the day of arrival alone', async () => {
    const set = (edge: string) =>
      sql`UPDATE products SET stay_day = ${edge} WHERE id = ${late.productId}`.execute(stage.database.db)
    await set('arrival')
    expect([await faultOn(stay.first), await faultOn(stay.last)]).toEqual([null, 'arrival-day'])
    await set('departure')
    await expect(
      sql`UPDATE products SET stay_day = 'arrival' WHERE transfer`.execute(stage.database.db),
    ).rejects.toThrow(/products_stay_day/)
  })

  test('a line of it is not moved to another day, and says that it is none of an hour', async () => {
    const answer = await shop.order([lateOn(stay.last)])
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    const idOrder = answer.body.data[0].id
    const order = (await elena.call(readOrder, { query: { idOrder } })).body.data
    const wish = {
      idOrder,
      idLine: order.details[0].id,
      operationdate: addDays(stay.last, -1),
      operationtime: '12:00',
      qty: 1,
    }
    expect((await elena.call(priceOrderLine, { body: wish })).body.data.fault).toBe('departure-day')
    const moved = { ...wish, difference: 0, version: order.version }
    expect((await elena.call(changeOrderLine, { body: moved })).code).toBe(409)
    const lines = (await elena.call(listStayLines, { query: { idBooking: stay.id } })).body.data
    expect(lines.find(({ idLine }: { idLine: number }) => idLine === wish.idLine)).toMatchObject({
      stayDay: 'departure',
      hour: false,
    })
  })

  test('the file of the stay has its orders too, each the same entry as in the order’s own file', async () => {
    const hour = aLine({
      detailId: (await detailsOf(stage.database.db, 'private-airport-transfer'))[0]!.id,
      operationdate: stay.first,
      operationtime: '13:15',
      itinerario: {
        nameBenefi: 'Elena',
        lastNameBenefi: 'Harrington',
        trip: 'Arrival',
        adults: 2,
        flight: 'AM 58',
      },
    })
    const { body } = await shop.order([hour])
    const idOrder = body.data[0].id
    const fileOf = async () =>
      (await elena.call(exportStay, { query: { idBooking: stay.id } })).body.text.replaceAll('\r\n ', '')
    const entries = (text: string) => text.split('BEGIN:VEVENT').slice(1)
    const own = await elena.call(exportOrder, { query: { idOrder } })
    const [entry] = entries(own.bytes.toString('utf8').replaceAll('\r\n ', ''))
    const uid = /UID:\S+/.exec(entry!)![0]
    const there = entries(await fileOf()).find((one) => one.includes(uid))!
    expect(there.trim()).toBe(entry!.replace('END:VCALENDAR', '').trim())
    for (const words of ['SEQUENCE:0', 'AM 58', 'DTSTART:']) expect(there).toContain(words)
    const order = (await elena.call(readOrder, { query: { idOrder } })).body.data
    const moved = {
      ...{ idOrder, idLine: order.details[0].id, difference: 0, version: order.version },
      ...{ operationdate: stay.first, operationtime: '14:15', qty: 1 },
    }
    expect((await elena.call(changeOrderLine, { body: moved })).code).toBe(200)
    expect(entries(await fileOf()).find((one) => one.includes(uid))).toContain('SEQUENCE:1')
    const ines = await stage.signedIn('ines')
    expect((await ines.call(exportStay, { query: { idBooking: stay.id } })).code).toBe(404)
  })

  test('a variant takes its own minutes: on its page, in its last hour, on its order and in the calendar’s file', async () => {
    const { db } = stage.database
    await sql`UPDATE product_details SET times = 'hours', opens = '09:00', closes = '20:00'
               WHERE product_id = ${massage[0]!.productId}`.execute(db)
    const { details } = await product('the-stone-ritual')
    expect(details.map(({ minutes }: { minutes: number }) => minutes)).toEqual([50, 80])
    const day = addDays(stay.first, 1)
    const { data } = (
      await elena.call(listDays, { query: { idP: massage[0]!.productId, fini: day, ffin: day } })
    ).body
    const closes = data[0].variants.map(({ times }: { times: { closes: string } }) => times.closes)
    expect(closes).toEqual(['19:00', '18:30'])

    const lines = massage.map(({ id }) => aLine({ detailId: id, operationdate: day, operationtime: '11:00' }))
    const answer = await shop.order(lines)
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    const idOrder = answer.body.data[0].id
    const order = (await elena.call(readOrder, { query: { idOrder } })).body.data
    expect(order.details.map(({ minutes }: { minutes: number }) => minutes)).toEqual([50, 80])
    const file = await elena.call(exportOrder, { query: { idOrder } })
    const text = file.bytes.toString('utf8')
    const spans = [...text.matchAll(/DTSTART:(\S+)\r\nDTEND:(\S+)/g)].map(([, from, to]) =>
      minutesBetween(from!, to!),
    )
    expect(spans).toEqual([50, 80])
  })
})

/** The minutes between two instants as a calendar writes them. */
function minutesBetween(from: string, to: string): number {
  const at = (text: string) =>
    Date.parse(text.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'))
  return (at(to) - at(from)) / 60_000
}
