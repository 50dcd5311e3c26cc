import { sql } from 'kysely'
import type { Database } from '../../server/database.ts'
import { type Limit, LONGEST_LOCK_MINUTES } from '../slow-down.ts'

/** The furthest that a lock can reach from a moment. */
const furthest = (now: Date) => new Date(now.getTime() + LONGEST_LOCK_MINUTES * 60_000)

/** Until when one of the subjects may not try again, the longest of them; null when none is locked. */
export async function lockedUntil(
  db: Database,
  subjects: readonly string[],
  now: Date,
): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    SELECT max(locked_until) AS until FROM sign_in_failures
     WHERE subject IN (${sql.join(subjects)}) AND locked_until > ${now} AND locked_until <= ${furthest(now)}`.execute(
    db,
  )
  return rows[0]?.until ?? null
}

/**
 * Counts one attempt and locks the subject when that was the last for now, in one statement: the row is held until the
 * commit, so that attempts at the same time, in whichever process, count one after another. Null when the subject is
 * locked, which counts nothing; else whether this attempt has locked it.
 */
export async function countAttempt(
  trx: Database,
  subject: string,
  { free, forgetMinutes, lockMinutes }: Limit,
  now: Date,
): Promise<{ locked: boolean } | null> {
  const at = sql`${now}::timestamptz`
  const locks = sql`${`{${lockMinutes.join()}}`}::text::int[]`
  const lockAfter = (count: ReturnType<typeof sql>) => sql`
    CASE WHEN ${count} >= ${free}::int
         THEN ${at} + make_interval(mins => (${locks})[least(${count} - ${free}::int + 1, ${lockMinutes.length}::int)]) END`
  const forgetAfter = (count: ReturnType<typeof sql>) => sql`
    coalesce(${lockAfter(count)}, ${at}) + make_interval(mins => ${forgetMinutes}::int)`
  const first = sql`1`
  const next = sql`(CASE WHEN kept.forget_at <= ${at} THEN 1 ELSE kept.failures + 1 END)`
  const { rows } = await sql<{ locked: boolean }>`
    INSERT INTO sign_in_failures AS kept (subject, failures, last_at, locked_until, forget_at)
    VALUES (${subject}, 1, ${at}, ${lockAfter(first)}, ${forgetAfter(first)})
    ON CONFLICT (subject) DO UPDATE SET
      failures = ${next}, last_at = ${at}, locked_until = ${lockAfter(next)}, forget_at = ${forgetAfter(next)}
     WHERE kept.locked_until IS NULL OR kept.locked_until <= ${at} OR kept.locked_until > ${furthest(now)}
    RETURNING locked_until IS NOT NULL AS locked`.execute(trx)
  return rows[0] ?? null
}

/** Takes one attempt back that was right, and the lock that it began. */
export async function giveBackAttempt(trx: Database, subject: string, { free }: Limit, now: Date) {
  await sql`
    UPDATE sign_in_failures SET failures = greatest(failures - 1, 0),
           locked_until = CASE WHEN failures > ${free}::int THEN least(locked_until, ${now}::timestamptz) END
     WHERE subject = ${subject}`.execute(trx)
}

/** Forgets what was counted against a subject. */
export async function forgetAttempts(trx: Database, subject: string): Promise<void> {
  await sql`DELETE FROM sign_in_failures WHERE subject = ${subject}`.execute(trx)
}

/** Removes what no limit looks at any more. */
export async function removeOldAttempts(db: Database, now: Date): Promise<void> {
  await sql`DELETE FROM sign_in_failures WHERE forget_at <= ${now}`.execute(db)
}
