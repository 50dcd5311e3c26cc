import { sql } from 'kysely'
import type { Language } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'

/** Nights that owners looked for in vain: of which kind of residence, for an arrival in which month, how many nights, and how often. */
interface VainNights {
  resort: string
  month: number
  category: string
  nights: number
  times: number
}

/**
 * What was looked for in vain for arrivals of a year. A month in which a kind of residence was looked for once only may be anybody's own wish, and
 * is left out.
 */
export async function readVainNights(db: Database, year: number, language: Language): Promise<VainNights[]> {
  const { rows } = await sql<VainNights>`
    SELECT resort, month, category, nights, times FROM (
      SELECT h.name AS resort, extract(month FROM v.month)::int AS month, r.name->>${language}::text AS category, v.nights, v.times,
             sum(v.times) OVER (PARTITION BY v.month, v.category_id) AS all_times, h.id AS hotel_id, r.id AS category_id
        FROM vain_nights v JOIN hotels h ON h.id = v.hotel_id JOIN room_categories r ON r.id = v.category_id
       WHERE v.month >= make_date(${year}, 1, 1) AND v.month < make_date(${year}::int + 1, 1, 1)) counted
     WHERE all_times > 1
     ORDER BY alphabetical(resort), hotel_id, month, all_times DESC, category_id, nights`.execute(db)
  return rows
}
