import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ENGINES, type TestApp, testAppOn, type Visitor } from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { hashOfToken } from '../../../server/http/caller.ts'
import { TEST_PASSWORD } from '../../../server/testing.day.ts'
import { readSession, signIn } from '../../membership.endpoints.ts'
import { changePassword, requestPasswordReset, validateResetToken } from '../../passwords.endpoints.ts'
import { CLUB_CAST, clubWithNora, startAfresh, waitingMails } from '../testing.club.ts'
import { removeOldAttempts } from './attempts.store.ts'
import { giveBack, guessOf, reserveAttempt } from './attempts.ts'

/** How many passwords were looked at. */
const looked = vi.hoisted(() => ({ at: 0 }))
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  const verify: typeof real.verify = (...input) => {
    looked.at += 1
    return real.verify(...input)
  }
  return { ...real, verify }
})

const MINUTE = 60_000
const NEW = 'a quiet loggia'
let database: OpenDatabase
/** On one database: the limits are common to all processes. */
let clubs: [TestApp, TestApp]

describe.each(ENGINES)('on %s', (engine) => {
  beforeAll(async () => {
    database = await clubWithNora(engine)
    const start = () => testAppOn(database, { TRUST_PROXY: '1' })
    clubs = [await start(), await start()]
  })
  beforeEach(async () => {
    await startAfresh(database)
    looked.at = 0
  })
  afterAll(async () => {
    await clubs[0].app.close()
    await clubs[1].close()
  })

  const [elena, marcos] = [CLUB_CAST.elena.email, CLUB_CAST.marcos.email]
  const at = (index: number) => clubs[index % 2] ?? clubs[0]
  const tries = (
    visitor: Visitor,
    { email = elena as string, password = TEST_PASSWORD, from = '203.0.113.5', admin = false } = {},
  ) =>
    visitor.call(signIn, {
      body: { email, password, ...(admin && { admin }) },
      headers: { 'x-forwarded-for': from },
    })
  const wrongly = async (times: number, wrong: object = {}) => {
    for (let index = 0; index < times; index++)
      await tries(at(index).visitor(), { password: 'wrong', ...wrong })
  }
  const newestToken = async () => {
    const mails = (await waitingMails(database)).filter(({ kind }) => kind === 'password-reset')
    return new URL(String(mails.at(-1)?.content.link)).searchParams.get('token') ?? ''
  }

  test.each([
    ['an owner', elena, false],
    ['an admin', CLUB_CAST.ruth.email, true],
    ['nobody', 'nobody@marea.example', false],
  ])('of 200 guesses at once at %s, from 200 addresses, five are looked at', async (_, email, admin) => {
    const guesses = Array.from({ length: 200 }, (__, index) =>
      tries(at(index).visitor(), { email, admin, password: `guess ${index}`, from: `198.51.100.${index}` }),
    )
    const right = tries(clubs[0].visitor(), { email, admin })
    const answers = await Promise.all(guesses)
    expect(looked.at).toBe(5)
    const refused = answers.filter(({ code }) => code === 429)
    expect(answers.filter(({ code }) => code === 401)).toHaveLength(5)
    expect(refused).toHaveLength(195)
    const { code, body, headers } = await right
    expect([code, body]).toEqual([429, refused[0]?.body])
    expect(headers['set-cookie']).toBeUndefined()
    expect(await database.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  test('of 60 guesses at once from one address, each at another account, twenty are looked at', async () => {
    const guesses = Array.from({ length: 60 }, (_, index) =>
      tries(at(index).visitor(), { email: `guess${index}@marea.example`, password: 'wrong' }),
    )
    const answers = await Promise.all(guesses)
    expect(looked.at).toBe(20)
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(40)
  })

  test('of 60 current passwords guessed at once, in two sessions, five are looked at and the right one is refused like them', async () => {
    const sessions = [await clubs[0].signedIn('elena'), await clubs[1].signedIn('elena')]
    looked.at = 0
    const change = (index: number, currentPassword: string) =>
      (sessions[index % 2] as Visitor).call(changePassword, { body: { currentPassword, newPassword: NEW } })
    const guesses = Array.from({ length: 60 }, (_, index) => change(index, `guess ${index}`))
    const right = change(0, TEST_PASSWORD)
    const answers = await Promise.all(guesses)
    expect(looked.at).toBe(5)
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(5)
    const refused = answers.filter(({ code }) => code === 429)
    expect(refused).toHaveLength(55)
    expect([(await right).code, (await right).body]).toEqual([429, refused[0]?.body])
    expect((await tries(clubs[0].visitor())).code).toBe(200)
  })

  test('strangers’ guesses do not keep one who is signed in from changing the password', async () => {
    const here = await clubs[0].signedIn('elena')
    await wrongly(5)
    const change = { body: { currentPassword: TEST_PASSWORD, newPassword: NEW } }
    expect((await here.call(changePassword, change)).code).toBe(200)
  })

  test('a stranger’s sign-in waits for a few others, not for the whole queue of one address; when the queue is full it is BUSY', async () => {
    const done: string[] = []
    const flood = Array.from({ length: 100 }, async (_, index) => {
      const { code, body, headers } = await tries(clubs[0].visitor(), {
        email: `guess${index}@marea.example`,
        password: 'wrong',
      })
      if (code === 401) done.push('flood')
      return { code, body, after: headers['retry-after'] }
    })
    const stranger = tries(clubs[0].visitor(), { email: marcos, from: '198.51.100.9' })
    const { code } = await stranger
    done.push('stranger')
    expect(code).toBe(200)
    const answers = await Promise.all(flood)
    // After its turn the sign-in itself is still written, while others of the flood are refused.
    expect(done.indexOf('stranger')).toBeLessThan(20)
    const busy = answers.filter((one) => one.code === 503)
    expect(busy.length).toBeGreaterThanOrEqual(20)
    expect(busy[0]).toMatchObject({ after: '5', body: { status: false, code: 'BUSY' } })
  })

  test('who has signed in here before signs in while strangers keep the account and the address locked', async () => {
    const known = clubs[0].visitor()
    await tries(known)
    await wrongly(5)
    for (let index = 0; index < 16; index++) await wrongly(1, { email: `guess${index}@marea.example` })
    expect((await tries(clubs[0].visitor())).code).toBe(429)
    expect((await tries(known)).code).toBe(200)
    // The attempts of strangers stay counted.
    expect((await tries(clubs[1].visitor(), { from: '198.51.100.9' })).code).toBe(429)
  })

  test('a known device has five attempts of its own, of its own account alone', async () => {
    const known = clubs[0].visitor()
    await tries(known)
    for (let index = 0; index < 5; index++) expect((await tries(known, { password: 'wrong' })).code).toBe(401)
    expect((await tries(known)).code).toBe(429)
    // They are not the others' attempts, and it is a stranger to another account.
    expect((await tries(clubs[1].visitor())).code).toBe(200)
    await wrongly(5, { email: marcos })
    expect((await tries(known, { email: marcos })).code).toBe(429)
  })

  test('a device knows several accounts, and gets a new token at each sign-in: one that was planted or copied is worth nothing', async () => {
    const known = clubs[0].visitor()
    await tries(known)
    const copied = known.cookies.veranda_device ?? ''
    await tries(known, { email: marcos })
    await wrongly(5)
    await wrongly(5, { email: marcos, from: '198.51.100.9' })
    const thief = clubs[0].visitor()
    thief.cookies.veranda_device = copied
    expect((await tries(thief)).code).toBe(429)
    expect((await tries(known)).code).toBe(200)
    expect((await tries(known, { email: marcos })).code).toBe(200)
    const rows = await database.db.selectFrom('known_devices').selectAll().execute()
    expect(rows).toHaveLength(2)
    for (const { token_hash } of rows)
      expect(Buffer.from(token_hash)).toEqual(hashOfToken(known.cookies.veranda_device ?? ''))
  })

  test('of an account twenty devices are known', async () => {
    for (let index = 0; index < 22; index++) {
      clubs[index % 2]?.clock.pass(1)
      await tries(at(index).visitor(), { from: `198.51.100.${index}` })
    }
    expect(await database.db.selectFrom('known_devices').selectAll().execute()).toHaveLength(20)
  })

  test('a changed password makes strangers of the other devices', async () => {
    const [here, elsewhere] = [await clubs[0].signedIn('elena'), await clubs[1].signedIn('elena')]
    await here.call(changePassword, { body: { currentPassword: TEST_PASSWORD, newPassword: NEW } })
    await wrongly(5)
    expect((await tries(elsewhere, { password: NEW })).code).toBe(429)
    expect((await tries(here, { password: NEW })).code).toBe(200)
  })

  test('a living link passes the account’s lock, and the browser that used it is known from then on', async () => {
    await wrongly(5)
    const owner = clubs[0].visitor()
    await owner.call(requestPasswordReset, { query: { email: elena } })
    const token = await newestToken()
    expect((await owner.call(validateResetToken, { body: { token } })).code).toBe(200)
    expect((await owner.call(changePassword, { body: { token, newPassword: NEW } })).code).toBe(200)
    await wrongly(5)
    expect((await tries(owner, { password: NEW })).code).toBe(200)
    expect((await owner.call(readSession)).code).toBe(200)
  })

  test('links that open nothing are counted by address; a living one passes', async () => {
    const [one] = clubs
    await one.visitor().call(requestPasswordReset, { query: { email: elena } })
    const living = await newestToken()
    const asks = (token: string) => one.visitor().call(validateResetToken, { body: { token } })
    const codes = []
    for (let index = 0; index < 52; index++) codes.push((await asks(`guess ${index}`)).code)
    expect(codes).toEqual([...Array(50).fill(410), 429, 429])
    const change = (token: string) =>
      one.visitor().call(changePassword, { body: { token, newPassword: NEW } })
    expect((await change('guess')).code).toBe(429)
    expect((await asks(living)).code).toBe(200)
    expect((await change(living)).code).toBe(200)
  })

  test('attempts counted at the same time, without a queue before them, are counted one after another', async () => {
    const now = clubs[0].clock.now()
    const counted = guessOf({ kind: 'owner', email: elena }, '203.0.113.5')
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => reserveAttempt(database.db, counted, now)),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    const rows = await database.db.selectFrom('sign_in_failures').select('failures').execute()
    expect(rows).toEqual([{ failures: 5 }, { failures: 5 }])
  })

  test('a success gives back its attempts: all to the account, its own to the address', async () => {
    const now = clubs[0].clock.now()
    const counted = guessOf({ kind: 'owner', email: elena }, '203.0.113.5')
    for (let index = 0; index < 20; index++)
      await reserveAttempt(
        database.db,
        guessOf({ kind: 'owner', email: `${index}` }, '203.0.113.5').slice(1),
        now,
      )
    expect((await reserveAttempt(database.db, counted, now)).ok).toBe(false)
    const later = new Date(now.getTime() + 2000)
    expect((await reserveAttempt(database.db, counted, later)).ok).toBe(true)
    expect((await reserveAttempt(database.db, counted, later)).ok).toBe(false)
    await giveBack(database.db, counted, later)
    const rows = await database.db.selectFrom('sign_in_failures').select('failures').execute()
    expect(rows).toEqual([{ failures: 19 }])
    expect((await reserveAttempt(database.db, counted, later)).ok).toBe(true)
  })

  test('who guesses every three seconds at other accounts keeps no new browser of the address out', async () => {
    for (let index = 0; index < 60; index++) {
      await wrongly(1, { email: `guess${index}@marea.example` })
      for (const { clock } of clubs) clock.pass(3000)
    }
    expect((await tries(clubs[0].visitor())).code).toBe(200)
  })

  test('who guesses faster than that is slowed down, and the address is free again in seconds', async () => {
    await Promise.all(
      Array.from({ length: 200 }, (_, index) => wrongly(1, { email: `guess${index}@marea.example` })),
    )
    expect(looked.at).toBe(20)
    expect((await tries(clubs[0].visitor())).code).toBe(429)
    for (const { clock } of clubs) clock.pass(2000)
    expect((await tries(clubs[0].visitor())).code).toBe(200)
  })

  test('bursts at one account are locked out longer each time, also with a pause between them', async () => {
    const locks: (string | undefined)[] = []
    for (const long of [1, 2, 4, 8, 15, 15]) {
      looked.at = 0
      await wrongly(8)
      expect(looked.at).toBe(5)
      locks.push((await tries(clubs[0].visitor())).headers['retry-after'] as string)
      for (const { clock } of clubs) clock.pass((long + 15) * MINUTE)
    }
    expect(locks).toEqual([1, 2, 4, 8, 15, 15].map((minutes) => String(minutes * 60)))
    // A day without a lock, and the next is a minute again.
    for (const { clock } of clubs) clock.pass(24 * 60 * MINUTE)
    await wrongly(5)
    expect((await tries(clubs[0].visitor())).headers['retry-after']).toBe('60')
  })

  test('expired counters are removed', async () => {
    await wrongly(3)
    await wrongly(5, { email: marcos, from: '198.51.100.9' })
    const left = async (minutes: number) => {
      await removeOldAttempts(database.db, new Date(clubs[0].clock.now().getTime() + minutes * MINUTE))
      return (await database.db.selectFrom('sign_in_failures').selectAll().execute()).length
    }
    expect(await left(0)).toBe(4)
    // Addresses are forgotten sooner than accounts.
    expect(await left(1)).toBe(2)
    // The one that was locked is remembered for a day: its next lock is a longer one.
    expect(await left(15)).toBe(1)
    expect(await left(1440)).toBe(1)
    expect(await left(1441)).toBe(0)
  })
})
