import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clubDatabase, ENGINES } from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { changeHeldNights } from './change-booking.store.ts'

const NIGHT = '2027-02-10'

// Two connections at once: the embedded engine has one.
describe.runIf(ENGINES.includes('postgres'))('nights that one stay gives and another takes', () => {
  let database: OpenDatabase
  let idCategory: number
  beforeAll(async () => {
    database = await clubDatabase('postgres')
    const { rows } = await sql<{ id: number }>`
      UPDATE room_nights SET free = 0 WHERE night = ${NIGHT}
         AND category_id = (SELECT category_id FROM room_nights WHERE night = ${NIGHT} AND capacity > 0 ORDER BY category_id LIMIT 1)
      RETURNING category_id AS id`.execute(database.db)
    idCategory = rows[0]!.id
  })
  afterAll(() => database.close())

  test('a stay that takes a night while another gives it back waits for that, and has it', async () => {
    const { db } = database
    const given = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const giving = db.transaction().execute(async (trx) => {
      await changeHeldNights(trx, idCategory, [NIGHT], [])
      given.resolve()
      await goOn.promise
    })
    await given.promise
    const taking = db.transaction().execute((trx) => changeHeldNights(trx, idCategory, [], [NIGHT]))
    await expect
      .poll(async () => {
        const { rows } = await sql<{ waits: boolean }>`
          SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock') AS waits`.execute(
          db,
        )
        return rows[0]?.waits
      })
      .toBe(true)
    goOn.resolve()
    await giving
    expect(await taking).toBe(true)
  })
})
