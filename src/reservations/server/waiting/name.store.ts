import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'

/** An owner's name, as the stay's first guest has it. */
export async function readNameOf(db: Database, ownerId: number): Promise<{ name: string; lastname: string }> {
  const { rows } = await sql<{ name: string; lastname: string }>`
    SELECT name, lastname FROM owners WHERE id = ${ownerId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`There is no owner ${ownerId}`)
  return row
}
