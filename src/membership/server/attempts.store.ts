import { sql } from 'kysely'
import type { Database } from '../../server/database.ts'
import { type Limit, lockedAfter } from '../slow-down.ts'

/** Until when one of the subjects may not try again, the longest of them; null when none is locked. */
export async function lockedUntil(
  db: Database,
  subjects: readonly string[],
  now: Date,
): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    SELECT max(locked_until) AS until FROM sign_in_failures
     WHERE subject IN (${sql.join(subjects)}) AND locked_until > ${now}`.execute(db)
  return rows[0]?.until ?? null
}

/**
 * Counts one attempt and locks the subject when that was one too many. Answers until when it was locked already, if
 * it was. The row is held until the commit, so that attempts at the same time count one after another.
 */
export async function countAttempt(
  trx: Database,
  subject: string,
  limit: Limit,
  now: Date,
): Promise<Date | null> {
  const forgotten = new Date(now.getTime() - limit.forgetMinutes * 60_000)
  const { rows } = await sql<{ failures: number; locked_until: Date | null }>`
    INSERT INTO sign_in_failures AS kept (subject, failures, last_at) VALUES (${subject}, 1, ${now})
    ON CONFLICT (subject) DO UPDATE SET
      failures = CASE WHEN greatest(kept.last_at, kept.locked_until) < ${forgotten}
                      THEN 1 ELSE kept.failures + 1 END,
      last_at = ${now}
    RETURNING failures, locked_until`.execute(trx)
  const { failures = 1, locked_until: before = null } = rows[0] ?? {}
  const until = lockedAfter(failures, limit, now)
  if (until) {
    await sql`
      UPDATE sign_in_failures SET locked_until = greatest(locked_until, ${until})
       WHERE subject = ${subject}`.execute(trx)
  }
  return before && before > now ? before : null
}

/** Forgets what was counted against a subject. */
export async function forgetAttempts(trx: Database, subject: string): Promise<void> {
  await sql`DELETE FROM sign_in_failures WHERE subject = ${subject}`.execute(trx)
}

/** Removes what no limit looks at any more. */
export async function removeOldAttempts(db: Database, before: Date): Promise<void> {
  await sql`DELETE FROM sign_in_failures WHERE greatest(last_at, locked_until) < ${before}`.execute(db)
}
