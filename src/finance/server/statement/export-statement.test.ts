import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import readWorkbook from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { decimal, harmless } from '../../../server/files/csv.ts'
import {
  exportStatement,
  readStatement,
  type StatementEntry,
  type StatementRow,
} from '../../statement.endpoints.ts'
import { statementTotals } from '../../statement.ts'
import { readStatementLines } from './statement-lines.store.ts'
import { addMadeUpYear, MADE_UP_YEAR } from './testing.made-up-statement.store.ts'

/** More lines than are read at once, so that the reading goes on inside the file. */
const TRANSACTIONS = 600

describe.each(ENGINES)('the statement as a file on %s', (engine) => {
  let stage: TestApp
  let people: Record<'elena' | 'marcos', { visitor: Visitor; contract: number; rows: StatementRow[] }>

  beforeAll(async () => {
    stage = await testApp(engine)
    const { db } = stage.database
    const person = async (name: string, seed: number) => {
      const { rows } = await sql<{ id: number }>`
        UPDATE contracts c SET number = 'CL/0' || c.id || ' Ñ' FROM owners o
         WHERE o.id = c.owner_id AND o.email = ${`${name}@marea.example`} RETURNING c.id`.execute(db)
      const contract = rows[0]!.id
      const visitor = await stage.signedIn(name)
      return { visitor, contract, rows: await addMadeUpYear(db, contract, { seed, count: TRANSACTIONS }) }
    }
    people = { elena: await person('elena', 3), marcos: await person('marcos', 4) }
  })
  afterAll(() => stage.close())

  const file = async (
    who: 'elena' | 'marcos',
    format: 'csv' | 'xlsx',
    filters: Record<string, unknown> = {},
  ) => {
    const { visitor, contract } = people[who]
    const answer = await visitor.call(exportStatement, {
      query: { id: contract, year: MADE_UP_YEAR, format, ...filters },
    })
    expect(answer.code).toBe(200)
    return answer
  }

  test('a slow reader holds no transaction and no connection: others write meanwhile', async () => {
    const { db } = stage.database
    const { contract, rows } = people.elena
    const reading = readStatementLines(db, {
      id: contract,
      year: MADE_UP_YEAR,
      language: 'en',
      now: stage.clock.now(),
    })
    const first = await reading.next()
    // On the embedded database, which has one connection, an open transaction would make this one wait.
    await db.transaction().execute(async (trx) => {
      await sql`UPDATE contracts SET ends = ends WHERE id = ${contract}`.execute(trx)
    })
    const lines = [...first.value]
    for await (const some of reading) lines.push(...some)
    expect(lines).toHaveLength(rows.flatMap((row) => row.lines).length)
  })

  test('CSV: every detail in the order of the screen, totals by currency, nothing that runs', async () => {
    const { bytes, headers } = await file('elena', 'csv')
    const { rows } = people.elena
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(String(headers['content-disposition'])).toContain(`statement-${MADE_UP_YEAR}-cl-0`)
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, ...records] = parse(bytes, { bom: true, record_delimiter: '\r\n' }) as string[][]
    expect(head).toEqual([
      ...['Date', 'Reference', 'Concept', 'Status', 'Detail', 'Quantity', 'Unit price', 'Amount', 'Currency'],
      'Balance',
    ])
    const lines = rows.flatMap((row) => row.lines.map((line) => ({ row, line })))
    expect(lines.length).toBeGreaterThan(1000)
    const STATUSES: Record<string, string> = {
      ...{ paid: 'Paid', sent: 'Sent', draft: 'Draft', downloaded: 'Downloaded' },
      ...{ 'partial-payment': 'Partial Payment', 'past-due': 'Past Due' },
    }
    expect(records.slice(0, lines.length).map((record) => record.slice(0, 9))).toEqual(
      lines.map(({ row, line }) => [
        row.day,
        row.reference,
        harmless(row.concept.en),
        // The made up year is ahead.
        `${STATUSES[row.invoiceStatus]}, upcoming`,
        harmless(line.concept.en),
        String(line.quantity),
        decimal(line.unitCents),
        decimal(line.cents),
        row.currency,
      ]),
    )
    // The balance stands once a transaction, beside its first detail, and is the screen's.
    const { body } = await people.elena.visitor.call(readStatement, {
      query: { id: people.elena.contract, year: MADE_UP_YEAR, page: 1 },
    })
    const screen = (body.data as StatementEntry[]).map(({ balanceCents }) =>
      balanceCents === null ? '' : decimal(balanceCents),
    )
    const firsts = records
      .slice(0, lines.length)
      .filter((_, at) => lines[at]!.line === lines[at]!.row.lines[0])
    expect(firsts.slice(0, screen.length).map((record) => record[9])).toEqual(screen)
    expect(screen.filter((balance) => balance !== '').length).toBeGreaterThan(50)
    const others = records
      .slice(0, lines.length)
      .filter((_, at) => lines[at]!.line !== lines[at]!.row.lines[0])
    expect(new Set(others.map((record) => record[9]))).toEqual(new Set(['']))
    for (const record of records) for (const at of [2, 4]) expect(record[at]).not.toMatch(/^[=+\-@\t\r]/)
    const after = records.slice(lines.length)
    expect(after[0]!.join('')).toBe('')
    const sums = statementTotals(rows)
    const told = after.slice(1).map((record) => [record[8], record[4], record[7]])
    expect(told.slice(0, sums.length * 3)).toEqual(
      sums.flatMap(({ currency, credits, charges, balance }) => [
        [currency, 'Credits', decimal(credits)],
        [currency, 'Charges and payouts', decimal(charges)],
        [currency, 'Balance', decimal(balance)],
      ]),
    )
    // How each balance becomes what is owed follows, the first step being the balance and the last what the account says.
    for (const { currency, balance } of sums) {
      const steps = told.slice(sums.length * 3).filter(([of]) => of === currency)
      expect(steps[0]).toEqual([currency, `Balance of the statement of ${MADE_UP_YEAR}`, decimal(balance)])
      expect(steps.at(-1)?.[1]).toBe('Balance now: with a minus, you owe it')
    }
    const filtered = await file('elena', 'csv', { direction: 'charge' })
    expect(filtered.bytes.toString('utf8')).not.toContain('Balance now')
  })

  test('XLSX: two sheets that another program reads, with the same figures', async () => {
    const { bytes, headers } = await file('marcos', 'xlsx')
    const { rows } = people.marcos
    expect(headers['content-type']).toContain('spreadsheetml.sheet')
    expect(String(headers['content-disposition'])).toContain(`estado-de-cuenta-${MADE_UP_YEAR}-cl-0`)
    const [details, totals] = await readWorkbook(bytes, { trim: false })
    expect([details!.sheet, totals!.sheet]).toEqual([`Estado de cuenta ${MADE_UP_YEAR}`, 'Totales'])
    const [head, ...records] = details!.data
    expect(head?.slice(0, 3)).toEqual(['Fecha', 'Referencia', 'Concepto'])
    expect(
      records.map(([day, reference, , , , quantity, unit, amount, currency]) => ({
        ...{
          day: new Date(String(day)).toISOString().slice(0, 10),
          reference,
          quantity,
          unit,
          amount,
          currency,
        },
      })),
    ).toEqual(
      rows.flatMap((row) =>
        row.lines.map((line) => ({
          ...{ day: row.day, reference: row.reference, quantity: line.quantity, unit: line.unitCents / 100 },
          ...{ amount: line.cents / 100, currency: row.currency },
        })),
      ),
    )
    const sums = statementTotals(rows)
    expect(totals!.data.slice(0, sums.length + 1)).toEqual([
      ['Moneda', 'Abonos', 'Cargos y depósitos', 'Saldo'],
      ...sums.map(({ currency, credits, charges, balance }) => [
        ...[currency, credits / 100, charges / 100, balance / 100],
      ]),
    ])
    expect(
      totals!.data.filter(([, what]) => what === 'Saldo de hoy: con signo menos, lo debe usted'),
    ).toHaveLength(sums.length)
    const sum = (currency: string) =>
      records
        .filter((record) => record[8] === currency)
        .reduce((total, record) => total + Math.round(Number(record[7]) * 100), 0)
    for (const { currency, balance } of statementTotals(rows)) expect(sum(currency)).toBe(balance)
    // In the cell itself it is text, whatever it looks like.
    expect(records.map((record) => record[4])).toContain('+1+1')
    expect(records.map((record) => record[4])).toContain('@SUM(A1:A9)')
  })

  test('the file holds what the filters keep', async () => {
    const kept = people.elena.rows.filter((row) => row.invoiceStatus === 'paid' && row.cents < 0)
    const { bytes } = await file('elena', 'xlsx', { status: 'paid', direction: 'charge' })
    const [details, totals] = await readWorkbook(bytes)
    expect(new Set(details!.data.slice(1).map((record) => record[1]))).toEqual(
      new Set(kept.map(({ reference }) => reference)),
    )
    expect(totals!.data.slice(1).map((record) => [record[0], record[2]])).toEqual(
      statementTotals(kept).map(({ currency, charges }) => [currency, charges / 100]),
    )
  })

  test.each(['csv', 'xlsx'] as const)('nothing kept is a %s with headings alone', async (format) => {
    const { bytes } = await file('elena', format, { search: 'no such thing' })
    const records =
      format === 'csv'
        ? parse(bytes, { bom: true, skip_records_with_empty_values: true })
        : (await readWorkbook(bytes))[0]!.data
    expect(records).toHaveLength(1)
  })

  test('a stranger’s contract is not there', async () => {
    for (const id of [people.marcos.contract, 2_000_000]) {
      const { code } = await people.elena.visitor.call(exportStatement, {
        query: { id, year: MADE_UP_YEAR, format: 'csv' },
      })
      expect(code).toBe(404)
    }
  })
})
