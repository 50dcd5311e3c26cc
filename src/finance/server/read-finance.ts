import { done, refused } from '../../kernel/outcome.ts'
import { findContract } from '../../membership/server/own-contract.store.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import type { listLatestTransactions as call } from '../finance.endpoints.ts'
import { listLatestNamed } from './statement/transactions.store.ts'

/** The latest transactions of one of the owner's contracts. */
export const listLatestTransactions: Deed<typeof call> = async ({ query }, { db, now, caller }) => {
  if (!(await findContract(db, ownerOf(caller.session), query.idContract))) return refused('NOT_FOUND')
  return done({ data: await listLatestNamed(db, query.idContract, now) })
}
