import { done, refused } from '../../kernel/outcome.ts'
import type { Deed } from '../../server/http/handle.ts'
import { wakeJobs } from '../../server/jobs/wake-jobs.ts'
import type {
  endTradeAtDesk as endCall,
  listTradesAtDesk as listCall,
  readTradeAtDesk as readCall,
} from '../desk.endpoints.ts'
import { endOfferByClub, endProposalByClub, findTradeAtDesk, findTradesAtDesk } from './desk.store.ts'
import { tellOfClubsEnd } from './tell-of-clubs-end.store.ts'
import { lockContracts, readProposal, readTrade } from './trades.store.ts'

/** A page of all trades. */
export const listTradesAtDesk: Deed<typeof listCall> = async ({ query }, { db }) =>
  done(await findTradesAtDesk(db, query))

/** One trade with both sides and what happened when. */
export const readTradeAtDesk: Deed<typeof readCall> = async ({ query }, { db }) => {
  const data = await findTradeAtDesk(db, query.idTrade)
  return data ? done({ data }) : refused('NOT_FOUND')
}

/** Ends a proposal, or an offer with all that is proposed for it. Of the club and an owner who agrees at once, one comes first. */
export const endTradeAtDesk: Deed<typeof endCall> = async ({ body }, context) => {
  const { db, now, caller, config, afterCommit } = context
  const { adminId } = caller.session
  const trade = await readTrade(db, body.idTrade)
  const proposal = body.idProposal === null ? null : await readProposal(db, body.idProposal)
  if (!trade || adminId === null || (body.idProposal !== null && proposal?.tradeId !== trade.id))
    return refused('NOT_FOUND')
  await lockContracts(db, [trade.contractId, ...(proposal ? [proposal.contractId] : [])])
  const by = { adminId, reason: body.reason }
  const proposals = proposal
    ? (await endProposalByClub(db, proposal.id, by, now)) && [proposal.id]
    : await endOfferByClub(db, trade.id, by, now)
  if (!proposals) return refused('TRADE_OVER_AT_DESK')
  const { publicUrl } = config
  const told = await tellOfClubsEnd(db, { tradeId: trade.id, proposals, isOffer: !proposal, publicUrl }, now)
  afterCommit(wakeJobs)
  return done({ data: { told } })
}
