import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { type CondoFee, readCondoFees } from '../../statement.endpoints.ts'

describe.each(ENGINES)('condo fees on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let contract: number

  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    const { rows } = await sql<{ id: number }>`
      UPDATE hotels SET zone = 'Pacific/Auckland' FROM contracts c JOIN owners o ON o.id = c.owner_id
       WHERE hotels.id = c.hotel_id AND o.email = 'elena@marea.example' RETURNING c.id`.execute(
      stage.database.db,
    )
    contract = rows[0]!.id
    await sql`
      WITH added AS (
        INSERT INTO condo_fees (contract_id, year, quarter, due, cents, paid_cents, currency)
        VALUES (${contract}, 2031, 1, '2026-11-17', 90000, 90000, 'USD'), (${contract}, 2031, 2, '2026-11-18', 90001, 1, 'USD'),
               (${contract}, 2031, 3, '2026-11-19', 90000, 50000, 'USD'), (${contract}, 2031, 4, '2026-11-19', 170000, 0, 'MXN')
        RETURNING id, cents)
      INSERT INTO condo_fee_lines (condo_fee_id, position, concept, cents)
      SELECT id, p, jsonb_build_object('en', 'Part ' || p, 'es', 'Parte ' || p),
             CASE p WHEN 1 THEN 60000 ELSE cents - 60000 END FROM added, generate_series(1, 2) p`.execute(
      stage.database.db,
    )
  })
  afterAll(() => stage.close())

  const fees = (query: Record<string, unknown> = {}) =>
    elena.call(readCondoFees, { query: { idContract: contract, ...query } })

  test('fees are told by quarter with their parts, by today at the resort, where it is the 19th already', async () => {
    const { code, body } = await fees({ year: 2031 })
    expect(code).toBe(200)
    const data = body.data as CondoFee[]
    expect(data.map(({ quarter, feeStatus, openCents }) => [quarter, feeStatus, openCents])).toEqual([
      [1, 'paid', 0],
      [2, 'past-due', 90_000],
      [3, 'partial-payment', 40_000],
      [4, 'sent', 170_000],
    ])
    for (const { lines, cents } of data) expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(cents)
    expect(body.totals).toEqual([
      { currency: 'MXN', cents: 170_000, paidCents: 0, setOffCents: 0, openCents: 170_000 },
      { currency: 'USD', cents: 270_001, paidCents: 140_001, setOffCents: 0, openCents: 130_000 },
    ])
  })

  test('fees without a year asked are those of this one', async () => {
    const { body } = await fees()
    expect(body.year).toBe(2026)
    expect(body.data.length).toBeGreaterThan(0)
    expect(body.years.slice(0, 2)).toEqual([2031, 2027])
    expect(body.years).toContain(2026)
  })

  test('a year without any is empty', async () => {
    expect((await fees({ year: 2012 })).body).toMatchObject({ data: [], totals: [], year: 2012 })
  })

  test('a stranger’s contract is not there', async () => {
    const ines = await stage.signedIn('ines')
    const { code } = await ines.call(readCondoFees, { query: { idContract: contract, year: 2031 } })
    expect(code).toBe(404)
  })
})
