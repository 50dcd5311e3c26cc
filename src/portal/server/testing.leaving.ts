import { type RawBuilder, sql } from 'kysely'
import { expect } from 'vitest'
import type { TestAnswer, TestApp } from './testing.ts'

/**
 * A call that waits at a row which it has to write, of a contract's owner who is none any more when it goes on. Needs a database of
 * several connections.
 */
export async function leavingAt(
  { database: { db } }: TestApp,
  { contract, owner }: { contract: number; owner: number },
  row: RawBuilder<unknown>,
  call: () => Promise<TestAnswer>,
): Promise<TestAnswer> {
  const waiting = async () =>
    (
      await sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
        db,
      )
    ).rows.length
  let asked = Promise.resolve<TestAnswer | null>(null)
  await db.transaction().execute(async (trx) => {
    await row.execute(trx)
    await sql`DELETE FROM contract_owners WHERE contract_id = ${contract} AND owner_id = ${owner}`.execute(
      trx,
    )
    asked = call()
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
  })
  return (await asked)!
}
