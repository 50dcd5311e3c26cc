import type { Session } from '../../../server/http/caller.ts'
import type { Changer } from '../../changes/line-change.ts'

/** As whom somebody changes an order. */
export function changerOf({ adminId, trust }: Session): Changer {
  if (trust) return 'trusted'
  return adminId === null ? 'owner' : 'club'
}
