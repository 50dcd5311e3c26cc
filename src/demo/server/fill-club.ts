import type { Kysely } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import { demoClub } from '../club.ts'
import {
  beginContractVersions,
  countedTables,
  hasNoHotel,
  insertRows,
  lockFilling,
  moveSequence,
  sumBalances,
  trustRows,
} from './rows.store.ts'

/** Whether the database holds no club yet: only then may the demo be filled in. */
export function isEmpty<Tables>(db: Kysely<Tables>): Promise<boolean> {
  return hasNoHotel(db)
}

/**
 * Fills an empty database with the demo club of a day, all of it or nothing. False where a club already lives: another
 * process may have been a moment faster.
 *
 * `trusted` leaves out what asks each row by itself (references, sums, append-only), which is most of the time that an
 * embedded engine takes: the rows are made by our own code, and a test holds that they are the same as those that were
 * asked. It needs a superuser, which on a server nobody has to be.
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
      if (numbered && counted.has(table.table)) await moveSequence(trx, table.table)
    }
    if (trusted) {
      await sumBalances(trx)
      await beginContractVersions(trx)
    }
    return true
  })
}
