import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'

/** The token of an owner's calendar address; null while there is none. */
export async function readFeedToken(db: Database, ownerId: number): Promise<string | null> {
  const { rows } = await sql<{ token: string }>`
    SELECT token FROM calendar_feeds WHERE owner_id = ${ownerId}`.execute(db)
  return rows[0]?.token ?? null
}

/** Gives an owner's calendar an address, its first or a new one in the old one's place. */
export async function saveFeedToken(trx: Database, ownerId: number, token: string, now: Date): Promise<void> {
  await sql`
    INSERT INTO calendar_feeds (owner_id, token, created_at, renewed_at)
    VALUES (${ownerId}, ${token}, ${now}, ${now})
    ON CONFLICT (owner_id) DO UPDATE SET token = excluded.token, renewed_at = excluded.renewed_at`.execute(
    trx,
  )
}

/** Whose calendar answers at a token; null when nobody's does. */
export async function findFeed(
  db: Database,
  token: string,
): Promise<{ ownerId: number; languageName: string } | null> {
  const { rows } = await sql<{ ownerId: number; languageName: string }>`
    SELECT o.id AS "ownerId", o.language_name AS "languageName"
      FROM calendar_feeds f JOIN owners o ON o.id = f.owner_id
     WHERE f.token = ${token} AND o.active`.execute(db)
  return rows[0] ?? null
}
