import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clubDatabase, ENGINES, type TestApp, testAppOn } from '../../portal/server/testing.ts'

/** So many offers, each with a proposal, that a planner who has a key does not read them all. */
const MANY = 2_000

describe.each(ENGINES)('a stay that is cancelled while many trades are open, on %s', (engine) => {
  let stage: TestApp
  beforeAll(async () => {
    stage = await testAppOn(await clubDatabase(engine))
    const { db } = stage.database
    const two = sql`(SELECT id, hotel_id, owner_id, category_id, row_number() OVER (ORDER BY id) AS nth
                       FROM contracts WHERE hotel_id = 1 AND category_id IS NOT NULL ORDER BY id LIMIT 2)`
    await sql`
      INSERT INTO bookings (contract_id, hotel_id, category_id, check_in, check_out, adults, children, occupant, status,
                            nights_cost, created_at, changed_at)
      SELECT c.id, c.hotel_id, c.category_id, date '2040-01-01' + n * 8, date '2040-01-04' + n * 8, 2, 0, 'owner',
             'confirmed', 4, now(), now()
        FROM ${two} c CROSS JOIN generate_series(1, ${MANY}::int) n`.execute(db)
    await sql`
      INSERT INTO trades (code, found_by, hotel_id, contract_id, owner_id, booking_id, made_at)
      SELECT translate(upper(substr(md5(b.id::text), 1, 4) || '-' || substr(md5(b.id::text), 5, 4)), '01', 'XY'), 'resort',
             c.hotel_id, c.id, c.owner_id, b.id, now()
        FROM ${two} c JOIN bookings b ON b.contract_id = c.id AND b.check_in >= date '2040-01-01' WHERE c.nth = 1
      ON CONFLICT DO NOTHING`.execute(db)
    await sql`
      INSERT INTO trade_proposals (trade_id, hotel_id, contract_id, owner_id, booking_id, made_at)
      SELECT t.id, c.hotel_id, c.id, c.owner_id, b.id, now()
        FROM ${two} c JOIN bookings b ON b.contract_id = c.id AND b.check_in >= date '2040-01-01'
        JOIN bookings o ON o.check_in = b.check_in AND o.contract_id <> c.id
        JOIN trades t ON t.booking_id = o.id WHERE c.nth = 2`.execute(db)
    await stage.database.runScript('ANALYZE')
  })
  afterAll(() => stage.close())

  /** How many rows of the trades a statement reads by going through a whole table. */
  const scannedBy = (statement: ReturnType<typeof sql>) =>
    stage.database.db.transaction().execute(async (trx) => {
      const read = async () => {
        const { rows } = await sql<{ read: number }>`
          SELECT sum(seq_tup_read)::int AS read FROM pg_stat_xact_user_tables WHERE relname IN ('trades', 'trade_proposals')`.execute(
          trx,
        )
        return rows[0]!.read
      }
      const before = await read()
      await statement.execute(trx)
      return (await read()) - before
    })

  const TAKEN = sql`status = 'cancelled', changed_at = now()`
  test('finds what ends with it by the keys: that which was offered, and that which was proposed', async () => {
    const { db } = stage.database
    const scanned = await scannedBy(sql`SELECT count(*) FROM trade_proposals WHERE made_at IS NOT NULL`)
    expect(scanned).toBeGreaterThan(MANY * 0.9)
    for (const side of [
      sql`SELECT t.booking_id FROM trades t JOIN trade_proposals p ON p.trade_id = t.id AND p.state = 'open' WHERE t.state = 'open' ORDER BY t.id DESC LIMIT 1`,
      sql`SELECT booking_id FROM trade_proposals WHERE state = 'open' ORDER BY id DESC LIMIT 1`,
    ]) {
      const { rows } = await sql<{ booking_id: number }>`${side}`.execute(db)
      const id = rows[0]!.booking_id
      expect(await scannedBy(sql`UPDATE bookings SET ${TAKEN} WHERE id = ${id}`)).toBe(0)
      const { rows: ended } = await sql`
        SELECT FROM trade_proposals WHERE ended_booking_id = ${id} AND state = 'ended' AND ended_because = 'cancelled'`.execute(
        db,
      )
      expect(ended).toHaveLength(1)
    }
  })
})
