import { done, refused } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import type { updateOwnerStatus as call } from '../owner.endpoints.ts'
import { changeOwnerSettings, readOwnerAccount } from './people.store.ts'

/** Changes the newsletter's coming and the portal's language, and answers the account as it is then. */
export const updateOwnerStatus: Deed<typeof call> = async ({ body }, { db, caller }) => {
  const ownerId = ownerOf(caller.session)
  if (body.idOwner !== undefined && body.idOwner !== ownerId) return refused('NOT_FOUND')
  await changeOwnerSettings(db, ownerId, body)
  return done({ data: await readOwnerAccount(db, ownerId) })
}
