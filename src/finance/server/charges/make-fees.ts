import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { type Hindrance, hindranceOf, quarterStart, shareBudget } from '../../charges/charge-run.ts'
import { findSharers, type HeldRun } from './charge-runs.store.ts'
import { deleteFees, insertFees, isPaid } from './enter-fees.store.ts'

/** Makes the fees of a held run in the transaction of its publishing, a quarter after the other; or says what keeps it from that. */
export async function makeFees(trx: Database, run: HeldRun): Promise<Outcome<null, Hindrance>> {
  const sharers = await findSharers(trx, run)
  const hindrance = hindranceOf(run, sharers)
  if (hindrance) return refused(hindrance)
  const { fees } = shareBudget(run, sharers)
  for (const [quarter, own] of Map.groupBy(fees, (fee) => fee.quarter)) {
    const due = run.dues[quarter - 1] ?? quarterStart(run.year, quarter)
    await insertFees(trx, run, { fees: own, due, firstDay: quarterStart(run.year, quarter) })
  }
  return done(null)
}

/** Takes the fees of a held run back, all of them; none where something is paid. */
export async function unmakeFees(trx: Database, run: HeldRun): Promise<Outcome<null, Hindrance>> {
  if (await isPaid(trx, run)) return refused('FEES_PAID')
  await deleteFees(trx, run)
  return done(null)
}
