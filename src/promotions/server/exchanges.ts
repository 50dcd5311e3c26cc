import { todayIn } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import { done, refused } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import { decideExchange, MOST_WEEKS, openYears } from '../exchange.ts'
import type { listExchanges as list, subscribeExchange as subscribe } from '../exchanges.endpoints.ts'
import {
  addSubscription,
  changeSubscription,
  type ExchangeContract,
  endSubscription,
  findExchangeContract,
  findStanding,
  listSubscriptions,
} from './exchanges.store.ts'

/** A contract's subscriptions with their history. */
export const listExchanges: Deed<typeof list> = async ({ query }, { db, now, caller }) => {
  const contract = await findExchangeContract(db, ownerOf(caller.session), query.idContract)
  if (!contract) return refused('NOT_FOUND')
  if (!contract.mayExchange) return refused('EXCHANGE_NOT_ALLOWED')
  return done(await whatStands(db, contract, now, caller.screen))
}

/** Subscribes, changes or ends. Two at once wait for each other at the contract. */
export const subscribeExchange: Deed<typeof subscribe> = async ({ body }, { db, now, caller }) => {
  const ownerId = ownerOf(caller.session)
  const contract = await findExchangeContract(db, ownerId, body.idContract, 'lock')
  if (!contract) return refused('NOT_FOUND')
  if (!contract.mayExchange) return refused('EXCHANGE_NOT_ALLOWED')
  const standing = await findStanding(db, contract.id, body.year)
  const open = openYears(todayIn(contract.zone, now), contract.ends)
  const decided = decideExchange(body.deed, standing, body.year, open)
  if (!decided.ok) return decided

  const by = { ownerId, now }
  const { weeks = standing?.weeks ?? 1, wish = standing?.wish ?? null } = body
  if (!standing) await addSubscription(db, { contractId: contract.id, year: body.year, weeks, wish }, by)
  else if (body.deed === 'end') await endSubscription(db, standing.id, by)
  else await changeSubscription(db, standing.id, { weeks, wish }, by)
  return done(await whatStands(db, contract, now, caller.screen))
}

async function whatStands(db: Database, contract: ExchangeContract, now: Date, language: Language) {
  const data = await listSubscriptions(db, contract.id, language)
  const taken = data.filter(({ state }) => state === 'active').map(({ year }) => year)
  const years = openYears(todayIn(contract.zone, now), contract.ends).filter((year) => !taken.includes(year))
  return { data, years, mostWeeks: MOST_WEEKS }
}
