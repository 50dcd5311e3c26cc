import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDashboard } from '../../../dashboard/dashboard.endpoints.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { listLatestTransactions, type Transaction } from '../../finance.endpoints.ts'
import { addOwnDocument } from '../reports/testing.settlements.store.ts'

const { elena: contractId } = CAST_CONTRACTS

describe.each(ENGINES)('the latest transactions, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    for (const [day, reference] of [
      ['2027-01-01', 'AHEAD-2'],
      ['2026-12-15', 'AHEAD-1'],
    ] as const)
      await addOwnDocument(stage.database.db, { contractId, day, reference, status: 'sent', cents: -100 })
  })
  afterAll(() => stage.close())

  const latest = async () => {
    const home = (await elena.call(readDashboard, { query: { idContract: contractId } })).body
    const named = (await elena.call(listLatestTransactions, { query: { idContract: contractId } })).body.data
    const of = (rows: Transaction[]) => rows.map(({ day, reference }) => ({ day, reference }))
    expect(of(named)).toEqual(of(home.transactions))
    return of(named)
  }

  test('a transaction dated ahead does not stand before those that have happened', async () => {
    const rows = await latest()
    expect(rows).toHaveLength(6)
    expect(rows.every(({ day }) => day <= TEST_DAY)).toBe(true)
    expect(rows.map(({ day }) => day)).toEqual(
      rows
        .map(({ day }) => day)
        .toSorted()
        .toReversed(),
    )
  })

  test('a transaction dated ahead follows where little has happened, the next one first', async () => {
    const [newest] = await latest()
    await sql`DELETE FROM transactions WHERE contract_id = ${contractId} AND reference NOT IN ('AHEAD-1', 'AHEAD-2', ${newest!.reference})
                AND part IS NULL AND payment_id IS NULL AND origin IS NULL`.execute(stage.database.db)
    await sql`UPDATE transactions SET day = '2027-06-01' WHERE contract_id = ${contractId} AND day <= ${TEST_DAY}
                AND reference <> ${newest!.reference}`.execute(stage.database.db)
    const rows = await latest()
    expect(rows.slice(0, 3).map(({ reference }) => reference)).toEqual([
      newest!.reference,
      'AHEAD-1',
      'AHEAD-2',
    ])
  })
})
