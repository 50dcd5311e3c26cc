import { addDays, instantAt, todayIn } from '../../../kernel/day.ts'
import type { Currency } from '../../../kernel/money.ts'
import { refused } from '../../../kernel/outcome.ts'
import { noteForHolders } from '../../../membership/server/desk-deeds.store.ts'
import type { Database } from '../../../server/database/database.ts'
import { NOBODY } from '../../../server/http/caller.ts'
import type { Deed, SignedContext } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type { MaintenanceLogDeed } from '../../maintenance.ts'
import type * as calls from '../../repairs/desk.endpoints.ts'
import { LARGEST_QUOTE, quoteSums } from '../../repairs/quote.ts'
import { mayHoldUntil, QUOTE_HOLDS_DAYS } from '../../repairs/repair.ts'
import { tellRequest } from '../maintenance/tell-request.ts'
import { closeRequest, logDeed } from '../maintenance/write-request.store.ts'
import { givingNights, type NightsGiven } from './give-closed-nights.ts'
import type { LockedRepair } from './job.store.ts'
import { answerRepair } from './read-repairs.ts'
import { seenRepair } from './seen-repair.ts'
import { tellProvider } from './tell-provider.ts'
import { tellRepair } from './tell-repair.ts'
import {
  acceptVisit,
  endJob,
  insertQuote,
  replaceVisit,
  saveStep,
  saveTechnicianOf,
  touchJob,
  touchRequest,
} from './write-job.store.ts'

const byDesk = ({ idRequest, sequence }: { idRequest: number; sequence: number }) => ({
  requestId: idRequest,
  sequence,
  ownerId: null,
})

/** Writes down what the desk did, tells the owners, and answers the repair as it stands now. */
export async function noted(
  { db, now, caller, config, afterCommit }: SignedContext,
  { id }: LockedRepair,
  { deed, words }: { deed: MaintenanceLogDeed; words?: string | undefined },
) {
  await touchRequest(db, id, now)
  const actor = { ...NOBODY, adminId: caller.session.adminId }
  await logDeed(db, id, { deed, ...(words && { comment: words }) }, actor, now)
  await tellRepair(db, id, { words, config, now })
  afterCommit(wakeJobs)
  return answerRepair(db, id, now)
}

/** Names who does it. */
export const nameTechnician: Deed<typeof calls.nameTechnician> = async ({ body }, context) => {
  const { db, now } = context
  const repair = await seenRepair(db, byDesk(body), 'name', now)
  if (!repair.ok) return repair
  const { id, hotelId } = repair.value
  const may = await saveTechnicianOf(db, { requestId: id, technicianId: body.idTechnician, hotelId }, now)
  if (!may) return refused('TECHNICIAN_ELSEWHERE')
  return noted(context, repair.value, { deed: 'named' })
}

/** Proposes when they come, or accepts the time that the owner named. */
export const proposeVisit: Deed<typeof calls.proposeVisit> = async ({ body }, context) => {
  const { db, now } = context
  const { other, words } = body
  const repair = await seenRepair(db, byDesk(body), other ? 'propose-visit' : 'accept-counter', now)
  if (!repair.ok) return repair
  const { id, zone } = repair.value
  if (other) {
    const at = instantAt(other.day, other.time, zone)
    if (at <= now) return refused('VISIT_IN_THE_PAST')
    await replaceVisit(db, { requestId: id, at, state: 'proposed' }, now)
  } else await acceptVisit(db, id)
  await touchJob(db, id, now)
  await tellProvider(db, id, now)
  return noted(context, repair.value, { deed: other ? 'visit-proposed' : 'visit-accepted', words })
}

/** Sends a quote; what waited for the owner before is replaced. */
export const quoteRepair: Deed<typeof calls.quoteRepair> = async ({ body }, context) => {
  const { db, now, caller } = context
  const repair = await seenRepair(db, byDesk(body), 'quote', now)
  if (!repair.ok) return repair
  const { id, zone, currency, contractId } = repair.value
  const today = todayIn(zone, now)
  const holds = mayHoldUntil(body.validUntil, { today, latest: addDays(today, QUOTE_HOLDS_DAYS) })
  if (!holds.ok) return holds
  const sums = quoteSums(body.lines, body.taxBasisPoints)
  if (sums.netCents === 0 || sums.totalCents > LARGEST_QUOTE) return refused('QUOTE_SUM')
  const { lines, taxBasisPoints, validUntil, words } = body
  await insertQuote(db, { requestId: id, currency, lines, taxBasisPoints, validUntil, ...sums }, now)
  await touchJob(db, id, now)
  const money = { contractId, cents: sums.totalCents, currency }
  await noteMoney(db, { deed: 'quoteRepair', id, adminId: caller.session.adminId, ...money }, now)
  return noted(context, repair.value, { deed: 'quoted', words })
}

/** What the desk did about an owner's money stands in their list of who came. */
export async function noteMoney(
  trx: Database,
  of: {
    deed: 'quoteRepair' | 'billRepair'
    contractId: number
    cents: number
    currency: Currency
    id: number
    adminId: number | null
  },
  now: Date,
): Promise<void> {
  const { contractId, cents, ...rest } = of
  await noteForHolders(trx, { ...rest, sums: [{ contractId, cents }] }, now)
}

const MOVES = {
  start: { step: 'working', deed: 'started' },
  finish: { step: 'finished', deed: 'finished' },
} as const

/** The work begins or is finished; or the repair is closed without a bill. Nights that come free go to who waits for them. */
export const moveRepair =
  (given: NightsGiven): Deed<typeof calls.moveRepair> =>
  async ({ body }, context) => {
    const { db, now } = context
    const { step, words } = body
    const repair = await seenRepair(db, byDesk(body), step, now)
    if (!repair.ok) return repair
    const { id } = repair.value
    const freeing = { requestId: id, given, now }
    if (step !== 'close') {
      await givingNights(db, freeing, () => saveStep(db, id, MOVES[step].step, now))
      return noted(context, repair.value, { deed: MOVES[step].deed, words })
    }
    await givingNights(db, freeing, () => endJob(db, id, null, now))
    const resolution = words ?? ''
    await closeRequest(db, id, { status: 'resolved', resolution }, now)
    // Where nobody was named for it there is no job whose sentence would be mailed.
    if (!repair.value.job) {
      const kind = 'maintenance-resolve'
      await tellRequest(db, { ...repair.value, kind, words: resolution }, context.config, now)
    }
    return noted(context, repair.value, { deed: 'resolved', words })
  }
