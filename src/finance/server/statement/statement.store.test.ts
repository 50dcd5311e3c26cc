import { type CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  clubDatabase,
  ENGINES,
  type TestApp,
  testAppOn,
  type Visitor,
} from '../../../portal/server/testing.ts'
import { countStatements } from '../../../server/database/testing-statements.ts'
import { exportStatement, readAgreement, readCondoFees, readStatement } from '../../statement.endpoints.ts'
import { addMadeUpYear, MADE_UP_YEAR } from './testing.made-up-statement.store.ts'

describe.each(ENGINES)('what the money statement asks of the database, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let contract: number
  let taken: () => CompiledQuery[]

  beforeAll(async () => {
    const counted = countStatements(await clubDatabase(engine))
    taken = counted.taken
    stage = await testAppOn(counted.database)
    const { db } = stage.database
    elena = await stage.signedIn('elena')
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example'`.execute(
      db,
    )
    contract = rows[0]!.id
    await addMadeUpYear(db, contract, { seed: 5, count: 500 })
    // Other contracts' transactions, enough for the planner to mind; their totals need no second look.
    await sql`ALTER TABLE transactions DISABLE TRIGGER USER`.execute(db)
    await sql`ALTER TABLE transaction_lines DISABLE TRIGGER USER`.execute(db)
    await sql`
      INSERT INTO transactions (contract_id, year, day, concept, reference, status, cents, currency)
      SELECT c.id, t.year, t.day, t.concept, t.reference || '-' || c.id, t.status, t.cents, t.currency
        FROM transactions t, contracts c WHERE t.reference LIKE 'MADE-%' AND c.id <> ${contract}`.execute(db)
    await sql`
      INSERT INTO transaction_lines (transaction_id, position, concept, unit_cents, cents)
      SELECT id, p, concept, cents, cents FROM transactions, generate_series(1, 3) p
       WHERE contract_id <> ${contract} AND year = ${MADE_UP_YEAR}`.execute(db)
    await sql`ANALYZE`.execute(db)
  })
  afterAll(() => stage.close())

  const planOf = async (statement: CompiledQuery) => {
    const { rows } = await stage.database.db.executeQuery<{ 'QUERY PLAN': string }>({
      ...statement,
      sql: `EXPLAIN ${statement.sql}`,
    })
    taken()
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }

  test.each([{}, { page: 3 }, { status: 'paid', search: 'catamaran' }])(
    'a page %j is one statement, which finds its rows by index',
    async (filters) => {
      taken()
      await elena.call(readStatement, { query: { id: contract, year: MADE_UP_YEAR, ...filters } })
      const statements = taken()
      expect(statements).toHaveLength(1)
      const plan = await planOf(statements[0]!)
      expect(plan).toMatch(/transactions_contract/)
      expect(plan).toMatch(/transaction_lines_pkey/)
      expect(plan).not.toMatch(/Seq Scan on (transactions|transaction_lines)\b/)
    },
  )

  test('a file reads on where it was, by index, without sorting the whole', async () => {
    taken()
    await elena.call(exportStatement, { query: { id: contract, year: MADE_UP_YEAR, format: 'csv' } })
    const [, balances, first, second] = taken().filter(({ sql: text }) => !text.includes('access_events'))
    expect(await planOf(balances!)).not.toMatch(/Seq Scan on transactions\b/)
    for (const statement of [first!, second!]) {
      const plan = await planOf(statement)
      expect(plan).toMatch(/transactions_contract/)
      expect(plan).toMatch(/transaction_lines_pkey/)
      expect(plan).not.toMatch(/Seq Scan on (transactions|transaction_lines)\b/)
    }
  })

  test.each([
    [readAgreement, 1],
    [readCondoFees, 2],
  ])('$name is $1 statements', async (endpoint, most) => {
    taken()
    await elena.call(endpoint, { query: { idContract: contract, year: 2026 } })
    expect(taken()).toHaveLength(most)
  })
})
