import { actorOf } from '../../../server/http/caller.ts'
import type { SignedContext } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { type StayNews, tellOfStay } from './tell-of-stay.store.ts'

/**
 * Queues the mail to the owner of a stay about what a deed has changed: written with the commit, after all other writes
 * of the deed, and naming who acted for the owner: an admin, or somebody whom they trust.
 */
export function tellOwner(
  { now, caller, config, withCommit, afterCommit }: SignedContext,
  news: Omit<StayNews, 'publicUrl' | 'adminId' | 'trustId'>,
): void {
  const { publicUrl } = config
  const { adminId, trustId } = actorOf(caller.session)
  withCommit((trx) => tellOfStay(trx, { ...news, publicUrl, adminId, trustId }, now))
  afterCommit(wakeJobs)
}
