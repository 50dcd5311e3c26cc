import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { API } from '../../kernel/endpoint.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { logEvents } from '../analytics.endpoints.ts'
import { removeOldRecords } from './analytics.store.ts'

const DAY_MS = 86_400_000

describe.each(ENGINES)('analytics records on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let hers: number

  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM contracts WHERE owner_id = 1`.execute(stage.database.db)
    hers = rows[0]!.id
  })
  beforeEach(async () => {
    await sql`DELETE FROM analytics_records`.execute(stage.database.db)
    stage.clock.pass(60_000)
  })
  afterAll(() => stage.close())

  const event = { event: 'page-view', action: 'view', component: 'portal', page: '/my-reservations/edit/$id' }
  const record = (change: object = {}) => ({ origin: 1, event: { ...event, ...change } })
  const kept = async () =>
    (
      await sql<Record<string, unknown>>`
        SELECT origin, owner_id, admin_id, event, action, component, page, data
          FROM analytics_records ORDER BY id`.execute(stage.database.db)
    ).rows

  test('one record: who it was the session says, the facts are the club’s', async () => {
    const { code, body } = await elena.call(logEvents, {
      body: {
        ...record(),
        user: 'somebody@else.example',
        data: { contract_id: hers, resort: 'Elsewhere', owner: 'Nobody', email: 'x@y.z', membership: 'GOLD' },
      },
    })
    expect([code, body]).toEqual([200, { status: true, data: { noted: 1 } }])
    expect(await kept()).toEqual([
      {
        origin: 1,
        owner_id: 1,
        admin_id: null,
        ...event,
        data: {
          contract_id: hers,
          resort: 'Bahía Serena',
          housing_number: expect.stringMatching(/^\d+$/),
          membership: 'CLASSIC',
          owner: 'Elena Harrington Ruiz',
          email: 'elena@marea.example',
        },
      },
    ])
  })

  test('another’s contract says nothing', async () => {
    const ines = await stage.signedIn('ines')
    await ines.call(logEvents, { body: { ...record(), data: { contract_id: hers } } })
    expect((await kept())[0]).toMatchObject({ owner_id: 3, data: { email: 'ines@marea.example' } })
    expect((await kept())[0]?.data).not.toHaveProperty('contract_id')
  })

  test('a batch of fifty is one statement, fifty-one are refused', async () => {
    const batch = (size: number) => Array.from({ length: size }, (_, at) => record({ action: `step ${at}` }))
    expect((await elena.call(logEvents, { body: batch(50) })).body.data.noted).toBe(50)
    expect((await kept()).map(({ action }) => action)).toEqual(
      batch(50).map(({ event: { action } }) => action),
    )
    expect((await elena.call(logEvents, { body: batch(51) })).code).toBe(400)
    expect((await elena.call(logEvents, { body: [] })).code).toBe(400)
    expect(await kept()).toHaveLength(50)
  })

  test.each([
    ['a long name', record({ action: 'x'.repeat(101) })],
    ['a sentence with a NUL', record({ component: 'a\u0000b' })],
    ['an address with what follows the question mark', record({ page: '/reset-password?token=abc' })],
    ['no path', record({ page: 'https://elsewhere.example/' })],
    ['another origin', { ...record(), origin: 2 }],
    ['a batch with one that is wrong', [record(), record({ event: '' })]],
    ['nothing', {}],
  ])('%s is refused', async (_, body) => {
    const answer = await elena.call(logEvents, { body })
    expect([answer.code, answer.body.code]).toEqual([400, 'BAD_INPUT'])
    expect(await kept()).toEqual([])
  })

  test('an admin’s own steps are theirs, and no deed of the owner’s trail', async () => {
    const { db } = stage.database
    const ruth = await stage.signedIn('ruth', { admin: true })
    await ruth.call(logEvents, { body: record() })
    await sql`UPDATE sessions SET acting_owner_id = 1 WHERE admin_id IS NOT NULL`.execute(db)
    await sql`DELETE FROM deeds`.execute(db)
    const again = await stage.signedIn('ruth', { admin: true })
    await sql`UPDATE sessions SET acting_owner_id = 1 WHERE admin_id IS NOT NULL`.execute(db)
    await again.call(logEvents, { body: record() })
    expect((await kept()).map(({ owner_id, admin_id }) => [owner_id, admin_id])).toEqual([
      [null, 1],
      [1, 1],
    ])
    expect((await sql`SELECT 1 FROM deeds`.execute(db)).rows).toEqual([])
  })

  test('sixty calls a minute are plenty; the next minute is a new one', async () => {
    const marcos = await stage.signedIn('marcos')
    for (let sent = 0; sent < 60; sent++)
      expect((await marcos.call(logEvents, { body: record() })).code).toBe(200)
    const { code, body } = await marcos.call(logEvents, { body: record() })
    expect([code, body.code]).toEqual([429, 'TOO_MANY'])
    expect((await elena.call(logEvents, { body: record() })).code).toBe(200)
    stage.clock.pass(60_000)
    expect((await marcos.call(logEvents, { body: record() })).code).toBe(200)
  })

  test('strangers note nothing, nor does a body beyond what we take', async () => {
    expect((await stage.visitor().call(logEvents, { body: record() })).code).toBe(401)
    const big = await stage.app.inject({
      method: 'POST',
      url: `${API}/logs/event/`,
      cookies: elena.cookies,
      headers: { token: stage.config.apiToken },
      payload: { ...record(), user: 'x'.repeat(1_100_000) },
    })
    expect(big.statusCode).toBe(413)
  })

  test('what is old is forgotten', async () => {
    await elena.call(logEvents, { body: record() })
    await removeOldRecords(stage.database.db, new Date(stage.clock.now().getTime() - DAY_MS))
    expect(await kept()).toHaveLength(1)
    await removeOldRecords(stage.database.db, new Date(stage.clock.now().getTime() + 1))
    expect(await kept()).toEqual([])
  })
})
