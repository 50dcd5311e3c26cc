import { done, refused } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import type { readContracts as call } from '../owner.endpoints.ts'
import { readOwnersContracts } from './contracts.store.ts'

/** The owner's contracts. Another owner's number finds nothing. */
export const readContracts: Deed<typeof call> = async ({ query }, { db, caller }) => {
  const ownerId = ownerOf(caller.session)
  if (query.idOwner !== undefined && query.idOwner !== ownerId) return refused('NOT_FOUND')
  return done({ data: await readOwnersContracts(db, ownerId) })
}
