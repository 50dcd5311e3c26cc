import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { DueThing } from '../../digest.ts'

/** The token of the address of an owner's deadlines; null while there is none. */
export async function readDeadlineToken(db: Database, ownerId: number): Promise<string | null> {
  const { rows } = await sql<{ token: string }>`
    SELECT token FROM deadline_feeds WHERE owner_id = ${ownerId}`.execute(db)
  return rows[0]?.token ?? null
}

/** Gives an owner's deadlines an address, the first or a new one in the old one's place. */
export async function saveDeadlineToken(
  trx: Database,
  ownerId: number,
  token: string,
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO deadline_feeds (owner_id, token, created_at, renewed_at) VALUES (${ownerId}, ${token}, ${now}, ${now})
    ON CONFLICT (owner_id) DO UPDATE SET token = excluded.token, renewed_at = excluded.renewed_at`.execute(
    trx,
  )
}

/** Ends the address of an owner's deadlines. */
export async function removeDeadlineToken(trx: Database, ownerId: number): Promise<void> {
  await sql`DELETE FROM deadline_feeds WHERE owner_id = ${ownerId}`.execute(trx)
}

/** Whose deadlines answer at a token; null when nobody's do. */
export async function findDeadlineFeed(
  db: Database,
  token: string,
): Promise<{ ownerId: number; languageName: string } | null> {
  const { rows } = await sql<{ ownerId: number; languageName: string }>`
    SELECT o.id AS "ownerId", o.language_name AS "languageName"
      FROM deadline_feeds f JOIN owners o ON o.id = f.owner_id WHERE f.token = ${token} AND o.active`.execute(
    db,
  )
  return rows[0] ?? null
}

/** A deadline with the sum of what its event says. */
export interface ToldDeadline {
  kind: DueThing['kind'] | 'authorize'
  id: number
  says: string
}

/**
 * Notes what a calendar is told of deadlines, and answers how often each was revised, and when. One that says what it said before is
 * not revised; one that was done and is open again goes on from where it was.
 */
export async function noteDeadlines(
  db: Database,
  ownerId: number,
  told: readonly ToldDeadline[],
  now: Date,
): Promise<Map<string, { sequence: number; changedAt: Date }>> {
  const { rows } = await sql<{ kind: string; id: number; sequence: number; changedAt: Date }>`
    WITH said AS (
      SELECT kind, id, says FROM jsonb_to_recordset(${JSON.stringify(told)}::jsonb) AS s (kind text, id int, says text)
    ), kept AS (
      INSERT INTO deadline_events AS e (owner_id, kind, subject_id, says, changed_at)
      SELECT ${ownerId}::int, kind, id, says, ${now}::timestamptz FROM said
      ON CONFLICT (owner_id, kind, subject_id) DO UPDATE
         SET sequence = e.sequence + (e.says <> excluded.says)::int, says = excluded.says,
             changed_at = CASE WHEN e.says <> excluded.says THEN excluded.changed_at ELSE e.changed_at END
      RETURNING kind, subject_id, sequence, changed_at)
    SELECT kind, subject_id AS id, sequence, changed_at AS "changedAt" FROM kept`.execute(db)
  return new Map(rows.map(({ kind, id, ...row }) => [`${kind}-${id}`, row]))
}
