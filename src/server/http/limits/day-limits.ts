import type { DayLimit } from '../../../kernel/endpoint.ts'
import { type Refusal, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../database/database.ts'
import { aboutOwner, type Session } from '../caller.ts'
import { countDay, type DayCount, readDay } from './day-limits.store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The key of a count: an admin who acts for an owner has a count of their own. */
const countedAs = ({ of }: DayLimit, { adminId }: Session): string =>
  adminId === null ? of : `${of}-by-admin`

/**
 * Counts a call against the day's limit of its owner, in its own transaction. Answers the refusal when the limit is
 * passed; then nothing is counted and the handler does not run.
 */
export async function refusalOfDay(
  trx: Database,
  limit: DayLimit,
  body: unknown,
  session: Session,
  now: Date,
): Promise<Refusal<'DAY_LIMIT'> | null> {
  const owner = aboutOwner(session)
  const many = limit.many?.(body) ?? 1
  if (owner === null || many === 0) return null
  const count = await countDay(trx, owner, countedAs(limit, session), many, now)
  return count.used > limit.most ? dayLimit(limit.most, count.begunAt, now) : null
}

/** The same check before files are read, where the limit is used up already. */
export async function refusalBeforeFiles(
  db: Database,
  limit: DayLimit,
  session: Session,
  now: Date,
): Promise<Refusal<'DAY_LIMIT'> | null> {
  const owner = aboutOwner(session)
  const count: DayCount | null =
    owner === null ? null : await readDay(db, owner, countedAs(limit, session), now)
  return count && count.used >= limit.most ? dayLimit(limit.most, count.begunAt, now) : null
}

/** The refusal that the day's limit is used up, with the hours until it resets. */
export function dayLimit(most: number, begunAt: Date, now: Date): Refusal<'DAY_LIMIT'> {
  const left = begunAt.getTime() + DAY_MS - now.getTime()
  return refused('DAY_LIMIT', { most, hours: Math.max(1, Math.ceil(left / HOUR_MS)) })
}
