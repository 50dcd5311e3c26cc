import { sql } from 'kysely'
import type { MonthFigures } from '../../finance/performance.ts'
import { performanceMonths } from '../../finance/server/performance.store.ts'
import type { Day } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import { clubDay } from '../../membership/server/club-day.store.ts'
import type { Database } from '../../server/database.ts'
import { photoAlt } from '../../server/photos.store.ts'
import type { Newsletter } from '../dashboard.endpoints.ts'

/** How many newsletters the dashboard shows. */
const SHOWN = 3

const newsletters = (language: Language, now: Date, limit: number) => sql<Newsletter[]>`(
  SELECT coalesce(jsonb_agg(n ORDER BY n.day DESC, n.id DESC), '[]') FROM (
    SELECT id, title, summary AS blurb, body, picture AS cover, ${photoAlt(sql`photo`, language)} AS "coverAlt", published AS day,
           status
      FROM newsletters
     WHERE language = ${language} AND status AND for_owners AND published <= ${clubDay(now)}
     ORDER BY published DESC, id DESC LIMIT ${limit}) n)`

/**
 * The newsletters of a language, the newest first: only those with status true (spec, section 3) whose day has come.
 * At most 100.
 */
export async function listNewslettersIn(db: Database, language: Language, now: Date): Promise<Newsletter[]> {
  const { rows } = await sql<{ news: Newsletter[] }>`
    SELECT ${newsletters(language, now, 100)} AS news`.execute(db)
  return rows[0]?.news ?? []
}

/** What is the same for every owner of a hotel: the newest newsletters and the hotel's months, in one statement. */
export async function readClubNews(
  db: Database,
  asked: { hotelId: number; language: Language; today: Day; now: Date },
): Promise<{ news: Newsletter[]; months: MonthFigures[] }> {
  const { rows } = await sql<{ news: Newsletter[]; months: MonthFigures[] }>`
    SELECT ${newsletters(asked.language, asked.now, SHOWN)} AS news,
           ${performanceMonths(asked.hotelId, asked.today)} AS months`.execute(db)
  return rows[0] ?? { news: [], months: [] }
}
