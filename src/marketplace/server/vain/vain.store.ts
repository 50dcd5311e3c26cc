import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'

/** Counts words once more in a month, of which `day` is any day. */
export async function countVain(db: Database, words: string, day: Day): Promise<void> {
  await sql`
    INSERT INTO vain_searches AS kept (month, words) VALUES (date_trunc('month', ${day}::date)::date, ${words})
    ON CONFLICT (month, words) DO UPDATE SET times = kept.times + 1`.execute(db)
}

/** Removes the counts of months that began before a day. */
export async function removeOldVain(db: Database, before: Day): Promise<void> {
  await sql`DELETE FROM vain_searches WHERE month < ${before}::date`.execute(db)
}
