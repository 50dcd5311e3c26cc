import { sql } from 'kysely'
import { type Language, languageOf } from '../../kernel/language.ts'
import type { Database } from '../../server/database/database.ts'

/** Who invites, and the language they speak. */
export async function findHost(db: Database, ownerId: number): Promise<{ name: string; language: Language }> {
  const { rows } = await sql<{ name: string; languageName: string }>`
    SELECT name || ' ' || lastname AS name, language_name AS "languageName" FROM owners
     WHERE id = ${ownerId}`.execute(db)
  const [host] = rows
  if (!host) throw new Error('The owner of a visit is gone')
  return { name: host.name, language: languageOf(host.languageName) }
}
