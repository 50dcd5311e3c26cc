import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, type TestApp, testAppOn } from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { TEST_PASSWORD } from '../../../server/testing.day.ts'
import { readSession, signIn } from '../../membership.endpoints.ts'
import { changePassword, requestPasswordReset, validateResetToken } from '../../passwords.endpoints.ts'
import { CLUB_CAST, clubWithNora, startAfresh, waitingMails } from '../testing.club.ts'

const NEW = 'a quiet loggia'
let club: TestApp
let database: OpenDatabase

describe.each(ENGINES)('on %s', (engine) => {
  beforeAll(async () => {
    database = await clubWithNora(engine)
    club = await testAppOn(database)
  })
  beforeEach(() => startAfresh(database))
  afterAll(() => club.close())

  const signsInWith = async (password: string, who: keyof typeof CLUB_CAST = 'elena') =>
    (
      await club.visitor().call(signIn, {
        body: { email: CLUB_CAST[who].email, password, admin: CLUB_CAST[who].kind === 'admin' },
      })
    ).code

  test('a new password ends the other sessions, keeps this one, and is told by email', async () => {
    const here = await club.signedIn('marcos')
    const elsewhere = await club.signedIn('marcos')
    const elena = await club.signedIn('elena')
    const { code, body } = await here.call(changePassword, {
      body: { currentPassword: TEST_PASSWORD, newPassword: NEW },
    })
    expect({ code, body }).toEqual({ code: 200, body: { status: true, data: { done: true } } })
    expect((await here.call(readSession)).code).toBe(200)
    expect((await elsewhere.call(readSession)).code).toBe(401)
    expect((await elena.call(readSession)).code).toBe(200)
    expect(await signsInWith(TEST_PASSWORD, 'marcos')).toBe(401)
    expect(await signsInWith(NEW, 'marcos')).toBe(200)
    expect(await waitingMails(database)).toEqual([
      {
        kind: 'password-changed',
        recipient: CLUB_CAST.marcos.email,
        language: 'es',
        content: { name: 'Marcos' },
      },
    ])
  })

  test.each([
    ['unbelievable', 'Many people use this password'],
    ['Mariposa-2026', 'Many people use this password'],
    ['marea 86420!', 'too easy to guess'],
  ])('%s is tried first by anybody: it is not taken', async (newPassword, why) => {
    const elena = await club.signedIn('elena')
    const { code, body } = await elena.call(changePassword, {
      body: { currentPassword: TEST_PASSWORD, newPassword },
    })
    expect(code).toBe(400)
    expect(JSON.stringify(body)).toContain(why)
    expect(await waitingMails(database)).toEqual([])
  })

  test('a wrong current password changes nothing and counts as a failure', async () => {
    const elena = await club.signedIn('elena')
    const body = { currentPassword: 'wrong', newPassword: NEW }
    for (let index = 0; index < 5; index++) {
      const answer = await elena.call(changePassword, { body })
      expect(answer.code).toBe(409)
      expect(answer.body.code).toBe('WRONG_PASSWORD')
    }
    const locked = await elena.call(changePassword, { body: { ...body, currentPassword: TEST_PASSWORD } })
    expect(locked.code).toBe(429)
    expect(await waitingMails(database)).toEqual([])
    club.clock.pass(61_000)
    expect(await signsInWith(TEST_PASSWORD)).toBe(200)
  })

  test('the new password has to be long enough and another', async () => {
    const elena = await club.signedIn('elena')
    const change = (newPassword: string) =>
      elena.call(changePassword, { body: { currentPassword: TEST_PASSWORD, newPassword } })
    const short = await change('short')
    expect(short.code).toBe(400)
    expect(short.body.fields).toEqual({ newPassword: 'Use at least 10 characters.' })
    const same = await change(TEST_PASSWORD)
    expect(same.code).toBe(400)
    expect(same.body.code).toBe('BAD_INPUT')
    expect(same.body.fields).toEqual({ newPassword: 'Choose a password other than the current one.' })
  })

  test('someone signed in has to say the current password, someone signed out has to sign in', async () => {
    const elena = await club.signedIn('elena')
    const missing = await elena.call(changePassword, { body: { newPassword: NEW } })
    expect(missing.body.fields).toEqual({ currentPassword: 'This field is empty. Fill it in.' })
    const nobody = await club.visitor().call(changePassword, {
      body: { currentPassword: TEST_PASSWORD, newPassword: NEW },
    })
    expect(nobody.code).toBe(401)
  })

  test('an admin changes their own password, but not while acting for an owner', async () => {
    const ruth = await club.signedIn('ruth', { admin: true })
    const body = { currentPassword: TEST_PASSWORD, newPassword: NEW }
    await database.db.updateTable('sessions').set({ acting_owner_id: CLUB_CAST.elena.id }).execute()
    expect((await ruth.call(changePassword, { body })).body.code).toBe('RESTRICTED_ACTION')
    await database.db.updateTable('sessions').set({ acting_owner_id: null }).execute()
    expect((await ruth.call(changePassword, { body })).code).toBe(200)
    expect(await signsInWith(NEW, 'ruth')).toBe(200)
    expect(await signsInWith(TEST_PASSWORD, 'elena')).toBe(200)
  })

  test('two changes at once: one wins', async () => {
    const one = await club.signedIn('elena')
    const other = await club.signedIn('elena')
    const change = (visitor: typeof one, newPassword: string) =>
      visitor.call(changePassword, { body: { currentPassword: TEST_PASSWORD, newPassword } })
    const answers = await Promise.all([change(one, 'a quiet loggia'), change(other, 'a loud loggia!')])
    // The other one is refused, or its session has ended before its turn came.
    const codes = answers.map(({ code }) => code).sort()
    expect(codes[0]).toBe(200)
    expect([401, 409]).toContain(codes[1])
    expect(await waitingMails(database)).toHaveLength(1)
  })

  test('a changed password voids the reset links that were on their way', async () => {
    const elena = await club.signedIn('elena')
    await elena.call(requestPasswordReset, { query: { email: CLUB_CAST.elena.email } })
    const [mail] = await waitingMails(database)
    const token = new URL(String(mail?.content.link)).searchParams.get('token')
    await elena.call(changePassword, { body: { currentPassword: TEST_PASSWORD, newPassword: NEW } })
    expect((await elena.call(validateResetToken, { body: { token } })).code).toBe(410)
  })
})
