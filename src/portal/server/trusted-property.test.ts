import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../kernel/day.ts'
import type { Endpoint } from '../../kernel/endpoint.ts'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { CLUB_CAST } from '../../membership/server/testing.club.ts'
import { letIn } from '../../membership/server/trusted/testing.trusted.ts'
import { readTrail } from '../../membership/trail.endpoints.ts'
import { endTrusted } from '../../membership/trusted.endpoints.ts'
import {
  changeAccess,
  createAccess,
  listAccess,
  listAccessTypes,
  withdrawAccess,
} from '../../property/access.endpoints.ts'
import {
  cancelMaintenance,
  changeMaintenance,
  commentMaintenance,
  listMaintenance,
  readMaintenance,
  sendMaintenance,
} from '../../property/maintenance.endpoints.ts'
import { readPasses, renewPass, sendPass, withdrawPass } from '../../property/passes.endpoints.ts'
import { TEST_DAY } from '../../server/testing.day.ts'
import { ENGINES, type TestApp, type TestCall, testApp, type Visitor } from './testing.ts'

const { elena: CONTRACT, marcos: MARCOS } = CAST_CONTRACTS

describe.each(ENGINES)('somebody trusted looks after the residence, on %s', (engine) => {
  let club: TestApp
  let elena: Visitor
  let visitors: Visitor
  let repairs: Visitor
  let visitorsTrust: number
  let repairsTrust: number
  beforeAll(async () => {
    club = await testApp(engine)
    elena = await club.signedIn('elena')
    const of = { contracts: [CONTRACT], relation: 'assistant' }
    const one = await letIn(club, elena, { ...of, email: 'gate@example.org', scopes: ['visitors'] })
    const two = await letIn(club, elena, { ...of, email: 'repairs@example.org', scopes: ['maintenance'] })
    ;[visitors, visitorsTrust, repairs, repairsTrust] = [one.visitor, one.id, two.visitor, two.id]
  })
  afterAll(() => club.close())

  const guest = { name: 'Ana', lastname: 'Solís', email: 'ana@example.org', guestType: 'adult' }
  const day = addDays(TEST_DAY, 20)
  const visit = { type: 'VI', datein: day, dateout: day, allDay: true, reason: 'Lunch', guests: [guest] }
  const wish = { description: 'The tap drips', firstDay: day, lastDay: day, providerType: 'club' }
  const hidden = async (who: Visitor, calls: readonly (readonly [Endpoint, TestCall])[]) => {
    for (const [call, input] of calls) {
      const answer = await who.call(call, input)
      expect([call.name, answer.code, answer.body.code]).toEqual([call.name, 404, 'NOT_FOUND'])
    }
  }
  const ofVisit = (idAccess: number) =>
    [
      [listAccess, { query: { idContract: CONTRACT, idAccess } }],
      [changeAccess, { body: { idAccess, ...visit } }],
      [readPasses, { query: { idAccess } }],
      [renewPass, { body: { idAccess, position: 1 } }],
      [sendPass, { body: { idAccess, position: 1 } }],
      [withdrawPass, { query: { idAccess, position: 1 } }],
      [withdrawAccess, { query: { idAccess } }],
    ] as const
  const ofRequest = (idRequest: number) =>
    [
      [readMaintenance, { query: { idRequest } }],
      [changeMaintenance, { body: { idRequest, ...wish, description: 'Both taps drip' } }],
      [commentMaintenance, { body: { idRequest, comment: 'Still' } }],
      [cancelMaintenance, { body: { idRequest, resolution: 'It stopped' } }],
    ] as const

  test('visits from the first to the last pass: theirs for the owner, who is the host', async () => {
    expect((await visitors.call(listAccessTypes)).code).toBe(200)
    const made = await visitors.call(createAccess, { body: { idContract: CONTRACT, ...visit } })
    expect([made.code, made.body.code]).toEqual([200, undefined])
    const { id } = made.body.data
    expect(made.body.data).toMatchObject({ byAdmin: false, byTrusted: 'Jorge Ruiz' })
    const { rows } = await sql<{ host: string; trust: number }>`
      SELECT (SELECT content ->> 'host' FROM outbox WHERE kind = 'visitor-pass' ORDER BY id DESC LIMIT 1) AS host,
             created_by_trust_id AS trust FROM access_records WHERE id = ${id}`.execute(club.database.db)
    expect(rows).toMatchObject([{ host: expect.stringContaining('Elena'), trust: visitorsTrust }])
    for (const [call, input] of ofVisit(id)) {
      const answer = await visitors.call(call, input)
      expect([call.name, answer.code, answer.body.code]).toEqual([call.name, 200, undefined])
    }
    const { body } = await elena.call(readTrail)
    expect(body.data.slice(0, 2)).toMatchObject([{ admin: 'Jorge Ruiz' }, { admin: 'Jorge Ruiz' }])
  })

  test('a repair with its pictures and its talk: theirs for the owner in the log', async () => {
    const sent = await repairs.call(sendMaintenance, {
      body: { idContract: CONTRACT, ...wish },
      files: { files: [new File(['item,price\nvalve,120\n'], 'quote.csv')] },
    })
    expect([sent.code, sent.body.code]).toEqual([200, undefined])
    const { id, log, files } = sent.body.data
    expect(log).toMatchObject([
      { deed: 'created', actor: 'trusted', actorName: 'Jorge Ruiz', actorFor: null },
    ])
    const { rows } = await sql<object>`
      SELECT actor_owner_id AS owner, actor_admin_id AS admin, actor_trust_id AS trust FROM maintenance_log
       WHERE request_id = ${id}`.execute(club.database.db)
    expect(rows).toEqual([{ owner: CLUB_CAST.elena.id, admin: null, trust: repairsTrust }])
    const opened = async (who: Visitor) => (await who.open(files[0].fileRoute)).statusCode
    expect([await opened(repairs), await opened(elena), await opened(visitors)]).toEqual([200, 200, 404])
    for (const [call, input] of ofRequest(id)) {
      const answer = await repairs.call(call, input)
      expect([call.name, answer.code, answer.body.code]).toEqual([call.name, 200, undefined])
    }
    const seen = await elena.call(readMaintenance, { query: { idRequest: id } })
    expect(seen.body.data.byTrusted).toBe('Jorge Ruiz')
  })

  test('with the other scope, or of another contract, there is nothing', async () => {
    const own = await elena.call(createAccess, { body: { idContract: CONTRACT, ...visit } })
    const request = await elena.call(sendMaintenance, { body: { idContract: CONTRACT, ...wish } })
    await hidden(repairs, ofVisit(own.body.data.id))
    await hidden(visitors, ofRequest(request.body.data.id))
    await hidden(repairs, [[createAccess, { body: { idContract: CONTRACT, ...visit } }]])
    await hidden(visitors, [
      [sendMaintenance, { body: { idContract: CONTRACT, ...wish } }],
      [listMaintenance, { query: { idContract: CONTRACT } }],
    ])
    const { rows } = await sql<{ visit: number; request: number }>`
      WITH v AS (
        INSERT INTO access_records (contract_id, type_code, first_day, last_day, all_day, reason, created_at, changed_at)
        VALUES (${MARCOS}, 'MD', ${day}, ${day}, true, 'Check-up', now(), now()) RETURNING id), g AS (
        INSERT INTO access_guests (access_id, position, name, lastname, guest_type)
        SELECT id, 1, 'Ana', 'Solís', 'adult' FROM v), m AS (
        INSERT INTO maintenance_requests (contract_id, description, first_day, last_day, provider_type, created_at, changed_at)
        VALUES (${MARCOS}, 'Tap', ${day}, ${day}, 'club', now(), now()) RETURNING id)
      SELECT v.id AS visit, m.id AS request FROM v, m`.execute(club.database.db)
    await hidden(visitors, ofVisit(rows[0]?.visit ?? 0).slice(1))
    await hidden(repairs, ofRequest(rows[0]?.request ?? 0))
    for (const [who, call, input] of [
      [visitors, listAccess, { query: { idContract: MARCOS } }],
      [visitors, createAccess, { body: { idContract: MARCOS, ...visit } }],
      [repairs, listMaintenance, { query: { idContract: MARCOS } }],
      [repairs, sendMaintenance, { body: { idContract: MARCOS, ...wish } }],
    ] as const)
      await hidden(who, [[call, input]])
  })

  test('taken away or over, nothing opens; while a report waits for its signature nothing is written', async () => {
    const { db } = club.database
    const write = () => visitors.call(createAccess, { body: { idContract: CONTRACT, ...visit } })
    await sql`UPDATE trusts SET last_day = '2026-01-01', ends_at = ${club.clock.now()} WHERE id = ${visitorsTrust}`.execute(
      db,
    )
    expect((await write()).code).toBe(401)
    await elena.call(endTrusted, { query: { id: repairsTrust } })
    const late = await repairs.call(sendMaintenance, { body: { idContract: CONTRACT, ...wish } })
    expect(late.code).toBe(401)
    const marcos = await club.signedIn('marcos')
    const asked = { email: 'waits@example.org', scopes: ['visitors', 'maintenance'], contracts: [MARCOS] }
    const { visitor } = await letIn(club, marcos, { ...asked, relation: 'assistant' })
    const refused = await Promise.all([
      visitor.call(createAccess, { body: { idContract: MARCOS, ...visit } }),
      visitor.call(sendMaintenance, { body: { idContract: MARCOS, ...wish } }),
    ])
    expect(refused.map(({ code, body }) => [code, body.code])).toEqual([
      [403, 'UNSIGNED_REPORT'],
      [403, 'UNSIGNED_REPORT'],
    ])
  })
})
