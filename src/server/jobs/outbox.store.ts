import { sql } from 'kysely'
import type { Language } from '../../kernel/language.ts'
import type { Database } from '../database/database.ts'
import { fixedStatement } from '../database/fixed-statement.ts'
import { onlyRow } from '../database/only-row.ts'
import type { Urgency } from '../mail/urgency.ts'

/** A mail to be sent: which one, to whom, and the figures that its words name. */
export interface NewMail<Kind extends string = string> {
  kind: Kind
  recipient: string
  language: Language
  /** Plain values by name. `link` is where the mail's button leads, `stop` its way out; both are forgotten once it is sent. */
  content: Record<string, string | number>
}

/** A mail that a worker has claimed. */
export interface WaitingMail extends NewMail {
  id: number
  createdAt: Date
  /** How often it was tried, this time included. */
  attempts: number
  /** The code by which anybody can ask whether the mail is the club's; none of a mail that the version before queued. */
  code: string | null
}

/** The mails of a slice: what is enqueued is one of them, and goes out as soon as its template says. */
type Mails<Kind extends string> = Readonly<Record<Kind, { urgency: Urgency }>>

type Enqueued = Omit<NewMail, 'content'> & { content: string; urgency: Urgency; now: Date }

const ENQUEUE = fixedStatement<Enqueued, never>(
  ['kind', 'recipient', 'language', 'content', 'urgency', 'now'],
  ({ kind, recipient, language, content, urgency, now }) => sql`
    INSERT INTO outbox (kind, recipient, language, content, urgency, created_at, next_try_at)
    VALUES (${kind}, ${recipient}, ${language}, ${content}::jsonb, ${urgency}::integer, ${now}, ${now})`,
)

/** Puts a mail in the outbox, in the transaction that causes it: both happen, or neither. */
export async function enqueue<Kind extends string>(
  trx: Database,
  mails: Mails<Kind>,
  mail: NewMail<NoInfer<Kind>>,
  now: Date,
): Promise<void> {
  const { urgency } = mails[mail.kind]
  await ENQUEUE(trx, { ...mail, content: JSON.stringify(mail.content), urgency, now })
}

/** Puts many mails in the outbox with one statement. */
export async function enqueueAll<Kind extends string>(
  trx: Database,
  mails: Mails<Kind>,
  news: readonly NewMail<NoInfer<Kind>>[],
  now: Date,
): Promise<void> {
  const rows = news.map((mail) => ({ ...mail, urgency: mails[mail.kind].urgency }))
  await sql`
    INSERT INTO outbox (kind, recipient, language, content, urgency, created_at, next_try_at)
    SELECT kind, recipient, language, content, urgency, ${now}::timestamptz, ${now}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS m(kind text, recipient text, language text, content jsonb, urgency integer)`.execute(trx)
}

interface OutboxRow {
  id: number
  kind: string
  recipient: string
  language: Language
  content: NewMail['content']
  created_at: Date
  attempts: number
  code: string | null
}

/**
 * Claims the most urgent mail up to a class, the oldest first; null where there is none. The claim is committed at
 * once, so that no transaction is open while the mail is sent. It expires at `retryAt`: should this worker die, another
 * one takes the mail then.
 */
export async function claimMail(
  db: Database,
  { now, retryAt, upTo }: { now: Date; retryAt: Date; upTo: Urgency },
): Promise<WaitingMail | null> {
  const { rows } = await sql<OutboxRow>`
    UPDATE outbox SET attempts = attempts + 1, next_try_at = ${retryAt}
     WHERE id = (SELECT id FROM outbox
                  WHERE sent_at IS NULL AND given_up_at IS NULL AND next_try_at <= ${now} AND urgency <= ${upTo}
                  ORDER BY urgency, next_try_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, recipient, language, content, created_at, attempts, code`.execute(db)
  const row = rows[0]
  return row ? { ...row, createdAt: row.created_at } : null
}

/** Marks a mail as sent and deletes its link, which may open an account. */
export async function markSent(db: Database, id: number, now: Date): Promise<void> {
  await sql`
    UPDATE outbox SET sent_at = ${now}, last_error = NULL, content = content - 'link' - 'stop' WHERE id = ${id}`.execute(
    db,
  )
}

/** Records a failure and the next try; null gives the mail up. */
export async function markFailed(
  db: Database,
  id: number,
  failure: { error: string; nextTryAt: Date | null; now: Date },
): Promise<void> {
  const { error, nextTryAt, now } = failure
  if (nextTryAt) {
    await sql`
      UPDATE outbox SET next_try_at = ${nextTryAt}, last_error = ${error} WHERE id = ${id}`.execute(db)
  } else {
    await sql`
      UPDATE outbox SET given_up_at = ${now}, last_error = ${error}, content = content - 'link' - 'stop'
       WHERE id = ${id}`.execute(db)
  }
}

/** Removes a mail that has nothing to say any more before it goes out. */
export async function removeMail(db: Database, id: number): Promise<void> {
  await sql`DELETE FROM outbox WHERE id = ${id} AND sent_at IS NULL`.execute(db)
}

/**
 * Resets `next_try_at` values further ahead than the longest pause, after the clock was set back. `first`, `longest`
 * and `claim` are milliseconds; a pause doubles with each try. Answers how many there were.
 */
export async function reviveMails(
  db: Database,
  now: Date,
  { first, longest, claim }: { first: number; longest: number; claim: number },
): Promise<number> {
  const { rows } = await sql`
    UPDATE outbox SET next_try_at = ${now}
     WHERE sent_at IS NULL AND given_up_at IS NULL AND next_try_at > ${now}::timestamptz + interval '1 ms' * (${claim}::int
           + least(${first}::int * power(2, least(greatest(attempts, 1), 30) - 1), ${longest}::int))
    RETURNING id`.execute(db)
  return rows.length
}

/** How many mails wait, and since when the oldest does. */
export async function countWaitingMails(db: Database): Promise<{ waiting: number; oldest: Date | null }> {
  const { rows } = await sql<{ waiting: number; oldest: Date | null }>`
    SELECT count(*)::int AS waiting, min(created_at) AS oldest FROM outbox
     WHERE sent_at IS NULL AND given_up_at IS NULL`.execute(db)
  return onlyRow(rows)
}

/** Whether a mail has been due since before a moment, and nobody has tried it. */
export async function isMailLate(db: Database, before: Date): Promise<boolean> {
  const { rows } = await sql<{ late: boolean }>`
    SELECT EXISTS (SELECT FROM outbox WHERE sent_at IS NULL AND given_up_at IS NULL AND next_try_at < ${before}) AS late`.execute(
    db,
  )
  return onlyRow(rows).late
}

/** Removes mails that are long out. What was given up stays, for someone to look at. */
export async function removeSentMails(db: Database, before: Date): Promise<void> {
  await sql`DELETE FROM outbox WHERE sent_at < ${before}`.execute(db)
}
