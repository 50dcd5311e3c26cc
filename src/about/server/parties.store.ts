import { sql } from 'kysely'
import { type Language, languageOf } from '../../kernel/language.ts'
import type { Database } from '../../server/database/database.ts'

/** An owner as the people of the club get to know them. */
export interface WritingOwner {
  id: number
  name: string
  lastname: string
  email: string
  phone: string | null
  language: Language
}

/**
 * Reads an owner and holds them until the transaction ends: two requests of one owner follow each other, so that
 * what is counted stays so.
 */
export async function holdOwner(trx: Database, id: number): Promise<WritingOwner> {
  const { rows } = await sql<Omit<WritingOwner, 'language'> & { languageName: string }>`
    SELECT id, name, lastname, email, phone, language_name AS "languageName"
      FROM owners WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx)
  const [owner] = rows
  if (!owner) throw new Error(`The owner ${id} vanished`)
  const { languageName, ...rest } = owner
  return { ...rest, language: languageOf(languageName) }
}
