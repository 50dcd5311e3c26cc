import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  clubDatabase,
  ENGINES,
  type TestApp,
  testAppOn,
  type Visitor,
} from '../../../portal/server/testing.ts'
import { countStatements } from '../../../server/database/testing-statements.ts'
import {
  type ProfitMonths,
  readHotelPerformance,
  readMonthlyProfit,
  readProfit,
  type YearProfit,
} from '../../profit.endpoints.ts'

describe.each(ENGINES)('profit on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let ids: { contract: number; hotel: number; owner: number; elsewhere: number }
  let taken: ReturnType<typeof countStatements>['taken']

  beforeAll(async () => {
    const counted = countStatements(await clubDatabase(engine))
    taken = counted.taken
    stage = await testAppOn(counted.database)
    elena = await stage.signedIn('elena')
    const { rows } = await sql<typeof ids>`
      SELECT c.id AS contract, c.hotel_id AS hotel, o.id AS owner,
             (SELECT min(h.id) FROM hotels h
               WHERE NOT EXISTS (SELECT FROM contracts x WHERE x.owner_id = o.id AND x.hotel_id = h.id)) AS elsewhere
        FROM contracts c JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example'`.execute(stage.database.db)
    ids = rows[0]!
  })
  afterAll(() => stage.close())

  const profit = async (query: object): Promise<{ data: YearProfit[]; year: number; years: number[] }> => {
    const { code, body } = await elena.call(readProfit, { query: { idContract: ids.contract, ...query } })
    expect(code).toBe(200)
    return body
  }

  test('every year there is, oldest first, as the table has it', async () => {
    const { data, year, years } = await profit({ isAnual: 'true' })
    expect([year, years]).toEqual([null, [2026, 2025, 2024, 2023]])
    expect(data.map((row) => row.year)).toEqual([2023, 2024, 2025, 2026])
    const { rows } = await sql<{ year: number; net: number; nights: number }>`
      SELECT extract(year FROM month)::int AS year, sum(net_cents)::int AS net, sum(nights_rented)::int AS nights
        FROM monthly_profits WHERE contract_id = ${ids.contract} GROUP BY 1 ORDER BY 1`.execute(
      stage.database.db,
    )
    expect(data.map((row) => ({ year: row.year, net: row.netCents, nights: row.nightsRented }))).toEqual(rows)
    // The year under way is held against the same months, the second year against nothing: the first has two months.
    expect(data.map((row) => row.change === null)).toEqual([true, true, false, false])
    expect(data[3]?.months).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('a month with an issued report has the report’s figures, whatever the club has brought in', async () => {
    const { db } = stage.database
    const before = await profit({ isAnual: 1 })
    const changed = await sql<{ month: string }>`
      UPDATE monthly_profits p SET gross_cents = p.gross_cents + ${101}::int FROM executive_reports r
       WHERE p.contract_id = ${ids.contract} AND (r.contract_id, r.month, r.currency) = (p.contract_id, p.month, p.currency)
      RETURNING p.month`.execute(db)
    expect(changed.rows.length).toBeGreaterThan(0)
    expect(await profit({ isAnual: 1 })).toEqual(before)
    await sql`
      UPDATE monthly_profits SET gross_cents = gross_cents - ${101}::int
       WHERE contract_id = ${ids.contract} AND month = ANY (${changed.rows.map(({ month }) => month)}::date[])`.execute(
      db,
    )
  })

  test('one year, the newest without a year asked; isAnual of 0 or false is no', async () => {
    const all = await profit({ isAnual: 1 })
    for (const [query, year] of [
      [{}, 2026],
      [{ year: 2025, isAnual: 0 }, 2025],
      [{ year: 2024, isAnual: 'false', userId: ids.owner }, 2024],
    ] as const) {
      const { data, ...rest } = await profit(query)
      expect(rest).toMatchObject({ year, years: all.years })
      expect(data).toEqual(all.data.filter((row) => row.year === year))
    }
    expect(await profit({ year: 2015 })).toMatchObject({ data: [], year: 2015 })
  })

  test('the months of a year add up to it to the cent, and the next year calls them last year’s', async () => {
    const { data } = await profit({ isAnual: 1 })
    const monthsOf = async (year: number): Promise<ProfitMonths[]> => {
      const query = { idContract: ids.contract, year }
      return (await elena.call(readMonthlyProfit, { query })).body.data
    }
    for (const row of data) {
      const [own] = await monthsOf(row.year)
      const [next] = await monthsOf(row.year + 1)
      expect(own?.currency).toBe(row.currency)
      expect(own?.months).toHaveLength(12)
      const sum = (of: 'thisYear' | 'lastYear', months = own!.months) =>
        months.reduce((total, one) => total + (one[of]?.netCents ?? 0), 0)
      expect(sum('thisYear')).toBe(row.netCents)
      expect(sum('lastYear', next!.months)).toBe(row.netCents)
    }
  })

  test('a contract whose hotel settles in another currency has its own rows, in its own currency', async () => {
    const { db } = stage.database
    await sql`UPDATE monthly_profits SET currency = 'MXN'
               WHERE contract_id = ${ids.contract} AND month = '2026-10-01'`.execute(db)
    const { data } = await profit({ year: 2026 })
    expect(data.map((row) => [row.currency, row.months.length])).toEqual([
      ['USD', 9],
      ['MXN', 1],
    ])
    expect(data[1]?.change).toBeNull()
    await sql`UPDATE monthly_profits SET currency = 'USD' WHERE contract_id = ${ids.contract}`.execute(db)
  })

  test('a contract in its first days has no year and no month', async () => {
    const { db } = stage.database
    await sql`CREATE TABLE kept AS SELECT * FROM monthly_profits WHERE contract_id = ${ids.contract}`.execute(
      db,
    )
    await sql`DELETE FROM monthly_profits WHERE contract_id = ${ids.contract}`.execute(db)
    expect(await profit({})).toMatchObject({ data: [], year: null, years: [] })
    const monthly = await elena.call(readMonthlyProfit, { query: { idContract: ids.contract } })
    expect(monthly.body).toMatchObject({ data: [], year: null, years: [] })
    await sql`INSERT INTO monthly_profits (contract_id, month, nights_rented, gross_cents, fees_cents, currency)
              SELECT contract_id, month, nights_rented, gross_cents, fees_cents, currency FROM kept`.execute(
      db,
    )
  })

  test('the hotel, this year against last; language and isOwner change nothing', async () => {
    const { code, body } = await elena.call(readHotelPerformance, { query: { resort: ids.hotel } })
    expect(code).toBe(200)
    expect(body.data).toMatchObject({ year: 2026 })
    expect(body.data.thisYear).toHaveLength(10)
    expect(body.data.lastYear).toHaveLength(12)
    const { rows } = await sql<{ rate: number; revpar: number }>`
      SELECT average_rate_cents AS rate, revpar_cents AS revpar FROM hotel_performance
       WHERE hotel_id = ${ids.hotel} AND month = '2026-03-01'`.execute(stage.database.db)
    expect(body.data.thisYear[2]).toMatchObject({
      month: 3,
      averageRateCents: rows[0]!.rate,
      revparCents: rows[0]!.revpar,
    })
    const again = await elena.call(readHotelPerformance, {
      query: { resort: ids.hotel, language: 1, isOwner: 'true' },
    })
    expect(again.body).toEqual(body)
  })

  test('the hotel in the year that is asked for; nothing where it has no figures', async () => {
    const of = async (year: number) =>
      (await elena.call(readHotelPerformance, { query: { resort: ids.hotel, year } })).body.data
    expect((await of(2026)).thisYear).toHaveLength(10)
    const before = await of(2025)
    expect([before.year, before.thisYear.length]).toEqual([2025, 12])
    expect(before.thisYear).toEqual((await of(2026)).lastYear)
    expect([await of(2015), await of(2027)]).toEqual([null, null])
  })

  test('a stranger’s contract, owner or hotel is 404, and nobody asks without a session', async () => {
    const ines = await stage.signedIn('ines')
    const query = { idContract: ids.contract }
    for (const call of [readProfit, readMonthlyProfit])
      expect((await ines.call(call, { query })).code, call.name).toBe(404)
    const as = { ...query, userId: ids.owner + 1 }
    expect((await elena.call(readProfit, { query: as })).code).toBe(404)
    expect((await elena.call(readHotelPerformance, { query: { resort: ids.elsewhere } })).code).toBe(404)
    expect((await elena.call(readHotelPerformance, { query: { resort: 999_999 } })).code).toBe(404)
    expect((await stage.visitor().call(readProfit, { query })).code).toBe(401)
    const nothing = await elena.call(readMonthlyProfit, { query: { year: 'x' } })
    expect([nothing.code, Object.keys(nothing.body.fields).sort()]).toEqual([400, ['idContract', 'year']])
  })

  test('an owner with an unsigned report reads it: one signs what one has seen', async () => {
    const marcos = await stage.signedIn('marcos')
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'marcos@marea.example'`.execute(stage.database.db)
    const { code, body } = await marcos.call(readProfit, { query: { idContract: rows[0]!.id } })
    expect([code, body.data.length]).toEqual([200, 1])
  })

  test('takes one statement, a hotel two', async () => {
    for (const [call, query, most] of [
      [readProfit, { idContract: ids.contract, isAnual: 1 }, 1],
      [readMonthlyProfit, { idContract: ids.contract }, 1],
      [readHotelPerformance, { resort: ids.hotel }, 2],
    ] as const) {
      taken()
      await elena.call(call, { query })
      expect(taken(), call.name).toHaveLength(most)
    }
  })
})
