import { done, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { hashOfToken, ownerOf } from '../../../server/http/caller.ts'
import type { Context, Deed } from '../../../server/http/handle.ts'
import { accountName } from '../../../server/http/security-log.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type * as calls from '../../lost-factor.endpoints.ts'
import { noteLinkOpened } from '../access/access.store.ts'
import { ALARM_LASTS_MS } from '../access/alarms.store.ts'
import { cameOf } from '../access/came.ts'
import { lockUntilReset } from '../access/devices.ts'
import { readKnownAccount } from '../accounts.store.ts'
import { countMiss } from '../sign-in/attempts.ts'
import { endLossOf, lossOfLink, spendStopLink } from './losses.store.ts'
import { tellOfLoss } from './tell-of-loss.ts'

const goneSince = (now: Date) => new Date(now.getTime() - ALARM_LASTS_MS)

/** What the link is about. */
export const readLoss: Deed<typeof calls.readLoss, Context> = async ({ body }, context) => {
  const { db, now } = context
  const loss = await lossOfLink(db, hashOfToken(body.token), { goneSince: goneSince(now) })
  if (!loss) return missed(context)
  const { ownerId, grantedAt, dueAt, isGone } = loss
  await noteLinkOpened(db, { kind: 'owner', id: ownerId }, 'loss', context)
  return done({ data: { grantedAt: grantedAt.toISOString(), goesAt: dueAt.toISOString(), isGone } })
}

/**
 * Stops it. At the same moment as the factor goes, the stop counts: before it the factor stays, and after it the account is
 * locked, with what was opened since.
 */
export const stopLoss: Deed<typeof calls.stopLoss, Context> = async ({ body }, context) => {
  const { db, now, caller, afterCommit, tellSecurity } = context
  const stopped = await inTransaction(db, async (trx) => {
    const loss = await lossOfLink(trx, hashOfToken(body.token), { goneSince: goneSince(now), hold: true })
    if (!loss) return refused('LOSS_USED_UP')
    const { ownerId } = loss
    const owner = { kind: 'owner', id: ownerId } as const
    if (loss.isGone) {
      await spendStopLink(trx, loss.id)
      await lockUntilReset(trx, await readKnownAccount(trx, owner), { since: loss.askedAt }, context)
      return done({ data: { locked: true } })
    }
    await endLossOf(trx, ownerId, 'stopped', now)
    await tellOfLoss(trx, ownerId, 'factor-lost-stopped', { now, came: cameOf(caller) })
    tellSecurity('factor-changed', { account: accountName(owner), reason: 'factor-lost-stopped' })
    return done({ data: { locked: false } })
  })
  if (!stopped.ok) return missed(context)
  afterCommit(wakeJobs)
  return stopped
}

/** The same by whoever is signed in. */
export const stopOwnLoss: Deed<typeof calls.stopOwnLoss> = async (_, context) => {
  const { db, now, caller, afterCommit, tellSecurity } = context
  const ownerId = ownerOf(caller.session)
  if ((await endLossOf(db, ownerId, 'stopped', now)) === null) return refused('LOSS_OVER')
  await tellOfLoss(db, ownerId, 'factor-lost-stopped', { now, came: cameOf(caller) })
  tellSecurity('factor-changed', {
    account: accountName({ kind: 'owner', id: ownerId }),
    reason: 'factor-lost-stopped',
  })
  afterCommit(wakeJobs)
  return done({ data: { done: true } })
}

/** The factor was used after it was said to be lost: whoever has it has not lost it. */
export async function foundAgain(
  trx: Database,
  ownerId: number,
  { now, caller, afterCommit }: Pick<Context, 'now' | 'caller' | 'afterCommit'>,
): Promise<void> {
  if ((await endLossOf(trx, ownerId, 'found', now)) === null) return
  await tellOfLoss(trx, ownerId, 'factor-lost-stopped', { now, came: cameOf(caller) })
  afterCommit(wakeJobs)
}

async function missed({ db, now, caller, tellSecurity: tell }: Context) {
  const locked = await countMiss(db, 'link', { address: caller.address, now, tell })
  return locked ?? refused('LOSS_USED_UP')
}
