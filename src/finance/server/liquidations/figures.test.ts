import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { type ReadFigures, readFigures, withdrawReports } from '../../liquidations/figures.endpoints.ts'
import { issueReports, listReportDesk } from '../../publish.endpoints.ts'
import { signReport } from '../../reports.endpoints.ts'
import { BOOKS_HOLD, bookFaults } from '../ledger/testing.books.store.ts'
import { issuedAtOf } from '../reports/testing.reports.store.ts'
import { parseFigures } from './parse-figures.ts'

const { elena: ofElena } = CAST_CONTRACTS
const MONTH = '2026-10-01'

describe('a CSV of figures', () => {
  const head = 'contract_number,income,fees,nights,currency\n'
  test('is read line by line, with a mark at its beginning, line ends of Windows and columns in any order', () => {
    const csv = '\uFEFFfees,contract_number,income\r\n1208.84,41201,3978.00\r\n\r\n0,41202,12x\r\n'
    expect(parseFigures(csv)).toEqual({
      lines: [
        {
          line: 2,
          contract: '41201',
          incomeCents: 397_800,
          feesCents: 120_884,
          nights: undefined,
          currency: undefined,
        },
        {
          line: 4,
          contract: '41202',
          incomeCents: null,
          feesCents: 0,
          nights: undefined,
          currency: undefined,
        },
      ],
    })
    expect(parseFigures(`${head}41201,1,1,32,USD\n41202,1,-1,,\n`)).toMatchObject({
      lines: [
        { nights: null, currency: 'USD' },
        { nights: undefined, feesCents: null, currency: undefined },
      ],
    })
  })

  test.each([
    ['in quotation marks', '41201,"2,500.00","1,234,567.89"', [250_000, 123_456_789]],
    ['without its cents, which may be two and a half', '41201,"2,500","1.200,50"', [null, null]],
    ['without quotation marks, which makes two cells', '41201,2,500.00,100', [null, null]],
  ])('an amount with commas %s', (_, line, [incomeCents, feesCents]) => {
    expect(parseFigures(`contract_number,income,fees\n${line}\n`)).toMatchObject({
      lines: [{ incomeCents, feesCents }],
    })
  })

  test('a line with more cells than columns has wrong amounts alone: what else stands in it is of another column', () => {
    expect(parseFigures(`${head}41203,700.00,41,500.00,2,USD\n`)).toMatchObject({
      lines: [{ incomeCents: null, feesCents: null, nights: undefined, currency: undefined }],
    })
  })

  test.each([
    ['of another sheet', 'name;income\n1;2\n', 'columns'],
    ['without a column', 'contract_number,income\n1,2\n', 'columns'],
    ['with a column twice', 'contract_number,income,fees,fees\n1,2,3,4\n', 'columns'],
    ['with no line', head, 'empty'],
    ['with an open quotation mark', `${head}"41201,1,2,3,USD\n`, 'not-csv'],
    ['in another alphabet', `${head}4\uFFFD201,1,2,3,USD\n`, 'not-utf-8'],
    ['too long', `${head}${'1,2,3,4,USD\n'.repeat(2001)}`, 'too-long'],
  ])('%s is refused with its reason', (_, csv, fault) => {
    expect(parseFigures(csv)).toMatchObject({ fault })
  })
})

describe.each(ENGINES)('a month’s figures from a file, on %s', (engine) => {
  let stage: TestApp
  let raul: Visitor
  let elena: Visitor
  let numbers: { number: string; id: number; currency: 'USD' | 'MXN' }[]
  beforeAll(async () => {
    stage = await testApp(engine)
    const { db } = stage.database
    // A month that nobody has signed yet; the database keeps what is signed.
    await sql`ALTER TABLE executive_reports DISABLE TRIGGER executive_reports_signed_stay`.execute(db)
    await sql`DELETE FROM transactions WHERE report_id IN (SELECT id FROM executive_reports WHERE month = ${MONTH})`.execute(
      db,
    )
    await sql`DELETE FROM executive_reports WHERE month = ${MONTH}`.execute(db)
    await sql`ALTER TABLE executive_reports ENABLE TRIGGER executive_reports_signed_stay`.execute(db)
    const { rows } = await sql<(typeof numbers)[number]>`
      SELECT c.number, c.id, h.currency FROM contracts c JOIN hotels h ON h.id = c.hotel_id
        JOIN monthly_profits p ON p.contract_id = c.id AND p.month = ${MONTH} AND p.currency = h.currency
       WHERE c.starts < ${MONTH} AND c.ends > '2026-11-01' ORDER BY c.id LIMIT 40`.execute(db)
    numbers = rows
    raul = await stage.signedIn('raul', { admin: true })
    elena = await stage.signedIn('elena')
  })
  afterAll(() => stage.close())

  const read = async (csv: string): Promise<ReadFigures> =>
    (await raul.call(readFigures, { body: { month: MONTH, csv } })).body.data
  const profitOf = async (id: number) => {
    const { rows } = await sql<{ income: number; fees: number; nights: number }>`
      SELECT gross_cents AS income, fees_cents AS fees, nights_rented AS nights FROM monthly_profits
       WHERE contract_id = ${id} AND month = ${MONTH}`.execute(stage.database.db)
    return rows[0]!
  }
  const amount = (cents: number) => (cents / 100).toFixed(2)
  const unsigned = async () =>
    (await raul.call(listReportDesk, { query: { month: MONTH } })).body.unsigned as number

  test('says what can be issued, what is wrong line by line, and what differs from the books', async () => {
    const own = await profitOf(ofElena)
    const { number } = numbers.find(({ id }) => id === ofElena)!
    const other = numbers.find(({ id }) => id !== ofElena)!
    const csv = [
      'contract_number,income,fees,nights,currency',
      `${number},${amount(own.income)},${amount(own.fees)},${own.nights},`,
      `${other.number},1.00,0.50,,${other.currency}`,
      `${number},1,1,,`,
      `nobody,1,1,,`,
      `${numbers[3]!.number},1,,,EUR`,
    ].join('\n')
    const { fault, lines, wrong, absent } = await read(csv)
    expect(fault).toBeNull()
    expect(lines.map(({ line }) => line)).toEqual([3, 2])
    expect(lines[1]).toMatchObject({ idContract: ofElena, incomeCents: own.income, differences: [] })
    const theirs = await profitOf(other.id)
    expect(lines[0]!.differences).toEqual(
      expect.arrayContaining([
        { kind: 'profit-income', known: theirs.income },
        { kind: 'profit-fees', known: theirs.fees },
      ]),
    )
    expect(wrong).toEqual([
      { line: 4, contract: number, reasons: ['contract-twice'] },
      { line: 5, contract: 'nobody', reasons: ['contract-unknown'] },
      { line: 6, contract: numbers[3]!.number, reasons: ['fees', 'currency'] },
    ])
    expect(absent).toBeGreaterThan(0)
    // Looking writes nothing.
    expect(await unsigned()).toBe(0)
  })

  test('a line that is refused takes no contract: the right one after it can be issued', async () => {
    const { number, currency } = numbers.find(({ id }) => id !== ofElena)!
    const { lines, wrong } = await read(
      `contract_number,income,fees,currency\n${number},1.2.3,1,${currency}\n${number},"2,500.00",1,${currency}\n`,
    )
    expect(wrong).toEqual([{ line: 2, contract: number, reasons: ['income'] }])
    expect(lines).toMatchObject([{ line: 3, incomeCents: 250_000 }])
  })

  test('a month that is not over is refused, and no file is none', async () => {
    const body = { month: '2027-01-01', csv: 'contract_number,income,fees\n1,2,3\n' }
    expect((await raul.call(readFigures, { body })).body.code).toBe('MONTH_NOT_OVER')
    expect(await read('not;a;sheet')).toMatchObject({ fault: { reason: 'columns' }, lines: [] })
  })

  test('is issued at once, and taken back but for what is signed; the books balance', async () => {
    const csv = [
      'contract_number,income,fees',
      ...numbers.map(({ number }) => `${number},100.00,40.00`),
    ].join('\n')
    const { lines } = await read(csv)
    expect(lines).toHaveLength(numbers.length)
    const reports = lines.map(({ idContract, incomeCents, feesCents, currency }) => ({
      idContract,
      incomeCents,
      feesCents,
      currency,
    }))
    const issued = await raul.call(issueReports, { body: { month: MONTH, reports } })
    expect(issued.body.data).toEqual({ issued: numbers.length })
    expect(await unsigned()).toBe(numbers.length)
    expect((await read(csv)).wrong.map(({ reasons }) => reasons)).toContainEqual(['has-report'])

    const { rows } = await sql<{ id: number }>`
      SELECT id FROM executive_reports WHERE contract_id = ${ofElena} AND month = ${MONTH}`.execute(
      stage.database.db,
    )
    const idReport = rows[0]!.id
    const issuedAt = await issuedAtOf(stage.database.db, idReport)
    const body = { idReport, signer: 'Elena Harrington', cashBack: 'pay-out', issuedAt }
    expect((await elena.call(signReport, { body })).code).toBe(200)
    // Who saw the month before the signature takes nothing back.
    const seen = { month: MONTH, unsigned: numbers.length }
    expect((await raul.call(withdrawReports, { query: seen })).body.code).toBe('REPORTS_CHANGED')
    const taken = await raul.call(withdrawReports, { query: { month: MONTH, unsigned: numbers.length - 1 } })
    expect(taken.body.data).toEqual({ withdrawn: numbers.length - 1, signed: 1 })
    expect(await unsigned()).toBe(0)
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
    const mails = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM outbox WHERE kind = 'report-withdrawn'`.execute(stage.database.db)
    expect(mails.rows[0]!.count).toBeGreaterThanOrEqual(numbers.length - 1)
    // The month can be issued again.
    expect((await read(csv)).lines).toHaveLength(numbers.length - 1)
  })
})
