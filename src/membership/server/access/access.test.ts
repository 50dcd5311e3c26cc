import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actForOwner } from '../../../admin/acting.endpoints.ts'
import { exportStatement } from '../../../finance/statement.endpoints.ts'
import { ENGINES, type TestApp, testAppOn, type Visitor } from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { TEST_PASSWORD } from '../../../server/testing.day.ts'
import {
  type AccessLine,
  type Device,
  disownDevices,
  endDevice,
  endOtherDevices,
  exportAccess,
  raiseAlarm,
  readAccess,
  readAlarm,
  readDevices,
} from '../../access.endpoints.ts'
import { readSession, signIn, stayActive } from '../../membership.endpoints.ts'
import { changePassword, sendResetLink } from '../../passwords.endpoints.ts'
import { CLUB_CAST, clubWithNora, startAfresh, waitingMails } from '../testing.club.ts'
import { removeOldAccess } from './access.store.ts'
import { roughly } from './came.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'
const DAY = 86_400_000
/** As the bytes of UTF-8 arrive in a header. */
const MERIDA = Buffer.from('Mérida').toString('latin1')

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:17:9::1', '2001:db8:17::'],
  ['', null],
])('of the address %s only the network is kept: %s', (address, network) => {
  expect(roughly(address)).toBe(network)
})

let club: TestApp
let database: OpenDatabase

describe.each(ENGINES)('on %s', (engine) => {
  beforeAll(async () => {
    database = await clubWithNora(engine)
    club = await testAppOn(database, { TRUST_PROXY: '1', PLACE_HEADER: 'X-City' })
  })
  beforeEach(() => startAfresh(database))
  afterAll(() => club.close())

  const month = () => club.clock.now().toISOString().slice(0, 7)
  const enter = async (
    visitor: Visitor,
    { who = 'elena', password = TEST_PASSWORD, agent = PHONE }: Record<string, string> = {},
  ) =>
    visitor.call(signIn, {
      body: {
        email: CLUB_CAST[who as 'elena'].email,
        password,
        ...(who === 'ruth' && { admin: true }),
      },
      headers: { 'user-agent': agent, 'x-forwarded-for': '203.0.113.5', 'x-city': MERIDA },
    })
  const devices = async (visitor: Visitor): Promise<Device[]> => (await visitor.call(readDevices)).body.data
  const lines = async (visitor: Visitor, query: object = {}): Promise<AccessLine[]> =>
    (await visitor.call(readAccess, { query: { month: month(), ...query } })).body.data
  const alarmLink = async () => {
    const mail = (await waitingMails(database, { newDevices: true })).findLast(
      ({ kind }) => kind === 'new-device',
    )
    return { token: String(new URL(String(mail?.content.link)).searchParams.get('token')) }
  }

  test('a sign-in on a new device is told by email once, says which, and stands in the list; the next one is none', async () => {
    const phone = club.visitor()
    await enter(phone)
    await enter(phone)
    const mails = await waitingMails(database, { newDevices: true })
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      kind: 'new-device',
      recipient: CLUB_CAST.elena.email,
      language: 'en',
      content: { browser: 'Safari', system: 'iPhone', where: 'Mérida' },
    })
    const [second, first] = await lines(phone)
    expect(first).toMatchObject({
      kind: 'signed-in-new',
      browser: 'Safari',
      system: 'iPhone',
      place: 'Mérida',
      network: '203.0.113.x',
    })
    expect(second?.kind).toBe('signed-in')
  })

  test('the city that somebody names who is no proxy is not believed', async () => {
    const open = await testAppOn(database, {})
    const someone = open.visitor()
    await enter(someone)
    expect((await devices(someone))[0]?.place).toBeNull()
    await open.app.close()
  })

  test('devices are told apart; ending one ends its session and nobody else’s', async () => {
    const [phone, laptop, other] = [club.visitor(), club.visitor(), club.visitor()]
    await enter(phone)
    await enter(laptop, { agent: LAPTOP })
    await enter(other, { who: 'marcos', agent: LAPTOP })
    const seen = await devices(phone)
    expect(seen.map(({ browser, state }) => [browser, state])).toEqual([
      ['Safari', 'this'],
      ['Firefox', 'in'],
    ])
    const [own, far] = seen
    expect((await phone.call(endDevice, { query: { id: own!.id } })).body.code).toBe('THIS_DEVICE')
    const [strange] = await devices(other)
    expect((await phone.call(endDevice, { query: { id: strange!.id } })).code).toBe(404)
    expect((await phone.call(endDevice, { query: { id: far!.id } })).code).toBe(200)
    expect((await laptop.call(readSession)).code).toBe(401)
    expect((await phone.call(readSession)).code).toBe(200)
    expect((await other.call(readSession)).code).toBe(200)
    expect((await devices(phone)).map(({ state }) => state)).toEqual(['this'])
  })

  test('a device whose session ended by itself is still known, and can be forgotten', async () => {
    const [phone, laptop] = [club.visitor(), club.visitor()]
    await enter(laptop, { agent: LAPTOP })
    club.clock.pass(20 * 60_000)
    await enter(phone)
    const [, old] = await devices(phone)
    expect(old?.state).toBe('out')
    await phone.call(endDevice, { query: { id: old!.id } })
    await enter(laptop, { agent: LAPTOP })
    expect((await lines(laptop))[0]?.kind).toBe('signed-in-new')
  })

  test('all others end at once', async () => {
    const [phone, laptop] = [club.visitor(), club.visitor()]
    await enter(laptop, { agent: LAPTOP })
    await enter(phone)
    expect((await phone.call(endOtherDevices)).code).toBe(200)
    expect((await laptop.call(readSession)).code).toBe(401)
    expect(await devices(phone)).toHaveLength(1)
  })

  test('“this wasn’t me” ends all sessions, and no password opens the account until a new one is set by the mailed link', async () => {
    const [thief, phone] = [club.visitor(), club.visitor()]
    await enter(phone)
    await enter(thief, { agent: LAPTOP })
    expect((await phone.call(disownDevices, { body: {} })).code).toBe(200)
    for (const someone of [phone, thief]) {
      expect((await someone.call(readSession)).code).toBe(401)
      expect((await enter(someone)).body.code).toBe('WRONG_CREDENTIALS')
    }
    const mail = (await waitingMails(database)).at(-1)
    expect(mail?.kind).toBe('account-locked')
    const token = new URL(String(mail?.content.link)).searchParams.get('token')
    const newPassword = 'another bench of cedar'
    const set = await club.visitor().call(changePassword, { body: { token, newPassword } })
    expect(set.code).toBe(200)
    expect((await enter(phone, { password: newPassword })).code).toBe(200)
    expect((await lines(phone, { group: 'refused' })).map(({ kind }) => kind)).toContain('not-me')
  })

  test('“this wasn’t me” takes back keys and people that came since, and leaves those that were there before', async () => {
    const [now, old] = [club.clock.now(), new Date(club.clock.now().getTime() - 60 * DAY)]
    for (const [at, name] of [
      [old, 'before'],
      [now, 'since'],
    ] as const) {
      await sql`
        INSERT INTO passkeys (owner_id, credential_id, public_key, counter, transports, name, created_at)
        VALUES (${CLUB_CAST.elena.id}, ${name}, ''::bytea, 0, '', ${name}, ${at})`.execute(database.db)
      await sql`
        INSERT INTO trusts (owner_id, name, email, relation, scopes, invited_at)
        VALUES (${CLUB_CAST.elena.id}, ${name}, ${`${name}@trusted.example`}, 'spouse', ARRAY['money'], ${at})`.execute(
        database.db,
      )
    }
    await sql`
      INSERT INTO trust_invitations (token_hash, trust_id, created_at, expires_at)
      SELECT sha256(name::bytea), id, invited_at, ${new Date(now.getTime() + DAY)} FROM trusts
       WHERE owner_id = ${CLUB_CAST.elena.id} AND name = 'since'`.execute(database.db)
    await sql`
      INSERT INTO second_factors (owner_id, secret, begun_at, last_step, on_at)
      VALUES (${CLUB_CAST.elena.id}, decode(repeat('00', 60), 'hex'), ${now}, 1, NULL)`.execute(database.db)
    const phone = club.visitor()
    await enter(phone)
    expect((await phone.call(disownDevices, { body: {} })).code).toBe(200)
    const { rows } = await sql<{ left: string }>`
      SELECT 'passkey ' || name AS left FROM passkeys WHERE owner_id = ${CLUB_CAST.elena.id}
       UNION ALL SELECT 'trust ' || name FROM trusts WHERE email LIKE '%@trusted.example' AND ended_at IS NULL
       UNION ALL SELECT 'factor' FROM second_factors WHERE owner_id = ${CLUB_CAST.elena.id}
       UNION ALL SELECT 'invitation' FROM trust_invitations ORDER BY 1`.execute(database.db)
    expect(rows.map(({ left }) => left)).toEqual(['passkey before', 'trust before'])
    await sql`DELETE FROM passkeys`.execute(database.db)
    await sql`DELETE FROM trusts WHERE email LIKE '%@trusted.example'`.execute(database.db)
  })

  test('a sign-in that is under way when the account is locked opens nothing, and changes no password', async () => {
    for (let round = 0; round < 6; round++) {
      await startAfresh(database)
      const [thief, phone] = [club.visitor(), club.visitor()]
      await enter(phone)
      await enter(thief, { agent: LAPTOP })
      const entering = enter(thief, { agent: LAPTOP })
      await new Promise((wait) => setTimeout(wait, round * 8))
      await phone.call(disownDevices, { body: {} })
      await entering
      expect((await thief.call(readSession)).code, `round ${round}`).toBe(401)
    }
  })

  test('a session that outlived the lock changes no password: only the mailed link does', async () => {
    const phone = club.visitor()
    await enter(phone)
    await sql`UPDATE owners SET locked_at = ${club.clock.now()} WHERE id = ${CLUB_CAST.elena.id}`.execute(
      database.db,
    )
    const body = { currentPassword: TEST_PASSWORD, newPassword: 'a password of a thief' }
    expect((await phone.call(changePassword, { body })).code).toBe(401)
    expect((await enter(club.visitor())).code).toBe(401)
  })

  test('ending a device asks who is there when the last proof is older than ten minutes; “this wasn’t me” asks nothing', async () => {
    const [phone, laptop] = [club.visitor(), club.visitor()]
    await enter(phone)
    await enter(laptop, { agent: LAPTOP })
    for (let passed = 0; passed < 11; passed++) {
      club.clock.pass(60_000)
      await phone.call(stayActive)
    }
    const other = (await devices(phone)).find(({ state }) => state !== 'this')
    expect((await phone.call(endDevice, { query: { id: other!.id } })).body.code).toBe('CONFIRM_ITS_YOU')
    expect((await phone.call(endOtherDevices)).body.code).toBe('CONFIRM_ITS_YOU')
    expect((await phone.call(disownDevices, { body: {} })).code).toBe(200)
  })

  test.each(['0000-01', '0999-12', '2026-13', '-001-01'])('%s is no month', async (odd) => {
    const phone = club.visitor()
    await enter(phone)
    expect((await phone.call(readAccess, { query: { month: odd } })).code).toBe(400)
  })

  test('the mail’s link says what it told of, works once, and locks an admin too', async () => {
    await enter(club.visitor(), { who: 'ruth', agent: LAPTOP })
    const body = await alarmLink()
    const stranger = club.visitor()
    expect((await stranger.call(readAlarm, { body })).body.data).toMatchObject({
      browser: 'Firefox',
      system: 'Linux',
      isAdmin: true,
    })
    const both = await Promise.all([
      stranger.call(raiseAlarm, { body }),
      club.visitor().call(raiseAlarm, { body }),
    ])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 410])
    expect((await enter(club.visitor(), { who: 'ruth' })).code).toBe(401)
    expect((await stranger.call(readAlarm, { body })).body.code).toBe('ALARM_USED_UP')
  })

  test('whoever has used up the account’s reset links keeps nobody from one after “this wasn’t me”', async () => {
    const elena = club.visitor()
    await enter(elena)
    const body = await alarmLink()
    const stranger = club.visitor()
    for (let count = 0; count < 6; count++)
      await stranger.call(sendResetLink, { body: { email: CLUB_CAST.elena.email } })
    expect((await club.visitor().call(raiseAlarm, { body })).code).toBe(200)
    const links = async () =>
      (await waitingMails(database)).filter(({ kind }) => kind === 'password-reset').length
    const before = await links()
    await elena.call(sendResetLink, { body: { email: CLUB_CAST.elena.email } })
    expect(await links()).toBe(before + 1)
  })

  test('after 30 days the mail’s link opens nothing', async () => {
    await enter(club.visitor())
    const body = await alarmLink()
    club.clock.pass(31 * DAY)
    expect((await club.visitor().call(raiseAlarm, { body })).code).toBe(410)
    expect((await enter(club.visitor())).code).toBe(200)
  })

  test('a session ends after 30 days however busy it was; an admin’s after 12 hours', async () => {
    const [owner, admin] = [club.visitor(), club.visitor()]
    await enter(owner)
    await enter(admin, { who: 'ruth' })
    const stayBusy = async (hours: number) => {
      for (let minutes = 0; minutes < hours * 60; minutes += 10) {
        club.clock.pass(10 * 60_000)
        await sql`UPDATE sessions SET last_active_at = ${club.clock.now()}`.execute(database.db)
      }
    }
    await stayBusy(11)
    expect((await admin.call(readSession)).code).toBe(200)
    await stayBusy(1)
    expect((await admin.call(readSession)).body.code).toBe('SESSION_EXPIRED')
    expect((await owner.call(readSession)).code).toBe(200)
    club.clock.pass(30 * DAY)
    await sql`UPDATE sessions SET last_active_at = ${club.clock.now()}`.execute(database.db)
    expect((await owner.call(readSession)).body.code).toBe('SESSION_EXPIRED')
  })

  test('wrong passwords, locks, links and new passwords stand in the list; of an unknown address nothing is kept', async () => {
    const someone = club.visitor()
    for (let tries = 0; tries < 5; tries++) await enter(someone, { password: 'wrong' })
    await club.visitor().call(signIn, { body: { email: 'nobody@marea.example', password: 'wrong' } })
    await club.visitor().call(sendResetLink, { body: { email: CLUB_CAST.elena.email } })
    club.clock.pass(2 * 60_000)
    const phone = club.visitor()
    await enter(phone)
    await phone.call(changePassword, {
      body: { currentPassword: TEST_PASSWORD, newPassword: 'another bench of cedar' },
    })
    expect((await lines(phone)).map(({ kind }) => kind)).toEqual([
      'password-changed',
      'signed-in-new',
      'reset-asked',
      'locked',
      ...Array(4).fill('refused'),
    ])
    const { rows } = await sql<{ owners: number }>`
      SELECT count(DISTINCT owner_id)::int AS owners FROM access_events`.execute(database.db)
    expect(rows[0]?.owners).toBe(1)
  })

  test('what an admin opened and did, and each file that left, is told with who it was', async () => {
    const [admin, phone] = [club.visitor(), club.visitor()]
    await enter(admin, { who: 'ruth' })
    await admin.call(actForOwner, { body: { idOwner: CLUB_CAST.elena.id } })
    const session = (await admin.call(readSession)).body.data
    const [contract] = session.contracts
    const file = await admin.call(exportStatement, { query: { id: contract.id, year: 2026, format: 'csv' } })
    expect(file.code).toBe(200)
    await enter(phone)
    const [, taken, came] = await lines(phone)
    expect(taken).toMatchObject({
      kind: 'file',
      what: 'Your statement',
      admin: expect.stringMatching(/^Ruth /),
    })
    expect(came).toMatchObject({ kind: 'club-came', admin: expect.stringMatching(/^Ruth /) })
    const { body } = await phone.call(readAccess, { query: { month: month() } })
    expect(body.counts).toEqual({ 'sign-ins': 1, refused: 0, trusted: 0, club: 1, files: 1 })
  })

  test('the file has every line of the month, in the language of the screen', async () => {
    const phone = club.visitor()
    await enter(phone)
    const { code, bytes } = await phone.call(exportAccess, {
      query: { month: month() },
      headers: { 'accept-language': 'es' },
    })
    expect(code).toBe(200)
    const text = bytes.toString()
    expect(text).toContain('Safari, iPhone')
    expect(text).toContain('Mérida')
    expect((await lines(phone, { group: 'files' })).map(({ what }) => what)).toEqual(['This list'])
  })

  test('nobody rewrites a line, or removes one that is younger than 13 months; older ones go', async () => {
    const { db } = database
    const insert = (at: string) =>
      sql`INSERT INTO access_events (owner_id, at, kind) VALUES (${CLUB_CAST.elena.id}, ${at}, 'signed-in')`.execute(
        db,
      )
    await insert(new Date().toISOString())
    await expect(sql`UPDATE access_events SET kind = 'refused'`.execute(db)).rejects.toThrow('not rewritten')
    await expect(sql`DELETE FROM access_events`.execute(db)).rejects.toThrow('13 months')
    await insert(new Date(Date.now() - 420 * DAY).toISOString())
    await removeOldAccess(db, new Date(Date.now() - 400 * DAY))
    const { rows } = await sql`SELECT FROM access_events`.execute(db)
    expect(rows).toHaveLength(1)
  })
})
