import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, addMonths } from '../../../kernel/day.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { readMaintenance } from '../../maintenance.endpoints.ts'
import { listRepairPlans, type RepairPlan, saveRepairPlan } from '../../repairs/plan.endpoints.ts'
import { plannedRepairWork } from './plan-repairs.ts'

const WHAT = {
  en: 'Change the filters of the air conditioning',
  es: 'Cambiar los filtros del aire acondicionado',
}
const DUE = addDays(TEST_DAY, 5)

describe.each(ENGINES)('what recurs at a residence, on %s', (engine) => {
  let club: TestApp
  let desk: Visitor
  let elena: Visitor
  let home: number
  beforeAll(async () => {
    club = await testApp(engine)
    elena = await club.signedIn('elena')
    desk = await club.signedIn('joel', { admin: true })
    const { rows } = await sql<{ home: number }>`
      SELECT c.housing_id AS home FROM contracts c JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example' AND c.membership_code = 'CLASSIC' ORDER BY c.id LIMIT 1`.execute(
      club.database.db,
    )
    home = rows[0]!.home
  })
  afterAll(() => club.close())
  beforeEach(async () => {
    await sql`DELETE FROM maintenance_requests WHERE description = ANY (${[WHAT.en, WHAT.es]})`.execute(
      club.database.db,
    )
    await sql`DELETE FROM repair_plans`.execute(club.database.db)
  })

  const save = (more: Record<string, unknown> = {}) =>
    desk.call(saveRepairPlan, {
      body: {
        ...{
          id: null,
          idHousing: home,
          what: WHAT,
          everyMonths: 3,
          firstDay: DUE,
          idTechnician: 3,
          active: true,
        },
        ...more,
      },
    })
  const plan = async (): Promise<RepairPlan> =>
    (await desk.call(listRepairPlans)).body.data.plans.find((one: RepairPlan) => one.idHousing === home)
  const run = () =>
    plannedRepairWork.run({
      ...{ db: club.database.db, files: club.files, config: club.config, clock: club.clock.now },
      ...{ log: club.app.log, isStopping: () => false },
    })
  const made = async () =>
    (
      await sql<{ id: number; status: string; first_day: string; step: string | null }>`
        SELECT m.id, m.status, m.first_day::text AS first_day, j.step FROM maintenance_requests m
          LEFT JOIN repair_jobs j ON j.request_id = m.id
         WHERE m.description = ANY (${[WHAT.en, WHAT.es]}) ORDER BY m.id`.execute(club.database.db)
    ).rows
  const mails = async () =>
    (
      await sql<{ content: { description: string; planned: string } }>`
        SELECT content FROM outbox WHERE kind = 'repair-named' AND content ->> 'description' = ${WHAT.en}`.execute(
        club.database.db,
      )
    ).rows

  test('becomes a job of the residence’s contract a week before it is due, once', async () => {
    expect((await save()).code).toBe(200)
    const before = (await mails()).length
    await run()
    await run()
    expect(await made()).toMatchObject([{ status: 'in-progress', first_day: DUE, step: 'planned' }])
    expect(await plan()).toMatchObject({ nextDay: addMonths(DUE, 3), lastJob: { day: DUE } })
    const told = await mails()
    expect(told).toHaveLength(before + 1)
    expect(told.at(-1)?.content.planned).toBe('yes')
    const [job] = await made()
    const seen = (await elena.call(readMaintenance, { query: { idRequest: job?.id } })).body.data
    expect(seen).toMatchObject({ description: WHAT.en, job: { stage: 'named' }, byAdmin: true })
  })

  test('is not made before, nor while it is stopped, nor where no contract takes it', async () => {
    await save({ firstDay: addDays(TEST_DAY, 8) })
    await run()
    expect(await made()).toEqual([])
    const { id } = await plan()
    await save({ id, active: false })
    await run()
    const { rows } = await sql<{ id: number }>`
      SELECT u.id FROM housing u WHERE NOT EXISTS (SELECT FROM contracts c WHERE c.housing_id = u.id) LIMIT 1`.execute(
      club.database.db,
    )
    await save({ idHousing: rows[0]?.id })
    await run()
    expect(await made()).toEqual([])
    const all = (await desk.call(listRepairPlans)).body.data.plans as RepairPlan[]
    expect(all.find(({ idHousing }) => idHousing === rows[0]?.id)?.hasContract).toBe(false)
  })

  test('two processes at once make one job', async () => {
    await save()
    await Promise.all([run(), run(), run()])
    expect(await made()).toHaveLength(1)
  })

  test('killed before its mail is written it has made nothing, and the next run makes all of it', async () => {
    await save()
    const { db } = club.database
    await club.database.runScript('ALTER TABLE outbox RENAME TO outbox_away')
    await run()
    await club.database.runScript('ALTER TABLE outbox_away RENAME TO outbox')
    expect(await made()).toEqual([])
    expect(await plan()).toMatchObject({ nextDay: DUE, lastJob: null })
    const before = (await mails()).length
    await run()
    expect(await made()).toHaveLength(1)
    expect(await mails()).toHaveLength(before + 1)
    await expect(
      sql`INSERT INTO repair_plan_jobs (plan_id, due_day, request_id)
          SELECT plan_id, due_day, 1 FROM repair_plan_jobs`.execute(db),
    ).rejects.toThrow(/repair_plan_jobs_pkey/)
  })

  test('what was missed is made once, and a day that was made is not made again by changing the plan', async () => {
    await save({ firstDay: addMonths(TEST_DAY, -10) })
    await sql`UPDATE repair_plans SET next_day = ${addMonths(TEST_DAY, -7)}`.execute(club.database.db)
    await run()
    await run()
    expect(await made()).toMatchObject([{ first_day: TEST_DAY }])
    const { id, nextDay } = await plan()
    expect(nextDay).toBe(addMonths(TEST_DAY, 2))
    await sql`DELETE FROM maintenance_requests WHERE description = ANY (${[WHAT.en, WHAT.es]})`.execute(
      club.database.db,
    )
    await save({ id, firstDay: DUE })
    await run()
    await save({ id, firstDay: DUE })
    await run()
    expect(await made()).toHaveLength(1)
  })

  test('who no longer works gets no job: the request waits at the desk', async () => {
    await save()
    await sql`UPDATE technicians SET active = false WHERE id = 3`.execute(club.database.db)
    await run()
    await sql`UPDATE technicians SET active = true WHERE id = 3`.execute(club.database.db)
    expect(await made()).toMatchObject([{ status: 'open', step: null }])
    await sql`UPDATE technicians SET active = false WHERE id = 2`.execute(club.database.db)
    expect((await save({ idTechnician: 2 })).body.code).toBe('TECHNICIAN_ELSEWHERE')
    await sql`UPDATE technicians SET active = true WHERE id = 2`.execute(club.database.db)
  })
})
