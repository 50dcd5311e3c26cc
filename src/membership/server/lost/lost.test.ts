import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actForOwner } from '../../../admin/acting.endpoints.ts'
import { setOwnerActive } from '../../../admin/staff.endpoints.ts'
import { ENGINES, type TestApp, testAppOn, type Visitor } from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { TEST_PASSWORD } from '../../../server/testing.day.ts'
import { disownDevices, readAccess } from '../../access.endpoints.ts'
import { CAST_CONTRACTS } from '../../cast/contracts.ts'
import { answerLoss, declineLoss, grantLoss, listLosses, openLoss } from '../../desk.endpoints.ts'
import { readFactor, signInWithFactor, turnOffFactor } from '../../factor.endpoints.ts'
import { readLoss, reportLostFactor, stopLoss, stopOwnLoss } from '../../lost-factor.endpoints.ts'
import type { LossQuestion } from '../../lost-factor.ts'
import { readSession, signIn } from '../../membership.endpoints.ts'
import { type FactorApp, setUpFactor } from '../factor/testing.factor.ts'
import { CLUB_CAST, clubWithNora, startAfresh, waitingMails } from '../testing.club.ts'
import { letIn } from '../trusted/testing.trusted.ts'
import { knownOfOwner } from './known.store.ts'

const STEP = 30_000
const HOUR = 3_600_000
const ELENA = CLUB_CAST.elena.id
let club: TestApp
let database: OpenDatabase

describe.each(ENGINES)('a lost factor, on %s', (engine) => {
  let desk: Visitor
  let elena: Visitor
  let app: FactorApp
  beforeAll(async () => {
    database = await clubWithNora(engine)
    club = await testAppOn(database)
  })
  beforeEach(async () => {
    await startAfresh(database)
    await sql`DELETE FROM second_factors`.execute(database.db)
    await sql`DELETE FROM lost_factors`.execute(database.db)
    await sql`UPDATE owners SET active = true, locked_at = NULL WHERE id = ${ELENA}`.execute(database.db)
    await sql`DELETE FROM customers WHERE owner_id = ${ELENA} AND NOT EXISTS (SELECT FROM orders WHERE customer_id = customers.id)`.execute(
      database.db,
    )
    club.clock.pass(10 * STEP)
    elena = await club.signedIn('elena')
    app = await setUpFactor(club, elena)
    club.clock.pass(2 * STEP)
    desk = await club.signedIn('joel', { admin: true })
    await database.db.deleteFrom('outbox').execute()
  })
  afterAll(() => club.close())

  const password = (visitor: Visitor) =>
    visitor.call(signIn, { body: { email: CLUB_CAST.elena.email, password: TEST_PASSWORD } })
  const open = async () => (await desk.call(openLoss, { body: { idOwner: ELENA } })).body.data.id as number
  const say = (idLoss: number, question: LossQuestion, said: string, by = desk) =>
    by.call(answerLoss, { body: { idLoss, question, said } })
  const grant = (idLoss: number, by = desk) =>
    by.call(grantLoss, { body: { idLoss, reason: 'Known voice, three right answers.' } })
  /** Three right answers, as Elena gives them on the telephone. */
  const answered = async () => {
    const idLoss = await open()
    const known = await knownOfOwner(database.db, ELENA, club.clock.now())
    for (const question of ['contract', 'residence', 'past-stay'] as const)
      expect((await say(idLoss, question, known[question][0]!)).body.data.isRight, question).toBe(true)
    return idLoss
  }
  const granted = async () => {
    const idLoss = await answered()
    const answer = await grant(idLoss)
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    return idLoss
  }
  const tokenOf = async () => {
    const mails = await waitingMails(database)
    const { content } = mails.find(({ kind }) => kind === 'factor-lost-granted')!
    return new URL(String(content.link)).searchParams.get('loss') ?? ''
  }
  const kinds = async () => (await waitingMails(database)).map(({ kind }) => kind)
  const isOn = async () =>
    (await sql`SELECT id FROM second_factors WHERE owner_id = ${ELENA}`.execute(database.db)).rows.length ===
    1

  test('is said at the second step, once; the desk finds it, and nobody is told whether it did', async () => {
    const lost = club.visitor()
    const { step } = (await password(lost)).body
    const answers = await Promise.all([1, 2, 3].map(() => lost.call(reportLostFactor, { body: { step } })))
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
    expect(await kinds()).toEqual(['factor-lost'])
    const { data } = (await desk.call(listLosses)).body
    expect(data).toMatchObject([{ fromDoor: true, owner: { email: CLUB_CAST.elena.email }, goesAt: null }])
    const wrong = await lost.call(reportLostFactor, { body: { step: 'nobody-knows-it' } })
    expect([wrong.code, wrong.body.code]).toEqual([401, 'STEP_OVER'])
    expect(await isOn()).toBe(true)
  })

  test('the desk is never told what is right; each question counts twice, and too few right ones open nothing', async () => {
    const idLoss = await open()
    const [waiting] = (await desk.call(listLosses)).body.data
    const known = await knownOfOwner(database.db, ELENA, club.clock.now())
    const text = JSON.stringify(waiting)
    for (const right of [...known.contract, ...known.residence, ...known['past-stay']])
      expect(text).not.toContain(`"${right}"`)
    expect((await say(idLoss, 'contract', 'XX-1')).body.data).toEqual({ isRight: false, triesLeft: 1 })
    expect((await say(idLoss, 'contract', 'XX-2')).body.data).toEqual({ isRight: false, triesLeft: 0 })
    expect((await say(idLoss, 'contract', known.contract[0]!)).body.code).toBe('QUESTION_USED_UP')
    await say(idLoss, 'residence', known.residence[0]!)
    await say(idLoss, 'past-stay', known['past-stay'][0]!)
    expect((await grant(idLoss)).body.code).toBe('TOO_FEW_RIGHT')
    expect((await say(idLoss, 'since', known.since[0]!)).body.data.isRight).toBe(true)
    expect((await grant(idLoss)).code).toBe(200)
    expect((await say(idLoss, 'next-stay', '2027-01-01')).body.code).toBe('DECIDED_MEANWHILE')
  })

  test('of many answers at once to one question two are looked at', async () => {
    const idLoss = await open()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => say(idLoss, 'contract', `XX-${at}`)),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2)
    expect(answers.filter(({ body }) => body.code === 'QUESTION_USED_UP')).toHaveLength(6)
  })

  test('after 24 hours the factor, its codes and what remembers it are gone, and every known address was told', async () => {
    await sql`INSERT INTO customers (owner_id, name, lastname, email, phone, language, created_at)
              VALUES (${ELENA}, 'Elena', 'H', 'orders@harrington.example', '555 0142', 'en', now())`.execute(
      database.db,
    )
    await granted()
    const told = await waitingMails(database)
    const recipients = told
      .filter(({ kind }) => kind === 'factor-lost-granted')
      .map(({ recipient }) => recipient)
    expect(recipients).toContain(CLUB_CAST.elena.email)
    expect(recipients).toContain('orders@harrington.example')
    expect((await password(club.visitor())).body.code).toBe('FACTOR_NEEDED')
    club.clock.pass(24 * HOUR)
    await club.work()
    // At the very instant whoever stops it comes first.
    expect(await isOn()).toBe(true)
    club.clock.pass(1000)
    await club.work()
    expect(await isOn()).toBe(false)
    expect(await kinds()).toContain('factor-lost-gone')
    const codes = await sql`SELECT FROM recovery_codes`.execute(database.db)
    const remembered = await sql`SELECT FROM known_devices WHERE factor_until IS NOT NULL`.execute(
      database.db,
    )
    expect([codes.rows.length, remembered.rows.length]).toEqual([0, 0])
    const back = club.visitor()
    expect((await password(back)).code).toBe(200)
    const month = club.clock.now().toISOString().slice(0, 7)
    const list = await back.call(readAccess, { query: { month } })
    const lines = list.body.data.map(({ kind, admin }: { kind: string; admin: string }) => [kind, admin])
    expect(lines).toContainEqual(['factor-lost-gone', null])
    expect(lines).toContainEqual(['factor-lost-granted', 'Joel Canul Uc'])
  })

  test('the link stops it once; three days the club begins no other', async () => {
    await granted()
    const token = await tokenOf()
    const stranger = club.visitor()
    expect((await stranger.call(readLoss, { body: { token } })).body.data.isGone).toBe(false)
    const both = await Promise.all([1, 2].map(() => stranger.call(stopLoss, { body: { token } })))
    expect(both.map(({ code }) => code).sort()).toEqual([200, 410])
    expect((await stranger.call(readLoss, { body: { token } })).code).toBe(410)
    expect(await kinds()).toContain('factor-lost-stopped')
    club.clock.pass(25 * HOUR)
    await club.work()
    expect(await isOn()).toBe(true)
    desk = await club.signedIn('joel', { admin: true })
    const again = () => desk.call(openLoss, { body: { idOwner: ELENA } })
    expect((await again()).body.code).toBe('LOSS_TOO_OFTEN')
    club.clock.pass(48 * HOUR)
    desk = await club.signedIn('joel', { admin: true })
    expect((await again()).code).toBe(200)
  })

  test('a device that is signed in stops it too', async () => {
    await granted()
    const { goesAt } = (await elena.call(readFactor)).body.data.lost
    expect(new Date(goesAt).getTime()).toBe(club.clock.now().getTime() + 24 * HOUR)
    expect((await elena.call(stopOwnLoss)).code).toBe(200)
    expect((await elena.call(stopOwnLoss)).body.code).toBe('LOSS_OVER')
    expect((await elena.call(readFactor)).body.data).toMatchObject({ on: true, lost: null })
  })

  test('who signs in with the app has not lost it', async () => {
    await granted()
    const back = club.visitor()
    const { step } = (await password(back)).body
    await back.call(signInWithFactor, { body: { step, code: await app.shows() } })
    expect((await back.call(readFactor)).body.data).toMatchObject({ on: true, lost: null })
    expect(await kinds()).toContain('factor-lost-stopped')
  })

  test('stopped at the moment when it is over, the factor stays or the account is locked: nobody gets in', async () => {
    await granted()
    const token = await tokenOf()
    club.clock.pass(24 * HOUR + 1000)
    const [stopped] = await Promise.all([
      club.visitor().call(stopLoss, { body: { token } }),
      club.work(),
      club.work(),
    ])
    expect(stopped.code).toBe(200)
    expect(await isOn()).toBe(!stopped.body.data.locked)
    expect((await password(club.visitor())).body.code).toBe(
      stopped.body.data.locked ? 'WRONG_CREDENTIALS' : 'FACTOR_NEEDED',
    )
  })

  test('stopped after it is over, the account is locked, with who came meanwhile', async () => {
    await granted()
    const token = await tokenOf()
    club.clock.pass(24 * HOUR + 1000)
    await club.work()
    const thief = club.visitor()
    expect((await password(thief)).code).toBe(200)
    expect((await club.visitor().call(readLoss, { body: { token } })).body.data.isGone).toBe(true)
    const stopped = await club.visitor().call(stopLoss, { body: { token } })
    expect(stopped.body.data).toEqual({ locked: true })
    expect((await thief.call(readSession)).code).toBe(401)
    expect((await password(club.visitor())).body.code).toBe('WRONG_CREDENTIALS')
    expect(await kinds()).toContain('account-locked')
    expect((await club.visitor().call(stopLoss, { body: { token } })).code).toBe(410)
  })

  test('a factor that is set up meanwhile is another one, and stays', async () => {
    await granted()
    expect((await elena.call(turnOffFactor)).code).toBe(200)
    await setUpFactor(club, elena)
    club.clock.pass(24 * HOUR + 1000)
    await club.work()
    expect(await isOn()).toBe(true)
    expect(await kinds()).not.toContain('factor-lost-gone')
  })

  test('two of the desk at once open one, and of a word and its contrary one counts', async () => {
    const other = await club.signedIn('joel', { admin: true })
    const opened = await Promise.all(
      [desk, other, desk].map((one) => one.call(openLoss, { body: { idOwner: ELENA } })),
    )
    expect(new Set(opened.map(({ body }) => body.data.id)).size).toBe(1)
    const idLoss = await answered()
    const both = await Promise.all([grant(idLoss), grant(idLoss, other)])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
    expect((await kinds()).filter((kind) => kind === 'factor-lost-granted').length).toBeGreaterThan(0)
    const links = await sql`SELECT FROM lost_factors WHERE stop_hash IS NOT NULL`.execute(database.db)
    expect(links.rows).toHaveLength(1)
    const declined = await desk.call(declineLoss, { body: { idLoss, reason: 'It was somebody else.' } })
    expect(declined.code).toBe(200)
    expect((await grant(idLoss)).body.code).toBe('DECIDED_MEANWHILE')
    club.clock.pass(25 * HOUR)
    await club.work()
    expect(await isOn()).toBe(true)
  })

  test('what the desk notes and what it declines is told to the owner, by email and in the list', async () => {
    const idLoss = await open()
    const { data } = (await desk.call(listLosses)).body
    expect(data.find(({ id }: { id: number }) => id === idLoss).alsoKnow).toEqual([
      { name: 'Carmen Lizárraga Soto', relation: 'accountant' },
    ])
    await letIn(club, elena, {
      email: 'knows@example.org',
      scopes: ['stays'],
      contracts: [CAST_CONTRACTS.elena],
    })
    await sql`INSERT INTO contract_owners VALUES (${CAST_CONTRACTS.elena}, ${CLUB_CAST.marcos.id})`.execute(
      database.db,
    )
    expect(
      (await desk.call(listLosses)).body.data.find(({ id }: { id: number }) => id === idLoss).alsoKnow,
    ).toEqual([
      { name: 'Carmen Lizárraga Soto', relation: 'accountant' },
      { name: 'Jorge Ruiz', relation: 'accountant' },
      { name: 'Marcos Valdivia Rojas', relation: 'co-owner' },
    ])
    await sql`DELETE FROM contract_owners WHERE owner_id = ${CLUB_CAST.marcos.id} AND contract_id = ${CAST_CONTRACTS.elena}`.execute(
      database.db,
    )
    expect(await kinds()).toEqual(expect.arrayContaining(['factor-lost-noted']))
    // The same request once more is no news.
    await open()
    await desk.call(declineLoss, { body: { idLoss, reason: 'Nothing was right.' } })
    const told = (await waitingMails(database)).filter(({ kind }) => kind.startsWith('factor-lost-'))
    const mine = told.filter(({ recipient }) => recipient === CLUB_CAST.elena.email).map(({ kind }) => kind)
    expect(mine).toEqual(['factor-lost-noted', 'factor-lost-declined'])
    const { rows } = await sql<{ kind: string }>`
      SELECT kind FROM access_events WHERE owner_id = ${ELENA} AND kind LIKE 'factor-lost-%' ORDER BY id DESC LIMIT 2`.execute(
      database.db,
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['factor-lost-declined', 'factor-lost-noted'])
  })

  test('declined three times, it rests for a day', async () => {
    for (let count = 0; count < 3; count++)
      await desk.call(declineLoss, { body: { idLoss: await open(), reason: 'Nothing was right.' } })
    expect((await desk.call(openLoss, { body: { idOwner: ELENA } })).body.code).toBe('LOSS_TOO_OFTEN')
  })

  test('what was answered wrong twice is not asked again in the next request of that day', async () => {
    const known = await knownOfOwner(database.db, ELENA, club.clock.now())
    const first = await open()
    for (const said of ['1', '2']) expect((await say(first, 'residence', said)).body.data.isRight).toBe(false)
    await desk.call(declineLoss, { body: { idLoss: first, reason: 'The residence was wrong.' } })
    const second = await open()
    expect((await say(second, 'residence', known.residence[0]!)).body.code).toBe('QUESTION_USED_UP')
    expect((await say(second, 'contract', known.contract[0]!)).body.data.isRight).toBe(true)
    club.clock.pass(24 * HOUR)
    const later = await club.signedIn('joel', { admin: true })
    expect((await say(second, 'residence', known.residence[0]!, later)).body.data.isRight).toBe(true)
  })

  test('a closed account and one that was locked lose nothing', async () => {
    const idLoss = await granted()
    const ruth = await club.signedIn('ruth', { admin: true })
    const close = (active: boolean) =>
      ruth.call(setOwnerActive, { body: { idOwner: ELENA, active, reason: 'As she asked.' } })
    expect((await close(false)).code).toBe(200)
    expect((await grant(idLoss)).body.code).toBe('DECIDED_MEANWHILE')
    expect((await desk.call(openLoss, { body: { idOwner: ELENA } })).code).toBe(409)
    await close(true)
    club.clock.pass(25 * HOUR)
    await club.work()
    expect(await isOn()).toBe(true)
  })

  test('“this wasn’t me” stops it as well', async () => {
    await granted()
    expect((await elena.call(disownDevices)).code).toBe(200)
    const { rows } = await sql<{ ending: string }>`SELECT ending FROM lost_factors`.execute(database.db)
    expect(rows).toEqual([{ ending: 'closed' }])
  })

  test('nobody decides while acting in an owner’s name, without a proof of who they are, or for who has no factor', async () => {
    expect((await desk.call(openLoss, { body: { idOwner: CLUB_CAST.marcos.id } })).body.code).toBe(
      'NO_FACTOR',
    )
    const idLoss = await answered()
    await desk.call(actForOwner, { body: { idOwner: ELENA } })
    for (const refusal of [
      await desk.call(openLoss, { body: { idOwner: ELENA } }),
      await say(idLoss, 'since', '2019'),
      await grant(idLoss),
      await desk.call(declineLoss, { body: { idLoss, reason: 'No.' } }),
    ])
      expect(refusal.body.code).toBe('RESTRICTED_ACTION')
    const late = await club.signedIn('joel', { admin: true })
    club.clock.pass(11 * 60_000)
    expect((await grant(idLoss, late)).body.code).toBe('CONFIRM_ITS_YOU')
  })
})

describe('where the club wants a second factor', () => {
  test('who has lost it sets up another one before anything else', async () => {
    const own = await clubWithNora(ENGINES.at(-1)!)
    const strict = await testAppOn(own, { MFA_REQUIRED: 'owner' })
    const visitor = await strict.signedIn('elena')
    await setUpFactor(strict, visitor)
    await sql`DELETE FROM second_factors`.execute(own.db)
    const back = await strict.signedIn('elena')
    expect((await back.call(readAccess, { query: { month: '2026-11' } })).body.code).toBe('FACTOR_REQUIRED')
    await setUpFactor(strict, back)
    expect((await back.call(readAccess, { query: { month: '2026-11' } })).code).toBe(200)
    await strict.close()
  })
})
