import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { exportRepairFigures, readRepairFigures } from '../../repairs/figures.endpoints.ts'

const QUARTER = { year: 2031, quarter: 1 }

describe.each(BOTH_ENGINES)('the figures of repairs, on %s', (engine) => {
  let club: TestApp
  let desk: Visitor
  let hotel: number
  beforeAll(async () => {
    club = await testApp(engine)
    desk = await club.signedIn('joel', { admin: true })
    const { db } = club.database
    const { rows } = await sql<{ id: number; owner: number; hotel: number }>`
      SELECT c.id, c.owner_id AS owner, c.hotel_id AS hotel FROM contracts c JOIN hotels h ON h.id = c.hotel_id
       WHERE h.currency = 'USD' AND h.zone = 'America/Cancun' ORDER BY c.id LIMIT 1`.execute(db)
    const contract = rows[0]!
    hotel = contract.hotel
    const send = async (
      at: string,
      more: { answered?: string; resolved?: string; technician?: number } = {},
    ) => {
      const made = await sql<{ id: number }>`
        INSERT INTO maintenance_requests (contract_id, description, first_day, last_day, provider_type, status, resolution,
                                          closed_at, created_at, changed_at)
        VALUES (${contract.id}, 'Of this test', '2031-01-01', '2031-01-02', 'club',
                ${more.technician ? 'in-progress' : more.resolved ? 'resolved' : 'open'},
                ${more.resolved && !more.technician ? 'Done' : null}, ${more.technician ? null : (more.resolved ?? null)}, ${at}, ${at})
        RETURNING id`.execute(db)
      const id = made.rows[0]!.id
      await sql`INSERT INTO maintenance_log (request_id, at, deed, actor_owner_id) VALUES (${id}, ${at}, 'created', ${contract.owner})`.execute(
        db,
      )
      if (more.answered)
        await sql`INSERT INTO maintenance_log (request_id, at, deed, actor_admin_id) VALUES (${id}, ${more.answered}, 'started', 1)`.execute(
          db,
        )
      if (more.technician)
        await sql`INSERT INTO repair_jobs (request_id, technician_id, step, named_at, changed_at, started_at, finished_at)
                  VALUES (${id}, ${more.technician}, 'finished', ${at}, ${at}, ${at}, ${more.resolved ?? null})`.execute(
          db,
        )
    }
    // The quarter is the resort's: midnight of January 1 in Cancún is 05:00 in UTC.
    await send('2031-01-01T04:59:00Z')
    await send('2031-01-01T05:00:00Z', { answered: '2031-01-01T07:00:00Z', resolved: '2031-01-02T05:00:00Z' })
    await send('2031-02-01T00:00:00Z', { answered: '2031-02-01T04:00:00Z' })
    await send('2031-03-01T00:00:00Z', {
      answered: '2031-03-01T06:00:00Z',
      resolved: '2031-03-03T00:00:00Z',
      technician: 3,
    })
    await send('2031-04-01T05:00:00Z')
  })
  afterAll(() => club.close())

  test('say of a quarter, by kind of work, how soon was answered and finished', async () => {
    const { data } = (await desk.call(readRepairFigures, { query: { ...QUARTER, hotel } })).body
    expect(data.all).toEqual({
      ...{ requests: 3, answered: 3, answerHours: 4, answerHours90: 5.6 },
      ...{ finished: 2, finishHours: 36, finishHours90: 45.6, open: 1, costs: [] },
    })
    expect(data.kinds).toMatchObject([
      { trade: null, requests: 2, finished: 1, finishHours: 24 },
      { trade: { en: 'Air conditioning' }, requests: 1, finished: 1, finishHours: 48, open: 0 },
    ])
    const empty = (await desk.call(readRepairFigures, { query: { year: 2040, quarter: 2 } })).body.data
    expect(empty).toMatchObject({ kinds: [], all: { requests: 0, answerHours: null } })
  })

  test('have what was billed, as the books have it, also once they corrected it', async () => {
    const { db } = club.database
    const costsAreTrue = async () => {
      const quarters = await billedByQuarter()
      expect(quarters).not.toEqual([])
      for (const { cents, year, quarter } of quarters) {
        const { data } = (await desk.call(readRepairFigures, { query: { year, quarter } })).body
        expect(data.all.costs).toContainEqual({ currency: 'USD', cents: Number(cents) })
      }
    }
    await costsAreTrue()
    await db.transaction().execute(async (trx) => {
      await sql`DELETE FROM transaction_lines l USING repair_jobs j WHERE j.transaction_id = l.transaction_id AND l.position > 1`.execute(
        trx,
      )
      await sql`UPDATE transaction_lines l SET quantity = 1, unit_cents = -9900, cents = -9900
                  FROM repair_jobs j WHERE j.transaction_id = l.transaction_id`.execute(trx)
      await sql`UPDATE transactions t SET cents = -9900 FROM repair_jobs j WHERE j.transaction_id = t.id`.execute(
        trx,
      )
    })
    await costsAreTrue()
  })

  async function billedByQuarter() {
    const { rows } = await sql<{ cents: string; year: number; quarter: number }>`
      SELECT -sum(x.cents) AS cents, extract(year FROM m.created_at AT TIME ZONE h.zone)::int AS year,
             extract(quarter FROM m.created_at AT TIME ZONE h.zone)::int AS quarter
        FROM repair_jobs j JOIN transactions x ON x.id = j.transaction_id JOIN maintenance_requests m ON m.id = j.request_id
        JOIN contracts c ON c.id = m.contract_id JOIN hotels h ON h.id = c.hotel_id
       WHERE h.currency = 'USD' GROUP BY 2, 3`.execute(club.database.db)
    return rows
  }

  test('are saved as CSV', async () => {
    const { headers, bytes } = await desk.call(exportRepairFigures, { query: { ...QUARTER, hotel } })
    expect(headers['content-type']).toContain('text/csv')
    const lines = bytes.toString('utf8').trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines.at(-1)).toMatch(/^[^,]+,3,3,4,5\.6,2,36,45\.6,1,0\.00,0\.00$/)
  })
})
