import type { Kysely } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import { demoClub } from '../club.ts'
import {
  beginContractVersions,
  countedTables,
  enterIntoLedger,
  fillInbox,
  fillWaitWeeks,
  finishDraws,
  followHighest,
  hasNoHotel,
  insertRows,
  keepFirstOwners,
  lockFilling,
  noteMoneyInTrail,
  sumBalances,
  trustRows,
} from './rows.store.ts'

/** Whether the database holds no club yet: only then may the demo be filled in. */
export function isEmpty<Tables>(db: Kysely<Tables>): Promise<boolean> {
  return hasNoHotel(db)
}

/**
 * Fills an empty database with the demo club of a day, all of it or nothing. False where there is a club already:
 * another process may have filled it. `trusted` disables triggers and foreign keys (session_replication_role), which
 * take most of the time on the embedded engine: the rows come from our own code, and a test compares them with rows
 * filled in with all checks. It needs a superuser, which the portal does not have on a server.
 */
export async function fillDemoClub<Tables>(
  db: Kysely<Tables>,
  club: { today: Day; seed: number; passwordHash: string },
  { trusted = false } = {},
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockFilling(trx)
    if (!(await isEmpty(trx))) return false
    if (trusted) await trustRows(trx)
    const counted = await countedTables(trx)
    for (const table of demoClub(club)) {
      await insertRows(trx, table)
      const numbered = table.rows.some((row) => 'id' in row)
      if (numbered && counted.has(table.table)) await followHighest(trx, table.table)
    }
    await finishDraws(trx)
    await noteMoneyInTrail(trx)
    if (trusted) {
      await sumBalances(trx)
      await beginContractVersions(trx)
      await keepFirstOwners(trx)
      await enterIntoLedger(trx)
      await fillInbox(trx)
      await fillWaitWeeks(trx)
    }
    return true
  })
}
