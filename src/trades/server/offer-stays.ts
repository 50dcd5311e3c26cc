import { randomInt } from 'node:crypto'
import { done, refused } from '../../kernel/outcome.ts'
import { lockContract } from '../../reservations/server/stay-facts.store.ts'
import { withDays } from '../../reservations/server/with-days.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import { wakeJobs } from '../../server/jobs/wake-jobs.ts'
import type {
  findTrade as findCall,
  listTrades as listCall,
  offerStay as offerCall,
  withdrawTrade as withdrawCall,
} from '../trades.endpoints.ts'
import { tellOfTrade } from './tell-of-trade.store.ts'
import { readSide } from './trade-sides.ts'
import { isOwnCode } from './traded-stays.store.ts'
import {
  endTrade,
  findByCode,
  insertTrade,
  readTrade,
  readTradeContract,
  readTradesOf,
} from './trades.store.ts'
import { tryCode } from './try-code.ts'

/** Letters of a code: none that one takes for another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const part = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** A code as it is kept, however it was typed. */
export function codeAsKept(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** What a contract offers, has proposed and could have. */
export const listTrades: Deed<typeof listCall> = async ({ query }, { db, now, caller }) => {
  const { idContract: contractId } = query
  const ownerId = ownerOf(caller.session)
  const contract = await readTradeContract(db, ownerId, contractId)
  if (!contract) return refused('NOT_FOUND')
  const data = await readTradesOf(db, { ownerId, contractId, hotelId: contract.hotelId }, now)
  return done({ resort: contract.resort, data })
}

/** The stay that a code names. A code that names none, and one of another resort, are answered alike. */
export const findTrade: Deed<typeof findCall> = async ({ query }, context) => {
  const { db, now, caller } = context
  const ownerId = ownerOf(caller.session)
  const contract = await readTradeContract(db, ownerId, query.idContract)
  if (!contract) return refused('NOT_FOUND')
  const asked = { hotelId: contract.hotelId, code: codeAsKept(query.code), ownerId }
  return tryCode(
    ownerId,
    context,
    async () => {
      const found = await findByCode(db, asked, now)
      if (found) return done({ data: found })
      return refused((await isOwnCode(db, asked)) ? 'TRADE_OF_YOURS' : 'TRADE_NOT_FOUND')
    },
    (outcome) => !outcome.ok && outcome.reason === 'TRADE_NOT_FOUND',
  )
}

/** Offers a stay. */
export const offerStay: Deed<typeof offerCall> = async ({ body }, { db, now, caller }) => {
  const ownerId = ownerOf(caller.session)
  const { idContract: contractId, idBooking: bookingId, foundBy } = body
  if (!(await lockContract(db, ownerId, contractId))) return refused('NOT_FOUND')
  const side = await readSide(db, { ownerId, contractId, bookingId }, now)
  if (!side.ok) return withDays(side, caller.language)
  const { hotelId } = side.value.facts
  const code = `${part()}-${part()}`
  const made = await insertTrade(db, { code, foundBy, hotelId, contractId, ownerId, bookingId }, now)
  return made ? done({ data: made }) : refused('CANNOT_TRADE', { because: 'twice', days: 0 })
}

/** Takes an offer back. */
export const withdrawTrade: Deed<typeof withdrawCall> = async ({ body }, context) => {
  const { db, now, caller, config, afterCommit } = context
  if (!(await lockContract(db, ownerOf(caller.session), body.idContract))) return refused('NOT_FOUND')
  const trade = await readTrade(db, body.idTrade)
  if (trade?.contractId !== body.idContract) return refused('NOT_FOUND')
  const ended = await endTrade(db, trade.id, 'withdrawn', now)
  if (!ended) return refused('TRADE_OVER')
  await tellOfTrade(db, { kind: 'trade-ended', proposals: ended, publicUrl: config.publicUrl }, now)
  afterCommit(wakeJobs)
  return done({})
}
