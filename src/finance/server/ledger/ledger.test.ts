import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BOTH_ENGINES, clubDatabase, runsOn } from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { allEntries, BOOKS_HOLD, bookFaults } from './testing.books.store.ts'

describe.each(BOTH_ENGINES)('the ledger, on %s', (engine) => {
  let database: OpenDatabase
  const db = () => database.db
  beforeAll(async () => {
    database = await clubDatabase(engine)
  })
  afterAll(() => database.close())

  /** A document of a line, as any version writes it. */
  const add = async (
    cents: number,
    more: { origin?: string | null; day?: string; contract?: number } = {},
  ) => {
    const { origin = null, day = '2031-03-04', contract = 1 } = more
    return db()
      .transaction()
      .execute(async (trx) => {
        const { rows } = await sql<{ id: number }>`
          INSERT INTO transactions (contract_id, year, day, concept, reference, status, cents, currency, origin)
          VALUES (${contract}, 2031, ${day}, '{"en": "x", "es": "x"}', 'L-' || md5(random()::text), 'sent', ${cents},
                  'USD', ${origin}) RETURNING id`.execute(trx)
        const id = rows[0]!.id
        await sql`INSERT INTO transaction_lines (transaction_id, position, concept, unit_cents, cents)
                  VALUES (${id}, 1, '{"en": "x", "es": "x"}', ${cents}, ${cents})`.execute(trx)
        return id
      })
  }
  const change = (id: number, cents: number) =>
    db()
      .transaction()
      .execute(async (trx) => {
        await sql`UPDATE transactions SET cents = ${cents} WHERE id = ${id}`.execute(trx)
        await sql`UPDATE transaction_lines SET unit_cents = ${cents}, cents = ${cents}
                   WHERE transaction_id = ${id}`.execute(trx)
      })
  const entriesOf = async (id: number) => {
    const { rows } = await sql<{ kind: string; turn: number; moved: string; corrects: number | null }>`
      SELECT e.kind, e.turn, string_agg(p.account || ' ' || p.cents, ', ' ORDER BY p.account) AS moved,
             c.turn AS corrects
        FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
        LEFT JOIN ledger_entries c ON c.id = e.corrects_id
       WHERE e.source = 'transaction' AND e.source_id = ${id} GROUP BY e.id, c.turn ORDER BY e.turn`.execute(
      db(),
    )
    return rows
  }

  test('the demo’s years are in it, and the books hold together', async () => {
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
    const { rows } = await sql<{ kind: string }>`
      SELECT DISTINCT kind FROM ledger_entries ORDER BY 1`.execute(db())
    expect(rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['charge', 'credit', 'payment', 'pay-out', 'transfer']),
    )
  })

  test('a document is entered once, against the account that its kind says', async () => {
    expect(await entriesOf(await add(-4200))).toMatchObject([
      { kind: 'charge', moved: 'club 4200, contract -4200' },
    ])
    expect(await entriesOf(await add(900, { origin: 'payment' }))).toMatchObject([
      { kind: 'payment', moved: 'contract 900, provider -900' },
    ])
    expect(await entriesOf(await add(0))).toMatchObject([{ kind: 'credit', moved: 'club 0, contract 0' }])
  })

  test('a corrected figure is an entry that takes the first back by name, and one in its place', async () => {
    const id = await add(-4200)
    await change(id, -4000)
    expect(await entriesOf(id)).toEqual([
      { kind: 'charge', turn: 1, moved: 'club 4200, contract -4200', corrects: null },
      { kind: 'reversal', turn: 2, moved: 'club -4200, contract 4200', corrects: 1 },
      { kind: 'charge', turn: 3, moved: 'club 4000, contract -4000', corrects: 1 },
    ])
    await sql`UPDATE transactions SET status = 'paid' WHERE id = ${id}`.execute(db())
    expect(await entriesOf(id)).toHaveLength(3)
    await sql`DELETE FROM transactions WHERE id = ${id}`.execute(db())
    expect(await entriesOf(id)).toHaveLength(4)
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
  })

  test.each([
    ['changes', sql`UPDATE ledger_entries SET day = day + 1`],
    ['goes', sql`DELETE FROM ledger_entries`],
    ['is posted otherwise', sql`UPDATE ledger_postings SET cents = cents + 1`],
    ['loses a posting', sql`DELETE FROM ledger_postings`],
    ['is emptied', sql`TRUNCATE ledger_postings`],
  ])('no entry %s', async (_, statement) => {
    await expect(statement.execute(db())).rejects.toThrow(/append-only/)
  })

  test('an entry whose postings are not zero together, or that has none, is refused', async () => {
    await expect(
      sql`INSERT INTO ledger_postings (entry_id, account, cents) SELECT max(id), 'payout', 1 FROM ledger_entries`.execute(
        db(),
      ),
    ).rejects.toThrow(/add up to zero/)
    await expect(
      sql`INSERT INTO ledger_entries (contract_id, currency, kind, day, source, source_id, turn)
          VALUES (1, 'USD', 'charge', '2031-01-01', 'transaction', 999999, 1)`.execute(db()),
    ).rejects.toThrow(/add up to zero/)
    await expect(
      sql`INSERT INTO ledger_entries (contract_id, currency, kind, day, source, source_id, turn)
          SELECT contract_id, currency, kind, day, source, source_id, turn FROM ledger_entries LIMIT 1`.execute(
        db(),
      ),
    ).rejects.toThrow(/unique|duplicate/)
  })

  test('an order that is paid on the spot is the club’s and the provider’s; given back, it is taken back', async () => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO payments (order_id, provider, reference, cents, currency, state, created_at, changed_at)
      SELECT id, 'test', 'ledger', 700, currency, 'started', now(), now() FROM orders LIMIT 1 RETURNING id`.execute(
      db(),
    )
    const id = rows[0]!.id
    const moved = async () => {
      const all = await sql<{ kind: string; moved: string }>`
        SELECT e.kind, string_agg(p.account || ' ' || p.cents, ', ' ORDER BY p.account) AS moved
          FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
         WHERE e.source = 'payment' AND e.source_id = ${id} GROUP BY e.id ORDER BY e.turn`.execute(db())
      return all.rows
    }
    expect(await moved()).toEqual([])
    await sql`UPDATE payments SET state = 'paid' WHERE id = ${id}`.execute(db())
    expect(await moved()).toEqual([{ kind: 'order', moved: 'club 700, provider -700' }])
    await sql`UPDATE payments SET changed_at = now() WHERE id = ${id}`.execute(db())
    expect(await moved()).toHaveLength(1)
    await sql`UPDATE payments SET state = 'refunded' WHERE id = ${id}`.execute(db())
    expect(await moved()).toEqual([
      { kind: 'order', moved: 'club 700, provider -700' },
      { kind: 'reversal', moved: 'club -700, provider 700' },
    ])
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
  })

  const step = fc.oneof(
    fc.record({
      deed: fc.constant('add' as const),
      cents: fc.integer({ min: -90_000, max: 90_000 }),
      received: fc.boolean(),
    }),
    fc.record({
      deed: fc.constantFrom('change', 'remove', 'move', 'link', 'kill' as const),
      which: fc.nat(),
      cents: fc.integer({ min: 1, max: 90_000 }),
    }),
  )

  test('whatever a contract lives through, the books hold and no entry changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const before = await allEntries(db())
        const ids: number[] = []
        for (const one of steps) {
          if (one.deed === 'add') {
            ids.push(await add(one.cents, { origin: one.received && one.cents > 0 ? 'payment' : null }))
            continue
          }
          const id = ids[one.which % Math.max(ids.length, 1)]
          if (id === undefined) continue
          if (one.deed === 'change') await change(id, one.cents)
          if (one.deed === 'remove') {
            await sql`DELETE FROM transactions WHERE id = ${id}`.execute(db())
            ids.splice(ids.indexOf(id), 1)
          }
          if (one.deed === 'move')
            await sql`UPDATE transactions SET day = day + 1, contract_id = 3 - contract_id WHERE id = ${id}`.execute(
              db(),
            )
          if (one.deed === 'link')
            await sql`UPDATE transactions SET status = 'paid', origin = CASE WHEN cents > 0 THEN 'payment' END
                       WHERE id = ${id}`.execute(db())
          if (one.deed === 'kill') {
            const killed = db()
              .transaction()
              .execute(async (trx) => {
                await sql`UPDATE transactions SET cents = cents + 1 WHERE id = ${id}`.execute(trx)
                throw new Error('killed')
              })
            await expect(killed).rejects.toThrow('killed')
          }
        }
        expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
        expect((await allEntries(db())).slice(0, before.length)).toEqual(before)
      }),
      { numRuns: runsOn(engine, 25) },
    )
  })
})
