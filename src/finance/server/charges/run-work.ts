import { done } from '../../../kernel/outcome.ts'
import { noteForHolders } from '../../../membership/server/desk-deeds.store.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import type { Work } from '../../../server/jobs/works.ts'
import { settleAll } from '../reports/settle-reports.ts'
import {
  claimUnsettled,
  findAsked,
  findCharged,
  type HeldRun,
  holdRun,
  markRun,
} from './charge-runs.store.ts'
import { makeFees, unmakeFees } from './make-fees.ts'

/** How long a run stands before credits that wait for a fee are set against its fees: until then it may be taken back (milliseconds). */
const STANDS_MS = 86_400_000
/** SQLSTATE: a row refers to what would go, or what would go is to stay. */
const REFERRED = ['23503', '23001']

/**
 * Publishes the charge runs that the desk asked for, and takes back those that it wants back: each in one transaction, so that nobody
 * sees half of one, and a process that is killed leaves it to the next.
 */
export const chargeRunWork: Work = {
  name: 'charge runs',
  run: async ({ db, clock, config, isStopping }) => {
    for (const id of await findAsked(db)) {
      if (isStopping()) return
      await carryOut(db, id, { publicUrl: config.publicUrl, now: clock() })
    }
    const now = clock()
    await inTransaction(db, async (trx) => {
      if ((await claimUnsettled(trx, new Date(now.getTime() - STANDS_MS), now)) > 0) await settleAll(trx, now)
      return done(null)
    })
  },
}

/** Does what a run waits for; what keeps it from that is noted with it. */
async function carryOut(db: Database, id: number, at: { publicUrl: string; now: Date }): Promise<void> {
  try {
    const outcome = await inTransaction(db, async (trx) => {
      const run = await holdRun(trx, id)
      if (run?.state === 'publishing') {
        const made = await makeFees(trx, run)
        if (made.ok) {
          await markRun(trx, id, { state: 'published', at: at.now })
          await noteCharged(trx, run, 'publishChargeRun', at.now)
        }
        return made
      }
      if (run?.state === 'taking-back') {
        await noteCharged(trx, run, 'takeChargeRunBack', at.now)
        const unmade = await unmakeFees(trx, run, at)
        if (unmade.ok) await markRun(trx, id, { state: 'prepared' })
        return unmade
      }
      return done(null)
    })
    if (!outcome.ok) await giveUp(db, id, outcome.reason)
  } catch (error) {
    if (!REFERRED.includes((error as { code?: string }).code ?? '')) throw error
    await giveUp(db, id, 'FEES_IN_USE')
  }
}

/** Writes into the list of each owner with a fee of a run what was done with it, and who of the club asked for that. */
async function noteCharged(
  trx: Database,
  run: HeldRun,
  deed: 'publishChargeRun' | 'takeChargeRunBack',
  now: Date,
): Promise<void> {
  const { adminId, sums } = await findCharged(trx, run)
  await noteForHolders(trx, { deed, adminId, sums, currency: run.currency, id: run.id }, now)
}

/** A run stays as it was before it was asked for, with the reason. */
async function giveUp(
  db: Database,
  id: number,
  hindrance: NonNullable<Parameters<typeof markRun>[2]['hindrance']>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const run = await holdRun(trx, id)
    if (run?.state === 'publishing') await markRun(trx, id, { state: 'prepared', hindrance })
    if (run?.state === 'taking-back') await markRun(trx, id, { state: 'published', hindrance })
    return done(null)
  })
}
