import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'

/** Words that found nothing among things to do in a year, and how often. */
interface VainSearch {
  words: string
  times: number
  months: number
  lastMonth: number
}

const MOST_ROWS = 500

/** What was searched for in vain in a year, the most often first. What was sought once only may be anybody's own words, and is left out. */
export async function readVainSearches(db: Database, year: number): Promise<VainSearch[]> {
  const { rows } = await sql<VainSearch>`
    SELECT words, sum(times)::int AS times, count(*)::int AS months, extract(month FROM max(month))::int AS "lastMonth"
      FROM vain_searches WHERE month >= make_date(${year}, 1, 1) AND month < make_date(${year}::int + 1, 1, 1)
     GROUP BY words HAVING sum(times) > 1 ORDER BY sum(times) DESC, words LIMIT ${MOST_ROWS}`.execute(db)
  return rows
}
