import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { openOf, planEnding } from '../../account/plans.ts'
import { readBooks } from '../account/account.store.ts'
import { type LockedPlan, saveEnd } from '../account/plans.store.ts'
import { giveBackPlan } from './give-back-plan.ts'

/** Who ends a plan: one of the club's people with a reason, or an owner of the contract. */
type EndedBy =
  | { adminId: number; reason: string; ownerId: null }
  | { ownerId: number; adminId: null; reason: null }

/**
 * Ends a plan that is locked: what of it is open goes back to the charges that it took over, and the fee is given back in the share of
 * what is not due yet. Refused where nothing of it is open (DECIDED_ALREADY), or what goes back is not what was read (CHARGES_CHANGED).
 */
export async function endRunningPlan(
  trx: Database,
  plan: LockedPlan,
  { by, dueCents }: { by: EndedBy; dueCents: number },
  now: Date,
): Promise<Outcome<ReturnType<typeof planEnding>, 'DECIDED_ALREADY' | 'CHARGES_CHANGED'>> {
  const books = await readBooks(trx, plan.contractId, now)
  const found = books.plans.find(({ id }) => id === plan.id)
  if (plan.ended || !found || openOf(found) === 0) return refused('DECIDED_ALREADY')
  const ending = planEnding(found, books.today)
  if (ending.dueCents !== dueCents) return refused('CHARGES_CHANGED')
  await saveEnd(trx, { id: plan.id, ...by }, now)
  const { reason, adminId } = by
  await giveBackPlan(trx, found, { books, ending, reason, adminId, now })
  return done(ending)
}
