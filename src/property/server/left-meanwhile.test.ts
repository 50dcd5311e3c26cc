import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { CAST } from '../../membership/cast/owners.ts'
import { leavingAt } from '../../portal/server/testing.leaving.ts'
import { type TestAnswer, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import * as access from '../access.endpoints.ts'
import * as passes from '../passes.endpoints.ts'

const CONTRACT = CAST_CONTRACTS.elena
const VISIT = {
  idContract: CONTRACT,
  type: 'VI',
  datein: '2026-11-20',
  dateout: '2026-11-22',
  allDay: true,
  reason: 'A long weekend',
  guests: [{ name: 'Lucía', lastname: 'Ríos', guestType: 'adult', email: 'lucia@visitors.example' }],
}

// The embedded database has one connection: nothing happens in the middle of a call.
describe.skipIf(!process.env.TEST_DATABASE_URL)('a co-owner who leaves in the middle of a call', () => {
  let stage: TestApp
  let ines: Visitor
  let id: number
  beforeAll(async () => {
    stage = await testApp('postgres')
    ines = await stage.signedIn('ines')
  })
  beforeEach(async () => {
    await sql`INSERT INTO contract_owners VALUES (${CONTRACT}, ${CAST.ines}) ON CONFLICT DO NOTHING`.execute(
      stage.database.db,
    )
    id = (await ines.call(access.createAccess, { body: VISIT })).body.data.id
  })
  afterAll(() => stage.close())

  const written = async () =>
    Promise.all(
      [
        sql`SELECT id, reason, cancelled_at FROM access_records ORDER BY id`,
        sql`SELECT access_id, name FROM access_guests ORDER BY access_id, position`,
        sql`SELECT id, revoked_why FROM access_passes ORDER BY id`,
        sql`SELECT id FROM outbox WHERE kind = 'visitor-pass' ORDER BY id`,
      ].map(async (one) => (await one.execute(stage.database.db)).rows),
    )

  const leaves = (row: RawBuilder<unknown>, call: () => Promise<TestAnswer>) =>
    leavingAt(stage, { contract: CONTRACT, owner: CAST.ines }, row, call)

  test('registers, changes and withdraws no visit: each is 404, and nothing is written', async () => {
    const contract = sql`SELECT FROM contracts WHERE id = ${CONTRACT} FOR UPDATE`
    const guests = sql`SELECT FROM access_guests WHERE access_id = ${id} FOR UPDATE`
    const given = sql`SELECT FROM access_passes WHERE access_id = ${id} FOR UPDATE`
    const change = { ...VISIT, idAccess: id, reason: 'Changed' }
    const calls: [RawBuilder<unknown>, () => Promise<TestAnswer>][] = [
      [contract, () => ines.call(access.createAccess, { body: VISIT })],
      [guests, () => ines.call(access.changeAccess, { body: change })],
      [given, () => ines.call(access.withdrawAccess, { query: { idAccess: id } })],
    ]
    const before = await written()
    for (const [row, call] of calls) {
      const { code, body } = await leaves(row, call)
      expect([code, body.code]).toEqual([404, 'NOT_FOUND'])
      expect(await written()).toEqual(before)
      await sql`INSERT INTO contract_owners VALUES (${CONTRACT}, ${CAST.ines})`.execute(stage.database.db)
    }
  })

  test('gives no pass anew and withdraws none', async () => {
    const given = sql`SELECT FROM access_passes WHERE access_id = ${id} FOR UPDATE`
    const before = await written()
    const place = { idAccess: id, position: 1 }
    for (const call of [
      () => ines.call(passes.renewPass, { body: place }),
      () => ines.call(passes.withdrawPass, { query: place }),
    ]) {
      expect((await leaves(given, call)).code).toBe(404)
      expect(await written()).toEqual(before)
      await sql`INSERT INTO contract_owners VALUES (${CONTRACT}, ${CAST.ines})`.execute(stage.database.db)
    }
  })
})
