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

/** How many owners at least have searched for what is listed: what one alone writes there may be about anybody. */
const FEWEST_OWNERS = 3

/** What was searched for in vain in a year, the most often first, once an owner in a month. What fewer than three have sought is left out. */
export async function readVainSearches(db: Database, year: number): Promise<VainSearch[]> {
  const { rows } = await sql<VainSearch>`
    SELECT words, sum(times)::int AS times, count(*)::int AS months, extract(month FROM max(month))::int AS "lastMonth"
      FROM vain_searches WHERE month >= make_date(${year}, 1, 1) AND month < make_date(${year}::int + 1, 1, 1)
     GROUP BY words HAVING bit_count(bit_or(marks)) >= ${FEWEST_OWNERS} ORDER BY sum(times) DESC, words LIMIT ${MOST_ROWS}`.execute(
    db,
  )
  return rows
}
