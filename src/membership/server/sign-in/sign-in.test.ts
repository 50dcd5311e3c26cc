import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  BOTH_ENGINES,
  type TestAnswer,
  type TestApp,
  testAppOn,
  type Visitor,
} from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { SESSION_COOKIE } from '../../../server/http/caller.ts'
import { TEST_PASSWORD } from '../../../server/testing.day.ts'
import { readSession, signIn, signOut } from '../../membership.endpoints.ts'
import { CLUB_CAST, clubWithNora, startAfresh } from '../testing.club.ts'

const MINUTE = 60_000
let club: TestApp
let database: OpenDatabase

describe.each(BOTH_ENGINES)('on %s', (engine) => {
  beforeAll(async () => {
    database = await clubWithNora(engine)
    club = await testAppOn(database, { TRUST_PROXY: '1' })
  })
  beforeEach(() => startAfresh(database))
  afterAll(() => club.close())

  const credentials = (who: keyof typeof CLUB_CAST, password = TEST_PASSWORD) => ({
    email: CLUB_CAST[who].email,
    password,
    ...(CLUB_CAST[who].kind === 'admin' && { admin: true }),
  })
  const tries = (
    visitor: Visitor,
    body: object,
    { language = 'en', from = '203.0.113.5' }: { language?: string; from?: string } = {},
  ): Promise<TestAnswer> =>
    visitor.call(signIn, { body, headers: { 'accept-language': language, 'x-forwarded-for': from } })
  const fails = async (count: number, body: object, from?: string) => {
    for (let index = 0; index < count; index++) {
      const answer = await tries(club.visitor(), body, from ? { from } : {})
      expect(answer.code).toBe(401)
    }
  }
  const sessions = async () => (await database.db.selectFrom('sessions').selectAll().execute()).length

  test('an owner signs in and sees contracts under their wire names', async () => {
    const { code, body } = await tries(club.visitor(), credentials('elena'))
    expect(code).toBe(200)
    expect(body.status).toBe(true)
    expect(body.data.user).toMatchObject({
      idOwner: 1,
      idUser: null,
      name: 'Elena',
      isAdmin: false,
      canBook: true,
    })
    expect(body.data.contracts).toEqual([
      {
        ...body.data.contracts[0],
        membershipcode: 'CLASSIC',
        resortsname: expect.stringMatching(/./),
        housingnumber: expect.stringMatching(/^[0-9A-Z-]+$/),
        canSusbcribe: expect.any(Boolean),
        customInfoLong: { en: expect.stringMatching(/./), es: expect.stringMatching(/./) },
        ends: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        showModules: {
          myProperty: expect.any(Boolean),
          promotions: expect.any(Boolean),
          exchanges: expect.any(Boolean),
        },
      },
    ])
    expect(body.data).toMatchObject({ actingFor: null, restricted: false })
    expect(JSON.stringify(body)).not.toContain('argon2')
  })

  test('an owner with an unsigned report is told of the restriction', async () => {
    expect((await tries(club.visitor(), credentials('marcos'))).body.data.restricted).toBe(true)
    expect((await tries(club.visitor(), credentials('elena'))).body.data.restricted).toBe(false)
  })

  test('an admin signs in by the admin door only', async () => {
    const { code, body } = await tries(club.visitor(), credentials('ruth'))
    expect(code).toBe(200)
    expect(body.data.user).toMatchObject({ idOwner: null, idUser: 1, isAdmin: true, languageCode: 'ENG' })
    expect(body.data.contracts).toEqual([])
    expect((await tries(club.visitor(), { ...credentials('ruth'), admin: false })).code).toBe(401)
    expect((await tries(club.visitor(), { ...credentials('elena'), admin: true })).code).toBe(401)
  })

  test('the e-mail address may be in capitals and have spaces around it', async () => {
    expect(
      (await tries(club.visitor(), { email: ' Elena@Marea.Example ', password: TEST_PASSWORD })).code,
    ).toBe(200)
  })

  test('the cookie is out of reach of scripts and other sites, and its token is not in the database', async () => {
    const answer = await tries(club.visitor(), credentials('elena'))
    const [cookie = '', device] = [answer.headers['set-cookie']].flat().map(String)
    expect(cookie).toMatch(/^veranda_session=[\w-]{43}; Path=\/api; HttpOnly; SameSite=Lax$/)
    expect(device).toMatch(/^veranda_device=[\w-]{43}; Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Lax$/)
    const token = cookie.slice(`${SESSION_COOKIE}=`.length).split(';')[0] ?? ''
    const [row] = await database.db.selectFrom('sessions').selectAll().execute()
    expect(Buffer.from(row?.token_hash ?? []).toString('base64url')).not.toBe(token)
  })

  test('behind https the cookie travels on https alone', async () => {
    const secure = await testAppOn(database, { PUBLIC_URL: 'https://club.example' })
    const answer = await tries(secure.visitor(), credentials('elena'))
    const [session, device] = [answer.headers['set-cookie']].flat().map(String)
    expect(session).toMatch(/^__Host-veranda_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(device).toMatch(
      /^__Host-veranda_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    await secure.app.close()
  })

  test('behind https a cookie of the plain name opens nothing: another host may have planted it; signing in removes it', async () => {
    const plain = club.visitor()
    await tries(plain, credentials('elena'))
    expect((await plain.call(readSession)).code).toBe(200)
    const secure = await testAppOn(database, { PUBLIC_URL: 'https://club.example' })
    const visitor = secure.visitor()
    Object.assign(visitor.cookies, plain.cookies)
    expect((await visitor.call(readSession)).body.code).toBe('SESSION_REQUIRED')
    await tries(visitor, credentials('elena'))
    expect(Object.keys(visitor.cookies)).toEqual(['__Host-veranda_session', '__Host-veranda_device'])
    expect((await visitor.call(readSession)).code).toBe(200)
    await visitor.call(signOut, { body: {} })
    expect(Object.keys(visitor.cookies)).toEqual(['__Host-veranda_device'])
    await secure.app.close()
  })

  test('a wrong password, an unknown account and one without a password answer the same', async () => {
    const answers = await Promise.all([
      tries(club.visitor(), credentials('elena', 'not the password')),
      tries(club.visitor(), { email: 'nobody@marea.example', password: TEST_PASSWORD }),
      tries(club.visitor(), credentials('nora')),
    ])
    for (const { code, body, headers } of answers) {
      expect(code).toBe(401)
      expect(body).toEqual({
        status: false,
        code: 'WRONG_CREDENTIALS',
        message: 'The email or password doesn’t match our records.',
      })
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  test('the refusal speaks the language of the screen', async () => {
    const { body } = await tries(club.visitor(), credentials('elena', 'wrong'), { language: 'es-MX' })
    expect(body.message).toBe('El correo o la contraseña no coinciden con nuestros registros.')
  })

  test('an owner without a contract gets a message and no session', async () => {
    const visitor = club.visitor()
    const { code, body } = await tries(visitor, credentials('tomas'))
    expect(code).toBe(403)
    expect(body.code).toBe('NO_CONTRACT')
    expect(body.message).toContain(club.config.conciergePhone)
    expect(visitor.cookies).toEqual({})
    expect(await sessions()).toBe(0)
  })

  test('signing in again makes a new token and ends the one before', async () => {
    const visitor = club.visitor()
    await tries(visitor, credentials('elena'))
    const before = visitor.cookies[SESSION_COOKIE] ?? ''
    await tries(visitor, credentials('elena'))
    expect(visitor.cookies[SESSION_COOKIE]).not.toBe(before)
    expect(await sessions()).toBe(1)
    const planted = club.visitor()
    planted.cookies[SESSION_COOKIE] = before
    expect((await planted.call(readSession)).code).toBe(401)
  })

  test('a token that someone planted is not taken over', async () => {
    const visitor = club.visitor()
    visitor.cookies[SESSION_COOKIE] = 'planted'
    await tries(visitor, credentials('elena'))
    expect(visitor.cookies[SESSION_COOKIE]).not.toBe('planted')
  })

  test.each(['elena', 'nobody'])(
    'after five wrong passwords %s has to wait, longer each time',
    async (name) => {
      const wrong = { email: `${name}@marea.example`, password: 'wrong' }
      await fails(5, wrong)
      const locked = await tries(club.visitor(), { ...wrong, password: TEST_PASSWORD })
      expect(locked.code).toBe(429)
      expect(locked.body).toEqual({
        status: false,
        code: 'TOO_MANY',
        message: 'Too many attempts. Try again in 1 minute.',
      })
      expect(locked.headers['retry-after']).toBe('60')

      club.clock.pass(MINUTE + 1)
      await fails(1, wrong)
      const again = await tries(club.visitor(), wrong)
      expect(again.headers['retry-after']).toBe('120')
      expect(again.body.message).toBe('Too many attempts. Try again in 2 minutes.')
    },
  )

  test('the lock opens with time, and a success clears the count', async () => {
    await fails(5, credentials('elena', 'wrong'))
    expect((await tries(club.visitor(), credentials('elena'))).code).toBe(429)
    club.clock.pass(MINUTE + 1)
    expect((await tries(club.visitor(), credentials('elena'))).code).toBe(200)
    await fails(4, credentials('elena', 'wrong'))
    expect((await tries(club.visitor(), credentials('elena'))).code).toBe(200)
  })

  test('failures are forgotten after a quiet quarter of an hour', async () => {
    await fails(4, credentials('elena', 'wrong'))
    club.clock.pass(15 * MINUTE + 1)
    await fails(4, credentials('elena', 'wrong'))
    expect((await tries(club.visitor(), credentials('elena'))).code).toBe(200)
  })

  test('one account’s lock is not another’s', async () => {
    await fails(5, credentials('elena', 'wrong'))
    expect((await tries(club.visitor(), credentials('marcos'))).code).toBe(200)
  })

  test('twenty failures from one address slow it down for every account, and no other address', async () => {
    for (let index = 0; index < 20; index++)
      await fails(1, { email: `guess${index}@marea.example`, password: 'wrong' }, '198.51.100.7')
    const slowed = await tries(club.visitor(), credentials('elena'), { from: '198.51.100.7' })
    expect([slowed.code, slowed.headers['retry-after']]).toEqual([429, '2'])
    expect(slowed.body.message).toBe('Too many attempts. Try again in 2 seconds.')
    expect((await tries(club.visitor(), credentials('elena'), { from: '198.51.100.8' })).code).toBe(200)
  })

  test('a right password counts against nobody when the session cannot be stored (a full disk)', async () => {
    await database.runScript(`
      CREATE FUNCTION disk_is_full() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER disk_is_full BEFORE INSERT ON sessions EXECUTE FUNCTION disk_is_full();`)
    const codes: number[] = []
    try {
      for (const who of ['elena', 'marcos', 'ruth'] as const)
        for (let index = 0; index < 8; index++)
          codes.push((await tries(club.visitor(), credentials(who))).code)
    } finally {
      await database.runScript('DROP TRIGGER disk_is_full ON sessions; DROP FUNCTION disk_is_full;')
    }
    expect(codes).toEqual(Array(24).fill(503))
    expect((await tries(club.visitor(), credentials('elena'))).code).toBe(200)
  })

  test('of many guesses at once, the right one does not slip in among the wrong ones', async () => {
    const guesses = Array.from({ length: 40 }, (_, index) =>
      tries(club.visitor(), credentials('elena', `guess ${index}`), { from: `198.51.100.${index}` }),
    )
    const right = tries(club.visitor(), credentials('elena'))
    await Promise.all(guesses)
    expect((await right).code).toBe(429)
    expect(await sessions()).toBe(0)
  })

  test('many right sign-ins at once all succeed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => tries(club.visitor(), credentials('elena'))),
    )
    expect(answers.map(({ code }) => code)).toEqual(Array(12).fill(200))
  })
})
