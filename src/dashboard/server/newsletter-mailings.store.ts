import { sql } from 'kysely'
import { type Language, languageOf } from '../../kernel/language.ts'
import { clubDay, clubTime } from '../../membership/server/club-day.store.ts'
import type { Database } from '../../server/database/database.ts'

/** Who gets newsletters by mail: owners who want them and can read them in the portal. */
const readers = sql`
  owners o WHERE o.wants_newsletter AND o.password_hash IS NOT NULL
             AND EXISTS (SELECT FROM held_contracts c WHERE c.owner_id = o.id)`

/** How many get a newsletter by mail, as an expression of a statement. */
export const readersByMail = sql<number>`(SELECT count(*)::int FROM ${readers})`

/** How many get newsletters by mail in each language, and how many owners who could read them asked for none. */
export async function countByLanguage(db: Database): Promise<Record<Language | 'off', number>> {
  const { rows } = await sql<{ language: string; wants: boolean; owners: number }>`
    SELECT o.language_name AS language, o.wants_newsletter AS wants, count(*)::int AS owners
      FROM owners o WHERE o.password_hash IS NOT NULL AND EXISTS (SELECT FROM held_contracts c WHERE c.owner_id = o.id)
     GROUP BY 1, 2`.execute(db)
  const counted = { en: 0, es: 0, off: 0 }
  for (const { language, wants, owners } of rows) counted[wants ? languageOf(language) : 'off'] += owners
  return counted
}

/** How many get an edition by mail once its hour has come; null when that was settled before, or it has no mail. */
export async function countReaders(db: Database, edition: number): Promise<number | null> {
  const { rows } = await sql<{ readers: number }>`
    SELECT ${readersByMail} AS readers
     WHERE NOT EXISTS (SELECT FROM newsletter_mailings WHERE edition = ${edition})
       AND NOT EXISTS (SELECT FROM newsletter_plans WHERE edition = ${edition} AND NOT by_mail)`.execute(db)
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
       AND NOT EXISTS (SELECT FROM newsletter_plans l
                        WHERE l.edition = n.edition AND (NOT l.by_mail OR n.published + l.leaves_at > ${clubTime(now)}))
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
       AND NOT EXISTS (SELECT FROM newsletter_plans l
                        WHERE l.edition = ${edition} AND (NOT l.by_mail OR published + l.leaves_at > ${clubTime(now)}))
     ORDER BY id FOR UPDATE`.execute(trx)
  return Object.fromEntries(rows.map(({ language, title, summary }) => [language, { title, summary }]))
}

/** Decides an edition's mail: whether there is one, and from which time of its day on (`hh:mm`). Nobody holds it but the edition's lock. */
export async function planMail(
  trx: Database,
  edition: number,
  { byMail, leavesAt }: { byMail: boolean; leavesAt: string },
): Promise<void> {
  await sql`
    INSERT INTO newsletter_plans (edition, by_mail, leaves_at) VALUES (${edition}, ${byMail}, ${leavesAt}::time)
    ON CONFLICT (edition) DO UPDATE SET by_mail = excluded.by_mail, leaves_at = excluded.leaves_at`.execute(
    trx,
  )
}

/** Forgets what was decided of an edition's mail: it leaves as its day begins. */
export async function forgetMailPlan(trx: Database, edition: number): Promise<void> {
  await sql`DELETE FROM newsletter_plans WHERE edition = ${edition}`.execute(trx)
}

/** Stops an edition's mail. False when its mails are written already. */
export async function stopMail(trx: Database, edition: number): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO newsletter_plans (edition, by_mail, leaves_at)
    SELECT ${edition}::int, false, '00:00'::time WHERE NOT EXISTS (SELECT FROM newsletter_mailings WHERE edition = ${edition}::int)
    ON CONFLICT (edition) DO UPDATE SET by_mail = false RETURNING 1`.execute(trx)
  return rows.length > 0
}

/** Notes that one of the desk has the words of an edition's newest version as a test. */
export async function noteTest(trx: Database, edition: number, adminId: number, now: Date): Promise<void> {
  await sql`
    INSERT INTO newsletter_tests (edition, admin_id, version, at)
    SELECT ${edition}, ${adminId}, coalesce(max(id), 0), ${now}
      FROM publications WHERE kind = 'newsletter' AND subject = ${edition}
    ON CONFLICT (edition, admin_id) DO UPDATE SET version = excluded.version, at = excluded.at`.execute(trx)
}

/** The address of one of the desk, and the name that a mail greets. */
export async function readTester(
  db: Database,
  adminId: number,
): Promise<{ name: string; email: string } | null> {
  const { rows } = await sql<{ name: string; email: string }>`
    SELECT name, email FROM admins WHERE id = ${adminId}`.execute(db)
  return rows[0] ?? null
}

/** The mails of an edition that were given up, at most 500, the first first. */
export async function listGivenUp(db: Database, edition: number): Promise<FailedMail[]> {
  const { rows } = await sql<FailedMail>`
    SELECT m.recipient AS "to", o.id AS "idOwner", o.name || ' ' || o.lastname AS owner, m.given_up_at AS at, m.last_error AS error
      FROM outbox m LEFT JOIN owners o ON o.email = m.recipient
     WHERE m.kind = 'newsletter' AND m.sent_at IS NULL AND m.given_up_at IS NOT NULL AND m.content ->> 'edition' = ${String(edition)}
     ORDER BY m.id LIMIT 500`.execute(db)
  return rows
}

interface FailedMail {
  to: string
  idOwner: number | null
  owner: string | null
  at: string
  error: string | null
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
