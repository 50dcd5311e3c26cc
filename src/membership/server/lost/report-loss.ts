import { done, refused } from '../../../kernel/outcome.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { hashOfToken } from '../../../server/http/caller.ts'
import type { Context, Deed } from '../../../server/http/handle.ts'
import { accountName } from '../../../server/http/security-log.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type { reportLostFactor as call } from '../../lost-factor.endpoints.ts'
import { cameOf } from '../access/came.ts'
import { accountOfStep } from '../factor/steps.store.ts'
import { countMiss } from '../sign-in/attempts.ts'
import { insertLoss } from './losses.store.ts'
import { tellOfLoss } from './tell-of-loss.ts'

/**
 * “I lost it”, at the second step. The answer is the same however often it is said, and where the club waits with another
 * request; the owner is told of the first. One of the club's people asks whoever runs the portal; whom an owner trusts asks
 * that owner for a new invitation.
 */
export const reportLostFactor: Deed<typeof call, Context> = async ({ body }, context) => {
  const { db, now, caller, tellSecurity: tell, afterCommit } = context
  const account = await accountOfStep(db, hashOfToken(body.step), now)
  if (!account) {
    const locked = await countMiss(db, 'link', { address: caller.address, now, tell })
    return locked ?? refused('STEP_OVER')
  }
  if (account.kind === 'trusted') return refused('LOST_AS_TRUSTED')
  if (account.kind !== 'owner') return refused('NOT_FOUND')
  await inTransaction(db, async (trx) => {
    if ((await insertLoss(trx, { ownerId: account.id, adminId: null, now })) === null) return done(null)
    await tellOfLoss(trx, account.id, 'factor-lost', { now, came: cameOf(caller) })
    tell('factor-changed', { account: accountName(account), reason: 'factor-lost' })
    return done(null)
  })
  afterCommit(wakeJobs)
  return done({ data: { done: true } })
}
