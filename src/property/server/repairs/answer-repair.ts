import { instantAt } from '../../../kernel/day.ts'
import { refused } from '../../../kernel/outcome.ts'
import { isProvenSince } from '../../../membership/server/proof/is-proven-since.ts'
import { actorOf, ownerOf } from '../../../server/http/caller.ts'
import type { Deed, SignedContext } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type { MaintenanceLogDeed } from '../../maintenance.ts'
import type { answerQuote as quoteCall, answerVisit as visitCall } from '../../repairs/owner.endpoints.ts'
import { answerWith, mayUse } from '../maintenance/read-requests.ts'
import { logDeed } from '../maintenance/write-request.store.ts'
import { lockRepair } from './job.store.ts'
import { seenRepair } from './seen-repair.ts'
import { tellProvider } from './tell-provider.ts'
import { tellRepair } from './tell-repair.ts'
import { acceptVisit, replaceVisit, saveQuoteAnswer, touchJob, touchRequest } from './write-job.store.ts'

/** Accepts the time that the club proposed, or names another one. */
export const answerVisit: Deed<typeof visitCall> = async ({ body }, context) => {
  const { db, now } = context
  const { idRequest, sequence, other } = body
  const ownerId = ownerOf(context.caller.session)
  const seen = { requestId: idRequest, sequence, ownerId }
  const repair = await seenRepair(db, seen, other ? 'counter-visit' : 'accept-visit', now)
  if (!repair.ok) return repair
  const allowed = mayUse(repair.value)
  if (!allowed.ok) return allowed
  if (other) {
    const at = instantAt(other.day, other.time, repair.value.zone)
    if (at <= now) return refused('VISIT_IN_THE_PAST')
    await replaceVisit(db, { requestId: idRequest, at, state: 'countered' }, now)
  } else await acceptVisit(db, idRequest)
  await tellProvider(db, idRequest, now)
  return answered(
    context,
    { id: idRequest, ownerId },
    other ? 'visit-countered' : 'visit-accepted',
    other?.words,
  )
}

/** Approves or refuses a quote, in person; above the club's limit with a fresh proof. */
export const answerQuote: Deed<typeof quoteCall> = async ({ body }, context) => {
  const { db, now, caller } = context
  const { idRequest, sequence, idQuote, approves } = body
  const ownerId = ownerOf(caller.session)
  const seen = { requestId: idRequest, sequence, ownerId }
  const repair = await seenRepair(db, seen, approves ? 'approve-quote' : 'refuse-quote', now)
  if (!repair.ok) {
    // Said as it is: the sum was right, the day is not.
    if (repair.reason !== 'REPAIR_ELSEWHERE') return repair
    const found = await lockRepair(db, seen, now)
    const isLapsed = found?.job?.quotes.some(({ id, state }) => id === idQuote && state === 'lapsed')
    return isLapsed ? refused('QUOTE_LAPSED') : repair
  }
  const allowed = mayUse(repair.value)
  if (!allowed.ok) return allowed
  const { job } = repair.value
  const quote = job?.quotes.find(({ id, state }) => id === idQuote && state === 'sent')
  if (!job || !quote || quote.totalCents !== body.totalCents) return refused('DECIDED_MEANWHILE')
  const isProven = await isProvenSince(db, caller.session, now)
  if (approves && quote.totalCents > job.confirmAboveCents && !isProven) return refused('CONFIRM_ITS_YOU')
  const proven = approves && quote.totalCents > job.confirmAboveCents
  await saveQuoteAnswer(db, { requestId: idRequest, quoteId: idQuote, ownerId, approves, proven }, now)
  return answered(
    context,
    { id: idRequest, ownerId },
    approves ? 'quote-approved' : 'quote-refused',
    body.words,
  )
}

/** Writes down what the owner answered, tells the contract's owners, and answers the request as it stands now. */
async function answered(
  { db, now, caller, config, afterCommit }: SignedContext,
  { id, ownerId }: { id: number; ownerId: number },
  deed: MaintenanceLogDeed,
  words?: string,
) {
  await touchJob(db, id, now)
  await touchRequest(db, id, now)
  await logDeed(db, id, { deed, ...(words && { comment: words }) }, actorOf(caller.session), now)
  await tellRepair(db, id, { config, now })
  afterCommit(wakeJobs)
  return answerWith(db, ownerId, id, now)
}
