import { sql } from 'kysely'
import type { Database } from './database.ts'

/** The primary's WAL position, as a number that only grows. */
export async function writtenTo(primary: Database): Promise<number | null> {
  const { rows } = await sql<{ at: number }>`
    SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::bigint AS at`.execute(primary)
  return rows[0]?.at ?? null
}

/** The WAL position that a replica has replayed; null where the server is no replica (any more). */
export async function replayedTo(replica: Database): Promise<number | null> {
  const { rows } = await sql<{ at: number | null }>`
    SELECT CASE WHEN pg_is_in_recovery() THEN (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint END AS at`.execute(
    replica,
  )
  return rows[0]?.at ?? null
}
