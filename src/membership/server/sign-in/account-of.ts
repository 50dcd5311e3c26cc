import type { Session } from '../../../server/http/caller.ts'
import type { Account } from '../accounts.store.ts'

/** Whose session it is: the owner's, or the admin's own, whomever the admin acts for; that of somebody trusted, for whomever they are here. */
export function accountOf({ ownerId, adminId, trust }: Session): Account {
  if (trust) return { kind: 'trusted', id: trust.personId }
  if (ownerId !== null) return { kind: 'owner', id: ownerId }
  if (adminId !== null) return { kind: 'admin', id: adminId }
  throw new Error('A session belongs to nobody')
}
