import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { Synonym } from '../../search/synonyms.endpoints.ts'

/** The synonyms, each with who wrote it. */
export async function readSynonyms(db: Database): Promise<Omit<Synonym, 'finds'>[]> {
  const { rows } = await sql<Omit<Synonym, 'finds'>>`
    SELECT s.id, s.word, s.means, a.name || ' ' || a.lastname AS by
      FROM search_synonyms s LEFT JOIN admins a ON a.id = s.written_by_admin_id
     ORDER BY s.word, s.means`.execute(db)
  return rows
}

/** Writes a synonym; null where it is there already. */
export async function insertSynonym(
  trx: Database,
  { word, means }: { word: string; means: string },
  adminId: number | null,
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO search_synonyms (word, means, written_by_admin_id, written_at)
    VALUES (${word}, ${means}, ${adminId}::int, ${now}::timestamptz)
    ON CONFLICT (word, means) DO NOTHING RETURNING id`.execute(trx)
  return rows[0]?.id ?? null
}

/** Takes one away; false where there is none of that number. */
export async function deleteSynonym(trx: Database, id: number): Promise<boolean> {
  const { rows } = await sql`DELETE FROM search_synonyms WHERE id = ${id} RETURNING 1`.execute(trx)
  return rows.length > 0
}
