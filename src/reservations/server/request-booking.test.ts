import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayIn } from '../../kernel/day.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { readBenefitYear, takeBackAuthorization } from '../benefits.endpoints.ts'
import { listBlackouts } from '../calendar.endpoints.ts'
import { readBooking } from '../changes.endpoints.ts'
import { listBookings, requestBooking, searchRooms } from '../reservations.endpoints.ts'

describe.each(BOTH_ENGINES)('requesting a stay on %s', (engine) => {
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

  const main = { na: false, name: 'Elena', lastname: 'Arriaga', email: '', phone: '' }
  const body = (datein: string, nights: number, more: object = {}) => ({
    idContract: contract,
    idCategory: category,
    datein,
    dateout: addDays(datein, nights),
    adults: [main, { na: true }],
    children: [{ na: false, name: 'Leo', lastname: 'Arriaga', age: 6 }],
    occupant: 'owner',
    terms: true,
    ...more,
  })
  const free = async (day: string) =>
    (
      await sql<{
        free: number
      }>`SELECT free FROM room_nights WHERE category_id = ${category} AND night = ${day}::date`.execute(
        stage.database.db,
      )
    ).rows[0]!.free
  /** The nights left in the benefit year that a day falls in, as the search tells them and the ledger does. */
  const nightsLeft = async (day: string) => {
    const { body: found } = await elena.call(searchRooms, {
      body: { idContract: contract, datein: day, dateout: addDays(day, 1), adults: 1, children: 0 },
    })
    const { body: year } = await elena.call(readBenefitYear, {
      query: { idContract: contract, year: found.benefitYear, benefit: 'nights' },
    })
    expect(year.data[0].balance).toBe(found.balance)
    return found.balance as number
  }

  /** A stay far from the cast's own, on nights that are open. */
  async function openDay(): Promise<string> {
    const { rows } = await sql<{ day: string }>`
      SELECT n.night AS day FROM room_nights n JOIN contracts c ON c.id = ${contract}
       WHERE n.category_id = ${category} AND n.night > '2026-12-01'
         AND (SELECT count(*) FROM room_nights f WHERE f.category_id = n.category_id AND f.free > 1
               AND f.night BETWEEN n.night AND n.night + 6) = 7
         AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.contract_id = c.id
               AND b.check_in < n.night + 12 AND b.check_out > n.night - 5)
         AND NOT EXISTS (SELECT 1 FROM blackouts k WHERE k.hotel_id = c.hotel_id
               AND k.first_night < n.night + 7 AND k.last_night >= n.night)
         AND EXISTS (SELECT 1 FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.code = 'nights'
               WHERE y.contract_id = c.id AND n.night BETWEEN y.starts AND y.expires AND y.balance >= 7)
       ORDER BY n.night LIMIT 1`.execute(stage.database.db)
    if (!rows[0]) throw new Error('The club has no open week left for Elena')
    return rows[0].day
  }

  test('benefits chosen and authorized with the request wait for nobody; both deeds stand in the history', async () => {
    const { body: found } = await elena.call(searchRooms, {
      body: { idContract: contract, datein: '2027-09-06', dateout: '2027-09-08', adults: 2, children: 1 },
    })
    const golf = found.benefits.find(({ unit }: { unit: string }) => unit === 'passes')
    const benefits = [{ idBenefitYear: golf.idBenefitYear, quantity: 1 }]
    const answer = await elena.call(requestBooking, {
      body: body('2027-09-06', 2, { benefits, authorize: true, acceptNearby: true }),
    })
    expect(answer.body.data).toMatchObject({
      bookingStatus: found.confirmsItself ? 'confirmed' : 'pending-confirmation',
    })
    const { id, bookingStatus } = answer.body.data
    const { body: seen } = await elena.call(readBooking, { query: { idBooking: id } })
    expect(seen.data.usedBenefits).toMatchObject([{ state: 'authorized', quantity: 1 }])
    const { rows } = await sql<object>`
      SELECT deed, from_status AS from, to_status AS to FROM booking_events WHERE booking_id = ${id} ORDER BY id`.execute(
      stage.database.db,
    )
    expect(rows).toEqual([
      { deed: 'request-booking', from: null, to: 'to-authorize' },
      { deed: 'authorize-benefits', from: 'to-authorize', to: bookingStatus },
    ])
    // It can be taken back like any authorization.
    const back = await elena.call(takeBackAuthorization, { query: { idBooking: id } })
    expect(back.body.data).toEqual({ bookingStatus: 'to-authorize' })
  })

  test('an authorization without a benefit is none', async () => {
    const answer = await elena.call(requestBooking, {
      body: body('2027-09-20', 2, { authorize: true, acceptNearby: true }),
    })
    const { rows } = await sql<{ deed: string }>`
      SELECT deed FROM booking_events WHERE booking_id = ${answer.body.data.id}`.execute(stage.database.db)
    expect(rows).toEqual([{ deed: 'request-booking' }])
  })

  test('says until when it could be cancelled, and free of cost; of what is over it names no day', async () => {
    const { rows } = await sql<{ zone: string }>`
      SELECT h.zone FROM contracts c JOIN hotels h ON h.id = c.hotel_id WHERE c.id = ${contract}`.execute(
      stage.database.db,
    )
    const today = todayIn(rows[0]!.zone, stage.clock.now())
    const until = async (days: number) => {
      const datein = addDays(today, days)
      const body = { idContract: contract, datein, dateout: addDays(datein, 1), adults: 1, children: 0 }
      const found = await elena.call(searchRooms, { body })
      expect(found.code, JSON.stringify(found.body)).toBe(200)
      return [found.body.freeUntil, found.body.cancelUntil]
    }
    expect(await until(2)).toEqual([null, null])
    expect(await until(4)).toEqual([null, addDays(today, 1)])
    expect(await until(60)).toEqual([addDays(today, 29), addDays(today, 57)])
  })

  test('takes the nights, holds the balance, and shows in the list', async () => {
    const day = await openDay()
    const [freeBefore, balanceBefore] = [await free(day), await nightsLeft(day)]
    const found = await elena.call(searchRooms, {
      body: { idContract: contract, datein: day, dateout: addDays(day, 3), adults: 2, children: 1 },
    })
    expect(found.code).toBe(200)
    const own = found.body.rooms.find((room: { own: boolean }) => room.own)
    expect(own).toMatchObject({
      idCategory: category,
      left: expect.any(Number),
      nightsCost: expect.any(Number),
    })

    const answer = await elena.call(requestBooking, { body: body(day, 3) })
    expect(answer.code).toBe(200)
    expect(answer.body.data).toMatchObject({
      code: expect.stringMatching(/^BK-\d+$/),
      bookingStatus: 'confirmed',
    })
    expect(await free(day)).toBe(freeBefore - 1)
    expect(await nightsLeft(day)).toBe(balanceBefore - answer.body.data.nightsCost)

    const list = await elena.call(listBookings, { query: { idContract: contract } })
    const mine = list.body.data.find((one: { id: number }) => one.id === answer.body.data.id)
    expect(mine).toMatchObject({ datein: day, nights: 3, adults: 2, children: 1, byAdmin: false })
    expect(mine.guests).toEqual([
      { kind: 'adult', na: false, name: 'Elena', lastname: 'Arriaga', age: null },
      { kind: 'adult', na: true, name: null, lastname: null, age: null },
      { kind: 'child', na: false, name: 'Leo', lastname: 'Arriaga', age: 6 },
    ])
  })

  test('the same key answers the same again; another request under it is refused', async () => {
    const day = await openDay()
    const before = await free(day)
    const headers = { 'idempotency-key': `key-${day}-once` }
    const [first, second] = await Promise.all([
      elena.call(requestBooking, { body: body(day, 2), headers }),
      elena.call(requestBooking, { body: body(day, 2), headers }),
    ])
    expect(first.code).toBe(200)
    expect(second.body).toEqual(first.body)
    expect(await free(day)).toBe(before - 1)
    const other = await elena.call(requestBooking, { body: body(day, 1), headers })
    expect([other.code, other.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
  })

  test('an overlapping stay is refused with its days; a near one is a question', async () => {
    const day = await openDay()
    expect((await elena.call(requestBooking, { body: body(day, 2) })).code).toBe(200)
    const same = await elena.call(requestBooking, { body: body(addDays(day, 1), 2) })
    expect([same.code, same.body.code]).toEqual([409, 'RESERVATION_EXISTS'])
    expect(same.body.message).toContain(day.slice(0, 4))
    const near = await elena.call(requestBooking, { body: body(addDays(day, 3), 1) })
    expect([near.code, near.body.code]).toEqual([409, 'RESERVATION_NEARBY'])
    const again = await elena.call(requestBooking, { body: body(addDays(day, 3), 1, { acceptNearby: true }) })
    expect(again.code).toBe(200)
  })

  test('a room gone meanwhile is 409 in the reader’s language, and nothing changes', async () => {
    const day = await openDay()
    const db = stage.database.db
    await sql`UPDATE room_nights SET free = 0 WHERE category_id = ${category} AND night = ${addDays(day, 1)}::date`.execute(
      db,
    )
    const [freeBefore, balanceBefore] = [await free(day), await nightsLeft(day)]
    const answer = await elena.call(requestBooking, { body: body(day, 3) })
    expect([answer.code, answer.body.code]).toEqual([409, 'NO_AVAILABILITY'])
    expect(await free(day)).toBe(freeBefore)
    expect(await nightsLeft(day)).toBe(balanceBefore)
    const search = await elena.call(searchRooms, {
      body: { idContract: contract, datein: day, dateout: addDays(day, 3), adults: 1, children: 0 },
    })
    expect(search.body.rooms.map((room: { idCategory: number }) => room.idCategory)).not.toContain(category)
  })

  test('bad input names the fields; a date range backwards too', async () => {
    const backwards = await elena.call(searchRooms, {
      body: { idContract: contract, datein: '2027-02-10', dateout: '2027-02-03', adults: 2, children: 0 },
      headers: { 'accept-language': 'es' },
    })
    expect([backwards.code, backwards.body.code]).toEqual([400, 'BAD_INPUT'])
    expect(Object.keys(backwards.body.fields)).toEqual(['dateout'])
    const nobody = await elena.call(requestBooking, {
      body: body('2027-02-03', 2, { adults: [{ na: true }], terms: false }),
    })
    expect(Object.keys(nobody.body.fields).sort()).toEqual(['adults.0.name', 'terms'])
    const past = await elena.call(requestBooking, { body: body('2026-11-17', 2) })
    expect([past.code, past.body.code]).toEqual([409, 'STAY_IN_THE_PAST'])
    const long = await elena.call(requestBooking, { body: body('2027-02-03', 61) })
    expect([long.code, long.body.code]).toEqual([409, 'STAY_TOO_LONG'])
  })

  test('a stranger’s contract is 404 on every call', async () => {
    const ines = await stage.signedIn('ines')
    const query = { idContract: contract, year: 2026 }
    expect((await ines.call(listBookings, { query })).code).toBe(404)
    expect((await ines.call(listBlackouts, { query })).code).toBe(404)
    expect((await ines.call(readBenefitYear, { query })).code).toBe(404)
    expect((await ines.call(requestBooking, { body: body('2027-03-01', 2) })).code).toBe(404)
    const search = {
      idContract: contract,
      datein: '2027-03-01',
      dateout: '2027-03-03',
      adults: 1,
      children: 0,
    }
    expect((await ines.call(searchRooms, { body: search })).code).toBe(404)
  })

  test('an owner with an unsigned report is locked out, with the concierge’s number', async () => {
    const marcos = await stage.signedIn('marcos')
    const answer = await marcos.call(listBookings, { headers: { 'accept-language': 'en' } })
    expect([answer.code, answer.body.code]).toEqual([403, 'UNSIGNED_REPORT'])
    expect(answer.body.message).toContain(stage.config.conciergePhone)
  })

  test('fifty at once for the last room: one wins, 49 find no availability', async () => {
    const db = stage.database.db
    const day = '2027-08-02'
    // Fifty contracts, each with nights enough.
    const { rows: contracts } = await sql<{ id: number }>`
      WITH many AS (
        INSERT INTO contracts (number, owner_id, hotel_id, housing_id, category_id, membership_code, info_long,
                               starts, ends)
        SELECT 'MANY-' || n, owner_id, hotel_id, housing_id, category_id, membership_code, info_long, starts, ends
          FROM contracts, generate_series(1, 50) n WHERE id = ${contract} RETURNING id
      ), years AS (
        INSERT INTO benefit_years (contract_id, benefit_id, year, starts, expires)
        SELECT m.id, f.id, 2027, '2027-01-01', '2027-12-31' FROM many m, benefits f WHERE f.code = 'nights'
        RETURNING id, contract_id
      ), granted AS (
        INSERT INTO benefit_entries (benefit_year_id, at, kind, quantity) SELECT id, now(), 'grant', 7 FROM years)
      SELECT contract_id AS id FROM years`.execute(db)
    await sql`UPDATE room_nights SET free = 1 WHERE category_id = ${category}
              AND night BETWEEN ${day}::date AND ${day}::date + 1`.execute(db)
    const answers = await Promise.all(
      contracts.map(({ id }) =>
        elena.call(requestBooking, { body: body(day, 2, { idContract: id, adults: [main], children: [] }) }),
      ),
    )
    const codes = answers.map((one) => (one.code === 200 ? 'ok' : one.body.code))
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
    expect(codes.filter((code) => code === 'NO_AVAILABILITY')).toHaveLength(49)
    expect(await free(day)).toBe(0)
  })
})
