import { sql } from 'kysely'
import type { Language } from '../../kernel/language.ts'
import { clubDay } from '../../membership/server/club-day.store.ts'
import type { Database } from '../../server/database/database.ts'

/** Who gets newsletters by mail: owners who want them and can read them in the portal. */
const readers = sql`
  owners o WHERE o.wants_newsletter AND o.password_hash IS NOT NULL
             AND EXISTS (SELECT FROM held_contracts c WHERE c.owner_id = o.id)`

/** How many get a newsletter by mail, as an expression of a statement. */
export const readersByMail = sql<number>`(SELECT count(*)::int FROM ${readers})`

/** How many get an edition by mail once its day has come; null when that was settled before. */
export async function countReaders(db: Database, edition: number): Promise<number | null> {
  const { rows } = await sql<{ readers: number }>`
    SELECT ${readersByMail} AS readers
     WHERE NOT EXISTS (SELECT FROM newsletter_mailings WHERE edition = ${edition})`.execute(db)
  return rows[0]?.readers ?? null
}

/**
 * The editions that owners see and of which no mail is settled. `isNews` is false for what was brought in with a day
 * before yesterday: owners knew it before they had this portal. What the desk published is news, whatever its day.
 */
export async function findUnmailed(db: Database, now: Date): Promise<{ edition: number; isNews: boolean }[]> {
  const { rows } = await sql<{ edition: number; isNews: boolean }>`
    SELECT n.edition,
           max(n.published) >= ${clubDay(now)} - 1
             OR EXISTS (SELECT FROM publications p
                         WHERE p.kind = 'newsletter' AND p.subject = n.edition AND p.deed = 'published') AS "isNews"
      FROM newsletters n
     WHERE n.status AND n.for_owners AND n.published <= ${clubDay(now)}
       AND NOT EXISTS (SELECT FROM newsletter_mailings m WHERE m.edition = n.edition)
     GROUP BY n.edition ORDER BY n.edition`.execute(db)
  return rows
}

/** What a mail tells of an edition, in one language. */
interface Told {
  title: string
  summary: string
}

/**
 * What owners see of an edition, by language; nobody withdraws or changes it before the transaction ends. Empty when
 * they see it no more.
 */
export async function holdEdition(
  trx: Database,
  edition: number,
  now: Date,
): Promise<Partial<Record<Language, Told>>> {
  const { rows } = await sql<Told & { language: Language }>`
    SELECT language, title, summary FROM newsletters
     WHERE edition = ${edition} AND status AND for_owners AND published <= ${clubDay(now)}
     ORDER BY id FOR UPDATE`.execute(trx)
  return Object.fromEntries(rows.map(({ language, title, summary }) => [language, { title, summary }]))
}

export interface Reader {
  name: string
  email: string
  languageName: string
  /** Opens the page that stops the mails. */
  key: string
}

/** The owners who get newsletters by mail. */
export async function listReaders(trx: Database): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    SELECT o.name, o.email, o.language_name AS "languageName", o.newsletter_key AS key FROM ${readers} ORDER BY o.id`.execute(
    trx,
  )
  return rows
}

/** Settles an edition's mails. False when another process did: it waits for that one's end. */
export async function noteMailing(
  trx: Database,
  edition: number,
  owners: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO newsletter_mailings (edition, owners, at) VALUES (${edition}, ${owners}, ${now})
    ON CONFLICT (edition) DO NOTHING RETURNING edition`.execute(trx)
  return rows.length > 0
}
