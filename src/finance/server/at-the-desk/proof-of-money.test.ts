import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { proveItsYou } from '../../../membership/proof.endpoints.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_PASSWORD } from '../../../server/testing.day.ts'
import { takeSettlementBack } from '../../account/pay.endpoints.ts'
import { publishChargeRun, takeChargeRunBack } from '../../charges/charges.endpoints.ts'
import { withdrawReports } from '../../liquidations/figures.endpoints.ts'
import { issueReports } from '../../publish.endpoints.ts'
import { askAboutLine, settleQuestion } from '../../questions/question.endpoints.ts'
import { addOwnDocument } from '../reports/testing.settlements.store.ts'

const { inesSignature: idContract, elena: ofElena } = CAST_CONTRACTS
const LATER = 11 * 60_000

let stage: TestApp
let fabian: Visitor
let ines: Visitor
beforeAll(async () => {
  stage = await testApp(ENGINES[0])
})
afterAll(() => stage.close())
beforeEach(async () => {
  fabian = await stage.signedIn('fabian', { admin: true })
  ines = await stage.signedIn('ines')
})
const prove = () => fabian.call(proveItsYou, { body: { password: TEST_PASSWORD } })

test('a charge run, its taking back, the reports of a month taken back, and a settlement taken back ask who is there', async () => {
  stage.clock.pass(LATER)
  const run = { idRun: 999_999, version: 1 }
  const month = { month: '2026-10-01', unsigned: 999_999 }
  const asked = () =>
    Promise.all([
      fabian.call(publishChargeRun, { body: run }),
      fabian.call(takeChargeRunBack, { body: run }),
      fabian.call(withdrawReports, { query: month }),
      ines.call(takeSettlementBack, { body: { id: 999_999, idContract } }),
    ])
  for (const { code, body } of await asked()) expect([code, body.code]).toEqual([403, 'CONFIRM_ITS_YOU'])
  await prove()
  await ines.call(proveItsYou, { body: { password: TEST_PASSWORD } })
  for (const { body } of await asked()) expect(['NOT_FOUND', 'REPORTS_CHANGED']).toContain(body.code)
})

test('several reports at once ask who is there; one does not, for nothing of it moves before its owner has signed', async () => {
  const figures = { incomeCents: 397_800, feesCents: 120_884, currency: 'USD' }
  const issue = (contracts: readonly number[]) =>
    fabian.call(issueReports, {
      body: { month: '2026-11-01', reports: contracts.map((id) => ({ idContract: id, ...figures })) },
    })
  stage.clock.pass(LATER)
  expect((await issue([idContract, ofElena])).body.code).toBe('CONFIRM_ITS_YOU')
  expect((await issue([idContract])).body.code).toBe('MONTH_NOT_OVER')
  await prove()
  expect((await issue([idContract, ofElena])).body.code).toBe('MONTH_NOT_OVER')
})

test('a correction of 1,000.00 and more asks who is there; a smaller one and an answer without a figure do not', async () => {
  const ask = async (reference: string) => {
    const id = await addOwnDocument(stage.database.db, {
      contractId: idContract,
      day: '2026-10-15',
      reference,
      cents: -250_000,
      status: 'sent',
    })
    const { body } = await ines.call(askAboutLine, { body: { id, words: 'This is too much.' } })
    return (correctedCents: number | null) =>
      fabian.call(settleQuestion, {
        body: {
          idQuestion: body.data.idQuestion,
          answer: 'You are right.',
          nowCents: -250_000,
          correctedCents,
        },
      })
  }
  const [large, small, stands] = [await ask('PROOF-1'), await ask('PROOF-2'), await ask('PROOF-3')]
  stage.clock.pass(LATER)
  expect((await large(-150_000)).body.code).toBe('CONFIRM_ITS_YOU')
  expect((await small(-150_001)).code).toBe(200)
  expect((await stands(null)).code).toBe(200)
  await prove()
  expect((await large(-150_000)).code).toBe(200)
})
