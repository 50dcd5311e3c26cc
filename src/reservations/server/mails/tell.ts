import type { SignedContext } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { type StayNews, tellOfStay } from './tell-of-stay.store.ts'

/**
 * Tells the owner of a stay what a deed has done to it: the mail is written together with the commit, when all that the deed
 * writes is written, and names the admin who did it for them.
 */
export function tell(
  { now, caller, config, withCommit, afterCommit }: SignedContext,
  news: Omit<StayNews, 'publicUrl' | 'adminId'>,
): void {
  const { publicUrl } = config
  const { adminId } = caller.session
  withCommit((trx) => tellOfStay(trx, { ...news, publicUrl, adminId }, now))
  afterCommit(wakeJobs)
}
