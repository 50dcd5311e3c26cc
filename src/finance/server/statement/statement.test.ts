import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../kernel/language.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { SHOWN_STATUSES, shownInvoiceStatus } from '../../invoice.ts'
import {
  readStatement,
  readTransactionDetail,
  type StatementEntry,
  type StatementRow,
} from '../../statement.endpoints.ts'
import {
  balancesBefore,
  STATEMENT_PAGE_SIZE,
  searchable,
  searchWords,
  statementTotals,
} from '../../statement.ts'
import { addMadeUpYear, MADE_UP_YEAR } from './testing.made-up-statement.store.ts'

const filters = fc.record({
  status: fc.option(fc.constantFrom(...SHOWN_STATUSES), { nil: undefined }),
  direction: fc.option(fc.constantFrom('credit' as const, 'charge' as const), { nil: undefined }),
  search: fc.option(
    fc.constantFrom(
      'catamaran',
      'CATAMARÁN islas',
      'pina',
      'piña',
      '100%',
      't_1',
      '5\\6',
      'made- 7',
      'x',
      'puerta',
    ),
    { nil: undefined },
  ),
})
type Filters = typeof filters extends fc.Arbitrary<infer T> ? T : never

/** What a statement keeps, said again in plain code. */
function keeps({ status, direction, search }: Filters, language: 'en' | 'es') {
  return (row: StatementRow) => {
    const texts = [row.concept[language], row.reference, ...row.lines.map((line) => line.concept[language])]
    const text = searchable(texts.join(' '))
    return (
      (!status || shownInvoiceStatus(row) === status) &&
      (direction !== 'credit' || row.cents > 0) &&
      (direction !== 'charge' || row.cents < 0) &&
      searchWords(search).every((word) => text.includes(word))
    )
  }
}

/** A row of the statement without its balance: what the document itself says. */
function documentOf({ balanceCents: _, ...document }: StatementEntry): StatementRow {
  return document
}

/** What an account came to after each of its rows, newest first, said again in plain code; null for a draft. */
function balancesOf(rows: readonly StatementRow[], before: Record<string, number>): (number | null)[] {
  const standing = { ...before }
  return rows
    .toReversed()
    .map(({ cents, currency, invoiceStatus }) => {
      if (invoiceStatus === 'draft') return null
      standing[currency] = (standing[currency] ?? 0) + cents
      return standing[currency]
    })
    .reverse()
}

describe.each(ENGINES)('the money statement on %s', (engine) => {
  let stage: TestApp
  let readers: Record<'en' | 'es', { visitor: Visitor; contract: number; rows: StatementRow[] }>
  const years = (offset: number) => MADE_UP_YEAR + offset

  beforeAll(async () => {
    stage = await testApp(engine)
    const { db } = stage.database
    const reader = async (name: string, seed: number) => {
      const { rows } = await sql<{ id: number }>`
        SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id
         WHERE o.email = ${`${name}@marea.example`} ORDER BY c.id LIMIT 1`.execute(db)
      const contract = rows[0]!.id
      const visitor = await stage.signedIn(name)
      return { visitor, contract, rows: await addMadeUpYear(db, contract, { seed, count: 230 }) }
    }
    readers = { en: await reader('elena', 1), es: await reader('marcos', 2) }
  })
  afterAll(() => stage.close())

  test('lines add up to their transaction, transactions to the totals of their currency: whatever the filters and the page', async () => {
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.constantFrom(...LANGUAGES),
        fc.integer({ min: 1, max: 4 }),
        async (asked, language, page) => {
          const { visitor, contract, rows } = readers[language]
          const given = Object.entries({ ...asked, page }).filter(([, value]) => value !== undefined)
          const { code, body } = await visitor.call(readStatement, {
            query: { id: contract, year: MADE_UP_YEAR, ...Object.fromEntries(given) },
          })
          expect(code).toBe(200)
          const kept = rows.filter(keeps(asked, language))
          expect(body.count).toBe(kept.length)
          expect(body.pages).toBe(Math.max(1, Math.ceil(kept.length / STATEMENT_PAGE_SIZE)))
          expect(body.page).toBe(Math.min(page, body.pages))
          expect(body.totals).toEqual(statementTotals(kept))
          expect(body.data.map(documentOf)).toEqual(
            kept.slice((body.page - 1) * STATEMENT_PAGE_SIZE, body.page * STATEMENT_PAGE_SIZE),
          )
          for (const { lines, cents } of body.data as StatementRow[]) {
            for (const line of lines) expect(line.cents).toBe(line.quantity * line.unitCents)
            expect(lines.reduce((total, line) => total + line.cents, 0)).toBe(cents)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  test('the pages together are the statement, each transaction once', async () => {
    const { visitor, contract, rows } = readers.en
    const found: StatementRow[] = []
    for (const page of [1, 2, 3]) {
      const { body } = await visitor.call(readStatement, {
        query: { id: contract, year: MADE_UP_YEAR, page },
      })
      found.push(...body.data)
    }
    expect(found.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  })

  test('each row has the balance after it, from all years before on; drafts are not charged', async () => {
    const { visitor, contract, rows } = readers.en
    const { rows: earlier } = await sql<{ currency: string; cents: number }>`
      SELECT currency, sum(cents)::int AS cents FROM transactions
       WHERE contract_id = ${contract} AND year < ${MADE_UP_YEAR} AND status <> 'draft' GROUP BY currency`.execute(
      stage.database.db,
    )
    const expected = balancesOf(
      rows,
      Object.fromEntries(earlier.map(({ currency, cents }) => [currency, cents])),
    )
    const found: StatementEntry[] = []
    for (const page of [1, 2, 3]) {
      const { body } = await visitor.call(readStatement, {
        query: { id: contract, year: MADE_UP_YEAR, page },
      })
      found.push(...body.data)
      if (page === 3)
        expect(balancesBefore(body.data).filter(({ cents }) => cents !== 0)).toEqual(
          earlier.toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
        )
    }
    expect(found.map(({ balanceCents }) => balanceCents)).toEqual(expected)
  })

  test('the balance of a year begins where the one before ended, also for the club’s own years', async () => {
    const { visitor, contract } = readers.en
    const read = async (year: number) =>
      (await visitor.call(readStatement, { query: { id: contract, year } })).body as {
        data: StatementEntry[]
      }
    const [older, newer] = [await read(2025), await read(2026)]
    expect(newer.data.length).toBeGreaterThan(10)
    for (const { currency, cents } of balancesBefore(newer.data)) {
      const last = older.data.find((row) => row.currency === currency && row.balanceCents !== null)
      expect(last?.balanceCents).toBe(cents)
    }
  })

  test('months say what came in and went out, and what is a draft; a filter takes them and the balances away', async () => {
    const { visitor, contract, rows } = readers.en
    const ask = { id: contract, year: MADE_UP_YEAR }
    const { body } = await visitor.call(readStatement, { query: { ...ask, page: 2 } })
    const sums = new Map<string, { inCents: number; outCents: number; draftCents: number }>()
    for (const { day, currency, cents, invoiceStatus } of rows) {
      const key = `${day.slice(0, 7)} ${currency}`
      const sum = sums.get(key) ?? { inCents: 0, outCents: 0, draftCents: 0 }
      if (invoiceStatus === 'draft') sum.draftCents += cents
      else sum[cents > 0 ? 'inCents' : 'outCents'] += Math.abs(cents)
      sums.set(key, sum)
    }
    const shown = new Set(body.data.map(({ day }: StatementEntry) => day.slice(0, 7)))
    expect(shown.size).toBeGreaterThan(1)
    expect(body.months).toHaveLength([...sums.keys()].filter((key) => shown.has(key.slice(0, 7))).length)
    for (const { month, currency, ...sum } of body.months)
      expect(sum).toEqual(sums.get(`${month} ${currency}`))
    const filtered = (await visitor.call(readStatement, { query: { ...ask, direction: 'credit' } })).body
    expect(filtered.months).toEqual([])
    expect(balancesBefore(filtered.data)).toEqual([])
    expect(filtered.data.every((row: StatementEntry) => row.balanceCents === null)).toBe(true)
  })

  test('names the years that have transactions; one without any is empty', async () => {
    const { visitor, contract } = readers.en
    const { body } = await visitor.call(readStatement, { query: { id: contract, year: years(1) } })
    expect(body).toMatchObject({ data: [], totals: [], count: 0, page: 1, pages: 1 })
    expect(body.years[0]).toBe(MADE_UP_YEAR)
    expect(body.years).toContain(2026)
    expect(body.years).toEqual([...new Set<number>(body.years)].sort((a, b) => b - a))
  })

  test('a transaction with its details', async () => {
    const { visitor, contract, rows } = readers.en
    const { body } = await visitor.call(readTransactionDetail, { query: { id: rows[7]!.id } })
    expect(body.data).toEqual({ ...rows[7], idContract: contract, year: MADE_UP_YEAR })
  })

  test('a stranger’s contract and transaction are not there', async () => {
    const { contract, rows } = readers.es
    const elena = readers.en.visitor
    for (const [endpoint, query] of [
      [readStatement, { id: contract, year: MADE_UP_YEAR }],
      [readStatement, { id: 2_000_000, year: MADE_UP_YEAR }],
      [readTransactionDetail, { id: rows[0]!.id }],
      [readTransactionDetail, { id: 2_000_000_000 }],
    ] as const)
      expect(await elena.call(endpoint, { query })).toMatchObject({ code: 404, body: { code: 'NOT_FOUND' } })
  })

  test('an unsigned report does not lock it: an owner signs what they have seen', async () => {
    const { visitor, contract } = readers.es
    const { rows } =
      await sql`SELECT FROM executive_reports WHERE contract_id = ${contract} AND signed_at IS NULL`.execute(
        stage.database.db,
      )
    expect(rows).toHaveLength(1)
    const { code } = await visitor.call(readStatement, { query: { id: contract, year: MADE_UP_YEAR } })
    expect(code).toBe(200)
  })

  test.each(['elena', 'marcos', 'ines'])(
    'every status that a row of %s shows is found by it, and nothing else',
    async (name) => {
      const { rows } = await sql<{ id: number; year: number }>`
      SELECT DISTINCT c.id, t.year FROM contracts c JOIN owners o ON o.id = c.owner_id
        JOIN transactions t ON t.contract_id = c.id
       WHERE o.email = ${`${name}@marea.example`} AND t.year <> ${MADE_UP_YEAR}`.execute(stage.database.db)
      const visitor = await stage.signedIn(name)
      const read = async (query: object) =>
        (await visitor.call(readStatement, { query: query as never })).body.data as StatementEntry[]
      const seen = new Set<string>()
      for (const one of rows) {
        const all = await read(one)
        for (const row of all) seen.add(shownInvoiceStatus(row))
        for (const status of SHOWN_STATUSES)
          expect((await read({ ...one, status })).map(documentOf)).toEqual(
            all.filter((row) => shownInvoiceStatus(row) === status).map(documentOf),
          )
      }
      if (name === 'marcos') expect(seen).toContain('to-sign')
      expect(seen.size).toBeGreaterThan(2)
    },
  )

  test.each([
    { year: 1999 },
    { status: 'lost' },
    { direction: 'both' },
    { page: 0 },
    { search: 'a'.repeat(101) },
  ])('refuses %j and names the field', async (wrong) => {
    const { visitor, contract } = readers.en
    const { code, body } = await visitor.call(readStatement, {
      query: { id: contract, year: MADE_UP_YEAR, ...wrong },
    })
    expect([code, body.code]).toEqual([400, 'BAD_INPUT'])
    expect(Object.keys(body.fields)).toEqual(Object.keys(wrong))
  })
})
