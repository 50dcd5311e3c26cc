import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { MAILS } from '../../portal/server/mails.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { claimMail } from '../../server/jobs/outbox.store.ts'
import { mailSender } from '../../server/mail/send-mail.ts'
import { URGENCY } from '../../server/mail/urgency.ts'
import * as access from '../access.endpoints.ts'
import { passInLink } from '../pass-link.ts'
import * as passes from '../passes.endpoints.ts'

const guest = (name: string, more: object = {}) => ({ name, lastname: 'Ríos', guestType: 'adult', ...more })
const VISIT = {
  idContract: CAST_CONTRACTS.elena,
  type: 'VI',
  datein: '2026-11-20',
  dateout: '2026-11-22',
  allDay: false,
  timein: '10:00',
  timeout: '20:00',
  reason: 'A long weekend',
  guests: [guest('Lucía', { email: 'lucia@visitors.example' }), guest('Pablo', { guestType: 'child' })],
}

describe.each(ENGINES)('visitor access on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let ines: Visitor
  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    ines = await stage.signedIn('ines')
  })
  afterAll(() => stage.close())

  const create = async (change: object = {}) => {
    const answer = await elena.call(access.createAccess, { body: { ...VISIT, ...change } })
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    return answer.body.data as access.WireVisit
  }
  const passesOf = async (idAccess: number) =>
    (await elena.call(passes.readPasses, { query: { idAccess } })).body.data as passes.AccessPasses

  test('the demo’s visits stand in order: today, coming, past', async () => {
    const { body } = await elena.call(access.listAccess, { query: { idContract: CAST_CONTRACTS.elena } })
    const standings = body.data.map((one: access.WireVisit) => one.standing)
    expect(standings).toEqual([...standings].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)))
    expect(new Set(standings)).toEqual(new Set(ORDER))
    expect(body).toMatchObject({
      today: '2026-11-18',
      past: standings.filter((one: string) => one === 'past').length,
    })
  })

  test('the five types in both languages', async () => {
    const { body } = await elena.call(access.listAccessTypes)
    expect(body.data.map((one: { code: string }) => one.code)).toEqual(['VI', 'CL', 'MT', 'PV', 'MD'])
    expect(body.data[4].name).toEqual({ en: 'Medical visit', es: 'Visita médica' })
  })

  test('one address is one guest’s: the second with it is named, whatever its letters and blanks, and nobody gets a mail', async () => {
    const guests = [
      guest('Lucía', { email: 'lucia@visitors.example' }),
      guest('Ana'),
      guest('Pablo', { email: ' Lucia@Visitors.example ' }),
      guest('Marta', { email: 'LUCIA@visitors.example' }),
    ]
    const mails = async () =>
      (await sql<{ count: number }>`SELECT count(*)::int AS count FROM outbox`.execute(stage.database.db))
        .rows[0]?.count
    const before = await mails()
    const { code, body } = await elena.call(access.createAccess, { body: { ...VISIT, guests } })
    expect([code, Object.keys(body.fields)]).toEqual([400, ['guests.2.email', 'guests.3.email']])
    const kept = await create()
    const change = { ...VISIT, idAccess: kept.id, guests }
    const changed = await elena.call(access.changeAccess, { body: change })
    expect(changed.body.fields['guests.2.email']).toMatch(/already has this address/)
    expect(await mails()).toBe(before! + 1)
  })

  test('each guest of a new visit gets a pass of their own; who has an email gets it by email', async () => {
    const created = await elena.call(access.createAccess, {
      body: VISIT,
      headers: { 'idempotency-key': 'visit-key-1' },
    })
    expect(created.body).toMatchObject({ mailed: 1, data: { standing: 'coming', byAdmin: false } })
    const again = await elena.call(access.createAccess, {
      body: VISIT,
      headers: { 'idempotency-key': 'visit-key-1' },
    })
    expect(again.body.data.id).toBe(created.body.data.id)

    const { passes: given, residence } = await passesOf(created.body.data.id)
    expect(residence).toMatch(/^\d+$/)
    expect(given.map(({ name, state }) => [name, state])).toEqual([
      ['Lucía', 'live'],
      ['Pablo', 'live'],
    ])
    expect(new Set(given.map(({ code }) => code)).size).toBe(2)
    for (const { code, link } of given) expect(passInLink(link ?? '')).toMatchObject({ code })
  })

  test('the mail to the guest has the code, the picture and the owner’s language; then it forgets them', async () => {
    const { db } = stage.database
    await db.deleteFrom('outbox').execute()
    const { id } = await create({ guests: [guest('Vera', { email: 'vera@visitors.example' })] })
    const [pass] = (await passesOf(id)).passes
    const now = stage.clock.now()
    const mail = await claimMail(db, { now, retryAt: now, upTo: URGENCY.news })
    expect(mail).toMatchObject({ kind: 'visitor-pass', recipient: 'vera@visitors.example', language: 'en' })
    let written = ''
    await mailSender(
      stage.config,
      { info: (facts: { path: string }) => (written = facts.path) } as never,
      MAILS,
    )(mail!)
    const text = (await import('node:fs')).readFileSync(written, 'utf8')
    expect(text).toContain('Content-Type: image/png')
    expect(text).toContain('Your pass for')
    const code = `${pass?.code?.slice(0, 3)} ${pass?.code?.slice(3)}`
    expect(text.replace(/=\r\n/g, '')).toContain(code)
    expect(JSON.stringify({ ...mail?.content, link: '' })).not.toContain(pass?.code)
  })

  test.each([
    [{ guests: [] }, 'ACCESS_NEEDS_GUEST', 'You must have 1 guest at least'],
    [
      { dateout: '2026-11-20', timeout: '09:00' },
      'TIME_OUT_LOWER',
      'Your Time Out is lower than your Time In!',
    ],
    [{ dateout: '2026-11-20', timeout: '10:00' }, 'TIME_OUT_SAME', 'Your Time Out is same as your Time In!'],
    [{ timein: null }, 'ACCESS_TIMES_MISSING', /time in and a time out/],
    [{ dateout: '2026-11-19' }, 'ACCESS_DAYS_BACKWARDS', /before the first/],
    [{ datein: '2026-11-17' }, 'ACCESS_IN_THE_PAST', /Nov 18, 2026/],
    [{ dateout: '2027-11-19' }, 'ACCESS_TOO_LONG', /92 days/],
  ])('%j is refused: %s', async (change, code, message) => {
    const answer = await elena.call(access.createAccess, { body: { ...VISIT, ...change } })
    expect(answer.code).toBe(409)
    expect(answer.body.code).toBe(code)
    expect(answer.body.message).toMatch(message)
  })

  test('wrong fields are named', async () => {
    const body = { ...VISIT, type: 'XX', guests: [{ ...guest(''), email: 'nobody' }] }
    const answer = await elena.call(access.createAccess, { body })
    expect(answer.code).toBe(400)
    expect(Object.keys(answer.body.fields).sort()).toEqual(['guests.0.email', 'guests.0.name', 'type'])
  })

  test('a change keeps the passes that say the same, and replaces the others', async () => {
    const { id } = await create()
    const before = (await passesOf(id)).passes
    const change = async (more: object) =>
      (await elena.call(access.changeAccess, { body: { idAccess: id, ...VISIT, ...more } })).body
    expect(await change({ reason: 'Another reason', guests: [...VISIT.guests].reverse() })).toMatchObject({
      replaced: 0,
      mailed: 0,
    })
    const turned = (await passesOf(id)).passes
    expect(turned.map(({ code }) => code)).toEqual(before.map(({ code }) => code).reverse())

    expect(await change({ dateout: '2026-11-23' })).toMatchObject({ replaced: 2, mailed: 1 })
    const longer = (await passesOf(id)).passes
    for (const { code } of longer) expect(before.map((one) => one.code)).not.toContain(code)

    await change({ dateout: '2026-11-23', guests: [VISIT.guests[1]] })
    const { passes: left } = await passesOf(id)
    expect(left.map(({ name, code }) => [name, code])).toEqual([['Pablo', longer[1]?.code]])
  })

  test('a guest’s pass is withdrawn, stays so through a change, and is given anew', async () => {
    const { id } = await create()
    const place = { idAccess: id, position: 1 }
    expect((await elena.call(passes.withdrawPass, { query: place })).body.data).toMatchObject({
      state: 'withdrawn',
      code: null,
      link: null,
    })
    expect((await elena.call(passes.withdrawPass, { query: place })).body.code).toBe('PASS_WITHDRAWN')
    expect((await elena.call(passes.sendPass, { body: place })).body.code).toBe('PASS_WITHDRAWN')
    await elena.call(access.changeAccess, { body: { idAccess: id, ...VISIT, dateout: '2026-11-25' } })
    expect((await passesOf(id)).passes.map(({ state }) => state)).toEqual(['withdrawn', 'live'])
    expect((await elena.call(passes.renewPass, { body: place })).body.data.state).toBe('live')
    expect((await elena.call(passes.sendPass, { body: place })).body.data).toEqual({
      email: 'lucia@visitors.example',
    })
    const child = { idAccess: id, position: 2 }
    expect((await elena.call(passes.sendPass, { body: child })).body.code).toBe('PASS_HAS_NO_EMAIL')
    expect((await elena.call(passes.sendPass, { body: { idAccess: id, position: 3 } })).code).toBe(404)
  })

  test('mails again are counted', async () => {
    await sql`DELETE FROM sign_in_failures`.execute(stage.database.db)
    const { id } = await create()
    const place = { idAccess: id, position: 1 }
    const codes = []
    for (let time = 0; time < 3; time++) codes.push((await elena.call(passes.sendPass, { body: place })).code)
    expect(codes).toEqual([200, 200, 200])
    // Neither sent again nor given anew: three an hour to one address, whoever asks and however it is written.
    expect((await elena.call(passes.sendPass, { body: place })).code).toBe(429)
    expect((await elena.call(passes.renewPass, { body: place })).code).toBe(429)
    const { id: other } = await create({ guests: [{ ...VISIT.guests[0], email: 'LUCIA@visitors.example' }] })
    expect((await elena.call(passes.sendPass, { body: { idAccess: other, position: 1 } })).code).toBe(429)
    const { id: third } = await create({ guests: [{ ...VISIT.guests[0], email: 'nora@visitors.example' }] })
    expect((await elena.call(passes.sendPass, { body: { idAccess: third, position: 1 } })).code).toBe(200)
  })

  test('a withdrawn visit is past, keeps no pass, and cannot be changed', async () => {
    const { id } = await create()
    const withdrawn = await elena.call(access.withdrawAccess, { query: { idAccess: id } })
    expect(withdrawn.body.data).toMatchObject({ standing: 'past', cancelled: true })
    expect((await passesOf(id)).passes.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn'])
    for (const answer of [
      await elena.call(access.withdrawAccess, { query: { idAccess: id } }),
      await elena.call(access.changeAccess, { body: { idAccess: id, ...VISIT } }),
      await elena.call(passes.renewPass, { body: { idAccess: id, position: 1 } }),
    ])
      expect([answer.code, answer.body.code]).toEqual([409, 'ACCESS_OVER'])
  })

  test('a stranger’s visit is not found, on every call', async () => {
    const { id } = await create()
    const place = { idAccess: id, position: 1 }
    const answers = [
      await ines.call(access.listAccess, { query: { idContract: CAST_CONTRACTS.elena } }),
      await ines.call(access.createAccess, { body: VISIT }),
      await ines.call(access.changeAccess, { body: { idAccess: id, ...VISIT } }),
      await ines.call(access.withdrawAccess, { query: { idAccess: id } }),
      await ines.call(passes.readPasses, { query: { idAccess: id } }),
      await ines.call(passes.renewPass, { body: place }),
      await ines.call(passes.withdrawPass, { query: place }),
      await ines.call(passes.sendPass, { body: place }),
      // Of an own contract, but the visit is another's.
      await ines.call(access.listAccess, {
        query: { idContract: CAST_CONTRACTS.inesSignature, idAccess: id },
      }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 404))
  })

  test('an unsigned report locks the writes, a module that is off everything', async () => {
    const marcos = await stage.signedIn('marcos')
    const contract = CAST_CONTRACTS.marcos
    expect(
      (await marcos.call(access.createAccess, { body: { ...VISIT, idContract: contract } })).body.code,
    ).toBe('UNSIGNED_REPORT')
    const query = { idContract: CAST_CONTRACTS.elena }
    const { id } = await create()
    const set = (module_property: boolean) =>
      stage.database.db
        .updateTable('contracts')
        .set({ module_property })
        .where('id', '=', query.idContract)
        .execute()
    await set(false)
    const answers = [
      await elena.call(access.listAccess, { query }),
      await elena.call(access.createAccess, { body: VISIT }),
      await elena.call(access.changeAccess, { body: { idAccess: id, ...VISIT } }),
      await elena.call(passes.readPasses, { query: { idAccess: id } }),
      await elena.call(passes.renewPass, { body: { idAccess: id, position: 1 } }),
    ]
    await set(true)
    expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'PROPERTY_MODULE_OFF'))
  })

  test('digits of a pass that is over are free for another', async () => {
    const { id } = await create()
    const [old] = (await passesOf(id)).passes
    const { insertPasses } = await import('./passes.store.ts')
    const window = { from: new Date('2027-01-01T00:00Z'), to: new Date('2027-01-02T00:00Z') }
    const wish = [{ position: 9, name: 'Eva', lastname: 'Luna', code: old?.code ?? '' }]
    const { db } = stage.database
    expect(await insertPasses(db, id, window, wish, stage.clock.now())).toEqual([])
    const later = new Date('2026-12-24T00:00Z')
    expect(await insertPasses(db, id, window, wish, later)).toMatchObject([{ position: 9, code: old?.code }])
  })
})

const ORDER = ['today', 'coming', 'past']
