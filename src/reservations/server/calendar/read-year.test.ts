import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, daysBetween, nightsOf } from '../../../kernel/day.ts'
import {
  clubDatabase,
  ENGINES,
  type TestApp,
  testAppOn,
  type Visitor,
} from '../../../portal/server/testing.ts'
import { countStatements } from '../../../server/database/testing-statements.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { requestBooking } from '../../reservations.endpoints.ts'
import { isFreeThroughout, stateAt } from '../../year/year.ts'
import { findFlexibleStays, readYear } from '../../year.endpoints.ts'

interface WireYear {
  categories: { idCategory: number; own: boolean; nights: string }[]
  stays: { id: number; idCategory: number; datein: string; dateout: string; bookingStatus: string }[]
  blackouts: { firstNight: string; lastNight: string }[]
}

describe.each(ENGINES)('the year on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let contract: number
  let taken: ReturnType<typeof countStatements>['taken']

  beforeAll(async () => {
    const counted = countStatements(await clubDatabase(engine))
    taken = counted.taken
    stage = await testAppOn(counted.database)
    elena = await stage.signedIn('elena')
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example'`.execute(stage.database.db)
    contract = rows[0]!.id
  })
  afterAll(() => stage.close())

  const yearOf = async (year: number): Promise<WireYear> => {
    const { code, body } = await elena.call(readYear, { query: { idContract: contract, year } })
    expect(code).toBe(200)
    return body
  }
  const flexible = (datein: string, dateout: string, more: object = {}) =>
    elena.call(findFlexibleStays, { query: { idContract: contract, datein, dateout, ...more } })

  test('tells of every night what the tables tell', async () => {
    const { body } = await elena.call(readYear, { query: { idContract: contract, year: 2026 } })
    expect(body).toMatchObject({ year: 2026, today: TEST_DAY })
    const year = body as WireYear
    expect(year.categories[0]!.own).toBe(true)
    const { rows } = await sql<{ category: number; night: string; free: number }>`
      SELECT n.category_id AS category, n.night, n.free FROM room_nights n
        JOIN room_categories r ON r.id = n.category_id JOIN contracts c ON c.hotel_id = r.hotel_id
       WHERE c.id = ${contract} AND n.night BETWEEN '2026-01-01' AND '2026-12-31'`.execute(stage.database.db)
    const free = new Map(rows.map((row) => [`${row.category} ${row.night}`, row.free]))
    const own = new Set(
      year.stays.flatMap((stay) => nightsOf({ checkIn: stay.datein, checkOut: stay.dateout })),
    )
    expect(own.size).toBeGreaterThan(5)
    for (const { idCategory, nights } of year.categories) {
      expect(nights).toHaveLength(365)
      for (const night of nightsOf({ checkIn: '2026-01-01', checkOut: '2027-01-01' })) {
        const state = stateAt(nights, '2026-01-01', night)
        const closed = year.blackouts.some((one) => one.firstNight <= night && night <= one.lastNight)
        if (own.has(night)) expect(state, night).toBe('mine')
        else if (night < TEST_DAY) expect(state, night).toBe('past')
        else if (closed) expect(state, night).toBe('blackout')
        else if (free.get(`${idCategory} ${night}`) === 0) expect(state, night).toBe('taken')
        else expect(['free', 'not-enough-nights'], night).toContain(state)
      }
    }
  })

  test('without a year: eighteen months from the one that runs at the resort, with what pays for their nights', async () => {
    const { code, body } = await elena.call(readYear, { query: { idContract: contract } })
    expect(code).toBe(200)
    expect(body).toMatchObject({ from: '2026-11-01', to: '2028-05-01', today: TEST_DAY, year: 2026 })
    const year = await yearOf(2027)
    const skipped = daysBetween('2026-11-01', '2027-01-01')
    for (const { idCategory, nights } of body.categories) {
      expect(nights).toHaveLength(daysBetween('2026-11-01', '2028-05-01'))
      const same = year.categories.find((one) => one.idCategory === idCategory)!
      expect(nights.slice(skipped, skipped + 365)).toBe(same.nights)
    }
    const { rows } = await sql<{ starts: string; expires: string; balance: number }>`
      SELECT y.starts, y.expires, y.balance FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id
       WHERE y.contract_id = ${contract} AND f.code = 'nights' AND y.starts < '2028-05-01' AND y.expires >= '2026-11-01'
       ORDER BY y.starts`.execute(stage.database.db)
    expect(body.accounts).toEqual(rows)
  })

  test('beyond the counters no night is open', async () => {
    const { categories } = await yearOf(2031)
    for (const { nights } of categories) expect(new Set(nights)).toEqual(new Set(['N']))
  })

  test('a night that is free can be requested, and is then one’s own in every category', async () => {
    const { categories } = await yearOf(2027)
    const { idCategory, nights } = categories[0]!
    let day = '2027-01-05'
    while (!isFreeThroughout(nights, '2027-01-01', day, addDays(day, 2))) day = addDays(day, 1)
    const booked = await elena.call(requestBooking, {
      body: {
        idContract: contract,
        idCategory,
        datein: day,
        dateout: addDays(day, 2),
        adults: [{ na: false, name: 'Elena', lastname: 'Arriaga' }],
        children: [],
        occupant: 'owner',
        acceptNearby: true,
        terms: true,
      },
    })
    expect(booked.code).toBe(200)
    const after = await yearOf(2027)
    for (const one of after.categories) expect(stateAt(one.nights, '2027-01-01', day)).toBe('mine')
    expect(after.stays).toContainEqual(
      expect.objectContaining({ id: booked.body.data.id, datein: day, bookingStatus: 'confirmed' }),
    )
  })

  test('flexible stays are free in the year’s letters, and the nearest come first', async () => {
    const [datein, dateout] = ['2027-02-10', '2027-02-13']
    const { code, body } = await flexible(datein, dateout, { guests: 2, days: 10 })
    expect(code).toBe(200)
    expect(body.data).toHaveLength(12)
    const { categories } = await yearOf(2027)
    let last = 1
    for (const offer of body.data as { datein: string; dateout: string; idCategory: number }[]) {
      const { nights } = categories.find((one) => one.idCategory === offer.idCategory)!
      expect(isFreeThroughout(nights, '2027-01-01', offer.datein, offer.dateout)).toBe(true)
      const distance = Math.abs(daysBetween(datein, offer.datein))
      expect(distance).toBeGreaterThanOrEqual(last)
      last = distance
    }
  })

  test('flexible stays sleep the guests; a stay too long or backwards is refused', async () => {
    const crowd = await flexible('2027-02-10', '2027-02-13', { guests: 40 })
    expect([crowd.code, crowd.body.data]).toEqual([200, []])
    const long = await flexible('2027-02-10', '2027-04-12')
    expect([long.code, long.body.code]).toEqual([409, 'STAY_TOO_LONG'])
    const backwards = await flexible('2027-02-10', '2027-02-10')
    expect([backwards.code, Object.keys(backwards.body.fields)]).toEqual([400, ['dateout']])
  })

  test('a stay that is not of the contract is as unknown as one that does not exist', async () => {
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM bookings WHERE contract_id <> ${contract} ORDER BY id LIMIT 1`.execute(stage.database.db)
    const [foreign, none] = await Promise.all(
      [rows[0]!.id, 2_000_000].map((idBooking) => flexible('2027-02-10', '2027-02-13', { idBooking })),
    )
    expect([foreign!.code, foreign!.body.code]).toEqual([404, 'BOOKING_NOT_FOUND'])
    expect(foreign!.body).toEqual(none!.body)
  })

  test('a stranger’s contract is 404, an unsigned report locks', async () => {
    const query = { idContract: contract, year: 2026, datein: '2027-02-10', dateout: '2027-02-13' }
    const ines = await stage.signedIn('ines')
    const marcos = await stage.signedIn('marcos')
    for (const call of [readYear, findFlexibleStays]) {
      expect((await ines.call(call, { query })).code).toBe(404)
      const locked = await marcos.call(call, { query })
      expect([locked.code, locked.body.code]).toEqual([403, 'UNSIGNED_REPORT'])
    }
  })

  test('both take one statement, which finds its rows by index whatever the number of bookings', async () => {
    const { db } = stage.database
    // Stays of other contracts, enough for the planner to mind.
    await sql`
      INSERT INTO bookings (contract_id, hotel_id, category_id, check_in, check_out, adults, children, occupant,
                            status, nights_cost, created_at, changed_at)
      SELECT b.contract_id, b.hotel_id, b.category_id, b.check_in, b.check_out, 1, 0, 'owner', 'confirmed', 0,
             b.created_at, b.created_at
        FROM bookings b, generate_series(1, 20) WHERE b.contract_id <> ${contract}`.execute(db)
    await sql`ANALYZE`.execute(db)
    taken()
    for (const ask of [() => yearOf(2026), () => flexible('2027-02-10', '2027-02-13')]) {
      await ask()
      const statements = taken()
      expect(statements).toHaveLength(1)
      const { sql: text, parameters } = statements[0]!
      const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>({
        ...statements[0]!,
        sql: `EXPLAIN ${text}`,
        parameters,
      })
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toMatch(/bookings_contract/)
      expect(plan).toMatch(/room_nights_pkey/)
      expect(plan).not.toMatch(/Seq Scan on (bookings|room_nights)\b/)
      taken()
    }
  })
})
