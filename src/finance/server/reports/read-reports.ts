import { done, refused } from '../../../kernel/outcome.ts'
import { findContract } from '../../../membership/server/own-contract.store.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { listReports as listCall, readSignatureState as stateCall } from '../../reports.endpoints.ts'
import { countWaiting, listReportsOfContract as list } from './reports.store.ts'

/** The executive reports of one of the owner's contracts, and what waits. */
export const listReports: Deed<typeof listCall> = async ({ query }, { db, caller }) => {
  const ownerId = ownerOf(caller.session)
  if (!(await findContract(db, ownerId, query.idContract))) return refused('NOT_FOUND')
  // Whom the owner trusts is told of the contracts that were chosen alone.
  const everywhere = !caller.session.trust
  return done(await list(db, { ownerId, contractId: query.idContract, year: query.year, everywhere }))
}

/** Whether a contract has nothing left to sign. */
export const readSignatureState: Deed<typeof stateCall> = async ({ query }, { db, caller }) => {
  const ownerId = ownerOf(caller.session)
  if (!(await findContract(db, ownerId, query.idContract))) return refused('NOT_FOUND')
  const waiting = await countWaiting(db, ownerId, query.idContract)
  return done({ validate: waiting === 0, waiting })
}
