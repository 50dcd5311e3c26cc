import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FINANCE_FILES } from '../../../finance/club-files.ts'
import { BOOKS_HOLD, bookFaults } from '../../../finance/server/ledger/testing.books.store.ts'
import { clubDatabase, ENGINES } from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { CLUB_FILES } from '../../club/folder.ts'
import { exportClub } from './export-club.ts'
import { importClub } from './import-club.ts'
import { countRows, EXAMPLE, emptyDatabase, filesOf, newFolder } from './testing.folder.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

describe.each(ENGINES)('the demo club on %s', (engine) => {
  let demo: OpenDatabase
  let copy: OpenDatabase
  const first = newFolder()
  const second = newFolder()
  beforeAll(async () => {
    demo = await clubDatabase(engine)
    // Places that orders hold do not travel: see `sold-places.test.ts`.
    await sql`UPDATE order_details SET took_places = false, slot = NULL`.execute(demo.db)
    copy = await emptyDatabase(engine)
  })
  afterAll(async () => {
    await demo.close()
    await copy.close()
  })

  test('comes back byte for byte, with the same balances and sums', async () => {
    expect(await exportClub(demo, { folder: first })).toEqual({ ok: true })
    expect(await importClub(copy, { folder: first, now: NOW })).toMatchObject({ ok: true })
    expect(await exportClub(copy, { folder: second })).toEqual({ ok: true })
    const [before, after] = [filesOf(first), filesOf(second)]
    expect(Object.keys(after)).toEqual(Object.keys(before))
    for (const [name, text] of Object.entries(before)) expect(after[name] === text, name).toBe(true)
    for (const { table } of CLUB_FILES)
      expect(await countRows(copy, table), table).toBe(await countRows(demo, table))
    expect(await figures(copy)).toEqual(await figures(demo))
  })

  test('is changed by its own export in nothing', async () => {
    const again = await importClub(demo, { folder: second, now: NOW, removeParts: true })
    expect(again).toMatchObject({ ok: true })
    if (again.ok)
      expect(again.files.filter(({ added, changed, removed }) => added + changed + removed > 0)).toEqual([])
  })

  test('is not written over another folder', async () => {
    expect(await exportClub(demo, { folder: EXAMPLE })).toEqual({
      ok: false,
      fault: `The folder “${EXAMPLE}” is not empty. Name another, or empty it.`,
    })
  })
})

describe.each(ENGINES)('the money of the example on %s', (engine) => {
  let first: OpenDatabase
  let second: OpenDatabase
  beforeAll(async () => {
    first = await emptyDatabase(engine)
    second = await emptyDatabase(engine)
  })
  afterAll(async () => {
    await first.close()
    await second.close()
  })

  test('has a row in every file of money, and each travels: in, out, into another club and out again', async () => {
    const [once, twice] = [newFolder(), newFolder()]
    expect(await importClub(first, { folder: EXAMPLE, now: NOW })).toMatchObject({ ok: true })
    expect(await exportClub(first, { folder: once })).toEqual({ ok: true })
    expect(await importClub(second, { folder: once, now: NOW })).toMatchObject({ ok: true })
    expect(await exportClub(second, { folder: twice })).toEqual({ ok: true })
    const [example, out, again] = [EXAMPLE, once, twice].map(filesOf)
    const rowsOf = (text = '') => parse(Buffer.from(text), { bom: true }).length - 1
    for (const { name } of FINANCE_FILES) {
      const file = `${name}.csv`
      const rows = rowsOf(example![file])
      // The portal adds what its own signatures settle, and the lines of that.
      expect([file, rows > 0, rowsOf(out![file]) >= rows]).toEqual([file, true, true])
      expect(again![file] === out![file], file).toBe(true)
    }
    expect(await figures(second)).toEqual(await figures(first))
    expect(await bookFaults(second.db)).toEqual(BOOKS_HOLD)
  })
})

/** What the files do not say outright, by names that both clubs share. */
async function figures({ db }: OpenDatabase): Promise<unknown[]> {
  const { rows: balances } = await sql`
    SELECT c.number, b.code, y.year, y.balance FROM benefit_years y
      JOIN contracts c ON c.id = y.contract_id JOIN benefits b ON b.id = y.benefit_id ORDER BY 1, 2, 3`.execute(
    db,
  )
  const { rows: totals } = await sql`
    SELECT o.email, t.currency, sum(l.cents)::text AS cents FROM transactions t
      JOIN transaction_lines l ON l.transaction_id = t.id JOIN contracts c ON c.id = t.contract_id
      JOIN owners o ON o.id = c.owner_id GROUP BY 1, 2 ORDER BY 1, 2`.execute(db)
  const { rows: stays } = await sql`
    SELECT b.id, b.code, b.status, b.check_in, c.number, h.code AS hotel FROM bookings b
      JOIN contracts c ON c.id = b.contract_id JOIN hotels h ON h.id = b.hotel_id ORDER BY 1`.execute(db)
  const { rows: search } = await sql`SELECT slug, search_es, sort_en FROM products ORDER BY 1`.execute(db)
  return [balances, totals, stays, search]
}
