import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, type TestApp, testAppOn } from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { hashOfToken } from '../../../server/http/caller.ts'
import { TEST_PASSWORD } from '../../../server/testing.day.ts'
import { readSession, signIn } from '../../membership.endpoints.ts'
import {
  changePassword,
  discardResetToken,
  requestPasswordReset,
  sendResetLink,
  validateResetToken,
} from '../../passwords.endpoints.ts'
import { CLUB_CAST, clubWithNora, startAfresh, waitingMails } from '../testing.club.ts'

const NEW = 'a quiet loggia'
const HOUR = 3_600_000
let club: TestApp
let database: OpenDatabase

describe.each(ENGINES)('on %s', (engine) => {
  beforeAll(async () => {
    database = await clubWithNora(engine)
    club = await testAppOn(database, { PUBLIC_URL: 'https://club.example', TRUST_PROXY: '1' })
  })
  beforeEach(() => startAfresh(database))
  afterAll(() => club.close())

  const asks = (email: string, from = '203.0.113.5') =>
    club.visitor().call(requestPasswordReset, { query: { email }, headers: { 'x-forwarded-for': from } })
  const newestToken = async () => {
    const link = new URL(String((await waitingMails(database)).at(-1)?.content.link))
    return link.searchParams.get('token') ?? ''
  }
  const sets = (token: string, newPassword = NEW) =>
    club.visitor().call(changePassword, { body: { token, newPassword } })
  const validates = (token: string) => club.visitor().call(validateResetToken, { body: { token } })

  test('a known and an unknown address get the same answer; only the known gets a mail', async () => {
    const known = await asks(CLUB_CAST.marcos.email)
    const unknown = await asks('nobody@marea.example')
    expect(known.code).toBe(200)
    expect(unknown.code).toBe(200)
    expect(unknown.body).toEqual(known.body)
    const mails = await waitingMails(database)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      kind: 'password-reset',
      recipient: CLUB_CAST.marcos.email,
      language: 'es',
    })
    expect(mails[0]?.content.link).toMatch(/^https:\/\/club\.example\/reset-password\?token=[\w-]{43}$/)
  })

  test('admins get no link: theirs is another door', async () => {
    expect((await asks(CLUB_CAST.ruth.email)).code).toBe(200)
    expect(await waitingMails(database)).toEqual([])
  })

  test('of a link only the hash is kept', async () => {
    await asks(CLUB_CAST.elena.email)
    const token = await newestToken()
    const [row] = await database.db.selectFrom('password_resets').selectAll().execute()
    expect(Buffer.from(row?.token_hash ?? []).equals(hashOfToken(token))).toBe(true)
  })

  test('a link sets a password once and ends every session', async () => {
    const elena = await club.signedIn('elena')
    await asks(CLUB_CAST.elena.email)
    const token = await newestToken()
    expect((await validates(token)).body).toEqual({
      status: true,
      data: { email: CLUB_CAST.elena.email, isAdmin: false },
    })
    expect((await sets(token)).code).toBe(200)
    expect((await elena.call(readSession)).code).toBe(401)
    const body = { email: CLUB_CAST.elena.email, password: NEW }
    expect((await club.visitor().call(signIn, { body })).code).toBe(200)

    const again = await sets(token, 'another loggia')
    expect(again.code).toBe(410)
    expect(again.body.code).toBe('LINK_USED_UP')
    expect((await validates(token)).code).toBe(410)
    expect((await waitingMails(database)).at(-1)?.kind).toBe('password-changed')
  })

  test('someone invited sets the first password by a link', async () => {
    await asks(CLUB_CAST.nora.email)
    expect((await sets(await newestToken())).code).toBe(200)
  })

  test('a link lasts an hour', async () => {
    await asks(CLUB_CAST.elena.email)
    const token = await newestToken()
    club.clock.pass(HOUR - 1)
    expect((await validates(token)).code).toBe(200)
    club.clock.pass(1)
    expect((await validates(token)).code).toBe(410)
    expect((await sets(token)).code).toBe(410)
  })

  test('a link that was thrown away opens nothing', async () => {
    await asks(CLUB_CAST.elena.email)
    const token = await newestToken()
    const discard = () => club.visitor().call(discardResetToken, { body: { token } })
    expect((await discard()).body).toEqual({ status: true, data: { done: true } })
    expect((await discard()).code).toBe(410)
    expect((await sets(token)).code).toBe(410)
    expect((await validates('made up')).code).toBe(410)
  })

  test('the newest link is the only one that works', async () => {
    await asks(CLUB_CAST.elena.email)
    const older = await newestToken()
    await asks(CLUB_CAST.marcos.email)
    await asks(CLUB_CAST.elena.email)
    const newest = await newestToken()
    expect((await validates(older)).code).toBe(410)
    expect((await sets(older, 'another loggia')).code).toBe(410)
    expect((await sets(newest)).code).toBe(200)
  })

  test('of links that are asked for at once one is left', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => asks(CLUB_CAST.elena.email)))
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200])
    const links = (await waitingMails(database)).map(({ content }) => new URL(String(content.link)))
    const tokens = links.map((link) => link.searchParams.get('token') ?? '')
    expect(tokens).toHaveLength(4)
    const codes: number[] = []
    for (const token of tokens) codes.push((await validates(token)).code)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
  })

  test('one link used by several at once: one wins', async () => {
    await asks(CLUB_CAST.elena.email)
    const token = await newestToken()
    const passwords = ['a first loggia', 'a second loggia', 'a third loggia', 'a fourth loggia']
    const answers = await Promise.all(passwords.map((password) => sets(token, password)))
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 410, 410, 410])
    expect((await waitingMails(database)).filter(({ kind }) => kind === 'password-changed')).toHaveLength(1)
  })

  test('the password one already has is refused, and the link stays good', async () => {
    await asks(CLUB_CAST.elena.email)
    const token = await newestToken()
    const same = await sets(token, TEST_PASSWORD)
    expect(same.code).toBe(400)
    expect(same.body.fields).toHaveProperty('newPassword')
    expect((await sets(token)).code).toBe(200)
  })

  test.each([CLUB_CAST.elena.email, 'nobody@marea.example'])(
    'past five in an hour for %s, known or not, nothing is sent and nothing said',
    async (email) => {
      const first = await asks(email)
      for (let index = 1; index < 30; index++) {
        const { code, body, headers } = await asks(email)
        expect([code, body, headers['retry-after']]).toEqual([200, first.body, undefined])
      }
      const sent = email === CLUB_CAST.elena.email ? 5 : 0
      expect(await waitingMails(database)).toHaveLength(sent)
      club.clock.pass(HOUR + 1)
      expect((await asks(email)).code).toBe(200)
      expect(await waitingMails(database)).toHaveLength(sent && sent + 1)
    },
  )

  test('a browser that the account knows gets its link, however many strangers asked for', async () => {
    const elena = await club.signedIn('elena')
    for (let count = 0; count < 6; count++)
      await club.visitor().call(sendResetLink, { body: { email: CLUB_CAST.elena.email } })
    const before = (await waitingMails(database)).filter(({ kind }) => kind === 'password-reset').length
    expect((await elena.call(sendResetLink, { body: { email: CLUB_CAST.elena.email } })).code).toBe(200)
    const after = (await waitingMails(database)).filter(({ kind }) => kind === 'password-reset').length
    expect([before, after]).toEqual([5, 6])
  })

  test('whoever asks on somebody’s behalf leaves them a link that works, as long as nothing more is sent', async () => {
    for (let index = 0; index < 8; index++) await asks(CLUB_CAST.elena.email, '198.51.100.7')
    const token = await newestToken()
    club.clock.pass(HOUR - 1)
    await asks(CLUB_CAST.elena.email)
    expect(await newestToken()).toBe(token)
    expect((await sets(token)).code).toBe(200)
  })

  test('eight at once are five', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => asks(CLUB_CAST.elena.email)))
    expect(answers.map(({ code }) => code)).toEqual(Array(8).fill(200))
    expect(await waitingMails(database)).toHaveLength(5)
  })

  test('asked by POST, the address stays out of the line', async () => {
    const answer = await club.visitor().call(sendResetLink, { body: { email: CLUB_CAST.elena.email } })
    expect([answer.code, answer.body]).toEqual([200, { status: true, data: { done: true } }])
    expect((await validates(await newestToken())).code).toBe(200)
    const none = await club.visitor().call(sendResetLink, { body: {} })
    expect([none.code, none.body.code]).toEqual([400, 'BAD_INPUT'])
  })

  test('one address cannot ask for everyone at once; its neighbours wait for a minute', async () => {
    for (let index = 0; index < 20; index++) await asks(`owner${index}@marea.example`, '198.51.100.7')
    const tooMany = await asks(CLUB_CAST.elena.email, '198.51.100.7')
    expect([tooMany.code, tooMany.headers['retry-after']]).toEqual([429, '60'])
    expect((await asks(CLUB_CAST.elena.email, '198.51.100.8')).code).toBe(200)
    club.clock.pass(60_000)
    expect((await asks(CLUB_CAST.elena.email, '198.51.100.7')).code).toBe(200)
    expect((await asks(CLUB_CAST.elena.email, '198.51.100.7')).code).toBe(429)
  })
})
