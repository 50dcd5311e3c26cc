import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whose newsletters an address stops. */
export interface Stopper {
  ownerId: number
  languageName: string
  wants: boolean
}

/** Finds the owner of a key; null where it is nobody's. */
export async function findStopper(db: Database, key: string): Promise<Stopper | null> {
  if (!UUID.test(key)) return null
  const { rows } = await sql<Stopper>`
    SELECT id AS "ownerId", language_name AS "languageName", wants_newsletter AS wants
      FROM owners WHERE newsletter_key = ${key}`.execute(db)
  return rows[0] ?? null
}

/** Notes whether an owner wants newsletters by mail. */
export async function saveMailWish(db: Database, ownerId: number, wants: boolean): Promise<void> {
  await sql`UPDATE owners SET wants_newsletter = ${wants} WHERE id = ${ownerId}`.execute(db)
}
