import { done, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { readAccount as call } from '../../account/account.endpoints.ts'
import { type Standing, standingsOf } from '../../account/bridge.ts'
import { listedCharges } from '../../account/listed-charges.ts'
import { arrearsOf, lateAside } from '../../account/plans.ts'
import { accountsOf } from '../../account/whole-account.ts'
import { findAccount } from './account.store.ts'
import { offeredWays } from './offered-ways.ts'

/** What a contract owes and gets, from one statement of the database; of very many charges the oldest are listed, and all are counted. */
export const readAccount: Deed<typeof call> = async ({ query }, { db, now, caller, config }) => {
  const found = await findAccount(db, ownerOf(caller.session), query.idContract, now)
  if (!found) return refused('NOT_FOUND')
  const accounts = accountsOf(found, now)
  const data = accounts.map((account) => ({
    ...account,
    ...listedCharges(account.charges, query.charge),
    plans: account.plans.map((plan) => ({ ...plan, arrears: arrearsOf(plan, found.today) })),
    lateAside: lateAside(account, found.today),
  }))
  const standings = standingsOf(found.standings, accounts)
  return done({
    data,
    today: found.today,
    ways: offeredWays(config),
    standings,
    savedCard: config.stripe ? found.savedCard : null,
  })
}

/** How what the statement of one of the owner's contracts comes to becomes what is owed, by currency; none where it is not theirs. */
export async function readAccountStandings(
  db: Database,
  ownerId: number,
  contractId: number,
  now: Date,
): Promise<Standing[]> {
  const found = await findAccount(db, ownerId, contractId, now)
  return found ? standingsOf(found.standings, accountsOf(found, now)) : []
}
