import { todayIn } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import { done, refused } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import { wakeJobs } from '../../server/jobs/wake-jobs.ts'
import { decideExchange, MOST_WEEKS, openYears, usualYear } from '../exchange.ts'
import type { listExchanges as list, subscribeExchange as subscribe } from '../exchanges.endpoints.ts'
import {
  addSubscription,
  changeSubscription,
  type ExchangeContract,
  endSubscription,
  findExchangeContract,
  findStanding,
  listSubscriptions,
  readRentedNight,
} from './exchanges.store.ts'
import { tellOfPledge } from './tell-of-exchange.ts'

/** A contract's subscriptions with their history. */
export const listExchanges: Deed<typeof list> = async ({ query }, { db, now, caller }) => {
  const contract = await findExchangeContract(db, ownerOf(caller.session), query.idContract)
  if (!contract) return refused('NOT_FOUND')
  if (!contract.mayExchange) return refused('EXCHANGE_NOT_ALLOWED')
  return done(await whatStands(db, contract, now, caller.screen))
}

/** Subscribes, changes or ends. Two at once wait for each other at the contract. */
export const subscribeExchange: Deed<typeof subscribe> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
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
  const ends = standing !== null && body.deed === 'end'
  const id =
    standing?.id ?? (await addSubscription(db, { contractId: contract.id, year: body.year, weeks, wish }, by))
  if (ends) await endSubscription(db, id, by)
  else if (standing) await changeSubscription(db, id, { weeks, wish }, by)
  await tellOfPledge(db, id, ends ? 'exchange-ended' : 'exchange-pledged', { config, now })
  afterCommit(wakeJobs)
  return done(await whatStands(db, contract, now, caller.screen))
}

async function whatStands(db: Database, contract: ExchangeContract, now: Date, language: Language) {
  const data = await listSubscriptions(db, contract.id, language)
  const taken = data.filter(({ state }) => state === 'active').map(({ year }) => year)
  const today = todayIn(contract.zone, now)
  const years = openYears(today, contract.ends).filter((year) => !taken.includes(year))
  const night = await readRentedNight(db, contract.id, today)
  return { data, years, mostWeeks: MOST_WEEKS, usualYear: usualYear(years, today), night }
}
