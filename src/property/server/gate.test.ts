import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actForOwner } from '../../admin/acting.endpoints.ts'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { findOwners } from '../../membership/find-owners.endpoints.ts'
import { readSession, signOut } from '../../membership/membership.endpoints.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import * as access from '../access.endpoints.ts'
import { passInLink } from '../pass-link.ts'
import { importPassKey, passProof, readPass } from '../pass-token.ts'
import * as passes from '../passes.endpoints.ts'

const VISIT = {
  idContract: CAST_CONTRACTS.elena,
  type: 'PV',
  datein: '2026-11-18',
  dateout: '2026-11-19',
  allDay: false,
  timein: '09:00',
  timeout: '18:00',
  reason: 'New glass for the terrace',
  guests: [{ name: 'Raúl', lastname: 'Pech', guestType: 'worker' }],
}
const shown = ({ idPass, proof }: passes.GateVisitor) => ({ idPass, proof })
let keys = 0
const newKey = () => `entry-key-of-test-${++keys}`

describe.each(BOTH_ENGINES)('the gate on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let gate: Visitor
  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    gate = await stage.signedIn('gabriel', { admin: true })
  })
  beforeEach(async () => {
    await stage.database.db.deleteFrom('sign_in_failures').execute()
  })
  afterAll(() => stage.close())

  async function invite(change: object = {}) {
    const { body } = await elena.call(access.createAccess, { body: { ...VISIT, ...change } })
    const idAccess: number = body.data.id
    const read = await elena.call(passes.readPasses, { query: { idAccess } })
    const [pass] = (read.body.data as passes.AccessPasses).passes
    return { idAccess, code: pass?.code ?? '', token: passInLink(pass?.link ?? '')?.token ?? '' }
  }
  const check = async (by: object) => (await gate.call(passes.checkPass, { body: by })).body.data
  const note = async (entry: object) =>
    (await gate.call(passes.noteEntries, { body: { entries: [{ key: newKey(), ...entry }] } })).body.data?.[0]

  test('a pass opens by its QR code and by its digits, and says only what the guard needs', async () => {
    const { token, code } = await invite()
    const byToken = await check({ token })
    expect(byToken).toEqual({
      verdict: 'valid',
      visitor: {
        idPass: expect.any(Number),
        name: 'Raúl Pech',
        type: 'PV',
        resort: 'Bahía Serena',
        residence: expect.stringMatching(/^\d+$/),
        from: '2026-11-18 09:00',
        to: '2026-11-19 18:00',
        entries: 0,
        insideSince: null,
        proof: expect.stringMatching(/^[\w-]+\.[\w-]{86}$/),
      },
    })
    expect(await check({ code })).toEqual(byToken)
    // A gate keeps the proof where it may keep no name.
    const [facts = ''] = byToken.visitor.proof.split('.')
    expect(Buffer.from(facts, 'base64url').toString()).not.toMatch(/Raúl|Pech/)
    expect(JSON.stringify(byToken)).not.toMatch(/elena|harrington|glass/i)
  })

  test('the public key alone verifies it, and the private one never leaves', async () => {
    const { token } = await invite()
    const { body } = await gate.call(passes.readGateSheet)
    const sheet = body.data
    expect(await readPass(token, await importPassKey(sheet.publicKey))).toMatchObject({ name: 'Raúl Pech' })
    expect(Object.keys(sheet).sort()).toEqual(['at', 'entries', 'guard', 'hotels', 'publicKey', 'withdrawn'])
    expect(sheet.publicKey).toHaveLength(43)
    const { rows } = { rows: await stage.database.db.selectFrom('pass_keys').selectAll().execute() }
    expect(rows).toHaveLength(1)
  })

  test('tampered with, it is unknown', async () => {
    const { token } = await invite()
    const [facts = '', signature = ''] = token.split('.')
    const longer = Buffer.from(facts, 'base64url').toString().replace('2026-11-19', '2027-11-19')
    const forged = `${Buffer.from(longer).toString('base64url')}.${signature}`
    for (const bad of [forged, facts, `${facts}.${signature.slice(1)}`, 'https://example.com'])
      expect(await check({ token: bad })).toEqual({ verdict: 'unknown', visitor: null })
  })

  test('not yet before its hour, ended after it', async () => {
    const early = await invite({ datein: '2026-11-19', dateout: '2026-11-20' })
    expect((await check({ token: early.token })).verdict).toBe('not-yet')
    const soon = await invite({ dateout: '2026-11-18', timeout: '10:01' })
    expect((await check({ token: soon.token })).verdict).toBe('valid')
    stage.clock.pass(60_000)
    expect((await check({ token: soon.token })).verdict).toBe('ended')
    expect((await check({ code: soon.code })).verdict).toBe('ended')
    stage.clock.pass(-60_000)
  })

  test('withdrawn, it no longer opens, by either way, and the gate’s list says so', async () => {
    const { token, code, idAccess } = await invite()
    const { visitor } = await check({ token })
    await elena.call(access.withdrawAccess, { query: { idAccess } })
    expect((await check({ token })).verdict).toBe('withdrawn')
    expect((await check({ code })).verdict).toBe('withdrawn')
    expect((await gate.call(passes.readGateSheet)).body.data.withdrawn).toContain(visitor.idPass)
    expect(await note({ ...shown(visitor), direction: 'in' })).toMatchObject({ result: 'refused' })
    // Who is inside still gets out.
    expect(await note({ ...shown(visitor), direction: 'out' })).toMatchObject({ result: 'noted' })
  })

  test('a changed visit withdraws the pass it had before', async () => {
    const { token, idAccess } = await invite()
    await elena.call(access.changeAccess, { body: { idAccess, ...VISIT, dateout: '2026-11-21' } })
    expect((await check({ token })).verdict).toBe('withdrawn')
  })

  test('entries are counted, each once however often it is sent', async () => {
    const { token } = await invite()
    const { visitor } = await check({ token })
    const entry = { key: newKey(), ...shown(visitor), direction: 'in' }
    expect(await note(entry)).toMatchObject({ result: 'noted', entries: 1 })
    expect(await note(entry)).toMatchObject({ result: 'repeated', entries: 1 })
    expect((await check({ token })).visitor).toMatchObject({
      entries: 1,
      insideSince: stage.clock.now().toISOString(),
    })
    stage.clock.pass(1000)
    await note({ ...shown(visitor), direction: 'out' })
    expect((await check({ token })).visitor).toMatchObject({ entries: 1, insideSince: null })
    stage.clock.pass(1000)
    expect(await note({ ...shown(visitor), direction: 'in' })).toMatchObject({ entries: 2 })
    expect(await note({ idPass: 2_000_000, direction: 'in' })).toMatchObject({ result: 'unknown' })
  })

  test('pressed five times within a minute, in one call or several, it is one entry', async () => {
    const { token } = await invite()
    const { visitor } = await check({ token })
    const enter = () => ({ key: newKey(), ...shown(visitor), direction: 'in' })
    const { body } = await gate.call(passes.noteEntries, { body: { entries: [enter(), enter(), enter()] } })
    const all = await Promise.all([note(enter()), note(enter())])
    const results = [...body.data, ...all].map(({ result }: { result: string }) => result)
    expect(results).toEqual(['noted', 'repeated', 'repeated', 'repeated', 'repeated'])
    expect((await check({ token })).visitor.entries).toBe(1)
    // The next one with the same pass is an entry of its own: a pass opens as often as needed (decision 0026).
    stage.clock.pass(60_000)
    expect(await note(enter())).toMatchObject({ result: 'noted', entries: 2 })
    stage.clock.pass(-60_000)
  })

  test('nothing is noted at a time that cannot be so, in or out', async () => {
    const { token } = await invite()
    const { visitor } = await check({ token })
    const ago = (ms: number) => new Date(stage.clock.now().getTime() - ms).toISOString()
    for (const seenAt of ['1999-01-01T00:00:00Z', '2099-01-01T00:00:00Z', ago(8 * 86_400_000), ago(-600_000)])
      for (const direction of ['in', 'out'])
        expect(await note({ ...shown(visitor), direction, seenAt })).toMatchObject({ result: 'refused' })
    expect((await check({ token })).visitor).toMatchObject({ entries: 0, insideSince: null })
    // A gate whose clock is a little ahead is believed, as of now.
    expect(await note({ ...shown(visitor), direction: 'in', seenAt: ago(-60_000) })).toMatchObject({
      result: 'noted',
    })
    expect((await check({ token })).visitor.insideSince).toBe(stage.clock.now().toISOString())
  })

  test('a visit counts as seen once the gate has let somebody of it in that day, not before', async () => {
    const { idAccess, token } = await invite()
    const seen = async () =>
      (await elena.call(access.listAccess, { query: { idContract: CAST_CONTRACTS.elena, idAccess } })).body
        .data[0].seenToday
    expect(await seen()).toBe(false)
    const { visitor } = await check({ token })
    await note({ ...shown(visitor), direction: 'in' })
    await note({ ...shown(visitor), direction: 'out' })
    expect(await seen()).toBe(true)
  })

  test('what the gate saw without a connection is noted as it happened', async () => {
    const { token, idAccess } = await invite()
    const { visitor } = await check({ token })
    await elena.call(access.withdrawAccess, { query: { idAccess } })
    const seenAt = new Date(stage.clock.now().getTime() - 3_600_000).toISOString()
    const entry = { ...shown(visitor), direction: 'in', seenAt }
    expect(await note(entry)).toMatchObject({ result: 'noted' })
    expect((await check({ token })).visitor.insideSince).toBe(seenAt)
    const tomorrow = new Date(stage.clock.now().getTime() + 86_400_000).toISOString()
    // A time that cannot be so is none.
    expect(await note({ ...entry, seenAt: tomorrow })).toMatchObject({ result: 'refused' })
    expect((await check({ token })).visitor.insideSince).toBe(seenAt)
  })

  test('outside a pass’s days nobody is let in, whatever time the gate names', async () => {
    const { token } = await invite({ datein: '2026-11-18', dateout: '2026-11-18', timeout: '10:01' })
    const { visitor } = await check({ token })
    const inside = stage.clock.now().toISOString()
    const day = (shift: number) => new Date(stage.clock.now().getTime() + shift * 86_400_000).toISOString()
    const enter = (seenAt?: string) => note({ ...shown(visitor), direction: 'in', seenAt })
    expect(await enter(day(-1))).toMatchObject({ result: 'refused', entries: 0 })
    stage.clock.pass(120_000)
    for (const seenAt of [
      '1999-01-01T00:00:00Z',
      '2100-01-01T00:00:00Z',
      day(-1),
      day(-8),
      day(1),
      undefined,
    ])
      expect(await enter(seenAt)).toMatchObject({ result: 'refused', entries: 0 })
    expect(await enter(inside)).toMatchObject({ result: 'noted', entries: 1 })
    stage.clock.pass(-120_000)
  })

  test('nothing is noted or told of a pass that was not shown', async () => {
    const [mine, other] = [
      (await check({ token: (await invite()).token })).visitor,
      (await check({ token: (await invite()).token })).visitor,
    ]
    const { idPass } = mine
    for (const proof of [
      undefined,
      other.proof,
      'e30.AAAA',
      mine.proof.replace(/\..{4}/, '.AAAA'),
      `${Buffer.from(JSON.stringify({ id: idPass })).toString('base64url')}.${mine.proof.split('.')[1]}`,
    ])
      for (const seenAt of [undefined, stage.clock.now().toISOString()])
        expect(await note({ idPass, proof, seenAt, direction: 'in' })).toMatchObject({
          result: 'unknown',
          entries: 0,
        })
    expect(await note({ ...shown(mine), direction: 'in' })).toMatchObject({ result: 'noted', entries: 1 })
  })

  test('what a gate without a connection makes of a pass proves it too, also once the visit has changed', async () => {
    const { token, idAccess } = await invite()
    const { idPass } = (await check({ token })).visitor
    await elena.call(access.changeAccess, { body: { idAccess, ...VISIT, type: 'CL', timeout: '17:00' } })
    const entry = {
      idPass,
      proof: passProof(token),
      direction: 'in',
      seenAt: stage.clock.now().toISOString(),
    }
    expect(await note(entry)).toMatchObject({ result: 'noted' })
  })

  test('a guard has the gate and nothing else; the desk and an admin may stand there too', async () => {
    const { token } = await invite()
    for (const who of ['gabriel', 'raul', 'ruth'])
      expect(
        (await (await stage.signedIn(who, { admin: true })).call(passes.checkPass, { body: { token } })).code,
      ).toBe(200)
    // Whose session it is they may ask, as anybody who is signed in; no owner and no contract comes with it.
    expect((await gate.call(readSession)).body.data).toMatchObject({
      user: { roles: ['gate'], idOwner: null },
      contracts: [],
      actingFor: null,
    })
    expect((await gate.call(findOwners, { body: { search: 'elena' } })).code).toBe(404)
    expect((await gate.call(actForOwner, { body: { idOwner: 1 } })).code).toBe(404)
    const { rows } = await sql<{
      key: string
    }>`SELECT key FROM stored_files WHERE scope = 'club' LIMIT 1`.execute(stage.database.db)
    const key = rows[0]?.key ?? crypto.randomUUID()
    expect((await gate.open(`/api/files/${key}/a.pdf`)).statusCode).toBe(404)
    expect((await gate.call(signOut, { body: {} })).code).toBe(200)
    gate = await stage.signedIn('gabriel', { admin: true })
  })

  test('guessing digits is slowed down; right ones do not count', async () => {
    const { code } = await invite()
    const free = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let time = 0; time < 12; time++) expect((await check({ code })).verdict).toBe('valid')
    const guess = async () => (await gate.call(passes.checkPass, { body: { code: free } })).code
    const codes = []
    for (let time = 0; time < 11; time++) codes.push(await guess())
    expect(codes).toEqual([...Array(10).fill(200), 429])
    const right = await gate.call(passes.checkPass, { body: { code } })
    expect(right.code).toBe(429)
    expect(right.headers['retry-after']).toBe('60')
  })

  test('parallel guesses are all counted', async () => {
    const { code } = await invite()
    // Digits that no pass has: a lucky guess would not count.
    const rows = await stage.database.db.selectFrom('access_passes').select('code').execute()
    const known = new Set(rows.map((row) => row.code))
    const wrong = Array.from({ length: 500 }, (_, index) =>
      String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
    )
      .filter((one) => !known.has(one))
      .slice(0, 30)
    const answers = await Promise.all(
      wrong.map((one) => gate.call(passes.checkPass, { body: { code: one } })),
    )
    expect(answers.filter((one) => one.code === 200)).toHaveLength(10)
  })

  test('only staff stand at the gate', async () => {
    const { token } = await invite()
    for (const who of [elena, stage.visitor()]) {
      const codes = [
        (await who.call(passes.checkPass, { body: { token } })).code,
        (await who.call(passes.readGateSheet)).code,
        (
          await who.call(passes.noteEntries, {
            body: { entries: [{ key: newKey(), idPass: 1, direction: 'in' }] },
          })
        ).code,
      ]
      expect(codes).toEqual(codes.map(() => (who === elena ? 404 : 401)))
    }
  })
})
