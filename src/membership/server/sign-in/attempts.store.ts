import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { type Flow, type Limit, LONGEST_LOCK_MINUTES, type Lock } from '../../sign-in/slow-down.ts'

type Fragment = RawBuilder<unknown>

/** The furthest that a lock can reach from a moment. */
const furthest = (now: Date) => new Date(now.getTime() + LONGEST_LOCK_MINUTES * 60_000)

/** The end of the longest lock among the subjects; null when none is locked. */
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
  limit: Limit,
  now: Date,
): Promise<{ locked: boolean } | null> {
  return 'refillSeconds' in limit ? take(trx, subject, limit, now) : count(trx, subject, limit, now)
}

async function count(
  trx: Database,
  subject: string,
  { free, forgetMinutes, lockMinutes, rememberMinutes = forgetMinutes }: Lock,
  now: Date,
): Promise<{ locked: boolean } | null> {
  const at = sql`${now}::timestamptz`
  const minutes = (many: Fragment) => sql`make_interval(mins => ${many})`
  const isForgotten = sql`kept.forget_at <= ${at}`
  const isQuiet = sql`coalesce(kept.locked_until, kept.last_at) + ${minutes(sql`${forgetMinutes}::int`)} <= ${at}`
  const rowOf = (failures: Fragment, locksBefore: Fragment) => {
    const isLock = sql`${failures} >= ${free}::int`
    const locks = sql`(${locksBefore} + CASE WHEN ${isLock} THEN 1 ELSE 0 END)`
    const long = sql`(${`{${lockMinutes.join()}}`}::text::int[])[least(${locks}, ${lockMinutes.length}::int)]`
    const until = sql`CASE WHEN ${isLock} THEN ${at} + ${minutes(long)} END`
    const kept = sql`CASE WHEN ${locks} > 0 THEN ${rememberMinutes}::int ELSE ${forgetMinutes}::int END`
    return { failures, locks, until, forgetAt: sql`coalesce(${until}, ${at}) + ${minutes(kept)}` }
  }
  const first = rowOf(sql`1`, sql`0`)
  const next = rowOf(
    sql`(CASE WHEN ${isForgotten} OR ${isQuiet} THEN 1 ELSE kept.failures + 1 END)`,
    sql`CASE WHEN ${isForgotten} THEN 0 ELSE kept.locks END`,
  )
  const { rows } = await sql<{ locked: boolean }>`
    INSERT INTO sign_in_failures AS kept (subject, failures, locks, last_at, locked_until, forget_at)
    VALUES (${subject}, 1, ${first.locks}, ${at}, ${first.until}, ${first.forgetAt})
    ON CONFLICT (subject) DO UPDATE SET
      failures = ${next.failures}, locks = ${next.locks}, last_at = ${at}, locked_until = ${next.until},
      forget_at = ${next.forgetAt}
     WHERE kept.locked_until IS NULL OR kept.locked_until <= ${at} OR kept.locked_until > ${furthest(now)}
    RETURNING locked_until IS NOT NULL AS locked`.execute(trx)
  return rows[0] ?? null
}

/**
 * A token bucket in a row (GCRA): `forget_at` is when it is full again, `locked_until` when an empty one has the next
 * token. A value further ahead than a full bucket was written before the clock was set back, and is ignored.
 */
async function take(
  trx: Database,
  subject: string,
  { free, refillSeconds }: Flow,
  now: Date,
): Promise<{ locked: boolean } | null> {
  const at = sql`${now}::timestamptz`
  const one = sql`make_interval(secs => ${refillSeconds}::int)`
  const emptied = sql`(${at} + make_interval(secs => ${free * refillSeconds}::int))`
  const fullAfter = (fullBefore: Fragment) => {
    const full = sql`(${fullBefore} + ${one})`
    const until = sql`CASE WHEN ${full} + ${one} > ${emptied} THEN ${at} + (${full} + ${one} - ${emptied}) END`
    const out = sql`ceil(extract(epoch FROM ${full} - ${at}) / ${refillSeconds}::int)::int`
    return { full, until, out }
  }
  const first = fullAfter(at)
  const next = fullAfter(
    sql`CASE WHEN kept.forget_at BETWEEN ${at} AND ${emptied} THEN kept.forget_at ELSE ${at} END`,
  )
  const { rows } = await sql<{ locked: boolean }>`
    INSERT INTO sign_in_failures AS kept (subject, failures, last_at, locked_until, forget_at)
    VALUES (${subject}, 1, ${at}, ${first.until}, ${first.full})
    ON CONFLICT (subject) DO UPDATE SET
      failures = ${next.out}, last_at = ${at}, locked_until = ${next.until}, forget_at = ${next.full}
     WHERE ${next.full} <= ${emptied}
    RETURNING locked_until IS NOT NULL AS locked`.execute(trx)
  return rows[0] ?? null
}

/**
 * The commit does not wait for a synchronous replica (synchronous_commit = local): its row locks, which all attempts of
 * an address need, would be held meanwhile. A failover may lose the latest counts.
 */
export async function commitHere(trx: Database): Promise<void> {
  await sql`SELECT set_config('synchronous_commit', 'local', true)`.execute(trx)
}

/** Takes one attempt back that was right, and the lock that it began. */
export async function giveBackAttempt(trx: Database, subject: string, limit: Limit, now: Date) {
  if ('refillSeconds' in limit)
    await sql`
      UPDATE sign_in_failures SET failures = greatest(failures - 1, 0), locked_until = NULL,
             forget_at = forget_at - make_interval(secs => ${limit.refillSeconds}::int)
       WHERE subject = ${subject}`.execute(trx)
  else
    await sql`
      UPDATE sign_in_failures SET failures = greatest(failures - 1, 0),
             locks = CASE WHEN failures >= ${limit.free}::int THEN greatest(locks - 1, 0) ELSE locks END,
             locked_until = CASE WHEN failures > ${limit.free}::int THEN least(locked_until, ${now}::timestamptz) END
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
