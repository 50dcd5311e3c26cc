import { type Handler, handle } from '../../server/http/handle.ts'
import * as desk from '../desk.endpoints.ts'
import * as draws from '../draws.endpoints.ts'
import {
  enterPublicNumber,
  listDrawRounds,
  openDraw,
  runDraw,
  trialDraw,
  withdrawDraw,
} from './run-rounds.ts'
import { listDraws, noteDrawSeen, rankWishes, readDraw, readDrawnRound } from './take-part.ts'

/** The calls of the slice and their deeds. */
export const drawHandlers: readonly Handler[] = [
  handle(draws.listDraws, listDraws),
  handle(draws.readDraw, readDraw),
  handle(draws.rankWishes, rankWishes),
  handle(draws.readDrawnRound, readDrawnRound),
  handle(draws.noteDrawSeen, noteDrawSeen),
  handle(desk.listDrawRounds, listDrawRounds),
  handle(desk.openDraw, openDraw),
  handle(desk.withdrawDraw, withdrawDraw),
  handle(desk.enterPublicNumber, enterPublicNumber),
  handle(desk.runDraw, runDraw),
  handle(desk.trialDraw, trialDraw),
]
