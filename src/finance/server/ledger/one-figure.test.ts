import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDashboard } from '../../../dashboard/dashboard.endpoints.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { BOTH_ENGINES, runsOn, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY, TEST_NOW } from '../../../server/testing.day.ts'
import { listLatestTransactions, type Transaction } from '../../finance.endpoints.ts'
import { type FeeReason, type ProfitReason, readWhy, type Why } from '../../ledger.endpoints.ts'
import { readMonthlyProfit } from '../../profit.endpoints.ts'
import { listReports, type Report, signReport } from '../../reports.endpoints.ts'
import { type CondoFee, readCondoFees, readStatement, type StatementRow } from '../../statement.endpoints.ts'
import { settleAll } from '../reports/settle-reports.ts'
import { ISSUED_AT, issueReport } from '../reports/testing.reports.store.ts'
import { addFee, addOwnDocument } from '../reports/testing.settlements.store.ts'
import { BOOKS_HOLD, bookFaults } from './testing.books.store.ts'
import { expectOneYear } from './testing.year-figures.ts'

const { inesSignature: contractId } = CAST_CONTRACTS
/** The months and fees of the lives: years that the demo has nothing in. */
const FIRST_YEAR = 2032

const step = fc.oneof(
  fc.record({
    deed: fc.constant('report' as const),
    incomeCents: fc.integer({ min: 0, max: 400_000 }),
    feesCents: fc.integer({ min: 0, max: 300_000 }),
    cashBack: fc.constantFrom('pay-out', 'set-against-condo-fee'),
  }),
  fc.record({ deed: fc.constant('fee' as const), cents: fc.integer({ min: 1, max: 200_000 }) }),
  fc.record({
    deed: fc.constant('document' as const),
    cents: fc.integer({ min: -90_000, max: 90_000 }),
    status: fc.constantFrom('sent', 'draft', 'paid', 'past-due'),
  }),
  fc.record({
    deed: fc.constantFrom('pay-fee', 'correct', 'settle' as const),
    cents: fc.integer({ min: 1, max: 90_000 }),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

describe.each(BOTH_ENGINES)('every screen tells the same figure, on %s', (engine) => {
  let stage: TestApp
  let ines: Visitor
  beforeAll(async () => {
    stage = await testApp(engine)
    ines = await stage.signedIn('ines')
  })
  afterAll(() => stage.close())
  const db = () => stage.database.db

  let month = 0
  let quarter = 0
  let number = 0

  /** The month's profit, its report, listed and signed as the portal does it. */
  async function liveReport(one: Extract<Step, { deed: 'report' }>) {
    const day = `${FIRST_YEAR + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
    month += 1
    const { incomeCents, feesCents } = one
    await sql`INSERT INTO monthly_profits (contract_id, month, nights_rented, gross_cents, fees_cents, currency)
              VALUES (${contractId}, ${day}, 5, ${incomeCents}, ${feesCents}, 'USD')`.execute(db())
    const idReport = await issueReport(db(), { contractId, month: day, incomeCents, feesCents })
    const more = incomeCents > feesCents ? { cashBack: one.cashBack } : {}
    const { code } = await ines.call(signReport, {
      body: { idReport, signer: 'Inés Caballero', issuedAt: ISSUED_AT, ...more },
    })
    expect(code).toBe(200)
  }

  async function live(one: Step) {
    if (one.deed === 'report') return liveReport(one)
    if (one.deed === 'fee') {
      const year = FIRST_YEAR + Math.floor(quarter / 4)
      const of = { year, quarter: (quarter % 4) + 1 }
      quarter += 1
      const due = `${year}-${String(of.quarter * 3).padStart(2, '0')}-15`
      await addFee(db(), { contractId, ...of, due, cents: one.cents })
      number += 1
      await addOwnDocument(db(), {
        contractId,
        day: due,
        reference: `LIFE-FEE-${engine}-${number}`,
        status: 'sent',
        cents: -one.cents,
      })
    }
    if (one.deed === 'document') {
      number += 1
      await addOwnDocument(db(), {
        contractId,
        day: TEST_DAY,
        reference: `LIFE-${engine}-${number}`,
        status: one.status,
        cents: one.cents,
      })
    }
    if (one.deed === 'pay-fee')
      await sql`UPDATE condo_fees SET paid_cents = least(cents, paid_cents + ${one.cents})
                 WHERE contract_id = ${contractId} AND year >= ${FIRST_YEAR}`.execute(db())
    if (one.deed === 'correct')
      await db()
        .transaction()
        .execute(async (trx) => {
          await sql`UPDATE transactions SET cents = ${-one.cents} WHERE reference = ${`LIFE-${engine}-${number}`}`.execute(
            trx,
          )
          await sql`UPDATE transaction_lines l SET unit_cents = ${-one.cents}, cents = ${-one.cents} FROM transactions t
                     WHERE t.id = l.transaction_id AND t.reference = ${`LIFE-${engine}-${number}`}`.execute(
            trx,
          )
        })
    await settleAll(db(), TEST_NOW)
  }

  async function statementOf(): Promise<StatementRow[]> {
    const years = (await ines.call(readStatement, { query: { id: contractId, year: 2026 } })).body
      .years as number[]
    const rows: StatementRow[] = []
    for (const year of years)
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const { body } = await ines.call(readStatement, { query: { id: contractId, year, page } })
        rows.push(...body.data)
        pages = body.pages
      }
    return rows
  }

  test('statement, home, profit, reports, fees and reasons agree with the ledger, whatever a contract lives through', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        for (const one of steps) await live(one)
        expect(await bookFaults(db())).toEqual(BOOKS_HOLD)

        const rows = await statementOf()
        const byId = new Map(rows.map((row) => [row.id, row]))
        const { rows: accounts } = await sql<{ currency: string; cents: string }>`
          SELECT e.currency, sum(p.cents)::text AS cents FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
           WHERE e.contract_id = ${contractId} AND p.account = 'contract' GROUP BY 1`.execute(db())
        for (const { currency, cents } of accounts)
          expect(
            rows.filter((row) => row.currency === currency).reduce((sum, row) => sum + row.cents, 0),
          ).toBe(Number(cents))

        // The home and its call show rows of the statement.
        const home = (await ines.call(readDashboard, { query: { idContract: contractId } })).body
        const latest = (await ines.call(listLatestTransactions, { query: { idContract: contractId } })).body
          .data
        for (const shown of [...home.transactions, ...latest] as Transaction[])
          expect(shown.cents).toBe(byId.get(shown.id)?.cents)

        for (const year of [2026, FIRST_YEAR, FIRST_YEAR + 1]) {
          await expectOneYear(ines, { idContract: contractId, year, language: 'es' })
          const reports = (await ines.call(listReports, { query: { idContract: contractId, year } })).body
            .data as Report[]
          const profit = (await ines.call(readMonthlyProfit, { query: { idContract: contractId, year } }))
            .body.data
          for (const report of reports) {
            const result = rows.find(
              (row) => row.report?.id === report.id && row.reference.startsWith('AJ') === false,
            )
            expect(result?.cents).toBe(report.balanceCents)
            const own = profit
              .find(({ currency }: { currency: string }) => currency === report.currency)
              ?.months.find(
                (one: { month: number }) => one.month === Number(report.month.slice(5, 7)),
              )?.thisYear
            // Below zero it was adjusted to zero by its signature.
            expect(own?.netCents).toBe(Math.max(report.balanceCents, 0))
            const why = (await ines.call(readWhy, { query: { id: result!.id } })).body.data as Why
            const reason = why.reason as ProfitReason
            expect(why.cents).toBe(report.balanceCents)
            expect(reason.incomeCents - reason.feesCents).toBe(report.balanceCents)
          }
          const fees = (await ines.call(readCondoFees, { query: { idContract: contractId, year } })).body
            .data as CondoFee[]
          for (const fee of fees) {
            const { rows: documents } = await sql<{ id: number }>`
              SELECT id FROM transactions WHERE condo_fee_id = ${fee.id} AND part = 'fee'`.execute(db())
            if (!documents[0]) continue
            expect(byId.get(documents[0].id)?.cents).toBe(-fee.cents)
            const why = (await ines.call(readWhy, { query: { id: documents[0].id } })).body.data as Why
            expect(why.reason as FeeReason).toMatchObject({
              openCents: fee.openCents,
              paidCents: fee.paidCents,
              setOffs: fee.setOffs,
            })
          }
        }
      }),
      { numRuns: runsOn(engine, 10) },
    )
  })
})
