import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, type TestApp, testAppOn, type Visitor } from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { TEST_PASSWORD } from '../../../server/testing.day.ts'
import { CAST_CONTRACTS } from '../../cast/contracts.ts'
import { readFactor, signInWithFactor, turnOffFactor } from '../../factor.endpoints.ts'
import { reportLostFactor } from '../../lost-factor.endpoints.ts'
import { readSession, signIn } from '../../membership.endpoints.ts'
import {
  addPasskey,
  challengePasskey,
  listPasskeys,
  offerPasskey,
  signInWithPasskey,
} from '../../passkeys.endpoints.ts'
import { readProofWays } from '../../proof.endpoints.ts'
import { acceptInvitation, endTrusted, inviteTrusted, readInvitation } from '../../trusted.endpoints.ts'
import { setUpFactor } from '../factor/testing.factor.ts'
import { relyingPartyOf } from '../passkeys/relying-party.ts'
import { newDevice } from '../passkeys/testing.passkey.ts'
import { clubWithNora, startAfresh } from '../testing.club.ts'
import { invitationTo, letIn } from './testing.trusted.ts'

const STEP = 30_000
const EMAIL = 'jorge@ruiz.example'
const MONEY = { email: EMAIL, scopes: ['money'], contracts: [CAST_CONTRACTS.elena] }
const ANOTHER = 'a second loggia at dusk'

describe.each(ENGINES)('the keys of whom an owner trusts, on %s', (engine) => {
  let club: TestApp
  let database: OpenDatabase
  let elena: Visitor
  let jorge: Visitor
  let trust: number
  beforeAll(async () => {
    database = await clubWithNora(engine)
    club = await testAppOn(database)
  })
  beforeEach(async () => {
    await sql`ALTER TABLE order_receipts DISABLE TRIGGER order_receipts_stay`.execute(database.db)
    await sql`TRUNCATE trusted_people, trusts, access_events CASCADE`.execute(database.db)
    await sql`DELETE FROM day_limits`.execute(database.db)
    await startAfresh(database)
    club.clock.pass(10 * STEP)
    elena = await club.signedIn('elena')
    const entered = await letIn(club, elena, MONEY)
    ;[jorge, trust] = [entered.visitor, entered.id]
  })
  afterAll(() => club.close())

  const password = (visitor = club.visitor(), given = TEST_PASSWORD) =>
    visitor.call(signIn, { body: { email: EMAIL, password: given } })
  const invite = (owner: Visitor, contracts: number[]) =>
    owner.call(inviteTrusted, {
      body: { name: 'Jorge Ruiz', relation: 'accountant', lastDay: null, ...MONEY, contracts },
    })

  test('with a second factor the password alone opens nothing, and what asks who is there asks for digits', async () => {
    const elsewhere = club.visitor()
    await password(elsewhere)
    const app = await setUpFactor(club, jorge)
    expect((await elsewhere.call(readSession)).code).toBe(401)
    expect((await jorge.call(readFactor)).body.data).toMatchObject({ on: true, codesLeft: 10, lost: null })
    expect((await jorge.call(readProofWays)).body.data.ways).toEqual(['digits'])
    club.clock.pass(2 * STEP)
    const { code, body } = await password(elsewhere)
    expect([code, body.code]).toEqual([401, 'FACTOR_NEEDED'])
    const wrong = await elsewhere.call(signInWithFactor, { body: { step: body.step, code: '000000' } })
    expect(wrong.body.code).toBe('CODE_WRONG')
    const right = await elsewhere.call(signInWithFactor, {
      body: { step: body.step, code: await app.shows() },
    })
    expect([right.code, right.body.data?.user.email]).toEqual([200, EMAIL])
    // It is theirs: the owner's account asks for none.
    expect((await elena.call(readFactor)).body.data.on).toBe(false)
    expect((await jorge.call(turnOffFactor)).code).toBe(200)
    expect((await password()).code).toBe(200)
  })

  test('a passkey lets them in as themselves; with nobody who trusts them it opens nothing', async () => {
    const device = newDevice(relyingPartyOf(club.config)!.origin)
    const offered = await jorge.call(offerPasskey)
    const passkey = device.make(offered.body.data)
    expect((await jorge.call(addPasskey, { body: { name: 'Phone', passkey } })).code).toBe(200)
    expect((await jorge.call(listPasskeys)).body.data).toMatchObject([{ name: 'Phone' }])
    const enter = async () => {
      const visitor = club.visitor()
      const asked = (await visitor.call(challengePasskey)).body.data
      return visitor.call(signInWithPasskey, { body: { passkey: device.sign(asked) } })
    }
    expect((await enter()).body.data).toMatchObject({ user: { email: EMAIL }, trusted: { id: trust } })
    await elena.call(endTrusted, { query: { id: trust } })
    const late = await enter()
    expect([late.code, late.body.code]).toEqual([403, 'NOBODY_TRUSTS'])
  })

  test('who has lost it is invited anew: with nobody else who lets them in, password and keys begin again', async () => {
    await setUpFactor(club, jorge)
    club.clock.pass(2 * STEP)
    const { step } = (await password()).body
    const lost = await club.visitor().call(reportLostFactor, { body: { step } })
    expect([lost.code, lost.body.code]).toEqual([409, 'LOST_AS_TRUSTED'])
    await elena.call(endTrusted, { query: { id: trust } })
    await invite(elena, [CAST_CONTRACTS.elena])
    const token = await invitationTo(club, EMAIL)
    expect((await club.visitor().call(readInvitation, { body: { token } })).body.data.hasAccount).toBe(false)
    const accepted = await club.visitor().call(acceptInvitation, { body: { token, newPassword: ANOTHER } })
    expect(accepted.code).toBe(200)
    expect((await password()).code).toBe(401)
    expect((await password(club.visitor(), ANOTHER)).code).toBe(200)
  })

  test('where somebody else lets them in, an invitation changes neither password nor keys', async () => {
    await setUpFactor(club, jorge)
    const ines = await club.signedIn('ines')
    await invite(ines, [CAST_CONTRACTS.inesClassic])
    const token = await invitationTo(club, EMAIL)
    expect((await club.visitor().call(readInvitation, { body: { token } })).body.data.hasAccount).toBe(true)
    const accepted = await club.visitor().call(acceptInvitation, { body: { token, newPassword: ANOTHER } })
    expect(accepted.code).toBe(200)
    club.clock.pass(2 * STEP)
    expect((await password(club.visitor(), ANOTHER)).body.code).toBe('WRONG_CREDENTIALS')
    expect((await password()).body.code).toBe('FACTOR_NEEDED')
  })
})
