import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockSettling } from '../../finance/server/reports/settlements.store.ts'
import { settleStays } from '../../reservations/server/lapse/settle-stays.store.ts'
import type { OpenDatabase } from '../../server/database/database.ts'
import { holdSweep, letSweep } from '../../server/files/stored-files.store.ts'
import { cleanUp } from './housekeeping.ts'
import { BOTH_ENGINES, clubDatabase, type TestApp, testAppOn } from './testing.ts'

let club: TestApp
let database: OpenDatabase

/** The embedded engine has one connection: no lock is waited for there. */
describe.each(BOTH_ENGINES.filter((engine) => engine === 'postgres'))('housekeeping on %s', (engine) => {
  beforeAll(async () => {
    database = await clubDatabase(engine)
    club = await testAppOn(database)
  })
  afterAll(() => club.close())

  test('the advisory lock of a backup holds up neither the settling of stays nor that of reports', async () => {
    await database.db.connection().execute(async (backup) => {
      await holdSweep(backup)
      try {
        await database.db.transaction().execute(async (trx) => {
          await sql`SET LOCAL lock_timeout = '300ms'`.execute(trx)
          await lockSettling(trx)
        })
        await expect(settleStays(database.db, club.clock.now())).resolves.toBe(0)
      } finally {
        await letSweep(backup)
      }
    })
  })

  test('a step that fails keeps none of the others from being done, and is told', async () => {
    await sql`INSERT INTO sign_in_failures (subject, failures, last_at, forget_at) VALUES ('old', 1, ${new Date(0)}, ${new Date(0)})`.execute(
      database.db,
    )
    await database.runScript('ALTER TABLE benefit_entries RENAME TO benefit_entries_away')
    try {
      await expect(cleanUp(database.db, club.files, club.clock.now())).rejects.toThrow(AggregateError)
    } finally {
      await database.runScript('ALTER TABLE benefit_entries_away RENAME TO benefit_entries')
    }
    expect(await database.db.selectFrom('sign_in_failures').select('subject').execute()).toEqual([])
  })
})
