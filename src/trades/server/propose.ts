import { done, type Outcome, type Refusal, refused } from '../../kernel/outcome.ts'
import { readBookingFacts } from '../../reservations/server/booking-facts.store.ts'
import { lockContract } from '../../reservations/server/stay-facts.store.ts'
import { withDays } from '../../reservations/server/with-days.ts'
import type { Database } from '../../server/database/database.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import { wakeJobs } from '../../server/jobs/wake-jobs.ts'
import { givesBecause } from '../may-trade.ts'
import type {
  declineProposal as declineCall,
  lookAtGives as givesCall,
  lookAtTrade as lookCall,
  proposeTrade as proposeCall,
  withdrawProposal as withdrawCall,
} from '../trades.endpoints.ts'
import { codeAsKept } from './offer-stays.ts'
import { tellOfTrade } from './tell-of-trade.store.ts'
import { lookAtReceiving, type ReceiveRefusal, readSide, type TradeSide, termsOf } from './trade-sides.ts'
import {
  endProposal,
  insertProposal,
  isStillOwner,
  readProposal,
  readTrade,
  type StoredTrade,
} from './trades.store.ts'
import { countCode, refusalOfCodes, tryCode } from './try-code.ts'

type LookRefusal =
  | ReceiveRefusal
  | 'OTHER_MAY_NOT_RECEIVE'
  | 'CANNOT_TRADE'
  | 'NOT_FOUND'
  | 'TRADE_OVER'
  | 'TRADE_CHANGED'

interface Asked {
  idContract: number
  idTrade: number
  idBooking: number
  code?: string | undefined
}

/** Both sides of a trade as who proposes would have it: their own, the other's, and what receiving comes to. */
async function lookAsSecond(
  db: Database,
  asked: Asked,
  ownerId: number,
  now: Date,
): Promise<
  Outcome<
    {
      trade: StoredTrade
      own: TradeSide
      other: TradeSide
      looked: { booking: TradeBooking; balance: number }
    },
    LookRefusal
  >
> {
  const found = await findAsSecond(db, asked, ownerId)
  if (!found.ok) return found
  const trade = found.value
  const own = await readSide(db, { ownerId, contractId: asked.idContract, bookingId: asked.idBooking }, now)
  if (!own.ok) return own
  // A contract books at its own resort.
  if (own.value.facts.hotelId !== trade.hotelId) return refused('NOT_FOUND')
  const other = await readSide(db, trade, now)
  if (!other.ok) return refused('TRADE_CHANGED')
  const looked = await lookAtReceiving(db, own.value, other.value.facts, now)
  if (!looked.ok) return looked
  const theirs = await lookAtReceiving(db, other.value, own.value.facts, now)
  if (!theirs.ok) return otherMayNot(theirs)
  return done({ trade, own: own.value, other: other.value, looked: looked.value })
}

/** The trade that who would propose may see: offered to all, or named by its code, and not their own. */
async function findAsSecond(
  db: Database,
  asked: Pick<Asked, 'idTrade' | 'code'>,
  ownerId: number,
): Promise<Outcome<StoredTrade, 'NOT_FOUND' | 'TRADE_OVER'>> {
  const trade = await readTrade(db, asked.idTrade)
  const mayFind = trade?.foundBy === 'resort' || trade?.code === codeAsKept(asked.code ?? '')
  if (!trade || !mayFind || (await isStillOwner(db, trade.contractId, ownerId))) return refused('NOT_FOUND')
  return trade.state === 'open' ? done(trade) : refused('TRADE_OVER')
}

/**
 * Why the other may not receive the stay that would be given. What hinders them is theirs and is not told, but for a residence that is
 * too small: that is of the two stays, which both see.
 */
const otherMayNot = ({ reason, values }: Refusal<ReceiveRefusal>) =>
  refused('OTHER_MAY_NOT_RECEIVE', {
    because: reason === 'TRADE_TOO_SMALL' ? 'small' : 'other',
    sleeps: values?.sleeps ?? 0,
  })

/** A trade's code, or its number, that opens nothing. */
const isMiss = (looked: Outcome<unknown>) => !looked.ok && looked.reason === 'NOT_FOUND'

type TradeBooking = Parameters<typeof termsOf>[3]['booking']

/** What a trade would mean for one side. A code that opens nothing counts as a miss: a trade's number is easier to find than its code. */
export const lookAtTrade: Deed<typeof lookCall> = async ({ body }, context) => {
  const { db, now, caller } = context
  const ownerId = ownerOf(caller.session)
  const { idContract, idTrade, idBooking, code, idProposal } = body
  if (idProposal === undefined) {
    if (idBooking === undefined) return refused('NOT_FOUND')
    const look = () => lookAsSecond(db, { idContract, idTrade, idBooking, code }, ownerId, now)
    const looked = await (code === undefined ? look() : tryCode(ownerId, context, look, isMiss))
    if (!looked.ok) return withDays(looked, caller.language)
    const { own, other } = looked.value
    return done({ data: await termsOf(db, own, other.facts, looked.value.looked) })
  }
  const proposal = await readProposal(db, idProposal)
  const isTheirs = proposal && (await isStillOwner(db, idContract, ownerId))
  if (!isTheirs || proposal.tradeId !== idTrade || proposal.trade.contractId !== idContract)
    return refused('NOT_FOUND')
  if (proposal.state !== 'open' || proposal.trade.state !== 'open') return refused('TRADE_OVER')
  const { bookingId } = proposal.trade
  const own = await readSide(db, { ownerId, contractId: idContract, bookingId }, now)
  if (!own.ok) return withDays(own, caller.language)
  const other = await readBookingFacts(db, proposal.bookingId)
  const looked = await lookAtReceiving(db, own.value, other, now)
  if (!looked.ok) return withDays(looked, caller.language)
  return done({ data: await termsOf(db, own.value, other, looked.value) })
}

/** Which of a contract's stays could be given for one that is offered. What the other owner's is in the way of is not told further. */
export const lookAtGives: Deed<typeof givesCall> = async ({ body }, context) => {
  const { db, now, caller } = context
  const ownerId = ownerOf(caller.session)
  const { idContract, idTrade, code, idBookings } = body
  const find = () => findAsSecond(db, { idTrade, code }, ownerId)
  const found = await (code === undefined ? find() : tryCode(ownerId, context, find, isMiss))
  if (!found.ok) return found
  const data = []
  for (const idBooking of idBookings) {
    const looked = await lookAsSecond(db, { idContract, idTrade, idBooking, code }, ownerId, now)
    if (!looked.ok && looked.reason === 'NOT_FOUND') return refused('NOT_FOUND')
    const values = looked.ok ? {} : (looked.values ?? {})
    data.push({
      id: idBooking,
      because: looked.ok ? null : givesBecause(looked.reason, values.because),
      code: 'code' in values ? String(values.code) : null,
    })
  }
  return done({ data })
}

/** Proposes a stay for the one that is offered. */
export const proposeTrade: Deed<typeof proposeCall> = async ({ body }, context) => {
  const { db, now, caller, config, afterCommit } = context
  const ownerId = ownerOf(caller.session)
  const { idContract: contractId, idTrade: tradeId, idBooking: bookingId } = body
  if (!(await lockContract(db, ownerId, contractId))) return refused('NOT_FOUND')
  const slowed = body.code === undefined ? null : await refusalOfCodes(ownerId, context)
  if (slowed) return slowed
  const looked = await lookAsSecond(db, body, ownerId, now)
  if (body.code !== undefined && isMiss(looked))
    context.whenRefused((besides) => countCode(ownerId, { ...context, db: besides }))
  if (!looked.ok) return withDays(looked, caller.language)
  const { hotelId } = looked.value.trade
  const id = await insertProposal(db, { tradeId, hotelId, contractId, ownerId, bookingId }, now)
  if (id === null) return refused('PROPOSED_TWICE')
  await tellOfTrade(db, { kind: 'trade-proposed', proposals: [id], publicUrl: config.publicUrl }, now)
  afterCommit(wakeJobs)
  return done({ data: { id } })
}

/** Takes a proposal back. */
export const withdrawProposal: Deed<typeof withdrawCall> = async ({ body }, { db, now, caller }) => {
  if (!(await lockContract(db, ownerOf(caller.session), body.idContract))) return refused('NOT_FOUND')
  const proposal = await readProposal(db, body.idProposal)
  if (proposal?.contractId !== body.idContract) return refused('NOT_FOUND')
  return (await endProposal(db, proposal.id, 'withdrawn', now)) ? done({}) : refused('TRADE_OVER')
}

/** Says no to a proposal. */
export const declineProposal: Deed<typeof declineCall> = async ({ body }, context) => {
  const { db, now, caller, config, afterCommit } = context
  if (!(await lockContract(db, ownerOf(caller.session), body.idContract))) return refused('NOT_FOUND')
  const proposal = await readProposal(db, body.idProposal)
  if (proposal?.trade.contractId !== body.idContract) return refused('NOT_FOUND')
  if (!(await endProposal(db, proposal.id, 'declined', now))) return refused('TRADE_OVER')
  const told = { kind: 'trade-declined' as const, proposals: [proposal.id], publicUrl: config.publicUrl }
  await tellOfTrade(db, told, now)
  afterCommit(wakeJobs)
  return done({})
}
