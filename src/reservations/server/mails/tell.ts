import type { SignedContext } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { type StayNews, tellOfStay } from './tell-of-stay.store.ts'

/**
 * Queues the mail to the owner of a stay about what a deed has changed: written with the commit, after all other writes
 * of the deed, and naming the admin who acted for the owner.
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
