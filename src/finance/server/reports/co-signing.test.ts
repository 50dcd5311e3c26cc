import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { listBookings } from '../../../reservations/reservations.endpoints.ts'
import { withdrawReport } from '../../publish.endpoints.ts'
import { listReports, signReport } from '../../reports.endpoints.ts'
import { signedContent } from '../../signed-content.ts'
import { writeCertificate } from '../pdf/write-certificate.ts'
import { findReportFacts } from './report-facts.store.ts'
import { issuedAtOf, issueReport, keptReport } from './testing.reports.store.ts'

const JAMES = 39
const LETICIA = 23

describe.each(ENGINES)('a report that takes all owners, on %s', (engine) => {
  let stage: TestApp
  let james: Visitor
  let leticia: Visitor
  let contractId: number
  let year = 2031

  beforeAll(async () => {
    stage = await testApp(engine)
    james = await stage.signedIn('james.abernathy')
    leticia = await stage.signedIn('leticia.murillo')
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM contracts WHERE owner_id = ${JAMES} AND signing = 'all'`.execute(stage.database.db)
    contractId = rows[0]?.id ?? 0
  })
  afterAll(() => stage.close())
  afterEach(async () => {
    await sql`DELETE FROM executive_reports WHERE signed_at IS NULL AND contract_id = ${contractId}`.execute(
      stage.database.db,
    )
    await sql`UPDATE contracts SET signing = 'all' WHERE id = ${contractId}`.execute(stage.database.db)
    await sql`INSERT INTO contract_owners VALUES (${contractId}, ${LETICIA}) ON CONFLICT DO NOTHING`.execute(
      stage.database.db,
    )
    await sql`DELETE FROM outbox`.execute(stage.database.db)
  })

  async function aReport(figures: { incomeCents?: number; feesCents?: number } = {}): Promise<number> {
    year += 1
    return issueReport(stage.database.db, { contractId, month: `${year}-01-01`, ...figures })
  }
  const sign = async (who: Visitor, idReport: number, more: object = {}) => {
    const issuedAt = await issuedAtOf(stage.database.db, idReport)
    const signer = who === james ? 'James Abernathy' : 'Leticia Murillo'
    return who.call(signReport, { body: { idReport, cashBack: 'pay-out', signer, issuedAt, ...more } })
  }
  const waiting = async (who: Visitor) =>
    (await who.call(listReports, { query: { idContract: contractId } })).body.waiting
  const mails = async () => {
    const { rows } = await sql<{ recipient: string; language: string; content: Record<string, string> }>`
      SELECT recipient, language, content FROM outbox WHERE kind = 'report-waits-for-you' ORDER BY id`.execute(
      stage.database.db,
    )
    return rows
  }

  test('a report signed by one waits for the other, who is told; both read who has signed, and the lock stays', async () => {
    const id = await aReport()
    const first = await sign(james, id)
    expect([first.code, first.body.data.signed, first.body.waiting]).toEqual([200, false, 1])
    const [seen] = await waiting(leticia)
    expect(seen).toMatchObject({
      id,
      signed: false,
      signatures: [
        { idOwner: JAMES, account: 'James Abernathy', signer: 'James Abernathy', cashBack: 'pay-out' },
      ],
      waitsFor: [{ idOwner: LETICIA, name: 'Leticia', lastname: 'Murillo Aceves' }],
    })
    expect(seen.signatures[0]).not.toHaveProperty('from')
    expect(await waiting(james)).toEqual([seen])
    for (const one of [james, leticia])
      expect((await one.call(listBookings)).body.code).toBe('UNSIGNED_REPORT')
    expect(await mails()).toMatchObject([
      {
        recipient: 'leticia.murillo@marea.example',
        language: 'es',
        content: {
          who: 'James Abernathy',
          name: 'Leticia',
          contract: expect.stringMatching(/ \(residencia \S+\)$/),
        },
      },
    ])
    expect((await keptReport(stage.database.db, id)).signedAt).toBeNull()

    const last = await sign(leticia, id)
    expect([last.code, last.body.data.signed, last.body.waiting, last.body.data.sealing]).toEqual([
      200,
      true,
      0,
      true,
    ])
    expect(last.body.data.signatures.map(({ idOwner }: { idOwner: number }) => idOwner).sort()).toEqual([
      LETICIA,
      JAMES,
    ])
    expect(last.body.data.waitsFor).toEqual([])
    for (const one of [james, leticia]) expect((await one.call(listBookings)).code).toBe(200)
  })

  test('each who signs has a mail of it, and with the last signature the co-owners too', async () => {
    const id = await aReport()
    await sign(james, id)
    const signed = async () => {
      const { rows } = await sql<{ recipient: string; by: string; next: string; amount: string }>`
        SELECT recipient, content->>'by' AS by, content->>'next' AS next, content->>'amount' AS amount
          FROM outbox WHERE kind = 'report-signed' ORDER BY id`.execute(stage.database.db)
      return rows
    }
    const [only, ...none] = await signed()
    expect(none).toEqual([])
    expect(only).toMatchObject({ recipient: 'james.abernathy@marea.example', by: 'you', next: 'waits' })
    expect(only!.amount).toMatch(/^\$[\d,]+\.\d\d /)
    await sign(leticia, id)
    const [, ...last] = await signed()
    expect(last).toHaveLength(2)
    expect(last).toContainEqual(
      expect.objectContaining({ recipient: 'leticia.murillo@marea.example', by: 'you', next: 'payout' }),
    )
    expect(last).toContainEqual(
      expect.objectContaining({ recipient: 'james.abernathy@marea.example', next: 'payout' }),
    )
  })

  test('the same signature again is told, and so is one on what all have signed', async () => {
    const id = await aReport()
    await sign(leticia, id)
    const again = await sign(leticia, id)
    expect([again.code, again.body.code]).toEqual([409, 'REPORT_WAITS_FOR_OTHERS'])
    expect(again.body.message).toContain('Usted firmó')
    await sign(james, id)
    expect((await sign(leticia, id)).body.code).toBe('REPORT_ALREADY_SIGNED')
    expect(await mails()).toHaveLength(1)
  })

  test('two who sign at once both count', async () => {
    const id = await aReport()
    const answers = await Promise.all([sign(james, id), sign(leticia, id)])
    expect(answers.map(({ code }) => code)).toEqual([200, 200])
    expect(answers.map(({ body }) => body.data.signed).sort()).toEqual([false, true])
    expect((await keptReport(stage.database.db, id)).signedAt).not.toBeNull()
  })

  test('all sign the same choice; who has signed alone may change theirs', async () => {
    const id = await aReport({ incomeCents: 90_000, feesCents: 10_000 })
    await sign(james, id)
    const other = await sign(leticia, id, { cashBack: 'set-against-condo-fee' })
    expect([other.code, other.body.code]).toEqual([409, 'CASH_BACK_CHOSEN'])
    expect(other.body.message).toContain('James Abernathy ya firmó')
    expect((await sign(james, id, { cashBack: 'set-against-condo-fee' })).code).toBe(200)
    const last = await sign(leticia, id, { cashBack: 'set-against-condo-fee' })
    expect(last.body.data).toMatchObject({ signed: true, cashBack: 'set-against-condo-fee' })
  })

  test('the certificate and the signed content name both, each with their moment', async () => {
    const id = await aReport()
    await sign(james, id, { signer: 'James Abernathy' })
    await sign(leticia, id, { signer: 'Leticia Murillo Aceves' })
    const facts = await findReportFacts(stage.database.db, id, LETICIA)
    if (!facts?.signature) throw new Error('It is signed')
    expect(facts.ownerName).toBe('James Abernathy · Leticia Murillo Aceves')
    const content = signedContent(facts, facts.signature)
    expect(content).toMatch(/^executive-report\/2; /)
    expect(content).toContain(`owner=${JAMES}; signer=James Abernathy; signed=`)
    expect(content).toContain(`owner=${LETICIA}; signer=Leticia Murillo Aceves; signed=`)
    const { brand, conciergePhone } = stage.config
    const page = writeCertificate(
      facts,
      facts.signature,
      { brand, conciergePhone },
      { keyHolder: 'The club', at: new Date(0) },
    )
    expect(page.sum).toBe(createHash('sha256').update(content).digest('hex'))
    expect(page.rows.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['James Abernathy', 'Leticia Murillo Aceves']),
    )
  })

  test('a correction of the figures takes the signature back', async () => {
    const id = await aReport()
    await sign(james, id)
    await sql`UPDATE executive_reports SET income_cents = income_cents + 100 WHERE id = ${id}`.execute(
      stage.database.db,
    )
    expect((await waiting(james))[0]).toMatchObject({
      signatures: [],
      waitsFor: [{ idOwner: LETICIA }, { idOwner: JAMES }],
    })
  })

  test('the database signs for nobody, and what is signed stays', async () => {
    const id = await aReport()
    await sign(james, id)
    const alone = sql`
      UPDATE executive_reports SET signed_at = now(), signed_by_owner_id = ${JAMES}, signer = 'J', carried_cents = greatest(balance_cents, 0)
       WHERE id = ${id}`
    await expect(alone.execute(stage.database.db)).rejects.toThrow('the signature of each owner')
    await sign(leticia, id)
    await expect(
      sql`DELETE FROM report_signatures WHERE report_id = ${id}`.execute(stage.database.db),
    ).rejects.toThrow('a signed report does not change')
  })

  test('where any may sign, one signature is enough and opens everything for both', async () => {
    await sql`UPDATE contracts SET signing = 'any' WHERE id = ${contractId}`.execute(stage.database.db)
    const id = await aReport()
    const { body } = await sign(leticia, id)
    expect(body).toMatchObject({
      data: { signed: true, account: 'Leticia Murillo Aceves', signatures: [], waitsFor: [] },
    })
    expect((await james.call(listBookings)).code).toBe(200)
  })

  test('an owner who holds the contract no more does not sign and is not waited for', async () => {
    const id = await aReport()
    await sign(james, id)
    await sql`DELETE FROM contract_owners WHERE contract_id = ${contractId} AND owner_id = ${LETICIA}`.execute(
      stage.database.db,
    )
    expect((await sign(leticia, id)).code).toBe(404)
    expect((await waiting(james))[0].waitsFor).toEqual([])
    expect((await sign(james, id)).body.data.signed).toBe(true)
  })

  test('a report that is withdrawn takes its signatures along', async () => {
    const id = await aReport()
    await sign(james, id)
    const desk = await stage.signedIn('fabian', { admin: true })
    const { code } = await desk.call(withdrawReport, { query: { idReport: id, version: 0 } })
    expect(code).toBe(200)
    const { rows } = await sql`SELECT FROM report_signatures WHERE report_id = ${id}`.execute(
      stage.database.db,
    )
    expect(rows).toHaveLength(0)
  })
})
