import type { CommonRefusal } from '../../../kernel/endpoint.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { mayRepair, type RepairDeed, repairStanding } from '../../repairs/repair.ts'
import { type LockedRepair, lockRepair } from './job.store.ts'

interface Seen {
  requestId: number
  /** The change of the job that one saw; 0 before it is one. */
  sequence: number
  /** Whose it has to be; null for the desk. */
  ownerId: number | null
}

type NotSo = Extract<CommonRefusal, 'NOT_FOUND'> | 'DECIDED_MEANWHILE' | 'REPAIR_ELSEWHERE'

/**
 * Locks a repair that a deed is to be done to. Refused with DECIDED_MEANWHILE where somebody changed it since it was read, and
 * with REPAIR_ELSEWHERE where the rules know no such way from where it stands.
 */
export async function seenRepair(
  trx: Database,
  seen: Seen,
  deed: RepairDeed,
  now: Date,
): Promise<Outcome<LockedRepair, NotSo>> {
  const repair = await lockRepair(trx, seen, now)
  if (!repair) return refused('NOT_FOUND')
  if ((repair.job?.sequence ?? 0) !== seen.sequence) return refused('DECIDED_MEANWHILE')
  const isClosed = repair.status === 'resolved' || repair.status === 'cancelled'
  if (isClosed || !mayRepair(repairStanding(repair.job), deed)) return refused('REPAIR_ELSEWHERE')
  return done(repair)
}
