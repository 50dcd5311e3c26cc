import { languageOf } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Context } from '../../../server/http/handle.ts'
import { accountName } from '../../../server/http/security-log.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { noteAccess } from '../access/access.store.ts'
import { cameOf } from '../access/came.ts'
import type { KnownAccount } from '../accounts.store.ts'
import { KEY_MAILS } from './mails.ts'

/** What changed of the keys of an account. */
export interface KeyNews {
  kind: 'factor-on' | 'factor-off' | 'codes-renewed' | 'code-used' | 'passkey-added' | 'passkey-removed'
  /** What its person calls the passkey. */
  passkey?: string
}

/** Tells of a changed key: the account's person by mail, at once and always; the owner's list of who came; the log. */
export async function tellByMail(
  db: Database,
  account: KnownAccount,
  { kind, ...more }: KeyNews,
  {
    now,
    caller,
    afterCommit,
    tellSecurity,
  }: Pick<Context, 'now' | 'caller' | 'afterCommit' | 'tellSecurity'>,
): Promise<void> {
  const mail = {
    kind,
    recipient: account.email,
    language: languageOf(account.languageName),
    content: { name: account.name, ...more },
  }
  await enqueue(db, KEY_MAILS, mail, now)
  afterCommit(wakeJobs)
  if (account.kind === 'owner') await noteAccess(db, { ownerId: account.id, kind, came: cameOf(caller) }, now)
  tellSecurity('factor-changed', { account: accountName(account), reason: kind })
}
