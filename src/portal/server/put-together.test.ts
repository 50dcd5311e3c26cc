import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { API } from '../../kernel/endpoint.ts'
import { requestPasswordReset } from '../../membership/passwords.endpoints.ts'
import { TEST_DAY } from '../../server/testing.day.ts'
import { HANDLERS, HEALTH_CHECKS, QUEUES, WORKS } from './handlers.ts'
import { type Portal, putTogether } from './put-together.ts'
import { type TestApp, testApp } from './testing.ts'

let club: TestApp
let portal: Portal

beforeAll(async () => {
  club = await testApp()
  portal = await putTogether({
    config: club.config,
    database: club.database,
    files: club.files,
    clock: club.clock.now,
    web: null,
    checks: [{ name: 'of-this-portal', ok: async () => false }],
  })
  await portal.app.ready()
})
afterAll(async () => {
  await portal.app.close()
  await club.close()
})

afterEach(() => vi.restoreAllMocks())

test('every slice’s calls are served', () => {
  const unserved = HANDLERS.filter(
    ({ endpoint: { method, path } }) => !portal.app.hasRoute({ method, url: API + path.replace(/\/$/, '') }),
  )
  expect(unserved.map(({ endpoint }) => endpoint.name)).toEqual([])
})

test('the slices’ own routes stand beside the API', () => {
  for (const url of ['/api/photos/:key/:width', '/calendar/:file'])
    expect(portal.app.hasRoute({ method: 'GET', url }), url).toBe(true)
})

test('/ready asks the slices’ checks and the portal’s own, and /metrics counts every queue', async () => {
  const ready = await portal.app.inject('/ready')
  expect(ready.json().attention).toContain('of-this-portal')
  const { body } = await portal.app.inject('/metrics')
  for (const { name } of HEALTH_CHECKS) expect(body).toContain(`veranda_attention{of="${name}"}`)
  for (const { name } of QUEUES) expect(body).toContain(`veranda_${name}_waiting`)
})

test('each work is done once, with the portal’s own clock and database', async () => {
  const runs = WORKS.map((one) => vi.spyOn(one, 'run').mockResolvedValue())
  await portal.workOnce()
  for (const run of runs) {
    expect(run).toHaveBeenCalledOnce()
    const parts = run.mock.calls[0]![0]
    expect(parts.db).toBe(club.database.db)
    expect(parts.clock().toISOString()).toContain(TEST_DAY)
  }
})

test('the jobs send a mail that a call has queued, in the words of its slice', async () => {
  const asked = await club.visitor().call(requestPasswordReset, { query: { email: 'elena@marea.example' } })
  expect(asked.code).toBe(200)
  const jobs = portal.startJobs()
  const waits = async () =>
    await club.database.db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'password-reset')
      .where('sent_at', 'is not', null)
      .execute()
  await expect.poll(waits, { timeout: 20_000 }).toHaveLength(1)
  await jobs.stop()
})
