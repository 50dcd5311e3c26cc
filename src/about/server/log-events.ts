import { done, refused } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import type { Deed } from '../../server/http/handle.ts'
import type { logEvents as call } from '../analytics.endpoints.ts'
import { insertRecords } from './analytics.store.ts'

/** Calls of one person in a minute; the portal itself makes six at most. */
const CALLS_A_MINUTE = 60
const MINUTE_MS = 60_000

interface Count {
  calls: number
  since: number
}

/**
 * Calls by person in the current minute, for each database (tests open several). Counted per process: together, several
 * processes let a little more through.
 */
const counted = new WeakMap<Database, Map<string, Count>>()

/** Notes what was done. Who it was, the session says. */
export const logEvents: Deed<typeof call> = async ({ body }, { db, now, caller }) => {
  const { ownerId, adminId, actingOwnerId } = caller.session
  if (isTooMuch(db, adminId ? `admin ${adminId}` : `owner ${ownerId}`, now.getTime()))
    return refused('TOO_MANY', { minutes: 1, seconds: 60 })
  const records = Array.isArray(body) ? body : [body]
  await insertRecords(db, records, { ownerId: ownerId ?? actingOwnerId, adminId }, now)
  return done({ data: { noted: records.length } })
}

function isTooMuch(db: Database, person: string, now: number): boolean {
  const counts = counted.get(db) ?? new Map<string, Count>()
  counted.set(db, counts)
  const count = counts.get(person)
  if (!count || now - count.since >= MINUTE_MS) {
    counts.delete(person)
    forgetOld(counts, now)
    counts.set(person, { calls: 1, since: now })
    return false
  }
  count.calls += 1
  return count.calls > CALLS_A_MINUTE
}

/** Removes expired counters. A Map keeps insertion order, so the oldest come first. */
function forgetOld(counts: Map<string, Count>, now: number): void {
  for (const [person, { since }] of counts) {
    if (now - since < MINUTE_MS) return
    counts.delete(person)
  }
}
