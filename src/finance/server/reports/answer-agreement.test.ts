import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { answerAgreement, readAgreement } from '../../statement.endpoints.ts'

const YEAR = 2025

describe.each(ENGINES)('the owner’s answer to a year’s statement, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let contract: number
  let stranger: number

  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    const { rows } = await sql<{ id: number; email: string }>`
      SELECT c.id, o.email FROM contracts c JOIN owners o ON o.id = c.owner_id ORDER BY c.id`.execute(
      stage.database.db,
    )
    contract = rows.find(({ email }) => email.startsWith('elena'))!.id
    stranger = rows.find(({ email }) => email.startsWith('ines'))!.id
  })
  afterAll(() => stage.close())

  const read = async (year = YEAR) =>
    (await elena.call(readAgreement, { query: { idContract: contract, year } })).body.data
  const answer = (accepted: boolean, comment?: string, key?: string) =>
    elena.call(answerAgreement, {
      body: { idContract: contract, year: YEAR, accepted, comment },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const stored = async () => {
    const { rows } = await sql<{ answer: string; owner: string }>`
      SELECT a.answer, o.email AS owner FROM transaction_agreements a JOIN owners o ON o.id = a.answered_by_owner_id
       WHERE a.contract_id = ${contract} AND a.year = ${YEAR} ORDER BY a.id`.execute(stage.database.db)
    return rows
  }

  test('the answer is missing at first', async () => {
    expect(await read()).toEqual({ year: YEAR, current: null, history: [], newSince: 0, mayAnswer: true })
  })

  test('a rejection says why', async () => {
    for (const comment of [undefined, '', '   ']) {
      const { code, body } = await answer(false, comment)
      expect([code, body.code, Object.keys(body.fields)]).toEqual([400, 'BAD_INPUT', ['comment']])
    }
    expect(await stored()).toEqual([])
  })

  test('the answer is written once, whatever is sent twice', async () => {
    const first = await answer(false, ' The fee is there twice. ', 'agreement-1')
    const again = await answer(false, ' The fee is there twice. ', 'agreement-1')
    const repeated = await answer(false, 'The fee is there twice.')
    expect(first.code).toBe(200)
    expect(first.body.data.current).toMatchObject({
      accepted: false,
      comment: 'The fee is there twice.',
      answeredAt: '2026-11-18T15:00:00Z',
      response: null,
    })
    expect([again.body, repeated.body]).toEqual([first.body, first.body])
    expect(await stored()).toEqual([{ answer: 'rejected', owner: 'elena@marea.example' }])
  })

  test('two answers at the same moment are stored once', async () => {
    const both = await Promise.all([answer(false, 'At once.'), answer(false, 'At once.')])
    expect(both.map(({ code }) => code)).toEqual([200, 200])
    expect(await stored()).toHaveLength(2)
  })

  test('shows the club’s reply and its day; after a reply the same answer is stored again', async () => {
    await sql`UPDATE transaction_agreements SET response = 'The second one is cancelled.',
                     responded_at = '2026-11-18T16:30:00Z', responded_by_admin_id = 1
               WHERE contract_id = ${contract} AND comment = 'At once.'`.execute(stage.database.db)
    expect((await read()).current).toMatchObject({
      response: 'The second one is cancelled.',
      respondedAt: '2026-11-18T16:30:00Z',
    })
    const { body } = await answer(true)
    expect(body.data.current).toMatchObject({ accepted: true, comment: null, response: null })
    expect(body.data.history.map((word: { accepted: boolean }) => word.accepted)).toEqual([
      true,
      false,
      false,
    ])
    expect(body.data.history[1].response).toBe('The second one is cancelled.')
  })

  test('the answer counts what came after it, and may then be given anew', async () => {
    expect((await read()).newSince).toBe(0)
    await sql`
      WITH added AS (
        INSERT INTO transactions (contract_id, year, day, concept, reference, status, cents, currency)
        VALUES (${contract}, ${YEAR}, '2026-11-19', '{"en": "Late", "es": "Tarde"}', 'LATE-1', 'sent', -100, 'USD')
        RETURNING id, concept)
      INSERT INTO transaction_lines (transaction_id, position, concept, unit_cents, cents)
      SELECT id, 1, concept, -100, -100 FROM added`.execute(stage.database.db)
    expect((await read()).newSince).toBe(1)
    stage.clock.pass(36 * 3_600_000)
    elena = await stage.signedIn('elena')
    expect((await answer(true)).body.data).toMatchObject({ newSince: 0, history: { length: 4 } })
  })

  test('a year without transactions has nothing to agree to', async () => {
    expect(await read(2012)).toMatchObject({ current: null, mayAnswer: false })
    const { code, body } = await elena.call(answerAgreement, {
      body: { idContract: contract, year: 2012, accepted: true },
    })
    expect([code, body.code]).toEqual([409, 'NOTHING_TO_AGREE'])
  })

  test('a stranger’s contract is not there', async () => {
    for (const idContract of [stranger, 2_000_000]) {
      const asked = await elena.call(readAgreement, { query: { idContract, year: YEAR } })
      const said = await elena.call(answerAgreement, { body: { idContract, year: YEAR, accepted: true } })
      expect([asked.code, said.code]).toEqual([404, 404])
    }
  })

  test('an admin who acts for the owner sees it and cannot give it', async () => {
    const ruth = await stage.signedIn('ruth', { admin: true })
    await sql`UPDATE sessions SET acting_owner_id = (SELECT id FROM owners WHERE email = 'elena@marea.example')
               WHERE admin_id IS NOT NULL`.execute(stage.database.db)
    const seen = await ruth.call(readAgreement, { query: { idContract: contract, year: YEAR } })
    expect(seen.body.data).toMatchObject({ current: { accepted: true }, mayAnswer: false })
    const said = await ruth.call(answerAgreement, {
      body: { idContract: contract, year: YEAR, accepted: true },
    })
    expect([said.code, said.body.code]).toEqual([403, 'RESTRICTED_ACTION'])
    expect(await stored()).toHaveLength(4)
  })
})
