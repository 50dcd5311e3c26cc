import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { onlyRow } from '../../database/only-row.ts'

/** The count of a limit, and when its window began. */
export interface DayCount {
  used: number
  begunAt: Date
}

/** The length of the window: 24 hours from the first call. */
const dayBefore = (now: Date) => new Date(now.getTime() - 86_400_000)

/**
 * Counts so many against an owner's limit and answers the new count. The row is locked until the transaction ends, so that
 * calls at the same time count one after another; refused, they count nothing.
 */
export async function countDay(
  trx: Database,
  owner: number,
  of: string,
  many: number,
  now: Date,
): Promise<DayCount> {
  const { rows } = await sql<DayCount>`
    INSERT INTO day_limits AS kept (owner_id, of, begun_at, used) VALUES (${owner}, ${of}, ${now}, ${many})
    ON CONFLICT (owner_id, of) DO UPDATE SET
      begun_at = CASE WHEN kept.begun_at <= ${dayBefore(now)} THEN excluded.begun_at ELSE kept.begun_at END,
      used = CASE WHEN kept.begun_at <= ${dayBefore(now)} THEN 0 ELSE kept.used END + excluded.used
    RETURNING used, begun_at AS "begunAt"`.execute(trx)
  return onlyRow(rows)
}

/** What an owner has used up by now; null where nothing counts. */
export async function readDay(db: Database, owner: number, of: string, now: Date): Promise<DayCount | null> {
  const { rows } = await sql<DayCount>`
    SELECT used, begun_at AS "begunAt" FROM day_limits
     WHERE owner_id = ${owner} AND of = ${of} AND begun_at > ${dayBefore(now)}`.execute(db)
  return rows[0] ?? null
}

/** Removes the counts that began before an instant. */
export async function removeOldDays(db: Database, before: Date): Promise<void> {
  await sql`DELETE FROM day_limits WHERE begun_at < ${before}`.execute(db)
}
