import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../portal/server/testing.ts'

/** What a thing of each kind begins to wait by, and the tables of other kinds, which its statement has no need of. */
const KINDS = [
  { kind: 'bookings', others: ['orders', 'maintenance_requests', 'messages', 'meetings', 'suspicions'] },
  {
    kind: 'orders',
    others: ['booking_wishes', 'maintenance_requests', 'messages', 'meetings', 'suspicions'],
  },
]

describe('what begins to wait', () => {
  let stage: TestApp
  beforeAll(async () => {
    stage = await testApp()
  })
  afterAll(() => stage.close())

  const waitingStay = (status: string) => sql<{ id: number }>`
    INSERT INTO bookings (contract_id, hotel_id, category_id, check_in, check_out, adults, children, occupant, status, nights_cost,
                          note, created_at, changed_at)
    SELECT c.id, c.hotel_id, c.category_id, '2031-03-01', '2031-03-04', 2, 0, 'owner', ${status}, 3, 'A cot for Zoé', now(), now()
      FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example' LIMIT 1 RETURNING id`
  /** The inbox's row of a stay, and how it differs from what the view says. */
  const rowOf = async (id: number) => {
    const { rows } = await sql<{ words: string; state: string; same: boolean; found: boolean }>`
      SELECT i.words, i.state, i.find @@ to_tsquery('simple', 'zoe & harrington') AS found,
             NOT EXISTS (SELECT * FROM inbox_rows WHERE kind = 'bookings' AND thing_id = ${id}
                         EXCEPT SELECT kind, thing_id, state, hotel_id, contract_id, owner_id, code, words, since, zone, answer_by,
                                       lapses_at, first_day, last_day, shown_from, shown_until, find FROM inbox) AS same
        FROM inbox i WHERE i.kind = 'bookings' AND i.thing_id = ${id}`.execute(stage.database.db)
    return rows
  }

  test('a stay that waits from its beginning is in the inbox with its commit, as the view has it', async () => {
    const { rows } = await waitingStay('pending-confirmation').execute(stage.database.db)
    expect(await rowOf(rows[0]!.id)).toEqual([
      { words: 'A cot for Zoé', state: 'pending-confirmation', found: true, same: true },
    ])
  })

  test('a stay that is confirmed at once is not, and one that changes in the same transaction is as it ends', async () => {
    const { db } = stage.database
    const confirmed = await waitingStay('confirmed').execute(db)
    expect(await rowOf(confirmed.rows[0]!.id)).toEqual([])
    const id = await db.transaction().execute(async (trx) => {
      const { rows } = await waitingStay('pending-confirmation').execute(trx)
      await sql`UPDATE bookings SET status = 'pending', note = 'Late' WHERE id = ${rows[0]!.id}`.execute(trx)
      return rows[0]!.id
    })
    expect(await rowOf(id)).toMatchObject([{ words: 'Late', state: 'pending', same: true }])
    await sql`UPDATE bookings SET status = 'confirmed' WHERE id = ${id}`.execute(db)
    expect(await rowOf(id)).toEqual([])
  })

  test.each(KINDS)(
    'what writes the row of $kind is planned for their tables alone',
    async ({ kind, others }) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
      EXPLAIN SELECT * FROM inbox_rows r WHERE r.kind = ${sql.lit(kind)} AND r.thing_id = 1`.execute(
        stage.database.db,
      )
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toMatch(new RegExp(` on ${kind} `))
      for (const table of others) expect(plan).not.toMatch(new RegExp(` on ${table} `))
    },
  )
})
