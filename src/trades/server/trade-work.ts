import { done } from '../../kernel/outcome.ts'
import { lockContractForClock } from '../../reservations/server/waiting/offers.store.ts'
import { inTransaction } from '../../server/database/transaction.ts'
import { wakeJobs } from '../../server/jobs/wake-jobs.ts'
import type { Work } from '../../server/jobs/works.ts'
import { tellOfEnded, tellOfTrade } from './tell-of-trade.store.ts'
import { endTrade, findPastTrades } from './trades.store.ts'

/**
 * Tells both owners of trades that ended with a stay; ends offers whose stay is too near, and tells who proposed for them.
 * Each is a transaction that may be repeated.
 */
export const tradeWork: Work = {
  name: 'end trades whose stay can change hands no more',
  run: async ({ db, config: { publicUrl }, clock, isStopping }) => {
    const now = clock()
    let ended = 0
    for (const { id, contractId } of await findPastTrades(db, now)) {
      if (isStopping()) return
      const outcome = await inTransaction(db, async (trx) => {
        if (!(await lockContractForClock(trx, contractId))) return done(0)
        const proposals = await endTrade(trx, id, 'ended', now)
        await tellOfTrade(trx, { kind: 'trade-ended', proposals: proposals ?? [], publicUrl }, now)
        return done(proposals?.length ?? 0)
      })
      ended += outcome.ok ? outcome.value : 0
    }
    const told = await inTransaction(db, async (trx) => done(await tellOfEnded(trx, publicUrl, now)))
    ended += told.ok ? told.value : 0
    if (ended > 0) wakeJobs()
  },
}
