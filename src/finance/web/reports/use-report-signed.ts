import { useQueryClient } from '@tanstack/react-query'
import { verifySession } from '../../../membership/web/session/start-session.ts'
import { store } from '../../../membership/web/session/store.ts'

/**
 * Called once a report is signed, with how many still wait: at zero the restricted pages open, in this tab and, through
 * the store, in the others. `null` where somebody else signed it: the session is read again. All cached queries are
 * invalidated, because calls that were refused may succeed now.
 */
export function useReportSigned(): (waiting: number | null) => void {
  const queries = useQueryClient()
  return (waiting) => {
    if (waiting === null) void verifySession()
    else store(({ session }) => (session ? { session: { ...session, restricted: waiting > 0 } } : {}))
    void queries.invalidateQueries()
  }
}
