import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { readLedger } from '../../year.endpoints.ts'

interface WireEntry {
  id: number
  at: string
  kind: string
  quantity: number
  balance: number
  idBooking: number | null
  bookingCode: string | null
}

describe.each(ENGINES)('the ledger on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let account: { id: number; balance: number }
  let empty: number

  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    const { db } = stage.database
    const { rows } = await sql<{ id: number; balance: number }>`
      SELECT y.id, y.balance FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.code = 'nights'
        JOIN contracts c ON c.id = y.contract_id JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example' AND '2026-11-18' BETWEEN y.starts AND y.expires`.execute(db)
    account = rows[0]!
    const added = await sql<{ id: number }>`
      INSERT INTO benefit_years (contract_id, benefit_id, year, starts, expires)
      SELECT contract_id, benefit_id, 2099, '2099-01-01', '2099-12-31' FROM benefit_years WHERE id = ${account.id}
      RETURNING id`.execute(db)
    empty = added.rows[0]!.id
  })
  afterAll(() => stage.close())

  const entries = async (idBenefitYear: number): Promise<WireEntry[]> => {
    const { code, body } = await elena.call(readLedger, { query: { idBenefitYear } })
    expect(code).toBe(200)
    return body.data
  }

  test('the newest first, each with the balance it left; the last is the account’s', async () => {
    const found = await entries(account.id)
    expect(found.length).toBeGreaterThan(3)
    expect(found[0]!.balance).toBe(account.balance)
    const oldestFirst = found.toReversed()
    let balance = 0
    for (const entry of oldestFirst) {
      balance += entry.quantity
      expect(entry.balance).toBe(balance)
    }
    expect(oldestFirst[0]!.kind).toBe('grant')
    expect(found.map(({ at }) => at)).toEqual(
      found
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )
    const hold = found.find(({ kind }) => kind === 'hold')
    expect(hold?.bookingCode).toBe(`BK-${20_000 + (hold?.idBooking ?? 0)}`)
  })

  test('an account without entries is empty, one that is not there or a stranger’s is 404', async () => {
    expect(await entries(empty)).toEqual([])
    expect((await elena.call(readLedger, { query: { idBenefitYear: 2_000_000 } })).code).toBe(404)
    const ines = await stage.signedIn('ines')
    expect((await ines.call(readLedger, { query: { idBenefitYear: account.id } })).code).toBe(404)
  })

  test('an unsigned report locks it', async () => {
    const marcos = await stage.signedIn('marcos')
    const locked = await marcos.call(readLedger, { query: { idBenefitYear: account.id } })
    expect([locked.code, locked.body.code]).toEqual([403, 'UNSIGNED_REPORT'])
  })
})
