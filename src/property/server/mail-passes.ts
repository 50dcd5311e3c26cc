import type { Language } from '../../kernel/language.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { SignedContext } from '../../server/http/handle.ts'
import { enqueue } from '../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../server/jobs/wake-jobs.ts'
import { wallOf } from '../access.ts'
import { timesOf, type VisitRow } from './access.store.ts'
import { findHost } from './hosts.store.ts'
import { PROPERTY_MAILS } from './mails.ts'
import { passKey } from './pass-key.store.ts'
import { passesOf } from './passes.store.ts'
import { linksOf } from './sign-pass.ts'

/**
 * Puts a pass in the outbox for each of these guests who has an email and whose pass opens, in the language that was
 * chosen, else the owner's. Answers how many.
 */
export async function mailPasses(
  { db, now, caller, config, afterCommit }: SignedContext,
  access: VisitRow,
  positions: readonly number[],
  chosen: Language | undefined,
): Promise<number> {
  const reachable = positions.filter((position) => access.guests[position - 1]?.email)
  if (reachable.length === 0) return 0
  const host = await findHost(db, ownerOf(caller.session))
  const key = await passKey(db, now)
  let mailed = 0
  for (const { position, revokedWhy, ...pass } of await passesOf(db, access.id)) {
    const guest = position === null ? undefined : access.guests[position - 1]
    const { code } = pass
    if (!position || !reachable.includes(position) || revokedWhy || code === null || !guest?.email) continue
    const mail = {
      kind: 'visitor-pass' as const,
      recipient: guest.email,
      language: chosen ?? host.language,
      content: {
        name: guest.name,
        host: host.name,
        resort: access.resort,
        residence: access.residence,
        ...wallOf(timesOf(access)),
        // It carries the digits too, and is forgotten once the mail is out.
        link: linksOf(config.publicUrl, key, access, { ...pass, code }).link,
      },
    }
    await enqueue(db, PROPERTY_MAILS, mail, now)
    mailed++
  }
  if (mailed > 0) afterCommit(wakeJobs)
  return mailed
}
