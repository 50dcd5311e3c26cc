import type { PersonName } from '../../person.ts'
import { useSession } from './use-session.ts'

/** The owner whose things one looks at: who is signed in, for whom an admin acts, or who trusts whoever looks. */
export function useOwner(): PersonName {
  const { user, actingFor, trusted } = useSession()
  return actingFor ?? trusted ?? user
}
