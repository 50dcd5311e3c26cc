import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import {
  BOTH_ENGINES,
  clubDatabase,
  type TestApp,
  testAppOn,
  type Visitor,
} from '../../portal/server/testing.ts'
import { countStatements } from '../../server/database/testing-statements.ts'
import { type Itinerary, readItinerary } from '../itinerary.endpoints.ts'

interface AStay {
  id: number
  checkIn: string
  order: number
}

describe.each(BOTH_ENGINES)('the days of a stay on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let stay: AStay
  let taken: ReturnType<typeof countStatements>['taken']

  beforeAll(async () => {
    const counted = countStatements(await clubDatabase(engine))
    taken = counted.taken
    stage = await testAppOn(counted.database)
    elena = await stage.signedIn('elena')
    const { db } = stage.database
    const { rows } = await sql<AStay>`
      SELECT b.id, b.check_in AS "checkIn", o.id AS order FROM bookings b JOIN order_details d ON d.owner_booking_id = b.id
        JOIN orders o ON o.id = d.order_id AND o.status <> 3
       WHERE b.contract_id = ${CAST_CONTRACTS.elena} AND b.status = 'confirmed'
         AND d.operation_day BETWEEN b.check_in AND b.check_out ORDER BY b.check_in DESC LIMIT 1`.execute(db)
    stay = rows[0]!
  })
  afterAll(() => stage.close())

  const read = async (who: Visitor, idBooking = stay.id) => who.call(readItinerary, { query: { idBooking } })
  const itinerary = async () => (await read(elena)).body.data as Itinerary

  test('come in one statement: the orders of those days, and how one arrives', async () => {
    taken()
    const { lines, arrival } = await itinerary()
    expect(taken()).toHaveLength(1)
    expect(lines.map(({ idOrder }) => idOrder)).toContain(stay.order)
    expect(arrival).toMatchObject({ address: expect.stringContaining('Riviera Maya'), latitude: 20.7921 })
    expect(arrival.door).toMatchObject({ es: expect.stringContaining('laguna') })
  })

  test('leave out an order once it is cancelled', async () => {
    const { db } = stage.database
    await sql`UPDATE orders SET status = 3, cancelled_at = now() WHERE id = ${stay.order}`.execute(db)
    expect((await itinerary()).lines.map(({ idOrder }) => idOrder)).not.toContain(stay.order)
    await sql`UPDATE orders SET status = 1, cancelled_at = NULL WHERE id = ${stay.order}`.execute(db)
  })

  test('name who may come in on one of them, and nobody whose visit is on other days or called off', async () => {
    const visit = async (first: string, off: boolean, name: string) => {
      await stage.database.runScript(`BEGIN;
        INSERT INTO access_records (contract_id, type_code, first_day, last_day, all_day, reason, created_at, changed_at, cancelled_at)
        VALUES (${CAST_CONTRACTS.elena}, 'MD', ${first}, ${first}, true, 'Check-up', now(), now(), ${off ? 'now()' : 'NULL'});
        INSERT INTO access_guests (access_id, position, name, lastname, guest_type)
        VALUES (currval(pg_get_serial_sequence('access_records', 'id')), 1, '${name}', 'Solís', 'adult'); COMMIT;`)
    }
    await visit(`'${stay.checkIn}'::date + 1`, false, 'Ana')
    await visit(`'${stay.checkIn}'::date + 1`, true, 'Off')
    await visit(`'${stay.checkIn}'::date - 9`, false, 'Early')
    const guests = (await itinerary()).visits.flatMap((one) => one.guests)
    expect(guests).toContain('Ana Solís')
    expect(guests.join()).not.toMatch(/Off|Early/)
  })

  test('name a visit that a moved stay has left behind, until it is changed', async () => {
    const { db } = stage.database
    const { rows } = await sql<{ id: number }>`
      SELECT max(access_id) AS id FROM access_guests WHERE name = 'Ana' AND lastname = 'Solís'`.execute(db)
    const visitOf = async () => (await itinerary()).visits.find(({ id }) => id === rows[0]!.id)
    expect((await visitOf())?.left).toBe(false)
    const move = (days: number) =>
      sql`
      WITH moved AS (
        UPDATE bookings SET check_in = check_in + ${days}::int, check_out = check_out + ${days}::int WHERE id = ${stay.id}
        RETURNING id, check_in, check_out)
      INSERT INTO booking_events (booking_id, at, deed, from_status, to_status, detail)
      SELECT id, now(), 'modify-booking', 'confirmed', 'confirmed', jsonb_build_object(
               'before', jsonb_build_object('datein', check_in - ${days}::int, 'dateout', check_out - ${days}::int),
               'after', jsonb_build_object('datein', check_in, 'dateout', check_out)) FROM moved`.execute(db)
    await move(40)
    expect((await visitOf())?.left).toBe(true)
    await sql`UPDATE access_records SET first_day = first_day + 40, last_day = last_day + 40
               WHERE id = ${rows[0]!.id}`.execute(db)
    expect((await visitOf())?.left).toBe(false)
  })

  test('are nobody else’s, in the words of a stay that is not there', async () => {
    const ines = await stage.signedIn('ines')
    const [others, unknown] = [await read(ines), await read(elena, 999_999)]
    expect([others.code, unknown.code]).toEqual([404, 404])
    expect(others.body).toMatchObject({ code: 'BOOKING_NOT_FOUND' })
    expect(unknown.body.code).toBe(others.body.code)
  })
})
