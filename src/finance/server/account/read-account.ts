import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { readAccount as call } from '../../account/account.endpoints.ts'
import { accountsOf } from '../../account/whole-account.ts'
import { findAccount } from './account.store.ts'
import { offeredWays } from './offered-ways.ts'

/** What a contract owes and gets, from one statement of the database. */
export const readAccount: Deed<typeof call> = async ({ query }, { db, now, caller, config }) => {
  const found = await findAccount(db, ownerOf(caller.session), query.idContract, now)
  if (!found) return refused('NOT_FOUND')
  return done({ data: accountsOf(found, now), today: found.today, ways: offeredWays(config) })
}
