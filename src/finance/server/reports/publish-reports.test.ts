import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { rememberSessions } from '../../../membership/server/sign-in/remembered-sessions.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { listBookings } from '../../../reservations/reservations.endpoints.ts'
import { hashOfToken, SESSION_COOKIE } from '../../../server/http/caller.ts'
import {
  correctReport,
  type IssuedReport,
  issueReports,
  listReportDesk,
  type ReadyContract,
  withdrawReport,
} from '../../publish.endpoints.ts'
import { previewUrl } from '../../publish-report.ts'
import { listReports, signReport } from '../../reports.endpoints.ts'
import { issuedAtOf, keptReport } from './testing.reports.store.ts'

const { elena: ofElena, marcos: ofMarcos, inesClassic, inesSignature } = CAST_CONTRACTS
const MONTH = '2026-10-01'
const FIGURES = { incomeCents: 397_800, feesCents: 120_884, currency: 'USD' }

describe.each(ENGINES)('the desk issues reports, on %s', (engine) => {
  let club: TestApp
  let raul: Visitor
  let elena: Visitor
  let currencies: Map<number, string>
  beforeAll(async () => {
    club = await testApp(engine)
    const { db } = club.database
    // The database keeps what is signed; a club that begins has nothing signed of the month.
    await sql`ALTER TABLE executive_reports DISABLE TRIGGER executive_reports_signed_stay`.execute(db)
    await sql`DELETE FROM transactions WHERE report_id IN (
      SELECT id FROM executive_reports WHERE month = ${MONTH} AND contract_id <= 60)`.execute(db)
    await sql`DELETE FROM executive_reports WHERE month = ${MONTH} AND contract_id <= 60`.execute(db)
    await sql`ALTER TABLE executive_reports ENABLE TRIGGER executive_reports_signed_stay`.execute(db)
    const { rows } = await sql<{ id: number; currency: string }>`
      SELECT c.id, h.currency FROM contracts c JOIN hotels h ON h.id = c.hotel_id`.execute(db)
    currencies = new Map(rows.map(({ id, currency }) => [id, currency]))
    raul = await club.signedIn('raul', { admin: true })
    elena = await club.signedIn('elena')
  })
  afterAll(() => club.close())

  /** The figures in the currency of a contract’s hotel. */
  const figuresFor = (idContract: number) => ({ ...FIGURES, currency: currencies.get(idContract) ?? 'USD' })
  const look = async (query: object = {}) =>
    (await raul.call(listReportDesk, { query: { month: MONTH, ...query } })).body as {
      ready: ReadyContract[]
      data: IssuedReport[]
      months: string[]
    }
  const issue = (contracts: number[], more: object = {}, headers = {}) => {
    const reports = contracts.map((idContract) => ({ idContract, ...figuresFor(idContract) }))
    return raul.call(issueReports, { body: { month: MONTH, reports, ...more }, headers })
  }
  const reportOf = async (idContract: number) =>
    (await look()).data.find((report) => report.idContract === idContract)
  const mails = async (kind: string) => {
    const { rows } = await sql<{
      recipient: string
      language: string
      content: { month: string; contract: string }
    }>`
      SELECT recipient, language, content FROM outbox WHERE kind = ${kind} ORDER BY id`.execute(
      club.database.db,
    )
    return rows
  }

  test('contracts that lack their report of a month are listed, with the figures that the portal knows', async () => {
    const { ready, months } = await look()
    const hers = ready.find(({ idContract }) => idContract === ofElena)
    const { rows } = await sql<{ gross: number; fees: number; nights: number }>`
      SELECT gross_cents AS gross, fees_cents AS fees, nights_rented AS nights FROM monthly_profits
       WHERE contract_id = ${ofElena} AND month = ${MONTH}`.execute(club.database.db)
    expect(hers).toMatchObject({
      owner: { name: 'Elena', language: 'en' },
      known: { incomeCents: rows[0]?.gross, feesCents: rows[0]?.fees, nights: rows[0]?.nights },
      currency: 'USD',
    })
    expect(months[0]).toBe(MONTH)
    expect((await look({ search: 'HARRINGTON elena' })).ready.map((one) => one.idContract)).toEqual([ofElena])
    const selva = (await look({ idHotel: 3 })).ready
    expect(selva.map((one) => one.idContract)).toContain(inesClassic)
    expect(selva.map((one) => one.idContract)).not.toContain(ofElena)
    expect((await look({ month: '2026-11-01' })).ready).toEqual([])
    await sql`DELETE FROM monthly_profits WHERE contract_id = ${inesSignature} AND month = ${MONTH}`.execute(
      club.database.db,
    )
    const unknown = (await look()).ready.find(({ idContract }) => idContract === inesSignature)
    expect(unknown?.known).toBeNull()
  })

  test('a preview is the PDF in the owner’s language, is not stored, and is nobody else’s', async () => {
    const before = await sql`SELECT FROM stored_files`.execute(club.database.db)
    const url = previewUrl({ idContract: ofElena, month: MONTH, ...FIGURES, currency: 'USD' })
    const shown = await raul.open(url)
    expect(shown.statusCode).toBe(200)
    expect(shown.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringContaining('Executive report 2026-10'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    })
    const spanish = await raul.open(
      previewUrl({ idContract: inesClassic, month: MONTH, ...FIGURES, currency: 'MXN' }),
    )
    expect(spanish.headers['content-disposition']).toContain('Reporte ejecutivo 2026-10')
    const ruth = await club.signedIn('ruth', { admin: true })
    const codes = [elena, ruth, club.visitor()].map(async (who) => (await who.open(url)).statusCode)
    expect(await Promise.all(codes)).toEqual([404, 404, 401])
    expect((await raul.open(url.replace('397800', '-1'))).statusCode).toBe(400)
    expect((await raul.open(url.replace(`idContract=${ofElena}`, 'idContract=9999'))).statusCode).toBe(404)
    const after = await sql`SELECT FROM stored_files`.execute(club.database.db)
    expect(after.rows.length).toBe(before.rows.length)
    const issued =
      await sql`SELECT FROM executive_reports WHERE contract_id = ${ofElena} AND month = ${MONTH}`
    expect((await issued.execute(club.database.db)).rows).toEqual([])
  })

  test('a report is in the currency of its contract alone', async () => {
    const foreign = { idContract: ofElena, ...FIGURES, currency: 'MXN' }
    const refused = await issue([], { reports: [foreign] })
    expect([refused.code, refused.body.code]).toEqual([409, 'REPORT_CURRENCY'])
    expect(refused.body.message).toContain('USD')
    const ready = (await look()).ready.find(({ idContract }) => idContract === ofElena)
    expect(ready?.currencies).toEqual(['USD'])
  })

  test('several reports are issued at once: their owners are told in their language, and restricted until they sign', async () => {
    const keeper = rememberSessions(club.database)
    await new Promise((heard) => setTimeout(heard, 200))
    const hash = hashOfToken(elena.cookies[SESSION_COOKIE] ?? '')
    const isRestricted = async () => {
      const session = await keeper.find(hash, club.clock.now())
      return session !== null && session !== 'expired' && session.hasUnsignedReport
    }
    expect([await isRestricted(), (await elena.call(listBookings)).code]).toEqual([false, 200])

    const { code, body } = await issue([ofElena, inesClassic])
    expect([code, body.data]).toEqual([200, { issued: 2 }])
    expect((await elena.call(listBookings)).body.code).toBe('UNSIGNED_REPORT')
    await expect.poll(isRestricted).toBe(true)
    const told = await mails('report-issued')
    expect(told.map(({ recipient, language, content }) => [recipient, language, content.month])).toEqual([
      ['elena@marea.example', 'en', 'October 2026'],
      ['ines@marea.example', 'es', 'octubre de 2026'],
    ])
    const hers = await elena.call(listReports, { query: { idContract: ofElena } })
    expect(hers.body.waiting).toEqual([
      expect.objectContaining({ month: MONTH, ...FIGURES, balanceCents: 276_916, signed: false }),
    ])
    const { ready, data } = await look()
    expect(ready.map(({ idContract }) => idContract)).not.toContain(ofElena)
    expect(data.find(({ idContract }) => idContract === ofElena)).toMatchObject({
      signed: false,
      changed: { deed: 'published', by: expect.stringContaining('Raúl') },
    })

    const report = hers.body.waiting[0]
    const signing = { idReport: report.id, cashBack: 'pay-out', signer: 'Elena Harrington' }
    expect(
      (await elena.call(signReport, { body: { ...signing, issuedAt: report.issuedAt } })).body.waiting,
    ).toBe(0)
    await expect.poll(isRestricted).toBe(false)
  })

  test('reports are issued all or none: a month has one report a contract, whoever asks twice', async () => {
    const again = await issue([ofMarcos, ofElena])
    expect([again.code, again.body.code, again.body.idContracts]).toEqual([409, 'REPORT_EXISTS', [ofElena]])
    expect(await reportOf(ofMarcos)).toBeUndefined()
    expect((await issue([ofMarcos, ofMarcos])).body.code).toBe('REPORT_EXISTS')
    const joel = await club.signedIn('joel', { admin: true })
    const body = { month: MONTH, reports: [{ idContract: ofMarcos, ...figuresFor(ofMarcos) }] }
    const both = await Promise.all([raul, joel].map((who) => who.call(issueReports, { body })))
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
    expect((await mails('report-issued')).length).toBe(3)
  })

  test('a figure that the club calls large is asked about once more before anything is issued', async () => {
    const { currency } = figuresFor(5)
    const large = { idContract: 5, incomeCents: 300_000_000, feesCents: 0, currency }
    const asked = await issue([], { reports: [large] })
    expect([asked.code, asked.body.code]).toEqual([409, 'LARGE_FIGURE'])
    const again = await issue([], { reports: [{ ...large, incomeCents: 0, feesCents: 300_000_000 }] })
    expect(again.body.code).toBe('LARGE_FIGURE')
    await sql`INSERT INTO large_figures (currency, cents) VALUES ('USD', 1000), ('MXN', 1000)`.execute(
      club.database.db,
    )
    expect((await issue([5])).body.code).toBe('LARGE_FIGURE')
    await sql`UPDATE large_figures SET cents = 2000000000`.execute(club.database.db)
  })

  test('an idempotency key issues a report once, and answers the same', async () => {
    const headers = { 'idempotency-key': 'issue-october-2026' }
    const answers = [await issue([5], {}, headers), await issue([5], {}, headers)]
    expect(answers.map(({ code, body }) => [code, body.data])).toEqual([
      [200, { issued: 1 }],
      [200, { issued: 1 }],
    ])
  })

  test.each([
    ['a month that is not over', { month: '2026-11-01' }, 409, 'MONTH_NOT_OVER'],
    ['no month', { month: '2026-10-02' }, 400, 'BAD_INPUT'],
    ['nobody', { reports: [] }, 400, 'BAD_INPUT'],
    ['no such contract', { reports: [{ idContract: 9999, ...FIGURES }] }, 404, 'NOT_FOUND'],
    ['a contract that had not begun', { month: '2001-01-01' }, 404, 'NOT_FOUND'],
    ['half a cent', { reports: [{ idContract: 6, ...FIGURES, feesCents: 0.5 }] }, 400, 'BAD_INPUT'],
  ])('a report of %s is refused', async (_, more, code, reason) => {
    const answer = await issue([6], more)
    expect([answer.code, answer.body.code]).toEqual([code, reason])
  })

  test('a report that waits is corrected: nobody signs figures that they have not read', async () => {
    const marcos = await club.signedIn('marcos')
    const report = await reportOf(ofMarcos)
    const before = (await marcos.call(listReports, { query: { idContract: ofMarcos } })).body.waiting.find(
      ({ month }: { month: string }) => month === MONTH,
    )
    club.clock.pass(60_000)
    const body = {
      idReport: report?.id,
      version: report?.changed.version,
      ...figuresFor(ofMarcos),
      incomeCents: 100_000,
    }
    const foreign = await raul.call(correctReport, { body: { ...body, currency: 'USD' } })
    expect([foreign.code, foreign.body.code]).toEqual([409, 'REPORT_CURRENCY'])
    const corrected = await raul.call(correctReport, { body })
    expect(corrected.body.data).toMatchObject({ incomeCents: 100_000, balanceCents: -20_884, signed: false })
    expect((await raul.call(correctReport, { body })).body.code).toBe('CHANGED_MEANWHILE')
    expect((await mails('report-corrected'))[0]).toMatchObject({
      recipient: 'marcos@marea.example',
      content: { month: 'octubre de 2026' },
    })
    const signing = { idReport: report?.id, cashBack: 'pay-out', signer: 'Marcos Valdivia' }
    const blind = await marcos.call(signReport, { body: { ...signing, issuedAt: before?.issuedAt } })
    expect([blind.code, blind.body.code]).toEqual([409, 'REPORT_CHANGED'])
    const { issuedAt } = corrected.body.data
    expect((await marcos.call(signReport, { body: { ...signing, issuedAt } })).code).toBe(200)
  })

  test('a signed report never changes and is never removed, by the calls and by the database', async () => {
    const report = await reportOf(ofMarcos)
    const idReport = report?.id ?? 0
    const version = report?.changed.version
    const kept = await keptReport(club.database.db, idReport)
    const answers = [
      await raul.call(correctReport, { body: { idReport, version, ...FIGURES } }),
      await raul.call(withdrawReport, { query: { idReport, version } }),
    ]
    for (const { code, body } of answers) {
      expect([code, body.code]).toEqual([409, 'REPORT_ALREADY_SIGNED'])
      expect(body.message).toContain('Marcos Valdivia')
    }
    expect(await keptReport(club.database.db, idReport)).toEqual(kept)
  })

  test('a report that is withdrawn frees its owner, who is told; the month may be issued anew', async () => {
    const ines = await club.signedIn('ines')
    expect((await ines.call(listBookings)).code).toBe(403)
    const report = await reportOf(inesClassic)
    const query = { idReport: report?.id, version: report?.changed.version }
    expect((await raul.call(withdrawReport, { query })).code).toBe(200)
    expect((await ines.call(listBookings)).code).toBe(200)
    expect((await raul.call(withdrawReport, { query })).code).toBe(404)
    expect(await mails('report-withdrawn')).toHaveLength(1)
    expect((await issue([inesClassic])).code).toBe(200)
    const anew = await reportOf(inesClassic)
    await raul.call(withdrawReport, { query: { idReport: anew?.id, version: anew?.changed.version } })
  })

  test('a signature and a withdrawal at once are one of the two, never half', async () => {
    await issue([inesSignature])
    const ines = await club.signedIn('ines')
    const report = await reportOf(inesSignature)
    const idReport = report?.id ?? 0
    const answers = await Promise.all([
      ines.call(signReport, {
        body: {
          idReport,
          cashBack: 'pay-out',
          signer: 'Inés Caballero',
          issuedAt: await issuedAtOf(club.database.db, idReport),
        },
      }),
      raul.call(withdrawReport, { query: { idReport, version: report?.changed.version } }),
    ])
    const codes = answers.map(({ code }) => code)
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual(codes)
    const { rows } = await sql<{ signed: boolean }>`
      SELECT signed_at IS NOT NULL AS signed FROM executive_reports WHERE id = ${idReport}`.execute(
      club.database.db,
    )
    expect(rows).toEqual(codes[0] === 200 ? [{ signed: true }] : [])
  })
})
