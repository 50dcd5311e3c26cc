import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { TEST_DAY } from '../../server/testing.day.ts'
import { listBookingBenefits } from '../benefits.endpoints.ts'
import { listBlackouts } from '../calendar.endpoints.ts'
import { cancelBooking, modifyBooking, readPenalty, updateGuests } from '../changes.endpoints.ts'
import { listBookings, requestBooking, searchRooms } from '../reservations.endpoints.ts'

const people = {
  adults: [{ na: false, name: 'Elena', lastname: 'Harrington', email: '', phone: '' }],
  children: [],
  occupant: 'owner' as const,
}

describe.each(ENGINES)('a refusal names the check that refused, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let contract: number
  let category: number
  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    const { rows } = await sql<{ id: number; category: number }>`
      SELECT c.id, c.category_id AS category FROM contracts c JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example'`.execute(stage.database.db)
    contract = rows[0]!.id
    category = rows[0]!.category
  })
  afterAll(() => stage.close())

  /** A coming stay of Elena's with a status, so many days away; her other stays are moved far from it. */
  const put = async (status: string, days: number): Promise<number> => {
    const from = addDays(TEST_DAY, days)
    const { rows } = await sql<{ id: number }>`
      UPDATE bookings SET status = ${status}, housing_id = NULL, check_in = ${from}::date, check_out = ${from}::date + 4
       WHERE id = (SELECT max(id) FROM bookings WHERE contract_id = ${contract}) RETURNING id`.execute(
      stage.database.db,
    )
    return rows[0]!.id
  }
  const cancel = (idBooking: number) =>
    elena.call(cancelBooking, { body: { idBooking, idMotive: 1, note: 'Plans changed' } })
  const change = (idBooking: number) => elena.call(updateGuests, { body: { idBooking, ...people } })
  const request = (datein: string, dateout: string) =>
    elena.call(requestBooking, {
      body: { idContract: contract, idCategory: category, datein, dateout, ...people, terms: true },
    })

  test.each([
    ['to-authorize', 60, /benefits wait for your authorization/],
    ['pending-cancel', 60, /cancellation waits for the club/],
    ['cancelled', 60, /it is cancelled\./],
    ['rejected', 60, /was not accepted/],
    ['confirmed', 7, /changes are open until the eighth day before check-in, which was Tue, Nov 17, 2026/],
    ['confirmed', -2, /the stay has begun/],
  ])('a change of a stay that is %s, %i days ahead', async (status, days, words) => {
    const { code, body } = await change(await put(status, days))
    expect([code, body.code]).toEqual([409, 'CANNOT_MODIFY'])
    expect(body.message).toMatch(words)
  })

  test.each([
    ['pending-cancel', 20, /cancellation waits for the club/],
    ['cancelled', 20, /it is cancelled already/],
    ['rejected', 20, /was not accepted/],
    ['confirmed', 2, /2 days away or less; for this stay cancelling closed on Tue, Nov 17, 2026/],
    ['confirmed', -2, /the stay has begun/],
    ['confirmed', -4, /the stay is over/],
  ])(
    'cancelling a stay that is %s, %i days ahead; its penalty is refused alike',
    async (status, days, words) => {
      const id = await put(status, days)
      for (const { code, body } of [
        await cancel(id),
        await elena.call(readPenalty, { query: { idBooking: id } }),
      ]) {
        expect([code, body.code]).toEqual([409, 'CANNOT_CANCEL'])
        expect(body.message).toMatch(words)
        expect(body.penality).toBeUndefined()
      }
    },
  )

  test('a stay beyond the calendar says where it ends, whatever is left of the nights', async () => {
    const { lastNight } = (await elena.call(listBlackouts, { query: { idContract: contract } })).body
    const [from, to] = [addDays(lastNight, 0), addDays(lastNight, 3)]
    const asked = await request(from, to)
    expect([asked.code, asked.body.code]).toEqual([409, 'CALENDAR_NOT_OPEN'])
    expect(asked.body.message).toContain(dayInWords(lastNight, 'en'))
    const found = await elena.call(searchRooms, {
      body: { idContract: contract, datein: from, dateout: to, adults: 1, children: 0 },
    })
    expect([found.code, found.body.code]).toEqual([409, 'CALENDAR_NOT_OPEN'])
    const moved = await elena.call(modifyBooking, {
      body: { idBooking: await put('confirmed', 60), datein: from, dateout: to, ...people },
    })
    expect([moved.code, moved.body.code]).toEqual([409, 'CALENDAR_NOT_OPEN'])
  })

  test('a benefit year that is not granted yet is not one that is used up', async () => {
    const { db } = stage.database
    const { rows } = await sql<{ until: string }>`
      SELECT max(y.expires) AS until FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.unit = 'nights'
       WHERE y.contract_id = ${contract}`.execute(db)
    const from = addDays(rows[0]!.until, 2)
    await sql`
      INSERT INTO room_nights (category_id, night, capacity, free)
      SELECT ${category}, n::date, 5, 5 FROM generate_series(${from}::date, ${from}::date + 9, interval '1 day') n
      ON CONFLICT DO NOTHING`.execute(db)
    const ahead = await request(from, addDays(from, 3))
    expect(ahead.body.code).toBe('NOT_ENOUGH_NIGHTS')
    expect(ahead.body.message).toMatch(/your benefit years reach .*have not been granted yet/)
  })

  test('a contract that never books is not told about its dates', async () => {
    const { db } = stage.database
    await sql`UPDATE owners SET can_book = false WHERE email = 'elena@marea.example'`.execute(db)
    const never = await request('2027-02-06', '2027-02-08')
    await sql`UPDATE owners SET can_book = true WHERE email = 'elena@marea.example'`.execute(db)
    expect(never.body.code).toBe('CONTRACT_CRITERIA')
    expect(never.body.message).toMatch(/none can be made with it here/)
    const late = await request('2099-02-06', '2099-02-08')
    expect(late.body.message).toMatch(/it runs from .* to /)
  })

  test('a cancelled stay tells in the list what it cost', async () => {
    const id = await put('cancelled', 60)
    await sql`UPDATE bookings SET penalty_nights = 1 WHERE id = ${id}`.execute(stage.database.db)
    const { data } = (await elena.call(listBookings, { query: { idContract: contract } })).body
    expect(data.find((one: { id: number }) => one.id === id)).toMatchObject({ penaltyNights: 1 })
  })

  test('a penalty of no nights needs no figure to be accepted', async () => {
    const id = await put('confirmed', 20)
    await sql`UPDATE bookings SET nights_cost = 0 WHERE id = ${id}`.execute(stage.database.db)
    expect((await cancel(id)).body.data).toEqual({
      bookingStatus: 'pending-cancel',
      penaltyNights: 0,
      keptLines: 0,
    })
    expect((await elena.call(listBookingBenefits, { query: { idBooking: id } })).code).toBe(200)
  })
})
