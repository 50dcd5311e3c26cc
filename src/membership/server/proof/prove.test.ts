import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actForOwner } from '../../../admin/acting.endpoints.ts'
import { signReport } from '../../../finance/reports.endpoints.ts'
import {
  issuedAtOf,
  keptReport,
  marcosWaitingReport,
} from '../../../finance/server/reports/testing.reports.store.ts'
import { ENGINES, type TestApp, testAppOn, type Visitor } from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { TEST_PASSWORD } from '../../../server/testing.day.ts'
import { readAccess } from '../../access.endpoints.ts'
import { stayActive } from '../../membership.endpoints.ts'
import { proveItsYou, readProofWays } from '../../proof.endpoints.ts'
import { CLUB_CAST, clubWithNora, startAfresh } from '../testing.club.ts'

const MINUTE = 60_000
let club: TestApp
let database: OpenDatabase

describe.each(ENGINES)('a proof of who one is, on %s', (engine) => {
  let report: number
  beforeAll(async () => {
    database = await clubWithNora(engine)
    club = await testAppOn(database)
    report = (await marcosWaitingReport(database.db)).id
  })
  beforeEach(() => startAfresh(database))
  afterAll(() => club.close())

  /** Somebody who is there all the while: what passes is no idle time. */
  const stay = async (visitor: Visitor, minutes: number) => {
    for (let passed = 0; passed < minutes; passed++) {
      club.clock.pass(MINUTE)
      await visitor.call(stayActive)
    }
  }
  const sign = async (visitor: Visitor, headers: Record<string, string> = {}) => {
    const issuedAt = await issuedAtOf(database.db, report)
    return visitor.call(signReport, {
      body: { idReport: report, cashBack: 'pay-out', signer: 'Marcos Valdivia Rojas', issuedAt },
      headers,
    })
  }
  const prove = (visitor: Visitor, password = TEST_PASSWORD) =>
    visitor.call(proveItsYou, { body: { password } })

  test('signing in is one for ten minutes; then a report is not signed, and nothing is written', async () => {
    const marcos = await club.signedIn('marcos')
    await stay(marcos, 11)
    const { code, body } = await sign(marcos)
    expect({ code, reason: body.code }).toEqual({ code: 403, reason: 'CONFIRM_ITS_YOU' })
    expect((await keptReport(database.db, report)).signedAt).toBeNull()
  })

  test('a wrong password proves nothing, is told in the list, and five make the account wait, the right one too', async () => {
    const marcos = await club.signedIn('marcos')
    await stay(marcos, 11)
    for (let tries = 0; tries < 5; tries++) {
      const { code, body } = await prove(marcos, 'not this one')
      expect({ code, reason: body.code }).toEqual({ code: 409, reason: 'PROOF_WRONG' })
    }
    expect((await prove(marcos)).code).toBe(429)
    expect((await sign(marcos)).body.code).toBe('CONFIRM_ITS_YOU')
    const month = club.clock.now().toISOString().slice(0, 7)
    const list = await marcos.call(readAccess, { query: { month, group: 'refused' } })
    expect(list.body.data.map((line: { kind: string }) => line.kind)).toEqual(Array(5).fill('proof-refused'))
    // It is the count of those who are signed in: nobody is kept out by it.
    await club.signedIn('marcos')
  })

  test('many guesses at once are looked at as often as the limit allows', async () => {
    const marcos = await club.signedIn('marcos')
    const answers = await Promise.all(Array.from({ length: 12 }, () => prove(marcos, 'not this one')))
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(5)
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(7)
  })

  test('it is the session’s own: another session of the account has to give its own', async () => {
    const here = await club.signedIn('marcos')
    const elsewhere = await club.signedIn('marcos')
    await Promise.all([stay(here, 11), stay(elsewhere, 0)])
    await elsewhere.call(stayActive)
    expect((await prove(here)).code).toBe(200)
    expect((await sign(elsewhere)).body.code).toBe('CONFIRM_ITS_YOU')
  })

  test('an admin who acts for an owner proves to be themselves', async () => {
    const ruth = await club.signedIn('ruth', { admin: true })
    await ruth.call(actForOwner, { body: { idOwner: CLUB_CAST.marcos.id } })
    expect((await ruth.call(readProofWays)).body.data).toEqual({ ways: ['password'] })
    expect((await prove(ruth)).code).toBe(200)
  })

  test('proved, the very same call signs', async () => {
    const marcos = await club.signedIn('marcos')
    await stay(marcos, 11)
    const key = { 'idempotency-key': 'signed-with-proof' }
    expect((await sign(marcos, key)).body.code).toBe('CONFIRM_ITS_YOU')
    expect((await prove(marcos)).code).toBe(200)
    expect((await sign(marcos, key)).code).toBe(200)
    expect((await keptReport(database.db, report)).signedAt).not.toBeNull()
  })
})
