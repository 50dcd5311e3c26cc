import type { DayLimit } from '../../../kernel/endpoint.ts'
import { type Refusal, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../database/database.ts'
import type { Session } from '../caller.ts'
import { countDay, type DayCount, readDay } from './day-limits.store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What is counted: an admin who acts for an owner has a day of their own, and leaves the owner theirs. */
const countedAs = ({ of }: DayLimit, { adminId }: Session): string =>
  adminId === null ? of : `${of}-by-admin`

/**
 * Counts a call against the owner whom it is for, in its own transaction. Answers the refusal when that is more than a
 * day takes; then nothing is counted, and what was asked for is not done.
 */
export async function refusalOfDay(
  trx: Database,
  limit: DayLimit,
  body: unknown,
  session: Session,
  now: Date,
): Promise<Refusal<'DAY_LIMIT'> | null> {
  const owner = session.ownerId ?? session.actingOwnerId
  const many = limit.many?.(body) ?? 1
  if (owner === null || many === 0) return null
  const count = await countDay(trx, owner, countedAs(limit, session), many, now)
  return count.used > limit.most ? dayLimit(limit.most, count.begunAt, now) : null
}

/** The same refusal before files are taken in, where the day is used up already. */
export async function refusalBeforeFiles(
  db: Database,
  limit: DayLimit,
  session: Session,
  now: Date,
): Promise<Refusal<'DAY_LIMIT'> | null> {
  const owner = session.ownerId ?? session.actingOwnerId
  const count: DayCount | null =
    owner === null ? null : await readDay(db, owner, countedAs(limit, session), now)
  return count && count.used >= limit.most ? dayLimit(limit.most, count.begunAt, now) : null
}

/** That a day takes no more, and in how many hours it does again. */
export function dayLimit(most: number, begunAt: Date, now: Date): Refusal<'DAY_LIMIT'> {
  const left = begunAt.getTime() + DAY_MS - now.getTime()
  return refused('DAY_LIMIT', { most, hours: Math.max(1, Math.ceil(left / HOUR_MS)) })
}
