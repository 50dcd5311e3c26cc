import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Asks the database for nothing; an exception says why it does not answer. */
export async function reach(db: Database): Promise<void> {
  await sql`SELECT 1`.execute(db)
}
