import { languageOf } from '../../../kernel/language.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import {
  type ClubAccount,
  isActive,
  noteAccountChange,
  setActive,
} from '../../../membership/server/account-changes.store.ts'
import { readKnownAccount } from '../../../membership/server/accounts.store.ts'
import { MEMBERSHIP_MAILS } from '../../../membership/server/mails.ts'
import type { Database } from '../../../server/database/database.ts'
import type { SignedContext } from '../../../server/http/handle.ts'
import { accountName } from '../../../server/http/security-log.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'

/** Closes or opens an account as somebody's deed: it stands in the list of changes, and its person is told by mail. */
export async function switchActive(
  trx: Database,
  account: ClubAccount,
  { active, reason, by }: { active: boolean; reason: string; by: number },
  { now, tellSecurity, afterCommit }: SignedContext,
): Promise<Outcome<null, 'NOT_FOUND' | 'DECIDED_MEANWHILE'>> {
  if ((await isActive(trx, account)) === null) return refused('NOT_FOUND')
  if (!(await setActive(trx, account, active))) return refused('DECIDED_MEANWHILE')
  const kind = active ? 'enabled' : 'disabled'
  await noteAccountChange(trx, { account, kind, by, reason }, now)
  const { name, email, languageName } = await readKnownAccount(trx, account)
  const told = active ? 'account-opened' : 'account-closed'
  const mail = {
    kind: told,
    recipient: email,
    language: languageOf(languageName),
    content: { name },
  } as const
  await enqueue(trx, MEMBERSHIP_MAILS, mail, now)
  afterCommit(wakeJobs)
  tellSecurity(active ? 'account-enabled' : 'account-disabled', { of: accountName(account) })
  return done(null)
}
