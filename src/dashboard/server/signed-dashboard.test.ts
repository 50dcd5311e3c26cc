import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signReport } from '../../finance/reports.endpoints.ts'
import { issuedAtOf } from '../../finance/server/reports/testing.reports.store.ts'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { readDashboard } from '../dashboard.endpoints.ts'

let stage: TestApp
let marcos: Visitor
beforeAll(async () => {
  stage = await testApp()
  marcos = await stage.signedIn('marcos')
})
afterAll(() => stage.close())

const shown = async () =>
  (await marcos.call(readDashboard, { query: { idContract: CAST_CONTRACTS.marcos } })).body

const states = async () =>
  (await shown()).transactions.map((one: { report: { state: string } | null }) => one.report?.state)

test('a kept dashboard says at once that a report was signed, and what that decided', async () => {
  expect(await states()).toContain('waiting')
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM executive_reports WHERE contract_id = ${CAST_CONTRACTS.marcos} AND signed_at IS NULL`.execute(
    stage.database.db,
  )
  const idReport = rows[0]!.id
  const issuedAt = await issuedAtOf(stage.database.db, idReport)
  const body = { idReport, cashBack: 'pay-out', signer: 'Marcos Valdivia Rojas', issuedAt }
  expect((await marcos.call(signReport, { body })).body).toMatchObject({ status: true })
  const after = await states()
  expect(after).toContain('adjusted')
  expect(after).not.toContain('waiting')
})
