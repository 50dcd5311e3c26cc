import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Who mails come from, beside the address: empty means the club's own name, and answers to that address. */
export interface MailSender {
  name: string
  replyTo: string
}

/** What holds where nobody named a sender. */
export const HOUSE_SENDER: MailSender = { name: '', replyTo: '' }

/** Who mails come from, as a manager said it last. */
export async function readMailSender(db: Database): Promise<MailSender> {
  const { rows } = await sql<MailSender>`SELECT name, reply_to AS "replyTo" FROM mail_sender`.execute(db)
  return rows[0] ?? HOUSE_SENDER
}

/** Names who mails come from, from the next one on. */
export async function writeMailSender(trx: Database, { name, replyTo }: MailSender): Promise<void> {
  await sql`
    INSERT INTO mail_sender (name, reply_to) VALUES (${name}, ${replyTo})
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, reply_to = excluded.reply_to`.execute(trx)
}
