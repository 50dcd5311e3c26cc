import type { Database } from '../database/database.ts'
import type { WaitingMail } from '../jobs/outbox.store.ts'
import type { MailTemplate } from './template.ts'

/** A mail as it is when it goes out; null where it does not. */
export type Freshen = (db: Database, mail: WaitingMail, now: Date) => Promise<WaitingMail | null>

/** Reads again what a mail's template says is to be read again; any other mail is as it was written. */
export function freshenBy(templates: Readonly<Record<string, MailTemplate>>): Freshen {
  return async (db, mail, now) => {
    const { fresh } = templates[mail.kind] ?? {}
    if (!fresh) return mail
    const content = await fresh(db, mail.content, now)
    return content && { ...mail, content }
  }
}
