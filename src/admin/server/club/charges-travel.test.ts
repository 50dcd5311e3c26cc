import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ChargeRun,
  listChargeRuns,
  publishChargeRun,
} from '../../../finance/charges/charges.endpoints.ts'
import { chargeRunWork } from '../../../finance/server/charges/run-work.ts'
import { BOOKS_HOLD, bookFaults } from '../../../finance/server/ledger/testing.books.store.ts'
import { ENGINES, type TestApp, testApp } from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import type { WorkParts } from '../../../server/jobs/works.ts'
import { faultLine } from './desk.ts'
import { exportClub } from './export-club.ts'
import { importClub } from './import-club.ts'
import { emptyDatabase, filesOf, newFolder } from './testing.folder.ts'

describe.each(ENGINES)('charge runs in a club’s folder, on %s', (engine) => {
  let stage: TestApp
  let copy: OpenDatabase
  const first = newFolder()
  const second = newFolder()
  beforeAll(async () => {
    stage = await testApp(engine)
    await sql`UPDATE order_details SET took_places = false, slot = NULL`.execute(stage.database.db)
    copy = await emptyDatabase(engine)
  })
  afterAll(async () => {
    await stage.close()
    await copy.close()
  })

  const runIn = async ({ db }: OpenDatabase) => {
    const { rows } = await sql<{ state: string; fees: number; cents: number }>`
      SELECT r.state, count(f.id)::int AS fees, coalesce(sum(f.cents), 0)::int AS cents
        FROM charge_runs r LEFT JOIN condo_fees f ON f.run_hotel_id = r.hotel_id AND f.year = r.year GROUP BY r.id`.execute(
      db,
    )
    return rows
  }

  test('a published one comes into an empty club with its fees, and nothing is charged again', async () => {
    const raul = await stage.signedIn('raul', { admin: true })
    const [run] = (await raul.call(listChargeRuns, {})).body.data as ChargeRun[]
    await raul.call(publishChargeRun, {
      body: { idRun: run!.id, version: run!.changed.version, looked: true },
    })
    await stage.work()
    // A day later the credits that waited are set against its fees; an import would do the same.
    stage.clock.pass(90_000_000)
    await stage.work()
    const [published] = await runIn(stage.database)
    expect(published).toMatchObject({ state: 'published', fees: expect.any(Number) })
    expect(published!.fees).toBeGreaterThan(10)

    const now = stage.clock.now()
    expect(await exportClub(stage.database, { folder: first })).toEqual({ ok: true })
    const imported = await importClub(copy, { folder: first, now })
    expect(imported.ok ? [] : imported.faults.map(faultLine)).toEqual([])
    expect(await exportClub(copy, { folder: second })).toEqual({ ok: true })
    const [before, after] = [filesOf(first), filesOf(second)]
    for (const [name, text] of Object.entries(before)) expect(after[name] === text, name).toBe(true)
    expect(await runIn(copy)).toEqual([published])
    expect(await bookFaults(copy.db)).toEqual(BOOKS_HOLD)
    for (const club of [copy, stage.database]) {
      const again = await importClub(club, { folder: first, now, removeParts: true })
      expect(again.ok ? [] : again.faults.map(faultLine)).toEqual([])
      if (again.ok)
        expect(again.files.filter(({ added, changed, removed }) => added + changed + removed > 0)).toEqual([])
    }
  })

  test('a folder does not change a budget whose fees are published', async () => {
    const path = join(first, 'budget-lines.csv')
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace(/^(BS,2027,3,1,.*,)(\d+)\.\d\d/m, '$11.00'))
    expect(readFileSync(path, 'utf8')).not.toBe(text)
    const changed = await importClub(copy, { folder: first, now: stage.clock.now() })
    expect(changed.ok ? [] : changed.faults.map(faultLine).join()).toContain(
      'fees are charged by this budget',
    )
    writeFileSync(path, text)
  })

  test('where it came in it is taken back, and the ledger has both', async () => {
    await sql`UPDATE charge_runs SET state = 'taking-back'`.execute(copy.db)
    const config = { publicUrl: 'http://127.0.0.1' }
    const parts = { db: copy.db, config, clock: stage.clock.now, isStopping: () => false }
    await chargeRunWork.run(parts as unknown as WorkParts)
    expect(await runIn(copy)).toEqual([{ state: 'prepared', fees: 0, cents: 0 }])
    expect(await bookFaults(copy.db)).toEqual(BOOKS_HOLD)
  })
})
