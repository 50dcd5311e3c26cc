import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'

/** How many marks stand for all owners. */
export const OWNER_MARKS = 64

const NONE = sql`0::bigint::bit(64)`

/**
 * Counts words once an owner in a month, of which `day` is any day. Who it was is kept as one of 64 marks alone, which many owners
 * share: it tells two owners from one, and nobody by name (decision 0471).
 */
export async function countVain(db: Database, words: string, mark: number, day: Day): Promise<void> {
  await sql`
    INSERT INTO vain_searches AS kept (month, words, marks)
    VALUES (date_trunc('month', ${day}::date)::date, ${words}, set_bit(${NONE}, ${mark}::int, 1))
    ON CONFLICT (month, words) DO UPDATE SET times = kept.times + 1, marks = set_bit(kept.marks, ${mark}::int, 1)
     WHERE get_bit(kept.marks, ${mark}::int) = 0`.execute(db)
}

/** Removes the counts of months that began before a day. */
export async function removeOldVain(db: Database, before: Day): Promise<void> {
  await sql`DELETE FROM vain_searches WHERE month < ${before}::date`.execute(db)
}
