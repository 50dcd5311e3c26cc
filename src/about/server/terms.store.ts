import { sql } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import type { Database } from '../../server/database/database.ts'
import type { Terms } from '../about.endpoints.ts'

/** The terms of a matter that hold on a day, or none. */
export async function findTerms(
  db: Database,
  wanted: { term: string; language: string },
  day: Day,
): Promise<Terms | undefined> {
  const { rows } = await sql<Terms>`
    SELECT term, language, valid_from AS "validFrom", title, body
      FROM terms
     WHERE term = ${wanted.term} AND language = ${wanted.language} AND valid_from <= ${day}
     ORDER BY valid_from DESC
     LIMIT 1`.execute(db)
  return rows[0]
}
