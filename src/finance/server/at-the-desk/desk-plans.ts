import { languageOf } from '../../../kernel/language.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { noteForHolders } from '../../../membership/server/desk-deeds.store.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type { endPlan as endCall, listPlans as listCall } from '../../account/plans.endpoints.ts'
import { lockPlan, readSigner } from '../account/plans.store.ts'
import { endRunningPlan } from '../agreements/end-running-plan.ts'
import { FINANCE_MAILS } from '../mails.ts'
import { findPlans } from './desk-plans.store.ts'

/** The plans with something open. */
export const listPlans: Deed<typeof listCall> = async ({ query }, { db, now }) => {
  const words = (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return done({ data: await findPlans(db, words, now) })
}

/**
 * Ends a plan: what of it is open goes back to the charges that it took over, and the fee is given back in the share of what is not due
 * yet. Who signed it is told why. The agreement stays what it was.
 */
export const endPlan: Deed<typeof endCall> = async ({ body }, { db, now, caller, config, afterCommit }) => {
  const { adminId } = caller.session
  const plan = await lockPlan(db, body.idPlan)
  if (!plan || adminId === null) return refused('NOT_FOUND')
  const ended = await endRunningPlan(
    db,
    plan,
    { by: { adminId, reason: body.reason, ownerId: null }, dueCents: body.dueCents },
    now,
  )
  if (!ended.ok) return ended
  const { dueCents, feeBackCents, feeKeptCents } = ended.value
  const sums = [{ contractId: plan.contractId, cents: dueCents }]
  const { currency, number } = plan
  await noteForHolders(db, { deed: 'endPlan', adminId, sums, currency, id: body.idPlan }, now)
  const { name, email, languageName } = await readSigner(db, body.idPlan)
  const content = {
    name,
    number,
    amount: `${formatMoney({ cents: dueCents, currency })} ${currency}`,
    fee: `${formatMoney({ cents: feeBackCents, currency })} ${currency}`,
    kept: feeKeptCents > 0 ? `${formatMoney({ cents: feeKeptCents, currency })} ${currency}` : 'none',
    reason: body.reason,
    link: `${config.publicUrl}/my-reports?pay=${currency}`,
  }
  await enqueue(
    db,
    FINANCE_MAILS,
    { kind: 'payment-plan-ended', recipient: email, language: languageOf(languageName), content },
    now,
  )
  afterCommit(wakeJobs)
  return done({ data: { dueCents, feeBackCents } })
}
