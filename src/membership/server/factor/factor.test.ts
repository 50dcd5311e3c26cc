import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, type TestApp, testAppOn, type Visitor } from '../../../portal/server/testing.ts'
import { readGateSheet } from '../../../property/passes.endpoints.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { TEST_PASSWORD } from '../../../server/testing.day.ts'
import { disownDevices, readAccess } from '../../access.endpoints.ts'
import {
  beginFactor,
  checkFactor,
  readFactor,
  renewCodes,
  signInWithFactor,
  turnOffFactor,
  turnOnFactor,
} from '../../factor.endpoints.ts'
import { readSession, signIn } from '../../membership.endpoints.ts'
import { readOwner } from '../../owner.endpoints.ts'
import { changePassword } from '../../passwords.endpoints.ts'
import { proveItsYou, readProofWays } from '../../proof.endpoints.ts'
import { CLUB_CAST, clubWithNora, startAfresh, waitingMails } from '../testing.club.ts'
import { openSecret } from './seal-secret.ts'
import { digitsOf, setUpFactor } from './testing.factor.ts'

const STEP = 30_000
const DAY = 86_400_000
let club: TestApp
let database: OpenDatabase

describe.each(ENGINES)('the second factor, on %s', (engine) => {
  beforeAll(async () => {
    database = await clubWithNora(engine)
    club = await testAppOn(database)
  })
  beforeEach(async () => {
    await startAfresh(database)
    await sql`DELETE FROM second_factors`.execute(database.db)
    // Each test has digits of its own.
    club.clock.pass(10 * STEP)
  })
  afterAll(() => club.close())

  const password = (visitor: Visitor, who: 'elena' | 'ruth' = 'elena') =>
    visitor.call(signIn, {
      body: { email: CLUB_CAST[who].email, password: TEST_PASSWORD, ...(who === 'ruth' && { admin: true }) },
    })
  const second = (visitor: Visitor, step: string, code: string, remember = false) =>
    visitor.call(signInWithFactor, { body: { step, code, ...(remember && { remember }) } })
  /** Elena has one; she is asked for it somewhere else. */
  const withFactor = async () => {
    const elena = await club.signedIn('elena')
    const app = await setUpFactor(club, elena)
    club.clock.pass(2 * STEP)
    const elsewhere = club.visitor()
    const { body } = await password(elsewhere)
    return { elena, app, elsewhere, step: body.step as string }
  }

  test('is set up with digits and codes; what was begun and not turned on asks for nothing', async () => {
    const elena = await club.signedIn('elena')
    const begun = await elena.call(beginFactor)
    expect(begun.body.data.address).toMatch(/^otpauth:\/\/totp\/Marea:elena(%40|@)marea\.example\?/)
    expect((await elena.call(turnOnFactor)).body.code).toBe('FACTOR_NOT_BEGUN')
    expect((await elena.call(checkFactor, { body: { code: '000 000' } })).body.code).toBe('CODE_WRONG')
    const code = await digitsOf(club, begun.body.data.secret)
    const checked = await elena.call(checkFactor, { body: { code: `${code.slice(0, 3)} ${code.slice(3)}` } })
    expect(checked.body.data.codes).toHaveLength(10)
    expect(new Set(checked.body.data.codes).size).toBe(10)
    expect((await password(club.visitor())).code).toBe(200)
    expect((await elena.call(turnOnFactor)).code).toBe(200)
    expect((await elena.call(readFactor)).body.data).toEqual({
      on: true,
      codesLeft: 10,
      required: false,
      lost: null,
    })
    expect((await elena.call(beginFactor)).body.code).toBe('FACTOR_ON')
    expect((await waitingMails(database)).map(({ kind }) => kind)).toEqual(['factor-on'])
  })

  test('the secret is sealed for its account alone, and neither it nor a code stands anywhere in plain', async () => {
    const { app } = await withFactor()
    const { rows } = await sql<{ secret: Uint8Array }>`SELECT secret FROM second_factors`.execute(database.db)
    const sealed = rows[0]?.secret ?? new Uint8Array()
    expect(await openSecret(database.db, CLUB_CAST.elena, sealed)).toBe(app.secret)
    await expect(openSecret(database.db, CLUB_CAST.marcos, sealed)).rejects.toThrow()
    const codes = await sql<{ kept: string }>`
      SELECT encode(code_hash, 'escape') || encode(f.secret, 'escape') AS kept
        FROM recovery_codes JOIN second_factors f ON f.id = factor_id`.execute(database.db)
    const all = codes.rows.map(({ kept }) => kept).join()
    for (const one of [app.secret, ...app.codes, ...app.codes.map((code) => code.replace('-', ''))])
      expect(all).not.toContain(one)
  })

  test('set up in two places at once, nobody turns on what another one sees', async () => {
    const [here, there] = [await club.signedIn('elena'), await club.signedIn('elena')]
    const first = (await here.call(beginFactor)).body.data.secret
    const second = (await there.call(beginFactor)).body.data.secret
    const code = await digitsOf(club, second)
    expect((await here.call(checkFactor, { body: { code } })).body.code).toBe('FACTOR_NOT_BEGUN')
    expect((await here.call(checkFactor, { body: { code: await digitsOf(club, first) } })).code).toBe(409)
    expect((await there.call(checkFactor, { body: { code } })).code).toBe(200)
    expect((await here.call(turnOnFactor)).body.code).toBe('FACTOR_NOT_BEGUN')
    expect((await there.call(turnOnFactor)).code).toBe(200)
  })

  test('of recovery codes that are made anew at once one set is shown, and it opens', async () => {
    const { elena, elsewhere, step } = await withFactor()
    const answers = await Promise.all([1, 2, 3].map(() => elena.call(renewCodes)))
    const shown = answers.filter(({ code }) => code === 200)
    expect(shown.length).toBeGreaterThan(0)
    // What was refused was shown to nobody; what was shown first and replaced afterwards came one after the other.
    for (const { code, body } of answers)
      if (code !== 200) expect([code, body.code, body.data]).toEqual([409, 'CODES_MADE_MEANWHILE', undefined])
    expect(answers.map(({ code }) => code).filter((code) => code === 409).length).toBeGreaterThan(0)
    const opens = await second(elsewhere, step, shown.at(-1)?.body.data.codes[0])
    expect(opens.code).toBe(200)
  })

  test('turning it on ends the sessions that began with the password alone', async () => {
    const elsewhere = await club.signedIn('elena')
    const elena = await club.signedIn('elena')
    await setUpFactor(club, elena)
    expect((await elsewhere.call(readSession)).code).toBe(401)
    expect((await elena.call(readSession)).code).toBe(200)
  })

  test('a session by the password alone is none, however it came about', async () => {
    const elena = await club.signedIn('elena')
    await setUpFactor(club, elena)
    await sql`UPDATE sessions SET has_two_factors = false`.execute(database.db)
    expect((await elena.call(readSession)).code).toBe(401)
  })

  test('the password alone opens nothing: a wrong one is answered as ever, the right one by a step', async () => {
    const { elsewhere } = await withFactor()
    const answer = await password(elsewhere)
    expect([answer.code, answer.body.code, typeof answer.body.step]).toEqual([401, 'FACTOR_NEEDED', 'string'])
    expect(elsewhere.cookies).toEqual({})
    const wrong = await club.visitor().call(signIn, {
      body: { email: CLUB_CAST.elena.email, password: 'not this one' },
    })
    expect([wrong.code, wrong.body.code, wrong.body.step]).toEqual([401, 'WRONG_CREDENTIALS', undefined])
  })

  test('digits let in, those of one step off too; each once', async () => {
    const { app, elsewhere, step } = await withFactor()
    expect((await second(elsewhere, step, await app.shows(3))).body.code).toBe('CODE_WRONG')
    const late = await app.shows(-1)
    expect((await second(elsewhere, step, late)).code).toBe(200)
    expect((await elsewhere.call(readSession)).code).toBe(200)
    // The step is over, and so are those digits.
    expect((await second(club.visitor(), step, await app.shows())).body.code).toBe('STEP_OVER')
    const again = await password(club.visitor())
    expect((await second(club.visitor(), again.body.step, late)).body.code).toBe('CODE_WRONG')
    // Older ones than those used last are over too, were they never used.
    expect((await second(club.visitor(), again.body.step, await app.shows(-1))).body.code).toBe('CODE_WRONG')
    expect((await second(club.visitor(), again.body.step, await app.shows(1))).code).toBe(200)
  })

  test('the same digits at once let one in', async () => {
    const { app, step } = await withFactor()
    const steps = [step, (await password(club.visitor())).body.step]
    const code = await app.shows()
    const answers = await Promise.all(steps.map((one) => second(club.visitor(), one, code)))
    expect(answers.map((answer) => answer.code).toSorted()).toEqual([200, 401])
  })

  test('one recovery code at once lets one in, and opens nothing any more; its use is told by email', async () => {
    const { app, step, elena } = await withFactor()
    const steps = [step, (await password(club.visitor())).body.step]
    const [code = ''] = app.codes
    const answers = await Promise.all(steps.map((one) => second(club.visitor(), one, code.toLowerCase())))
    expect(answers.map((answer) => answer.code).toSorted()).toEqual([200, 401])
    expect((await elena.call(readFactor)).body.data.codesLeft).toBe(9)
    const { body } = await password(club.visitor())
    expect((await second(club.visitor(), body.step, code)).body.code).toBe('CODE_WRONG')
    expect((await waitingMails(database)).map(({ kind }) => kind)).toEqual(['factor-on', 'code-used'])
  })

  test('of two codes at once for one step, one lets in', async () => {
    const { app, step } = await withFactor()
    const answers = await Promise.all(app.codes.slice(0, 2).map((code) => second(club.visitor(), step, code)))
    expect(answers.map((answer) => answer.code).toSorted()).toEqual([200, 401])
  })

  test('many guesses at once are looked at as often as the limit allows, however many steps they have', async () => {
    const { app, step } = await withFactor()
    const steps = [step]
    for (let more = 0; more < 3; more++) steps.push((await password(club.visitor())).body.step)
    const guesses = Array.from({ length: 12 }, (_, at) =>
      second(club.visitor(), steps[at % steps.length] ?? '', '000000'),
    )
    const answers = await Promise.all(guesses)
    expect(answers.filter(({ code }) => code === 401)).toHaveLength(5)
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(7)
    // The right one waits with them.
    expect((await second(club.visitor(), step, await app.shows())).code).toBe(429)
    club.clock.pass(61_000)
    expect((await second(club.visitor(), step, await app.shows())).code).toBe(200)
  })

  test('a step ends after ten minutes, with a new password, and with “this wasn’t me”', async () => {
    const { app, step, elena } = await withFactor()
    club.clock.pass(601_000)
    expect((await second(club.visitor(), step, await app.shows())).body.code).toBe('STEP_OVER')

    const next = (await password(club.visitor())).body.step
    // Ten minutes have passed: the old password alone changes nothing.
    expect((await elena.call(proveItsYou, { body: { code: await app.shows() } })).code).toBe(200)
    club.clock.pass(STEP)
    await elena.call(changePassword, {
      body: { currentPassword: TEST_PASSWORD, newPassword: 'a quiet loggia' },
    })
    expect((await second(club.visitor(), next, await app.shows())).body.code).toBe('STEP_OVER')

    const { body } = await club.visitor().call(signIn, {
      body: { email: CLUB_CAST.elena.email, password: 'a quiet loggia' },
    })
    await elena.call(disownDevices)
    expect((await second(club.visitor(), body.step, await app.shows())).body.code).toBe('STEP_OVER')
  })

  test('where it is on, a session and the old password change no password; the digits do', async () => {
    const { elena, app } = await withFactor()
    const change = () =>
      elena.call(changePassword, {
        body: { currentPassword: TEST_PASSWORD, newPassword: 'a quiet loggia' },
      })
    club.clock.pass(11 * 60_000)
    expect([(await change()).code, (await change()).body.code]).toEqual([403, 'CONFIRM_ITS_YOU'])
    const byPassword = await elena.call(proveItsYou, { body: { password: TEST_PASSWORD } })
    expect(byPassword.body.code).toBe('PROOF_WRONG')
    expect((await change()).body.code).toBe('CONFIRM_ITS_YOU')
    expect((await elena.call(proveItsYou, { body: { code: await app.shows() } })).code).toBe(200)
    expect((await change()).code).toBe(200)
    // Without one the form is its own proof.
    const marcos = await club.signedIn('marcos')
    club.clock.pass(11 * 60_000)
    const body = { currentPassword: TEST_PASSWORD, newPassword: 'a quiet loggia' }
    expect((await marcos.call(changePassword, { body })).code).toBe(200)
  })

  test('digits and a recovery code at once for one step let one in', async () => {
    const { app, step } = await withFactor()
    const answers = await Promise.all([
      second(club.visitor(), step, await app.shows()),
      second(club.visitor(), step, app.codes[0] ?? ''),
      second(club.visitor(), step, app.codes[1] ?? ''),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 401, 401])
    expect((await second(club.visitor(), step, app.codes[2] ?? '')).body.code).toBe('STEP_OVER')
  })

  test('two who set one up at once leave one, and its digits alone open', async () => {
    const [here, there] = [await club.signedIn('elena'), await club.signedIn('elena')]
    const begun = await Promise.all([here.call(beginFactor), there.call(beginFactor)])
    const secrets = begun.filter(({ code }) => code === 200).map(({ body }) => body.data.secret as string)
    const { rows } = await sql<{ secret: Uint8Array }>`SELECT secret FROM second_factors`.execute(database.db)
    expect(rows).toHaveLength(1)
    const kept = await openSecret(database.db, CLUB_CAST.elena, rows[0]?.secret ?? new Uint8Array())
    expect(secrets).toContain(kept)
    const codes = await Promise.all(
      [here, there].map(async (who) => who.call(checkFactor, { body: { code: await digitsOf(club, kept) } })),
    )
    expect(codes.filter(({ code }) => code === 200)).toHaveLength(1)
  })

  test('digits are taken one step off, and no further', async () => {
    const { app, step } = await withFactor()
    // To the very edges of the steps, by a clock that stands at the first and the last second of one.
    const second30 = Math.floor(club.clock.now().getTime() / 1000) % 30
    club.clock.pass((30 - second30) * 1000)
    for (const at of [0, 29_000]) {
      club.clock.pass(at)
      const far = club.visitor()
      expect((await second(far, step, await app.shows(2))).body.code, `two ahead at ${at}`).toBe('CODE_WRONG')
      expect((await second(far, step, await app.shows(-2))).body.code, `two behind at ${at}`).toBe(
        'CODE_WRONG',
      )
    }
    const { body } = await password(club.visitor())
    expect((await second(club.visitor(), body.step, await app.shows(1))).code).toBe(200)
  })

  test('a remembered device is not asked for 30 days, and another is; a new factor asks it again', async () => {
    const { app, elsewhere, step } = await withFactor()
    expect((await second(elsewhere, step, await app.shows(), true)).code).toBe(200)
    expect((await password(elsewhere)).code).toBe(200)
    expect((await password(club.visitor())).body.code).toBe('FACTOR_NEEDED')
    club.clock.pass(29 * DAY)
    expect((await password(elsewhere)).code).toBe(200)
    club.clock.pass(DAY + 1)
    expect((await password(elsewhere)).body.code).toBe('FACTOR_NEEDED')
  })

  test('a remembered device and the password alone turn no factor off', async () => {
    const { app, elsewhere, step } = await withFactor()
    await second(elsewhere, step, await app.shows(), true)
    expect((await password(elsewhere)).code).toBe(200)
    for (const deed of [turnOffFactor, renewCodes])
      expect((await elsewhere.call(deed)).body.code).toBe('CONFIRM_ITS_YOU')
    const proof = { password: TEST_PASSWORD }
    expect((await elsewhere.call(proveItsYou, { body: proof })).body.code).toBe('PROOF_WRONG')
    club.clock.pass(2 * STEP)
    expect((await elsewhere.call(proveItsYou, { body: { code: await app.shows() } })).code).toBe(200)
    expect((await elsewhere.call(turnOffFactor)).code).toBe(200)
  })

  test('a device that was remembered is asked again after the factor was turned off and on', async () => {
    const { app, elsewhere, step } = await withFactor()
    await second(elsewhere, step, await app.shows(), true)
    expect((await elsewhere.call(turnOffFactor)).code).toBe(200)
    club.clock.pass(2 * STEP)
    await setUpFactor(club, elsewhere)
    expect((await password(elsewhere)).body.code).toBe('FACTOR_NEEDED')
  })

  test('new codes end the old ones; turning it off ends them all', async () => {
    const { app, elena } = await withFactor()
    const renewed = await elena.call(renewCodes)
    expect(renewed.body.data.codes).toHaveLength(10)
    const { body } = await password(club.visitor())
    expect((await second(club.visitor(), body.step, app.codes[0] ?? '')).body.code).toBe('CODE_WRONG')
    expect((await second(club.visitor(), body.step, renewed.body.data.codes[0])).code).toBe(200)
    expect((await elena.call(turnOffFactor)).code).toBe(200)
    expect((await password(club.visitor())).code).toBe(200)
    expect((await waitingMails(database)).map(({ kind }) => kind)).toEqual([
      'factor-on',
      'codes-renewed',
      'code-used',
      'factor-off',
    ])
  })

  test('proves who one is, too: by digits and by a code, each once', async () => {
    const { app, elena } = await withFactor()
    expect((await elena.call(readProofWays)).body.data.ways).toEqual(['digits'])
    const code = await app.shows()
    expect((await elena.call(proveItsYou, { body: { code } })).code).toBe(200)
    expect((await elena.call(proveItsYou, { body: { code } })).body.code).toBe('PROOF_WRONG')
    expect((await elena.call(proveItsYou, { body: { code: app.codes[1] } })).code).toBe(200)
    expect((await elena.call(proveItsYou, { body: {} })).body.code).toBe('PROOF_WRONG')
  })

  test('the owner’s list says how they came, and that somebody had a wrong code', async () => {
    const { app, elsewhere, step } = await withFactor()
    await second(elsewhere, step, '000000')
    await second(elsewhere, step, await app.shows())
    const month = club.clock.now().toISOString().slice(0, 7)
    const { body } = await elsewhere.call(readAccess, { query: { month } })
    expect(
      body.data.slice(0, 3).map((line: { kind: string; what: string }) => [line.kind, line.what]),
    ).toEqual([
      ['signed-in-new', 'With the password and a code from the app'],
      ['factor-refused', null],
      ['factor-on', null],
    ])
  })
})

describe('a club that wants a second factor of its people', () => {
  beforeAll(async () => {
    database = await clubWithNora(ENGINES.at(-1)!)
    club = await testAppOn(database, { MFA_REQUIRED: 'desk, owner' })
  })
  afterAll(() => club.close())

  test('lets who has none set one up, and nothing else before', async () => {
    const elena = await club.signedIn('elena')
    expect((await elena.call(readSession)).body.data.mustSetUp).toBe(true)
    const refused = await elena.call(readOwner)
    expect([refused.code, refused.body.code]).toEqual([403, 'FACTOR_REQUIRED'])
    expect((await elena.open('/api/photos/1')).statusCode).not.toBe(200)
    await setUpFactor(club, elena)
    expect((await elena.call(readSession)).body.data.mustSetUp).toBeUndefined()
    expect((await elena.call(readOwner)).code).toBe(200)
    expect((await elena.call(readFactor)).body.data.required).toBe(true)
    expect((await elena.call(turnOffFactor)).body.code).toBe('FACTOR_REQUIRED')
  })

  test('asks guards too where it names the gate; their own keys are all they reach before', async () => {
    const strict = await testAppOn(await clubWithNora(ENGINES.at(-1)!), { MFA_REQUIRED: 'gate' })
    const gabriel = await strict.signedIn('gabriel', { admin: true })
    expect((await gabriel.call(readSession)).body.data.mustSetUp).toBe(true)
    expect((await gabriel.call(readGateSheet)).body.code).toBe('FACTOR_REQUIRED')
    expect((await gabriel.call(readOwner)).body.code).toBe('FACTOR_REQUIRED')
    await setUpFactor(strict, gabriel)
    expect((await gabriel.call(readGateSheet)).code).toBe(200)
    expect((await gabriel.call(readOwner)).code).toBe(404)
    expect((await gabriel.call(turnOffFactor)).body.code).toBe('FACTOR_REQUIRED')
    const body = { email: 'gabriel@marea.example', password: TEST_PASSWORD, admin: true }
    expect((await strict.visitor().call(signIn, { body })).body.code).toBe('FACTOR_NEEDED')
    await strict.close()
  })

  test('asks only those whom it names', async () => {
    const ruth = await club.signedIn('ruth', { admin: true })
    const { data } = (await ruth.call(readSession)).body
    expect([data.user.roles, data.mustSetUp]).toEqual([['admin'], undefined])
  })
})
