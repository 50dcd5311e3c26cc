import { sql } from 'kysely'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'

/** The motives for cancelling through a channel, in the club's order. */
export async function listMotives(db: Database, channel: number): Promise<{ id: number; name: Bilingual }[]> {
  const { rows } = await sql<{ id: number; name: Bilingual }>`
    SELECT id, name FROM cancel_motives WHERE channel = ${channel} ORDER BY position, id`.execute(db)
  return rows
}

/** Whether a channel has a motive of that number. */
export async function hasMotive(db: Database, id: number, channel: number): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM cancel_motives WHERE id = ${id} AND channel = ${channel}`.execute(
    db,
  )
  return rows.length > 0
}
