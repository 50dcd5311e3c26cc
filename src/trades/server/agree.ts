import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import type { BookingFacts } from '../../reservations/server/booking-facts.store.ts'
import { saveChange } from '../../reservations/server/changes/change-booking.store.ts'
import { giveBackEntries } from '../../reservations/server/lapse/close-stay.ts'
import { tellOfStay } from '../../reservations/server/mails/tell-of-stay.store.ts'
import type { NewBooking } from '../../reservations/server/new-booking.store.ts'
import { type BookedStay, writeHeld } from '../../reservations/server/waiting/book-held.ts'
import { withDays } from '../../reservations/server/with-days.ts'
import type { Database } from '../../server/database/database.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import { wakeJobs } from '../../server/jobs/wake-jobs.ts'
import type { agreeToTrade as agreeCall } from '../trades.endpoints.ts'
import { tellOfTrade } from './tell-of-trade.store.ts'
import { lookAtReceiving, type ReceiveRefusal, readSide, type TradeSide } from './trade-sides.ts'
import { markTrading } from './traded-stays.store.ts'
import {
  isStillOwner,
  lockContracts,
  readProposal,
  type StoredProposal,
  settleTrade,
} from './trades.store.ts'

type AgreeRefusal = ReceiveRefusal | 'CANNOT_TRADE' | 'TRADE_OVER' | 'OTHER_CANNOT_TRADE'

/**
 * Says yes to a proposal: both stays change hands in this transaction. Both contracts are locked, in the order of their numbers: of two
 * who agree at once, of who agrees and who takes back, and of who agrees and who cancels, one comes first. After a refusal nothing is
 * written.
 */
export const agreeToTrade: Deed<typeof agreeCall> = async ({ body }, context) => {
  const { db, now, caller, config, afterCommit } = context
  const { publicUrl } = config
  const ownerId = ownerOf(caller.session)
  const seen = await readProposal(db, body.idProposal)
  if (seen?.trade.contractId !== body.idContract) return refused('NOT_FOUND')
  await lockContracts(db, [seen.contractId, seen.trade.contractId])
  if (!(await isStillOwner(db, body.idContract, ownerId))) return refused('NOT_FOUND')
  const traded = await trade(db, body.idProposal, ownerId, now)
  if (!traded.ok) return withDays(traded, caller.language)
  const { proposal, first, second, ended } = traded.value
  for (const [given, received] of [
    [proposal.trade.bookingId, first.id],
    [proposal.bookingId, second.id],
  ] as const) {
    await tellOfStay(db, { kind: 'stay-given', bookingId: given, publicUrl }, now)
    await tellOfStay(db, { kind: 'stay-received', bookingId: received, publicUrl }, now)
  }
  await tellOfTrade(db, { kind: 'trade-ended', proposals: ended, publicUrl }, now)
  afterCommit(wakeJobs)
  const { id, code, nightsCost } = first
  return done({ data: { id, code, nightsCost } })
}

interface Traded {
  proposal: StoredProposal
  /** The new stays: of who offered, and of who proposed. */
  first: BookedStay
  second: BookedStay
  /** Proposals of others that ended with it. */
  ended: number[]
}

/** The trade itself, once both contracts are locked. */
async function trade(
  trx: Database,
  proposalId: number,
  ownerId: number,
  now: Date,
): Promise<Outcome<Traded, AgreeRefusal>> {
  const proposal = await readProposal(trx, proposalId)
  if (proposal?.state !== 'open' || proposal.trade.state !== 'open') return refused('TRADE_OVER')
  const first = await readSide(
    trx,
    { ownerId, contractId: proposal.trade.contractId, bookingId: proposal.trade.bookingId },
    now,
  )
  if (!first.ok) return first
  const second = await readSide(trx, proposal, now)
  // What hinders the other is theirs: it is not told.
  if (!second.ok || !(await isStillOwner(trx, proposal.contractId, proposal.ownerId)))
    return refused('OTHER_CANNOT_TRADE')
  const [one, two] = [first.value, second.value]
  const forFirst = await lookAtReceiving(trx, one, two.facts, now)
  if (!forFirst.ok) return forFirst
  const forSecond = await lookAtReceiving(trx, two, one.facts, now)
  if (!forSecond.ok) return refused('OTHER_CANNOT_TRADE')
  await markTrading(trx)
  await giveAway(trx, one, now)
  await giveAway(trx, two, now)
  const firstStay = await receive(trx, forFirst.value.booking, two.facts, now)
  const secondStay = await receive(trx, forSecond.value.booking, one.facts, now)
  const ended = await settleTrade(trx, { proposal, firstStay: firstStay.id, secondStay: secondStay.id }, now)
  return done({ proposal, first: firstStay, second: secondStay, ended })
}

/** Takes a stay from who had it: all of its nights and benefits come back to them, and its residence stays taken. */
async function giveAway(trx: Database, { facts, ownerId }: TradeSide, now: Date): Promise<void> {
  const actor = { ownerId, adminId: null, trustId: null }
  await giveBackEntries(trx, facts, 0, now)
  const change = { status: 'cancelled', deed: 'trade-stay', from: facts.status, actor } as const
  await saveChange(trx, facts.id, { ...change, penaltyNights: 0 }, now)
}

/** Books it for who receives it, with what it was before in its history. */
async function receive(
  trx: Database,
  booking: NewBooking,
  before: BookingFacts,
  now: Date,
): Promise<BookedStay> {
  const booked = await writeHeld(trx, booking, now)
  const { actor, status } = booking
  const detail = { traded: before.code }
  await saveChange(trx, booked.id, { status, deed: 'receive-trade', from: status, actor, detail }, now)
  return booked
}
