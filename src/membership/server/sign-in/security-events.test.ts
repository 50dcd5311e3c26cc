import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { actForOwner, stopActing } from '../../../admin/acting.endpoints.ts'
import { readBrandSetting, saveBrand } from '../../../admin/settings/brand.endpoints.ts'
import { changeStaffRoles, setOwnerActive } from '../../../admin/staff.endpoints.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { ENGINES, type TestApp, testAppOn } from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { runDeed } from '../../../server/http/run-deed.ts'
import { securityLog } from '../../../server/http/security-log.ts'
import { TEST_PASSWORD } from '../../../server/testing.day.ts'
import { signIn } from '../../membership.endpoints.ts'
import { readOwner } from '../../owner.endpoints.ts'
import {
  changePassword,
  discardResetToken,
  sendResetLink,
  validateResetToken,
} from '../../passwords.endpoints.ts'
import { CLUB_CAST, clubWithNora, startAfresh, waitingMails } from '../testing.club.ts'

let club: TestApp
let database: OpenDatabase
let log: string[] = []

beforeAll(async () => {
  database = await clubWithNora(ENGINES.at(-1)!)
  // The portal's own lines are silenced but for errors: these come all the same.
  club = await testAppOn(database, { LOG_LEVEL: 'error' }, { write: (line) => log.push(line) })
})
beforeEach(async () => {
  await startAfresh(database)
  // The same refusal of one caller is one line a minute: those of the test before are over.
  club.clock.pass(60_000)
  log = []
})
afterAll(() => club.close())

const lines = () => log.map((line) => JSON.parse(line)).filter((line) => line.log === 'security')
/** The events so far, without where they come from. */
const events = () =>
  lines().map(({ level: _, time: __, pid: ___, hostname: ____, log: _____, msg: ______, ...facts }) => {
    expect(facts.request).toMatch(/^[0-9a-f]+-\d+$/)
    expect(facts.address).toBe('127.0.0.1')
    const { request: _______, address: ________, ...told } = facts
    return told
  })
const tries = (email: string, password: string, admin = false) =>
  club.visitor().call(signIn, { body: { email, password, admin } })
const counted = async (event: string) => {
  const { body } = await club.app.inject({ method: 'GET', url: '/metrics' })
  return Number(
    new RegExp(`^veranda_security_events_total\\{event="${event}"\\} (\\d+)$`, 'm').exec(body)?.[1],
  )
}

test('signing in is told, from a new device and a known one, and counted', async () => {
  const before = await counted('sign-in')
  const elena = await club.signedIn('elena')
  await elena.call(signIn, { body: { email: CLUB_CAST.elena.email, password: TEST_PASSWORD } })
  await tries(CLUB_CAST.ruth.email, TEST_PASSWORD, true)
  expect(events()).toEqual([
    { event: 'sign-in', account: 'owner:1', device: 'new' },
    { event: 'sign-in', account: 'owner:1', device: 'known' },
    { event: 'sign-in', account: 'admin:1', device: 'new' },
  ])
  expect(await counted('sign-in')).toBe(before + 3)
})

test('failures, the lock and what it refuses are told; an unknown address under a key, the same each time', async () => {
  for (let index = 0; index < 6; index++) await tries(CLUB_CAST.elena.email, 'wrong-secret')
  await tries('nobody@marea.example', 'wrong-secret')
  await tries('nobody@marea.example', 'wrong-secret')
  const told = events()
  expect(told.slice(0, 7)).toEqual([
    ...Array(5).fill({ event: 'sign-in-failed', account: 'owner:1', device: 'new' }),
    { event: 'locked', of: 'account', account: 'owner:1', device: 'new' },
    { event: 'refused', call: 'signIn', reason: 'TOO_MANY' },
  ])
  expect(told[7]).toEqual({
    event: 'sign-in-failed',
    typed: expect.stringMatching(/^[0-9a-f]{16}$/),
    device: 'new',
  })
  expect(told[8]).toEqual(told[7])
})

test('a reset, its link, what was dropped and a changed password are told', async () => {
  const visitor = club.visitor()
  const ask = async (times: number) => {
    for (let index = 0; index < times; index++)
      await visitor.call(sendResetLink, { body: { email: CLUB_CAST.elena.email } })
    const mails = await waitingMails(database)
    return mails.map(({ content }) => new URL(String(content.link)).searchParams.get('token'))
  }
  // The newest link is the one that works.
  const [dropped] = (await ask(1)).slice(-1)
  await visitor.call(discardResetToken, { body: { token: dropped } })
  const tokens = await ask(5)
  await visitor.call(changePassword, { body: { token: tokens[4], newPassword: 'a quiet loggia' } })
  await visitor.call(validateResetToken, { body: { token: tokens[2] } })
  const elena = club.visitor()
  await elena.call(signIn, { body: { email: CLUB_CAST.elena.email, password: 'a quiet loggia' } })
  await elena.call(changePassword, { body: { currentPassword: 'wrong', newPassword: 'a loud loggia' } })
  expect(events()).toEqual([
    { event: 'reset-asked', account: 'owner:1' },
    { event: 'reset-discarded', account: 'owner:1' },
    ...Array(4).fill({ event: 'reset-asked', account: 'owner:1' }),
    { event: 'reset-dropped', account: 'owner:1' },
    { event: 'password-changed', account: 'owner:1', reason: 'link' },
    { event: 'miss', of: 'link' },
    { event: 'sign-in', account: 'owner:1', device: 'new' },
    { event: 'password-refused', account: 'owner:1' },
  ])
})

test('whom an admin acts for is told, and refusals of who asks, what they may and whose thing it is', async () => {
  const ruth = await club.signedIn('ruth', { admin: true })
  await ruth.call(actForOwner, { body: { idOwner: CLUB_CAST.elena.id } })
  await ruth.call(actForOwner, { body: { idOwner: 99_999 } })
  await ruth.call(stopActing)
  await club.visitor().call(readOwner)
  const elena = await club.signedIn('elena')
  await elena.call(readOwner, { query: { idlOwner: CLUB_CAST.marcos.id } })
  await elena.call(actForOwner, { body: { idOwner: CLUB_CAST.marcos.id } })
  await club.visitor().call(readOwner, { headers: { token: 'wrong' } })
  await club.app.inject({ method: 'GET', url: '/api/files/00000000-0000-4000-8000-000000000000/x.pdf' })
  expect(events()).toEqual([
    { event: 'sign-in', account: 'admin:1', device: 'new' },
    { event: 'acting-began', account: 'admin:1', acting: 'owner:1' },
    { event: 'refused', account: 'admin:1', acting: 'owner:1', call: 'actForOwner', reason: 'NOT_FOUND' },
    { event: 'acting-ended', account: 'admin:1', acting: 'owner:1' },
    { event: 'refused', call: 'readOwner', reason: 'SESSION_REQUIRED' },
    { event: 'sign-in', account: 'owner:1', device: 'new' },
    { event: 'refused', account: 'owner:1', call: 'readOwner', reason: 'NOT_FOUND' },
    { event: 'refused', account: 'owner:1', call: 'actForOwner', reason: 'NOT_FOUND' },
    { event: 'refused', reason: 'TOKEN_REQUIRED' },
    { event: 'refused', call: 'files', reason: 'SESSION_REQUIRED' },
  ])
})

test('who changes what somebody may is told, and who closes an account and opens it', async () => {
  const marina = await club.signedIn('marina', { admin: true })
  const ruth = await club.signedIn('ruth', { admin: true })
  await marina.call(changeStaffRoles, { body: { idStaff: 7, roles: ['finance', 'gate'] } })
  await marina.call(changeStaffRoles, { body: { idStaff: 7, roles: ['finance'] } })
  // The same again is no change.
  await marina.call(changeStaffRoles, { body: { idStaff: 7, roles: ['finance'] } })
  for (const active of [false, true])
    await ruth.call(setOwnerActive, { body: { idOwner: CLUB_CAST.elena.id, active, reason: 'A test.' } })
  expect(events().slice(2)).toEqual([
    { event: 'role-set', account: 'admin:6', of: 'admin:7', role: 'finance gate', before: 'finance' },
    { event: 'role-set', account: 'admin:6', of: 'admin:7', role: 'finance', before: 'finance gate' },
    { event: 'account-disabled', account: 'admin:1', of: 'owner:1' },
    { event: 'account-enabled', account: 'admin:1', of: 'owner:1' },
  ])
})

test('what somebody sends cannot write a line of its own', async () => {
  const forged = '{"log":"security","event":"sign-in","account":"admin:1"}'
  await club.visitor().call(readOwner, { headers: { 'user-agent': `x\\n${forged}` } })
  await club.app.inject({ method: 'GET', url: `/api/v1/%0a${encodeURIComponent(forged)}/` })
  await tries(`nobody@marea.example\n${forged}`, 'wrong-secret')
  for (const line of log) expect(line.indexOf('\n')).toBe(line.length - 1)
  expect(events().filter(({ event }) => event === 'sign-in')).toEqual([])
})

test('the lines hold no secret and no email address', async () => {
  const elena = await club.signedIn('elena')
  await tries(CLUB_CAST.elena.email, 'wrong-secret')
  await tries('nobody@marea.example', 'wrong-secret')
  await elena.call(sendResetLink, { body: { email: CLUB_CAST.elena.email } })
  const text = log.join('')
  expect(text).toContain('sign-in-failed')
  expect(text).not.toMatch(/marea\.example|wrong-secret|veranda-test/)
  for (const cookie of Object.values(elena.cookies)) expect(text).not.toContain(cookie)
})

test('the same refusal of one caller is one line a minute, and is counted whole', async () => {
  const before = await counted('refused')
  for (let index = 0; index < 100; index++) await club.visitor().call(readOwner)
  expect(lines()).toHaveLength(1)
  expect(await counted('refused')).toBe(before + 100)
  club.clock.pass(60_000)
  await club.visitor().call(readOwner)
  expect(lines().at(-1)).toMatchObject({ event: 'refused', leftOut: 99 })
})

test('a flood of different refusals from one address writes sixty lines a minute', () => {
  const written: object[] = []
  const child = { info: (line: object) => written.push(line) }
  let now = new Date()
  const { note } = securityLog({ child: () => child } as never, { level: 'info', clock: () => now })
  const refusal = (call: string) => note('refused', { call, request: 'r', address: '192.0.2.1' })
  for (let index = 0; index < 100; index++) refusal(`call${index}`)
  expect(written).toHaveLength(60)
  now = new Date(now.getTime() + 60_000)
  refusal('one')
  expect(written.at(-1)).toMatchObject({ leftOut: 40 })
})

test('what moves money is told by its call and the numbers it was sent, once it is done', async () => {
  const told: unknown[] = []
  const endpoint = { name: 'refundPayment', method: 'POST', transaction: 'own', toldAs: 'money' }
  const input = { query: {}, body: { idPayment: 7, cents: 4_800, reason: 'Told by a@b.example' }, files: {} }
  const around = { tellSecurity: (...line: unknown[]) => told.push(line), caller: { session: null } }
  for (const outcome of [refused('NOT_FOUND'), done({ data: null })])
    await runDeed(
      {} as never,
      { endpoint, deed: async () => outcome } as never,
      input as never,
      around as never,
    )
  expect(told).toEqual([['money', { call: 'refundPayment', numbers: { idPayment: 7, cents: 4_800 } }]])
})

test('a changed setting is told as it was and as it is, without an address of email', async () => {
  const marina = await club.signedIn('marina', { admin: true })
  const { seen, brand } = (await marina.call(readBrandSetting)).body.data
  const value = { ...brand, name: 'Coralina', tagline: 'ask a@b.example' }
  expect((await marina.call(saveBrand, { body: { value, seen } })).code).toBe(200)
  const line = events().find(({ event }) => event === 'setting-changed')
  expect(line).toMatchObject({ account: 'admin:6', of: 'brand' })
  expect(JSON.parse(String(line.to))).toMatchObject({ name: 'Coralina', tagline: 'ask …@…' })
  expect(line.from).not.toContain('Coralina')
})
