import type { Session } from '../../../server/http/caller.ts'
import type { Changer } from '../../changes/line-change.ts'

/** The part in which somebody changes an order: owner, trusted or club. */
export function changerOf({ adminId, trust }: Session): Changer {
  if (trust) return 'trusted'
  return adminId === null ? 'owner' : 'club'
}
