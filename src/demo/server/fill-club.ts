import type { Kysely } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import { demoClub } from '../club.ts'
import { countedTables, hasNoHotel, insertRows, lockFilling, moveSequence } from './rows.store.ts'

/** Whether the database holds no club yet: only then may the demo be filled in. */
export function isEmpty<Tables>(db: Kysely<Tables>): Promise<boolean> {
  return hasNoHotel(db)
}

/**
 * Fills an empty database with the demo club of a day, all of it or nothing. False where a club already lives: another
 * process may have been a moment faster.
 */
export async function fillDemoClub<Tables>(
  db: Kysely<Tables>,
  club: { today: Day; seed: number; passwordHash: string },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockFilling(trx)
    if (!(await isEmpty(trx))) return false
    const counted = await countedTables(trx)
    for (const table of demoClub(club)) {
      await insertRows(trx, table)
      const numbered = table.rows.some((row) => 'id' in row)
      if (numbered && counted.has(table.table)) await moveSequence(trx, table.table)
    }
    return true
  })
}
