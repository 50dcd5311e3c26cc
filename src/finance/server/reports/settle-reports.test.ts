import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { readSession } from '../../../membership/membership.endpoints.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY, TEST_NOW } from '../../../server/testing.day.ts'
import { listLatestTransactions } from '../../finance.endpoints.ts'
import { correctReport, issueReports, withdrawReport } from '../../publish.endpoints.ts'
import { listReports, signReport } from '../../reports.endpoints.ts'
import {
  type CondoFee,
  exportStatement,
  readCondoFees,
  readStatement,
  type StatementEntry,
} from '../../statement.endpoints.ts'
import { findReportFacts } from './report-facts.store.ts'
import { settleAll } from './settle-reports.ts'
import { settlingWork } from './settle-work.ts'
import { issuedAtOf, issueReport, keptReport, marcosWaitingReport } from './testing.reports.store.ts'
import {
  addFee,
  addOwnDocument,
  addSignedEarlier,
  countTransactions,
  documentsOf,
} from './testing.settlements.store.ts'

const { elena: ofElena, inesSignature, inesClassic } = CAST_CONTRACTS
const YEAR = Number(TEST_DAY.slice(0, 4))

describe.each(ENGINES)('what a signature decides stands in the statement, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let ines: Visitor
  let marcos: Visitor
  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    ines = await stage.signedIn('ines')
    marcos = await stage.signedIn('marcos')
  })
  afterAll(() => stage.close())

  const db = () => stage.database.db
  const parts = () => ({
    db: db(),
    files: stage.files,
    config: stage.config,
    clock: stage.clock.now,
    log: stage.app.log,
    isStopping: () => false,
  })
  const sign = async (who: Visitor, idReport: number, more: object = { cashBack: 'pay-out' }) => {
    const { body } = await who.call(readSession)
    const issuedAt = await issuedAtOf(db(), idReport)
    return who.call(signReport, {
      body: { idReport, signer: `${body.data.user.name} ${body.data.user.lastname}`, issuedAt, ...more },
    })
  }
  const statementOf = async (who: Visitor, id: number, query: object = {}) =>
    (await who.call(readStatement, { query: { id, year: YEAR, ...query } })).body.data as StatementEntry[]
  const resultIn = (rows: StatementEntry[], reportId: number) =>
    rows.find(({ report }) => report?.id === reportId)
  const feesOf = async (who: Visitor, idContract: number, year: number) =>
    (await who.call(readCondoFees, { query: { idContract, year } })).body

  test('a balance below zero waits in its line; two windows sign, and one adjustment makes it zero', async () => {
    const report = await marcosWaitingReport(db())
    const before = resultIn(await statementOf(marcos, report.contractId), report.id)
    expect(before).toMatchObject({
      cents: -171_000,
      invoiceStatus: 'sent',
      report: { state: 'waiting', creditCents: 0 },
    })
    const csv = await marcos.call(exportStatement, {
      query: { id: report.contractId, year: YEAR, format: 'csv' },
    })
    expect(csv.bytes.toString()).toContain('Por firmar')

    const other = await stage.signedIn('marcos')
    const codes = (await Promise.all([sign(marcos, report.id, {}), sign(other, report.id)])).map(
      ({ code }) => code,
    )
    expect(codes.sort()).toEqual([200, 409])
    expect(await documentsOf(db(), report.id)).toEqual([
      expect.objectContaining({ part: 'result', cents: -171_000, lines: -171_000 }),
      expect.objectContaining({
        part: 'adjustment',
        cents: 171_000,
        lines: 171_000,
        status: 'paid',
        day: TEST_DAY,
      }),
    ])
    const signed = await marcos.call(exportStatement, {
      query: { id: report.contractId, year: YEAR, format: 'csv' },
    })
    expect(signed.bytes.toString()).toContain('Ajustado a cero')
    expect(signed.bytes.toString()).not.toContain('Por firmar')
    const rows = await statementOf(marcos, report.contractId)
    expect(resultIn(rows, report.id)).toMatchObject({ invoiceStatus: 'paid', report: { state: 'adjusted' } })
    const latest = (await marcos.call(listLatestTransactions, { query: { idContract: report.contractId } }))
      .body.data
    // The latest of all years say what happened, not what made it up, what it corrects or what the account came to after it.
    const { lines: _, corrects: __, balanceCents: ___, ...happened } = rows[0]!
    expect(latest[0]).toEqual({ ...latest[0], ...happened })
    expect(latest[0].concept.es).toBe('Ajuste a cero, octubre de 2026')
    // Nobody paid the adjustment: its own line says so as well.
    expect(latest[0].report).toMatchObject({ state: 'adjusted' })
  })

  test('a balance paid out leaves nothing, and is paid when the books say that it went out', async () => {
    const id = await issueReport(db(), { contractId: ofElena, month: '2031-01-01' })
    const signed = await sign(elena, id)
    expect(signed.body.data).toMatchObject({ carriedCents: 160_000, setOffs: [], creditCents: 0 })
    const documents = await documentsOf(db(), id)
    expect(documents.map(({ part, cents, status }) => [part, cents, status])).toEqual([
      ['result', 160_000, 'sent'],
      ['pay-out', -160_000, 'sent'],
    ])
    const status = async () => resultIn(await statementOf(elena, ofElena), id)?.invoiceStatus
    expect(await status()).toBe('sent')
    await sql`UPDATE transactions SET status = 'paid' WHERE report_id = ${id} AND part = 'pay-out'`.execute(
      db(),
    )
    expect(await status()).toBe('paid')
    expect(
      resultIn(await statementOf(elena, ofElena, { status: 'paid', search: 'January 2031' }), id),
    ).toBeDefined()
  })

  test('a balance of zero asks nothing and moves nothing', async () => {
    const id = await issueReport(db(), {
      contractId: ofElena,
      month: '2031-02-01',
      incomeCents: 500,
      feesCents: 500,
    })
    expect((await sign(elena, id, {})).body.data).toMatchObject({ carriedCents: 0, cashBack: null })
    expect((await documentsOf(db(), id)).map(({ part }) => part)).toEqual(['result'])
    expect(resultIn(await statementOf(elena, ofElena), id)).toMatchObject({ invoiceStatus: 'paid' })
  })

  test('a balance set off goes to the open fees in their order, its rest waits, and the next fee takes that', async () => {
    // The demo's open fees are another story.
    await sql`UPDATE condo_fees SET paid_cents = cents WHERE contract_id = ${inesSignature}`.execute(db())
    const contractId = inesSignature
    const first = await addFee(db(), {
      contractId,
      year: 2032,
      quarter: 1,
      due: '2032-01-15',
      cents: 100_000,
    })
    const own = await addOwnDocument(db(), {
      contractId,
      day: '2032-01-01',
      reference: 'OWN-FEE',
      status: 'past-due',
      cents: -100_000,
    })
    await settleAll(db(), TEST_NOW)
    const fee = async (quarter: number) =>
      ((await feesOf(ines, contractId, 2032)).data as CondoFee[]).find((one) => one.quarter === quarter)
    const inStatement = async () =>
      (await ines.call(readStatement, { query: { id: contractId, year: 2032 } })).body.data.find(
        ({ id }: { id: number }) => id === own,
      )
    expect((await fee(1))?.feeStatus).toBe('sent')
    expect(await inStatement()).toMatchObject({ invoiceStatus: 'sent' })

    const id = await issueReport(db(), { contractId, month: '2031-01-01' })
    const small = await issueReport(db(), {
      contractId,
      month: '2031-02-01',
      incomeCents: 30_000,
      feesCents: 0,
    })
    const { body } = await sign(ines, small, { cashBack: 'set-against-condo-fee' })
    expect(body.data).toMatchObject({
      setOffs: [{ year: 2032, quarter: 1, cents: 30_000 }],
      creditCents: 0,
    })
    expect(await fee(1)).toMatchObject({
      setOffCents: 30_000,
      openCents: 70_000,
      feeStatus: 'partial-payment',
    })
    expect(await inStatement()).toMatchObject({ invoiceStatus: 'partial-payment' })

    const more = await sign(ines, id, { cashBack: 'set-against-condo-fee' })
    expect(more.body.data).toMatchObject({
      setOffs: [{ year: 2032, quarter: 1, cents: 70_000 }],
      creditCents: 90_000,
    })
    expect(await fee(1)).toMatchObject({
      paidCents: 0,
      setOffCents: 100_000,
      openCents: 0,
      feeStatus: 'paid',
      setOffs: [
        { month: '2031-02-01', cents: 30_000, day: TEST_DAY },
        { month: '2031-01-01', cents: 70_000, day: TEST_DAY },
      ],
    })
    expect(await inStatement()).toMatchObject({ invoiceStatus: 'paid' })
    expect((await feesOf(ines, contractId, 2032)).credits).toEqual([{ currency: 'USD', cents: 90_000 }])
    const result = async () => resultIn(await statementOf(ines, contractId), id)
    expect(await result()).toMatchObject({
      invoiceStatus: 'partial-payment',
      report: { state: 'set-off', creditCents: 90_000 },
    })
    const facts = await findReportFacts(db(), id, null)
    expect(facts?.signature?.setOffs).toEqual([{ year: 2032, quarter: 1, cents: 70_000 }])

    const next = await addFee(db(), { contractId, year: 2032, quarter: 2, due: '2032-04-15', cents: 200_000 })
    await settleAll(db(), TEST_NOW)
    expect(await fee(2)).toMatchObject({ setOffCents: 90_000, openCents: 110_000 })
    expect((await feesOf(ines, contractId, 2032)).credits).toEqual([])
    expect(await result()).toMatchObject({ invoiceStatus: 'paid', report: { creditCents: 0 } })
    expect((await documentsOf(db(), id)).map(({ part, cents, fee }) => [part, cents, fee])).toEqual([
      ['result', 160_000, null],
      ['set-off', -70_000, first],
      ['fee-set-off', 70_000, first],
      ['set-off', -90_000, next],
      ['fee-set-off', 90_000, next],
    ])
    const count = await countTransactions(db())
    await settleAll(db(), TEST_NOW)
    expect(await countTransactions(db())).toBe(count)
  })

  test('two reports of one contract are signed at once: the fee is set off once', async () => {
    const contractId = inesClassic
    await sql`UPDATE condo_fees SET paid_cents = cents WHERE contract_id = ${contractId}`.execute(db())
    await addFee(db(), { contractId, year: 2033, quarter: 1, due: '2033-01-15', cents: 200_000 })
    const ids = [
      await issueReport(db(), { contractId, month: '2031-01-01' }),
      await issueReport(db(), { contractId, month: '2031-02-01' }),
    ]
    const choice = { cashBack: 'set-against-condo-fee' }
    const answers = await Promise.all(ids.map((id) => sign(ines, id, choice)))
    expect(answers.map(({ code }) => code)).toEqual([200, 200])
    const { data, credits } = await feesOf(ines, contractId, 2033)
    expect(data[0]).toMatchObject({ setOffCents: 200_000, openCents: 0, feeStatus: 'paid' })
    expect(credits).toEqual([{ currency: 'USD', cents: 120_000 }])
  })

  test('a signature whose entries cannot be written is not kept either', async () => {
    const id = await issueReport(db(), { contractId: ofElena, month: '2031-03-01' })
    await sql`ALTER TABLE transactions ADD CONSTRAINT nothing CHECK (part <> 'pay-out') NOT VALID`.execute(
      db(),
    )
    expect((await sign(elena, id)).code).toBe(500)
    expect((await keptReport(db(), id)).signedAt).toBeNull()
    expect(await documentsOf(db(), id)).toEqual([])
    await sql`ALTER TABLE transactions DROP CONSTRAINT nothing`.execute(db())
    expect((await sign(elena, id)).code).toBe(200)
  })

  test('the database keeps a report from moving more than it carries, and before it is signed', async () => {
    const id = await issueReport(db(), { contractId: ofElena, month: '2031-04-01' })
    const move = (cents: number) => sql`
      INSERT INTO transactions (contract_id, year, day, concept, reference, status, cents, currency, part, report_id)
      VALUES (${ofElena}, 2031, '2031-05-01', '{"en": "x", "es": "x"}', 'MOVED', 'sent', ${cents}, 'USD', 'pay-out', ${id})`
    await expect(move(-1).execute(db())).rejects.toThrow(/does not carry|add up/)
    await sign(elena, id)
    await expect(
      sql`UPDATE transactions SET cents = -160001 WHERE report_id = ${id} AND part = 'pay-out'`.execute(db()),
    ).rejects.toThrow(/does not carry|add up/)
  })

  test('a club of an earlier version: its signatures are followed once, and its own books are found', async () => {
    const contractId = 20
    await sql`UPDATE condo_fees SET paid_cents = cents WHERE contract_id = ${contractId}`.execute(db())
    const adjusted = await addSignedEarlier(db(), {
      contractId,
      month: '2031-01-01',
      incomeCents: 0,
      feesCents: 9500,
      cashBack: 'pay-out',
    })
    const own = await addOwnDocument(db(), {
      contractId,
      day: '2031-02-15',
      reference: 'LQ-OWN-1',
      status: 'paid',
      cents: -9500,
    })
    const paid = await addSignedEarlier(db(), {
      contractId,
      month: '2031-02-01',
      incomeCents: 100_000,
      feesCents: 10_000,
      cashBack: 'pay-out',
    })
    await addOwnDocument(db(), {
      contractId,
      day: '2031-03-15',
      reference: 'LQ-OWN-2',
      status: 'downloaded',
      cents: 90_000,
    })
    const setOff = await addSignedEarlier(db(), {
      contractId,
      month: '2031-03-01',
      incomeCents: 100_000,
      feesCents: 0,
      cashBack: 'set-against-condo-fee',
    })
    // What was due before the signature and what the books call paid already: the second held the set-off.
    await addFee(db(), {
      contractId,
      year: 2031,
      quarter: 2,
      due: '2031-04-10',
      cents: 50_000,
      paidCents: 50_000,
    })
    const held = await addFee(db(), {
      contractId,
      year: 2031,
      quarter: 3,
      due: '2031-07-15',
      cents: 80_000,
      paidCents: 80_000,
    })
    await Promise.all([settlingWork().run(parts()), settlingWork().run(parts())])
    const told = async (id: number) =>
      (await documentsOf(db(), id)).map(({ part, cents, status }) => [part, cents, status])
    expect(await told(adjusted)).toEqual([
      ['result', -9500, 'paid'],
      ['adjustment', 9500, 'paid'],
    ])
    expect(await told(paid)).toEqual([
      ['result', 90_000, 'downloaded'],
      ['pay-out', -90_000, 'downloaded'],
    ])
    expect(await told(setOff)).toEqual([
      ['result', 100_000, 'sent'],
      ['set-off', -80_000, 'paid'],
      ['fee-set-off', 80_000, 'paid'],
    ])
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM transactions WHERE report_id = ${adjusted} AND part = 'result'`.execute(db())
    expect(rows[0]?.id).toBe(own)
    const { rows: fees } = await sql<{ paid: number }>`
      SELECT paid_cents AS paid FROM condo_fees WHERE id = ${held}`.execute(db())
    expect(fees[0]?.paid).toBe(80_000)
    const count = await countTransactions(db())
    await settlingWork().run(parts())
    expect(await countTransactions(db())).toBe(count)
  })

  test('the desk issues a report: its result is listed and waits; corrected it follows, taken back it goes', async () => {
    const raul = await stage.signedIn('raul', { admin: true })
    const contractId = 12
    const settled = await sql<{ currency: string }>`
      SELECT h.currency FROM contracts c JOIN hotels h ON h.id = c.hotel_id WHERE c.id = ${contractId}`.execute(
      db(),
    )
    const figures = { incomeCents: 50_000, feesCents: 20_000, currency: settled.rows[0]?.currency }
    const month = '2026-10-01'
    await sql`DELETE FROM transactions WHERE report_id IN (
      SELECT id FROM executive_reports WHERE contract_id = ${contractId} AND month = ${month})`.execute(db())
    await sql`ALTER TABLE executive_reports DISABLE TRIGGER executive_reports_signed_stay`.execute(db())
    await sql`DELETE FROM executive_reports WHERE contract_id = ${contractId} AND month = ${month}`.execute(
      db(),
    )
    await sql`ALTER TABLE executive_reports ENABLE TRIGGER executive_reports_signed_stay`.execute(db())
    const issued = await raul.call(issueReports, {
      body: { month, reports: [{ idContract: contractId, ...figures }] },
    })
    expect(issued.code).toBe(200)
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM executive_reports WHERE contract_id = ${contractId} AND month = ${month}`.execute(db())
    const id = rows[0]!.id
    expect(await documentsOf(db(), id)).toEqual([
      expect.objectContaining({ part: 'result', cents: 30_000, status: 'sent', lines: 30_000 }),
    ])
    const version = async () => {
      const found = await sql<{ version: number }>`
        SELECT max(id) AS version FROM publications WHERE kind = 'report' AND subject = ${id}`.execute(db())
      return found.rows[0]!.version
    }
    const corrected = await raul.call(correctReport, {
      body: { idReport: id, version: await version(), ...figures, incomeCents: 10_000 },
    })
    expect(corrected.code).toBe(200)
    expect(await documentsOf(db(), id)).toEqual([
      expect.objectContaining({ part: 'result', cents: -10_000, lines: -10_000 }),
    ])
    await raul.call(withdrawReport, { query: { idReport: id, version: await version() } })
    expect(await documentsOf(db(), id)).toEqual([])
  })

  test('every report of the demo club and its statement agree', async () => {
    const { rows } = await sql`
      SELECT r.id FROM executive_reports r LEFT JOIN transactions t ON t.report_id = r.id
       WHERE r.contract_id > 4 AND r.month < '2027-01-01' GROUP BY r.id
      HAVING coalesce(sum(t.cents) FILTER (WHERE t.part = 'result'), 0) <> r.balance_cents
          OR coalesce(sum(t.cents) FILTER (WHERE t.part IN ('result', 'adjustment')), 0)
             <> coalesce(r.carried_cents, r.balance_cents)
          OR (r.cash_back = 'pay-out' AND coalesce(sum(t.cents) FILTER (WHERE t.part = 'pay-out'), 0) <> -r.carried_cents)`.execute(
      db(),
    )
    expect(rows).toEqual([])
    const list = await elena.call(listReports, { query: { idContract: ofElena } })
    expect(list.body.data.every(({ account }: { account: string | null }) => account !== '')).toBe(true)
  })
})
