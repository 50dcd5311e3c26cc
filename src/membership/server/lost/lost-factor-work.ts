import { done } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type { Work } from '../../../server/jobs/works.ts'
import { takeDueLoss } from './losses.store.ts'
import { tellOfLoss } from './tell-of-loss.ts'

/**
 * Takes lost factors away whose day is over, one a transaction: with it go its recovery codes, what remembered devices skip
 * (a trigger), and the mail about it is queued. Passkeys stay.
 */
export const lostFactorWork: Work = {
  name: 'take lost factors away',
  run: async ({ db, clock, isStopping }) => {
    let taken = 0
    while (!isStopping() && (await takeOne(db, clock()))) taken += 1
    if (taken > 0) wakeJobs()
  },
}

async function takeOne(db: Database, now: Date): Promise<boolean> {
  const taken = await inTransaction(db, async (trx) => {
    const due = await takeDueLoss(trx, now)
    if (due?.wasThere) await tellOfLoss(trx, due.ownerId, 'factor-lost-gone', { now })
    return done(due !== null)
  })
  return taken.ok && taken.value
}
