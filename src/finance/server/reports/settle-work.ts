import { done } from '../../../kernel/outcome.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import type { Work } from '../../../server/jobs/works.ts'
import { settleAll } from './settle-reports.ts'

/**
 * Brings the statement of a club that was signed in under an earlier version up to its signatures: once for each start,
 * in one transaction, so that a stop in between leaves it whole.
 */
export function settlingWork(): Work {
  let isDone = false
  return {
    name: 'settle reports',
    run: async ({ db, clock }) => {
      if (isDone) return
      await inTransaction(db, async (trx) => {
        await settleAll(trx, clock())
        return done(null)
      })
      isDone = true
    },
  }
}
