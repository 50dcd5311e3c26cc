import { done, refused } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import type { readOwner as call } from '../owner.endpoints.ts'
import { readPhotos } from './gallery.store.ts'
import { readOwnerAccount } from './people.store.ts'

/** The owner's own data. Another owner's number finds nothing. */
export const readOwner: Deed<typeof call> = async ({ query }, { db, caller }) => {
  const ownerId = ownerOf(caller.session)
  if (query.idlOwner !== undefined && query.idlOwner !== ownerId) return refused('NOT_FOUND')
  const [account, gallery] = await Promise.all([readOwnerAccount(db, ownerId), readPhotos(db, ownerId)])
  return done({ data: { ...account, gallery } })
}
