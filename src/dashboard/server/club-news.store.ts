import { sql } from 'kysely'
import type { MonthFigures } from '../../finance/performance.ts'
import { performanceMonths } from '../../finance/server/profit/performance.store.ts'
import type { Day } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import { clubDay } from '../../membership/server/club-day.store.ts'
import { photoAlt } from '../../photos/server/photos.store.ts'
import type { Database } from '../../server/database/database.ts'
import { fixedStatement } from '../../server/database/fixed-statement.ts'
import type { CacheVersion } from '../../server/kept.ts'
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

/** What is the same for every owner: the newest newsletters, and each hotel's months with the day it is there. */
export async function readClubNews(
  db: Database,
  language: Language,
  now: Date,
): Promise<{ news: Newsletter[]; hotels: { id: number; today: Day; months: MonthFigures[] }[] }> {
  const today = sql`(${now}::timestamptz AT TIME ZONE h.zone)::date`
  const { rows } = await sql<{
    news: Newsletter[]
    hotels: { id: number; today: Day; months: MonthFigures[] }[]
  }>`
    SELECT ${newsletters(language, now, SHOWN)} AS news,
           coalesce((SELECT jsonb_agg(jsonb_build_object('id', h.id, 'today', ${today},
                                                         'months', ${performanceMonths(sql`h.id`, today)}))
                       FROM hotels h), '[]') AS hotels`.execute(db)
  return rows[0] ?? { news: [], hotels: [] }
}

const VERSION = fixedStatement<{ now: Date }, { version: string }>(
  ['now'],
  ({ now }) => sql`
    SELECT concat_ws(' ', v.version, (
             SELECT string_agg(((${now}::timestamptz AT TIME ZONE h.zone)::date)::text, ' ' ORDER BY h.id)
               FROM hotels h)) AS version
      FROM club_news_version v`,
)

/** The cache version of the club's news: how often it was changed, and the current day at each hotel. */
export const clubNewsVersion: CacheVersion = async (db, now) => {
  const [row] = await VERSION(db, { now })
  if (!row) throw new Error("The club's news has no version")
  return row.version
}
