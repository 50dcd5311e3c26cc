import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actForOwner } from '../../../admin/acting.endpoints.ts'
import { ENGINES, type TestApp, testAppOn, type Visitor } from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { disownDevices } from '../../access.endpoints.ts'
import { readSession } from '../../membership.endpoints.ts'
import type { PasskeyAnswer } from '../../passkey.shape.ts'
import {
  addPasskey,
  challengePasskey,
  challengeProof,
  listPasskeys,
  offerPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '../../passkeys.endpoints.ts'
import { proveItsYou } from '../../proof.endpoints.ts'
import { CLUB_CAST, clubWithNora, startAfresh } from '../testing.club.ts'
import { relyingPartyOf } from './relying-party.ts'
import { newDevice, type TestDevice } from './testing.passkey.ts'

const MINUTE = 60_000
let club: TestApp
let database: OpenDatabase
let origin: string

describe.each(ENGINES)('passkeys, on %s', (engine) => {
  let elena: Visitor
  let device: TestDevice
  let door: Visitor
  beforeAll(async () => {
    database = await clubWithNora(engine)
    club = await testAppOn(database)
    origin = relyingPartyOf(club.config)!.origin
  })
  beforeEach(async () => {
    await startAfresh(database)
    await sql`DELETE FROM passkeys`.execute(database.db)
    await sql`DELETE FROM passkey_challenges`.execute(database.db)
    elena = await club.signedIn('elena')
    device = newDevice(origin)
    expect((await add(elena, device)).code).toBe(200)
    door = club.visitor()
    await challenge()
  })
  afterAll(() => club.close())

  async function add(visitor: Visitor, one: TestDevice, otherwise = {}) {
    const offered = await visitor.call(offerPasskey)
    const passkey = one.make(offered.body.data, otherwise)
    return visitor.call(addPasskey, { body: { name: 'Phone', passkey } })
  }
  const challenge = async (visitor = door) => (await visitor.call(challengePasskey)).body.data
  /** Another tab of the browser that asked. */
  const tab = () => {
    const visitor = club.visitor()
    Object.assign(visitor.cookies, door.cookies)
    return visitor
  }
  const enter = (passkey: PasskeyAnswer, visitor = tab()) =>
    visitor.call(signInWithPasskey, { body: { passkey } })
  const refusedAtDoor = async (passkey: PasskeyAnswer) => {
    const visitor = tab()
    const { code, body } = await enter(passkey, visitor)
    expect([code, body.code]).toEqual([401, 'PASSKEY_WRONG'])
    expect(visitor.cookies).toEqual(door.cookies)
  }
  const prove = (visitor: Visitor, passkey: PasskeyAnswer) => visitor.call(proveItsYou, { body: { passkey } })
  const asked = async (visitor: Visitor) => (await visitor.call(challengeProof)).body.data

  test('what the device has made and signed lets its account in', async () => {
    const back = club.visitor()
    const { code, body } = await enter(device.sign(await challenge(back)), back)
    expect([code, body.data?.user.email]).toEqual([200, CLUB_CAST.elena.email])
    expect((await back.call(readSession)).code).toBe(200)
  })

  test('what one browser was asked opens nothing in another, and is used up by its own alone', async () => {
    const passkey = device.sign(await challenge())
    const elsewhere = club.visitor()
    for (const asks of [false, true]) {
      if (asks) await challenge(elsewhere)
      const { code, body } = await enter(passkey, elsewhere)
      expect([code, body.code]).toEqual([401, 'PASSKEY_WRONG'])
      expect((await elsewhere.call(readSession)).code).toBe(401)
    }
    expect((await enter(passkey)).code).toBe(200)
  })

  test('tabs of one browser do not take the door from each other; its cookie is out of reach of the page and ends with what was asked', async () => {
    const first = device.sign(await challenge(), { counter: 20 })
    const { headers } = await door.call(challengePasskey)
    const [cookie] = [headers['set-cookie']].flat().filter((one) => one?.startsWith('veranda_door='))
    expect(cookie).toMatch(/; Max-Age=300;.*HttpOnly/)
    expect((await enter(first)).code).toBe(200)
  })

  test('a signature lets in once, and of the same one at once one is let in', async () => {
    const passkey = device.sign(await challenge())
    const answers = await Promise.all([1, 2, 3].map(() => enter(passkey)))
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 401, 401])
    await refusedAtDoor(passkey)
  })

  test('a challenge of another purpose, of nobody and one that is too old let nobody in', async () => {
    await refusedAtDoor(device.sign(await asked(elena)))
    await refusedAtDoor(device.sign({ challenge: 'a-challenge-that-nobody-gave-out' }))
    const old = await challenge()
    club.clock.pass(5 * MINUTE)
    await refusedAtDoor(device.sign(old))
  })

  test('a counter that stands still or goes back lets nobody in; the next one does', async () => {
    const sign = async (counter: number) => device.sign(await challenge(), { counter })
    expect((await enter(await sign(7))).code).toBe(200)
    await refusedAtDoor(await sign(7))
    await refusedAtDoor(await sign(6))
    expect((await enter(await sign(8))).code).toBe(200)
  })

  test('of two signatures with one counter at once one lets in: a copy was made', async () => {
    const passkeys = [
      device.sign(await challenge(), { counter: 9 }),
      device.sign(await challenge(), { counter: 9 }),
    ]
    const answers = await Promise.all(passkeys.map((passkey) => enter(passkey)))
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 401])
  })

  test('a device that never counts lets in each time', async () => {
    const quiet = newDevice(origin, { counts: false })
    await add(elena, quiet)
    for (let time = 0; time < 2; time++) expect((await enter(quiet.sign(await challenge()))).code).toBe(200)
  })

  test.each([
    ['another origin', { origin: 'https://club.example.evil.example' }],
    ['the same name at another port', { origin: 'http://localhost:1' }],
    ['another host', { host: 'evil.example' }],
    ['a device that did not look who holds it', { unlooked: true }],
    ['another account’s handle', { userHandle: Buffer.from('0123456789abcdef').toString('base64url') }],
  ])('%s lets nobody in, and adds nothing', async (what, otherwise) => {
    await refusedAtDoor(device.sign(await challenge(), otherwise))
    if ('userHandle' in otherwise) return
    const added = await add(elena, newDevice(origin), otherwise)
    expect(added.body.code, what).toBe('PASSKEY_REFUSED')
  })

  test('at the door the handle has to be there: nobody was named', async () => {
    const { response, ...passkey } = device.sign(await challenge())
    const { userHandle: _, ...rest } = response
    await refusedAtDoor({ ...passkey, response: rest })
  })

  test('a signature that was changed on its way lets nobody in', async () => {
    const passkey = device.sign(await challenge())
    const other = newDevice(origin).sign(await challenge())
    await refusedAtDoor({
      ...passkey,
      response: { ...passkey.response, signature: other.response.signature },
    })
  })

  test('a locked account’s key opens nothing', async () => {
    const passkey = device.sign(await challenge())
    // What came within thirty days is taken back too; this one is older.
    await sql`UPDATE passkeys SET created_at = '2020-01-01'`.execute(database.db)
    expect((await elena.call(disownDevices)).code).toBe(200)
    const kept = await sql`SELECT FROM passkeys`.execute(database.db)
    expect(kept.rows).toHaveLength(1)
    await refusedAtDoor(passkey)
  })

  test('a key that is removed between challenge and signature opens nothing', async () => {
    const passkey = device.sign(await challenge())
    const [{ id }] = (await elena.call(listPasskeys)).body.data
    expect((await elena.call(removePasskey, { query: { id } })).code).toBe(200)
    await refusedAtDoor(passkey)
  })

  test('removed at the same moment, the key lets in once at most, and never again', async () => {
    const passkey = device.sign(await challenge())
    const [{ id }] = (await elena.call(listPasskeys)).body.data
    const [entered, removed] = await Promise.all([
      enter(passkey),
      elena.call(removePasskey, { query: { id } }),
    ])
    expect(removed.code).toBe(200)
    expect([200, 401]).toContain(entered.code)
    await refusedAtDoor(device.sign(await challenge()))
  })

  test('the same key registered by two at once is one account’s', async () => {
    const marcos = await club.signedIn('marcos')
    const shared = newDevice(origin)
    const offers = [(await elena.call(offerPasskey)).body.data, (await marcos.call(offerPasskey)).body.data]
    const made = offers.map((offer) => shared.make(offer))
    const answers = await Promise.all(
      [elena, marcos].map((who, at) => who.call(addPasskey, { body: { name: 'Phone', passkey: made[at]! } })),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409])
  })

  test('one passkey sent three times at once is added once', async () => {
    const offered = await elena.call(offerPasskey)
    const passkey = newDevice(origin).make(offered.body.data)
    const answers = await Promise.all(
      [1, 2, 3].map(() => elena.call(addPasskey, { body: { name: 'Phone', passkey } })),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409])
  })

  test('the challenge of one account adds no key to another', async () => {
    const marcos = await club.signedIn('marcos')
    const offered = await elena.call(offerPasskey)
    const passkey = newDevice(origin).make(offered.body.data)
    const stolen = await marcos.call(addPasskey, { body: { name: 'Phone', passkey } })
    expect(stolen.body.code).toBe('PASSKEY_REFUSED')
  })

  test('another account’s key proves nothing', async () => {
    const marcos = await club.signedIn('marcos')
    const hers = device.sign(await asked(marcos))
    expect((await prove(marcos, hers)).body.code).toBe('PROOF_WRONG')
    expect((await prove(elena, device.sign(await asked(elena)))).code).toBe(200)
  })

  test('the challenge of one session proves no other session of the same person', async () => {
    const elsewhere = await club.signedIn('elena')
    const signed = device.sign(await asked(elena))
    expect((await prove(elsewhere, signed)).body.code).toBe('PROOF_WRONG')
    expect((await prove(elena, device.sign(await asked(elena)))).code).toBe(200)
  })

  test('an admin who acts for an owner names and removes keys of their own alone', async () => {
    const ruth = await club.signedIn('ruth', { admin: true })
    await ruth.call(actForOwner, { body: { idOwner: CLUB_CAST.elena.id } })
    const [{ id }] = (await elena.call(listPasskeys)).body.data
    expect((await ruth.call(listPasskeys)).body.data).toEqual([])
    expect((await ruth.call(renamePasskey, { body: { id, name: 'Mine now' } })).code).toBe(404)
    expect((await ruth.call(removePasskey, { query: { id } })).code).toBe(404)
    club.clock.pass(11 * MINUTE)
    expect((await elena.call(renamePasskey, { body: { id, name: 'Studio' } })).body.code).toBe(
      'CONFIRM_ITS_YOU',
    )
  })

  test('a flood of challenges from one browser keeps no neighbour out', async () => {
    const flooding = club.visitor()
    const answers = []
    for (let count = 0; count < 61; count++) answers.push((await flooding.call(challengePasskey)).code)
    expect(answers.at(-1)).toBe(429)
    const neighbour = await club.visitor().call(challengePasskey, { headers: { 'user-agent': 'Another' } })
    expect(neighbour.code).toBe(200)
    // A browser that has signed in has a count of its own.
    expect((await elena.call(challengePasskey)).code).toBe(200)
  })
})
