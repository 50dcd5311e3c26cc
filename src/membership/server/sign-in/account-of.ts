import type { Session } from '../../../server/http/caller.ts'
import type { Account } from '../accounts.store.ts'

/** Whose session it is: the owner's, or the admin's own, whomever the admin acts for. */
export function accountOf({ ownerId, adminId }: Session): Account {
  if (ownerId !== null) return { kind: 'owner', id: ownerId }
  if (adminId !== null) return { kind: 'admin', id: adminId }
  throw new Error('A session belongs to nobody')
}
