import { useMay } from '../../membership/web/session/use-may.ts'
import { useSession } from '../../membership/web/session/use-session.ts'

/** Whether stays can be changed here: by the owner, and by whom they let book. Admins change none. */
export function useMayBook(): boolean {
  const { user } = useSession()
  const may = useMay('book')
  return may && !user.isAdmin
}
