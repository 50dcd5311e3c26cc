import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { searchBookings } from '../../../reservations/changes.endpoints.ts'
import { listBookings } from '../../../reservations/reservations.endpoints.ts'
import { TEST_NOW } from '../../../server/testing.day.ts'
import { listReports, readReportFile, readSignatureState, signReport } from '../../reports.endpoints.ts'
import {
  issuedAtOf,
  issueReport,
  keptReport,
  marcosWaitingReport,
  sealingsOf,
} from './testing.reports.store.ts'

describe.each(BOTH_ENGINES)('signing a report, on %s', (engine) => {
  let stage: TestApp
  let marcos: Visitor
  let elena: Visitor
  let waiting: { id: number; contractId: number }

  beforeAll(async () => {
    stage = await testApp(engine)
    marcos = await stage.signedIn('marcos')
    elena = await stage.signedIn('elena')
    waiting = await marcosWaitingReport(stage.database.db)
  })
  afterAll(() => stage.close())

  const sign = async (idReport: number, more: object = {}) => {
    const issuedAt = await issuedAtOf(stage.database.db, idReport)
    return { body: { idReport, cashBack: 'pay-out', signer: 'Marcos Valdivia Rojas', issuedAt, ...more } }
  }

  test('reports that wait are listed, with those signed before', async () => {
    const { body } = await marcos.call(listReports, { query: { idContract: waiting.contractId } })
    expect(body.waiting).toEqual([
      expect.objectContaining({ id: waiting.id, signed: false, signer: null, carriedCents: null }),
    ])
    expect(body.data[0]).toEqual(body.waiting[0])
    expect(body.data[0].balanceCents).toBe(body.data[0].incomeCents - body.data[0].feesCents)
    expect(body.data[1]).toMatchObject({
      signed: true,
      signer: 'Marcos Valdivia Rojas',
      sealing: false,
      sealed: false,
    })
    expect(body.years.includes(body.year)).toBe(true)
    const before = await marcos.call(listReports, {
      query: { idContract: waiting.contractId, year: body.year - 1 },
    })
    expect(before.body.data).toHaveLength(12)
    expect(
      before.body.data.every((one: { month: string }) => one.month.startsWith(`${body.year - 1}-`)),
    ).toBe(true)

    const state = await marcos.call(readSignatureState, { query: { idContract: waiting.contractId } })
    expect(state.body).toEqual({ status: true, validate: false, waiting: 1 })
  })

  test('a stranger finds nothing: not the list, not the state, not the file, nothing to sign', async () => {
    const ines = await stage.signedIn('ines')
    for (const stranger of [elena, ines]) {
      const query = { idContract: waiting.contractId }
      const answers = [
        await stranger.call(listReports, { query }),
        await stranger.call(readSignatureState, { query }),
        await stranger.call(readReportFile, { query: { id: waiting.id } }),
        await stranger.call(signReport, await sign(waiting.id)),
      ]
      expect(answers.map(({ code, body }) => [code, body.code])).toEqual(
        answers.map(() => [404, 'NOT_FOUND']),
      )
    }
    expect((await keptReport(stage.database.db, waiting.id)).signedAt).toBeNull()
  })

  test('an admin may look and may not sign, whoever is selected (spec, section 6)', async () => {
    const ruth = await stage.signedIn('ruth', { admin: true })
    await sql`UPDATE sessions SET acting_owner_id = 2 WHERE admin_id IS NOT NULL`.execute(stage.database.db)
    const list = await ruth.call(listReports, { query: { idContract: waiting.contractId } })
    expect(list.body.waiting).toHaveLength(1)
    const refused = await ruth.call(signReport, await sign(waiting.id))
    expect([refused.code, refused.body]).toEqual([
      403,
      {
        status: false,
        code: 'RESTRICTED_ACTION',
        message: 'Sorry, you are not allowed to do this action. Please request to the Owner do it by itself.',
      },
    ])
  })

  test.each([
    ['no name', { signer: '   ' }, 'signer'],
    ['a name that is too long', { signer: 'x'.repeat(161) }, 'signer'],
    ['a name with a hidden end', { signer: 'Marcos\u0000' }, 'signer'],
    ['a choice that is none', { cashBack: 'both' }, 'cashBack'],
  ])('%s is pointed out, and nothing is signed', async (_, more, field) => {
    const { code, body } = await marcos.call(signReport, await sign(waiting.id, more))
    expect([code, Object.keys(body.fields)]).toEqual([400, [field]])
    expect((await keptReport(stage.database.db, waiting.id)).signedAt).toBeNull()
  })

  test('somebody else’s name, and figures that nobody has seen, sign nothing', async () => {
    const refused = await marcos.call(signReport, await sign(waiting.id, { signer: 'Mickey Mouse' }))
    expect([refused.code, refused.body.code]).toEqual([409, 'SIGNER_NOT_YOU'])
    expect(refused.body.message).toContain('Marcos Valdivia Rojas')
    const unseen = await marcos.call(signReport, await sign(waiting.id, { issuedAt: undefined }))
    expect([unseen.code, Object.keys(unseen.body.fields)]).toEqual([400, ['issuedAt']])
    const other = await marcos.call(signReport, await sign(waiting.id, { issuedAt: '2026-01-01T00:00:00Z' }))
    expect([other.code, other.body.code]).toEqual([409, 'REPORT_CHANGED'])
    expect((await keptReport(stage.database.db, waiting.id)).signedAt).toBeNull()
  })

  test('two windows that sign at once sign once, and the other hears by whom and when', async () => {
    const other = await stage.signedIn('marcos')
    const locked = await marcos.call(listBookings)
    expect([locked.code, locked.body.code]).toEqual([403, 'UNSIGNED_REPORT'])

    const answers = await Promise.all([
      marcos.call(signReport, await sign(waiting.id)),
      other.call(
        signReport,
        await sign(waiting.id, { signer: 'Marcos Valdivia', cashBack: 'set-against-condo-fee' }),
      ),
    ])
    const won = answers.find(({ code }) => code === 200)
    const lost = answers.find(({ code }) => code === 409)
    expect(won?.body).toMatchObject({ data: { signed: true, sealing: true, sealed: false }, waiting: 0 })
    const { signer } = won?.body.data ?? {}
    expect(lost?.body).toMatchObject({
      code: 'REPORT_ALREADY_SIGNED',
      signer,
      signedAt: TEST_NOW.toISOString(),
      message: expect.stringContaining(`lo firmó ${signer} el mié 18 de noviembre de 2026`),
    })
    expect(await keptReport(stage.database.db, waiting.id)).toMatchObject({
      signer,
      // The month closed below zero: there was nothing to choose, so no choice is kept.
      cashBack: null,
      signedBy: 2,
      from: '127.0.0.1',
      signedAt: TEST_NOW,
    })
    expect(await sealingsOf(stage.database.db)).toMatchObject([{ reportId: waiting.id, attempts: 0 }])
  })

  test('a signature opens the pages again, in every window, before any seal', async () => {
    expect((await marcos.call(listBookings)).code).toBe(200)
    expect((await marcos.call(searchBookings, { query: {} })).code).toBe(200)
    const state = await marcos.call(readSignatureState, { query: { idContract: waiting.contractId } })
    expect(state.body).toEqual({ status: true, validate: true, waiting: 0 })
    expect((await keptReport(stage.database.db, waiting.id)).sealedAt).toBeNull()
  })

  test('a balance below zero is carried as zero (spec, section 4)', async () => {
    const { db } = stage.database
    const id = await issueReport(db, {
      contractId: waiting.contractId,
      month: '2031-01-01',
      incomeCents: 1000,
      feesCents: 9500,
    })
    const { body } = await marcos.call(signReport, await sign(id, { cashBack: undefined }))
    expect(body.data).toMatchObject({ balanceCents: -8500, carriedCents: 0, cashBack: null })
    expect((await keptReport(db, id)).carried).toBe(0)
  })

  test('a balance above zero asks what becomes of it, and nothing is signed without an answer', async () => {
    const id = await issueReport(stage.database.db, { contractId: waiting.contractId, month: '2031-03-01' })
    const { code, body } = await marcos.call(signReport, await sign(id, { cashBack: undefined }))
    expect([code, Object.keys(body.fields)]).toEqual([400, ['cashBack']])
    expect((await keptReport(stage.database.db, id)).signedAt).toBeNull()
    await marcos.call(signReport, await sign(id))
  })

  test('an idempotency key that is sent again has the same answer', async () => {
    const id = await issueReport(stage.database.db, { contractId: waiting.contractId, month: '2031-02-01' })
    const headers = { 'idempotency-key': 'sign-february-2031' }
    const first = await marcos.call(signReport, { ...(await sign(id)), headers })
    const second = await marcos.call(signReport, { ...(await sign(id)), headers })
    expect(first.code).toBe(200)
    expect(second.body).toEqual(first.body)
  })

  test('the lock stays while another report waits, also in another contract', async () => {
    const { db } = stage.database
    const ines = await stage.signedIn('ines')
    const one = await issueReport(db, { contractId: 3, month: '2031-01-01' })
    const two = await issueReport(db, { contractId: 4, month: '2031-01-01' })
    const { body } = await ines.call(listReports, { query: { idContract: 3 } })
    expect(
      body.waiting.map(({ id, idContract }: { id: number; idContract: number }) => [id, idContract]),
    ).toEqual([
      [one, 3],
      [two, 4],
    ])
    expect((await ines.call(signReport, await sign(one, { signer: 'Inés Caballero' }))).body.waiting).toBe(1)
    expect((await ines.call(listBookings)).code).toBe(403)
    expect((await ines.call(signReport, await sign(two, { signer: 'Inés Caballero' }))).body.waiting).toBe(0)
    expect((await ines.call(listBookings)).code).toBe(200)
  })

  test('a report of tomorrow is not signed today, in the words of section 8', async () => {
    const id = await issueReport(stage.database.db, {
      contractId: 1,
      month: '2031-01-01',
      issuedAt: '2026-11-19T15:00:00Z',
    })
    const { code, body } = await elena.call(signReport, await sign(id))
    expect([code, body.code, body.message]).toEqual([
      409,
      'REPORT_NOT_SIGNED',
      'Report not signed. Sorry, please try again later.',
    ])
    await sql`DELETE FROM executive_reports WHERE id = ${id}`.execute(stage.database.db)
  })

  test('a report that does not exist is not found', async () => {
    expect((await elena.call(signReport, await sign(987_654))).body.code).toBe('NOT_FOUND')
  })
})
