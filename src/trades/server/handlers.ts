import { type Handler, handle } from '../../server/http/handle.ts'
import * as desk from '../desk.endpoints.ts'
import * as trades from '../trades.endpoints.ts'
import { agreeToTrade } from './agree.ts'
import { endTradeAtDesk, listTradesAtDesk, readTradeAtDesk } from './at-desk.ts'
import { findTrade, listTrades, offerStay, withdrawTrade } from './offer-stays.ts'
import { declineProposal, lookAtGives, lookAtTrade, proposeTrade, withdrawProposal } from './propose.ts'

/** The calls of the slice and their deeds. */
export const tradeHandlers: readonly Handler[] = [
  handle(trades.listTrades, listTrades),
  handle(trades.findTrade, findTrade),
  handle(trades.lookAtTrade, lookAtTrade),
  handle(trades.lookAtGives, lookAtGives),
  handle(trades.offerStay, offerStay),
  handle(trades.withdrawTrade, withdrawTrade),
  handle(trades.proposeTrade, proposeTrade),
  handle(trades.withdrawProposal, withdrawProposal),
  handle(trades.declineProposal, declineProposal),
  handle(trades.agreeToTrade, agreeToTrade),
  handle(desk.listTradesAtDesk, listTradesAtDesk),
  handle(desk.readTradeAtDesk, readTradeAtDesk),
  handle(desk.endTradeAtDesk, endTradeAtDesk),
]
