import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cleanUp } from '../../../portal/server/housekeeping.ts'
import { ENGINES, type TestApp, testAppOn } from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { SESSION_COOKIE } from '../../../server/http/caller.ts'
import { CAST_CONTRACTS } from '../../cast/contracts.ts'
import { readSession, signIn, signOut, stayActive } from '../../membership.endpoints.ts'
import { readContracts, readOwner } from '../../owner.endpoints.ts'
import { CLUB_CAST, clubWithNora, startAfresh } from '../testing.club.ts'

const MINUTE = 60_000
let club: TestApp
let database: OpenDatabase

describe.each(ENGINES)('on %s', (engine) => {
  beforeAll(async () => {
    database = await clubWithNora(engine)
    club = await testAppOn(database)
  })
  beforeEach(() => startAfresh(database))
  afterAll(() => club.close())

  const background = { headers: { 'veranda-background': '1' } }

  test('without a session the call is refused', async () => {
    const { code, body } = await club.visitor().call(readSession)
    expect(code).toBe(401)
    expect(body).toMatchObject({ status: false, code: 'SESSION_REQUIRED' })
  })

  test('without the portal’s token nothing is answered', async () => {
    const { code, body } = await club.visitor().call(readSession, { headers: { token: '' } })
    expect(code).toBe(401)
    expect(body.code).toBe('TOKEN_REQUIRED')
  })

  test('a body that is not JSON is refused, and one without the fields names them', async () => {
    const headers = { token: club.config.apiToken, 'content-type': 'application/json' }
    const url = `/api/v1${signIn.path}`
    const garbled = await club.app.inject({ method: 'POST', url, headers, payload: '{"email":' })
    expect(garbled.statusCode).toBe(400)
    expect(garbled.json().code).toBe('NOT_JSON')
    const { code, body } = await club.visitor().call(signIn, { body: { email: 'no address' } })
    expect(code).toBe(400)
    expect(body.fields).toEqual({
      email: 'Enter an email address, such as name@example.com.',
      password: 'This field is empty. Fill it in.',
    })
  })

  test('a page that starts learns who is signed in', async () => {
    const elena = await club.signedIn('elena')
    const { code, body } = await elena.call(readSession)
    expect(code).toBe(200)
    expect(body.data.user.email).toBe(CLUB_CAST.elena.email)
    expect(body.data.contracts).toHaveLength(1)
  })

  test('fifteen idle minutes end a session, for every call that follows', async () => {
    const elena = await club.signedIn('elena')
    club.clock.pass(15 * MINUTE - 1)
    expect((await elena.call(readSession, background)).code).toBe(200)
    club.clock.pass(1)
    for (const _ of ['first', 'second']) {
      const { code, body } = await elena.call(readSession)
      expect(code).toBe(401)
      expect(body.code).toBe('SESSION_EXPIRED')
    }
    expect((await elena.call(stayActive)).code).toBe(401)
  })

  test('background refreshes do not count as activity', async () => {
    const elena = await club.signedIn('elena')
    for (let minute = 0; minute < 14; minute++) {
      club.clock.pass(MINUTE)
      expect((await elena.call(readSession, background)).code).toBe(200)
    }
    club.clock.pass(MINUTE)
    expect((await elena.call(readSession, background)).body.code).toBe('SESSION_EXPIRED')
  })

  test('calls extend a session, and so does saying that one is there', async () => {
    const elena = await club.signedIn('elena')
    club.clock.pass(14 * MINUTE)
    expect((await elena.call(readSession)).code).toBe(200)
    club.clock.pass(14 * MINUTE)
    expect((await elena.call(stayActive)).body).toEqual({ status: true, data: { done: true } })
    // Within the seconds in which the guard does not write: the deed itself has to.
    club.clock.pass(10_000)
    await elena.call(stayActive)
    club.clock.pass(15 * MINUTE - 1)
    expect((await elena.call(readSession)).code).toBe(200)
  })

  test('signing out ends the session on the server too', async () => {
    const elena = await club.signedIn('elena')
    const token = elena.cookies[SESSION_COOKIE] ?? ''
    expect((await elena.call(signOut)).body).toEqual({ status: true, data: { done: true } })
    expect(elena.cookies).not.toHaveProperty(SESSION_COOKIE)
    const thief = club.visitor()
    thief.cookies[SESSION_COOKIE] = token
    expect((await thief.call(readSession)).code).toBe(401)
    expect((await club.visitor().call(signOut)).code).toBe(200)
  })

  test('another owner’s number finds nothing, one’s own finds oneself', async () => {
    const elena = await club.signedIn('elena')
    for (const who of [CLUB_CAST.marcos.id, 4711]) {
      expect((await elena.call(readOwner, { query: { idlOwner: who } })).code).toBe(404)
      expect((await elena.call(readContracts, { query: { idOwner: who } })).code).toBe(404)
    }
    const own = await elena.call(readOwner, { query: { idlOwner: CLUB_CAST.elena.id } })
    expect(own.body.data).toMatchObject({ email: CLUB_CAST.elena.email, languageId: 2 })
    const contracts = await elena.call(readContracts, { query: { idOwner: CLUB_CAST.elena.id } })
    expect(contracts.body.data).toHaveLength(1)
    expect((await elena.call(readContracts)).body).toEqual(contracts.body)
  })

  test('an owner whose last contract has gone is signed out with a message', async () => {
    const elena = await club.signedIn('elena')
    await database.db
      .updateTable('contracts')
      .set({ owner_id: CLUB_CAST.marcos.id })
      .where('id', '=', CAST_CONTRACTS.elena)
      .execute()
    const { code, body } = await elena.call(readSession)
    await database.db
      .updateTable('contracts')
      .set({ owner_id: CLUB_CAST.elena.id })
      .where('id', '=', CAST_CONTRACTS.elena)
      .execute()
    expect(code).toBe(403)
    expect(body.code).toBe('NO_CONTRACT')
    expect(elena.cookies).not.toHaveProperty(SESSION_COOKIE)
    expect(await database.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  test('an admin sees an owner’s things once one is selected', async () => {
    const ruth = await club.signedIn('ruth', { admin: true })
    expect((await ruth.call(readContracts)).body.code).toBe('NO_OWNER_SELECTED')
    await database.db.updateTable('sessions').set({ acting_owner_id: CLUB_CAST.marcos.id }).execute()
    const { body } = await ruth.call(readSession)
    expect(body.data.user).toMatchObject({
      isAdmin: true,
      idUser: 1,
      idOwner: CLUB_CAST.marcos.id,
      name: 'Ruth',
      canBook: true,
    })
    expect(body.data.actingFor).toMatchObject({ idOwner: CLUB_CAST.marcos.id, name: 'Marcos' })
    expect(body.data.contracts).toHaveLength(1)
    expect(body.data.restricted).toBe(true)
    expect((await ruth.call(readContracts, { query: { idOwner: CLUB_CAST.elena.id } })).code).toBe(404)
  })

  test('the housekeeping removes what ended long ago and nothing else', async () => {
    const early = await club.signedIn('elena')
    await club.visitor().call(signIn, { body: { email: CLUB_CAST.elena.email, password: 'wrong' } })
    club.clock.pass(61 * MINUTE)
    const late = await club.signedIn('elena', { admin: false })
    await club.visitor().call(signIn, { body: { email: CLUB_CAST.elena.email, password: 'wrong' } })
    await cleanUp(database.db, club.files, club.clock.now())
    expect((await early.call(readSession)).body.code).toBe('SESSION_REQUIRED')
    expect((await late.call(readSession)).code).toBe(200)
    const left = () => database.db.selectFrom('sign_in_failures').select('subject').execute()
    expect((await left()).length).toBe(2)
    club.clock.pass(24 * 60 * MINUTE)
    await cleanUp(database.db, club.files, club.clock.now())
    expect(await left()).toEqual([])
  })
})
