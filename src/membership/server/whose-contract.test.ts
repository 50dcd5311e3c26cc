import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clubDatabase, ENGINES } from '../../portal/server/testing.ts'
import type { OpenDatabase } from '../../server/database/database.ts'

/** A statement that asks `contracts` itself whose a contract is: of an owner that is given, or of each owner's row. */
const ASKS =
  /\b(?:FROM|JOIN|UPDATE)\s+contracts\b[^`]*?\b(?:c\.)?owner_id = \$\{|\bcontracts c\b[^`]*?\bWHERE c\.owner_id = o\.id/

const SOURCE = new URL('../../', import.meta.url)
const stores = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.store.ts') && !/testing\.|pressure\/|^demo\//.test(path),
)

test('no statement takes a contract for one owner’s alone', () => {
  const asked = ['SELECT id FROM contracts c WHERE c.owner_id = $', '{ownerId}'].join('')
  expect([asked, asked.replace('contracts', 'held_contracts')].map((one) => ASKS.test(one))).toEqual([
    true,
    false,
  ])
  expect(ASKS.test('(SELECT count(*) FROM contracts c WHERE c.owner_id = o.id)')).toBe(true)
  expect(ASKS.test('(SELECT count(*) FROM held_contracts c WHERE c.owner_id = o.id)')).toBe(false)
  expect(stores.length).toBeGreaterThan(100)
  const asking = stores.filter((path) => ASKS.test(readFileSync(new URL(path, SOURCE), 'utf8')))
  expect(asking).toEqual([])
})

describe.each(ENGINES)('who holds a contract, on %s', (engine) => {
  let database: OpenDatabase
  const ownersOf = async (contractId: number) => {
    const { rows } = await sql<{ owner_id: number }>`
      SELECT owner_id FROM contract_owners WHERE contract_id = ${contractId} ORDER BY owner_id`.execute(
      database.db,
    )
    return rows.map(({ owner_id }) => owner_id)
  }

  beforeAll(async () => {
    database = await clubDatabase(engine)
  })
  afterAll(() => database.close())

  test('each contract has its first owner’s row, also one that the version before writes', async () => {
    const { rows } = await sql`
      SELECT FROM contracts c WHERE NOT EXISTS (
        SELECT FROM contract_owners h WHERE h.contract_id = c.id AND h.owner_id = c.owner_id)`.execute(
      database.db,
    )
    expect(rows).toHaveLength(0)
    await sql`
      INSERT INTO contracts (id, number, owner_id, hotel_id, housing_id, membership_code, info_long, starts, ends)
      SELECT 9001, 'OF-BEFORE', 1, hotel_id, housing_id, membership_code, info_long, starts, ends
        FROM contracts WHERE id = 1`.execute(database.db)
    expect(await ownersOf(9001)).toEqual([1])
  })

  test('a contract keeps its first owner, and another one who becomes the first takes that place', async () => {
    await sql`INSERT INTO contract_owners (contract_id, owner_id) VALUES (9001, 3)`.execute(database.db)
    await expect(
      sql`DELETE FROM contract_owners WHERE contract_id = 9001 AND owner_id = 1`.execute(database.db),
    ).rejects.toThrow('A contract keeps its first owner')
    await expect(
      sql`UPDATE contract_owners SET owner_id = 4 WHERE contract_id = 9001 AND owner_id = 1`.execute(
        database.db,
      ),
    ).rejects.toThrow('A contract keeps its first owner')
    await sql`UPDATE contracts SET owner_id = 3 WHERE id = 9001`.execute(database.db)
    expect(await ownersOf(9001)).toEqual([3])
    await sql`DELETE FROM contracts WHERE id = 9001`.execute(database.db)
    expect(await ownersOf(9001)).toEqual([])
  })
})
