import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import { type Bilingual, LANGUAGES, type Language } from '../../kernel/language.ts'
import { clubDay, clubZone } from '../../membership/server/club-day.store.ts'
import { photoTextsOf } from '../../photos/server/photos.store.ts'
import type { Database } from '../../server/database/database.ts'
import { lastChange } from '../../server/publications.store.ts'
import type { NewsletterFacts } from '../newsletter.ts'
import type { Edition, Letter } from '../publish.endpoints.ts'
import { readersByMail } from './newsletter-mailings.store.ts'

/** How many editions the desk sees. */
const SHOWN = 500

interface EditionList {
  editions: Omit<Edition, 'state'>[]
  today: Day
  zone: string
  byMail: number
}

/**
 * The editions for owners, newest first, the club's day and how many get newsletters by mail. An edition that was
 * brought in with one language has empty texts in the other; one of which a language is out is out.
 */
export async function listAllEditions(db: Database, adminId: number | null, now: Date): Promise<EditionList> {
  const both = (column: string): RawBuilder<unknown> => {
    const text = (language: string) =>
      sql`coalesce(max(${sql.ref(column)}) FILTER (WHERE language = ${sql.lit(language)}), '')`
    return sql`jsonb_build_object('en', ${text('en')}, 'es', ${text('es')})`
  }
  const { rows } = await sql<EditionList>`
    SELECT ${clubDay(now)}::text AS today, ${clubZone} AS zone, ${readersByMail} AS "byMail", coalesce((
      SELECT jsonb_agg(e ORDER BY e.day DESC, e.edition DESC) FROM (
        SELECT n.*, m.owners AS mailed, m.at AS "mailedAt", coalesce(o.waiting, 0) AS waiting, coalesce(o.failed, 0) AS failed,
               coalesce(l.by_mail, true) AS "byMail", to_char(coalesce(l.leaves_at, '00:00'), 'HH24:MI') AS "leavesAt",
               (SELECT t.at FROM newsletter_tests t
                 WHERE t.edition = n.edition AND t.admin_id = ${adminId}
                   AND t.version = coalesce(
                     (SELECT max(p.id) FROM publications p WHERE p.kind = 'newsletter' AND p.subject = n.edition), 0)
               ) AS "testedAt",
               ${photoTextsOf(sql`photo_of(n.picture)`)} AS photos,
               ${lastChange('newsletter', sql`n.edition`)} AS changed FROM (
          SELECT edition, ${both('title')} AS title, ${both('summary')} AS summary, ${both('body')} AS body,
                 (array_agg(picture ORDER BY language))[1] AS picture, min(published) AS day, bool_or(status) AS status
            FROM newsletters WHERE for_owners GROUP BY edition
           ORDER BY min(published) DESC, edition DESC LIMIT ${SHOWN}) n
          LEFT JOIN newsletter_mailings m ON m.edition = n.edition
          LEFT JOIN newsletter_plans l ON l.edition = n.edition
          LEFT JOIN (SELECT (content ->> 'edition')::int AS edition, count(*) FILTER (WHERE given_up_at IS NULL)::int AS waiting,
                            count(given_up_at)::int AS failed
                       FROM outbox WHERE kind = 'newsletter' AND sent_at IS NULL AND content ? 'edition'
                      GROUP BY 1) o ON o.edition = n.edition) e), '[]') AS editions`.execute(db)
  return rows[0] ?? { editions: [], today: now.toISOString().slice(0, 10), zone: 'UTC', byMail: 0 }
}

/** An edition's facts, and nobody else changes it before the transaction ends; null when there is none. */
export async function lockEdition(trx: Database, edition: number): Promise<NewsletterFacts | null> {
  const { rows } = await sql<NewsletterFacts>`
    SELECT status, published AS day FROM newsletters WHERE edition = ${edition} AND for_owners
     ORDER BY id FOR UPDATE`.execute(trx)
  const [first] = rows
  return first ? { day: first.day, status: rows.some(({ status }) => status) } : null
}

/** The number of a new edition; of two desks that begin one, the second waits. That of a removed one is not given again. */
export async function nextEdition(trx: Database): Promise<number> {
  await sql`LOCK TABLE newsletters IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
  const { rows } = await sql<{ next: number }>`
    SELECT greatest((SELECT max(edition) FROM newsletters),
                    (SELECT max(subject) FROM publications WHERE kind = 'newsletter'), 0) + 1 AS next`.execute(
    trx,
  )
  return rows[0]?.next ?? 1
}

/** Writes both languages of an edition. */
export async function writeEdition(
  trx: Database,
  edition: number,
  { title, summary, body, picture, day, status }: Omit<Letter, 'photos'> & { status: boolean },
): Promise<void> {
  for (const language of LANGUAGES)
    await sql`
      INSERT INTO newsletters (edition, language, status, title, summary, body, picture, published)
      VALUES (${edition}, ${language}, ${status}, ${title[language]}, ${summary[language]}, ${body[language]},
              ${picture}, ${day})
      ON CONFLICT (edition, language) DO UPDATE
        SET status = excluded.status, title = excluded.title, summary = excluded.summary, body = excluded.body,
            picture = excluded.picture, published = excluded.published`.execute(trx)
}

/** Makes a published edition a draft again, in both languages. */
export async function takeBackEdition(trx: Database, edition: number): Promise<void> {
  await sql`UPDATE newsletters SET status = false WHERE edition = ${edition} AND for_owners`.execute(trx)
}

/** The texts, day and picture of an edition that is held; both languages, empty where one is not there. */
export async function readLetter(trx: Database, edition: number): Promise<HeldLetter> {
  const { rows } = await sql<{
    language: Language
    title: string
    summary: string
    body: string
    picture: string
  }>`
    SELECT language, title, summary, body, picture FROM newsletters WHERE edition = ${edition} AND for_owners ORDER BY language`.execute(
    trx,
  )
  const both = (name: 'title' | 'summary' | 'body'): Bilingual => {
    const text = (language: Language) => rows.find((row) => row.language === language)?.[name] ?? ''
    return { en: text('en'), es: text('es') }
  }
  return {
    title: both('title'),
    summary: both('summary'),
    body: both('body'),
    picture: rows[0]?.picture ?? '',
  }
}

type HeldLetter = Pick<Letter, 'title' | 'summary' | 'body' | 'picture'>

/** Publishes the draft of an edition, from a day on. */
export async function publishRows(trx: Database, edition: number, day: Day): Promise<void> {
  await sql`UPDATE newsletters SET status = true, published = ${day} WHERE edition = ${edition} AND for_owners`.execute(
    trx,
  )
}

/** Removes an edition. */
export async function deleteEdition(trx: Database, edition: number): Promise<void> {
  await sql`DELETE FROM newsletters WHERE edition = ${edition} AND for_owners`.execute(trx)
}
