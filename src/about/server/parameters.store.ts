import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'

interface Parameter {
  id: number
  name: string
  value: Record<string, number | string>
}

/** A figure that the club sets, or none of that number. */
export async function findParameter(db: Database, id: number): Promise<Parameter | undefined> {
  const { rows } = await sql<Parameter>`
    SELECT id, name, value FROM generic_parameters WHERE id = ${id}`.execute(db)
  return rows[0]
}
