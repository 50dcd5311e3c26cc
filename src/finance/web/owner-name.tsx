import { useSession } from '../../membership/web/session/use-session.ts'

/** Whose papers these are: the owner, also while somebody acts for them. */
export function OwnerName() {
  const { user, actingFor } = useSession()
  const owner = actingFor ?? user
  return `${owner.name} ${owner.lastname}`
}
