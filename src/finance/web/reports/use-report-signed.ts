import { useQueryClient } from '@tanstack/react-query'
import { verifySession } from '../../../membership/web/session/start-session.ts'
import { store } from '../../../membership/web/session/store.ts'

/**
 * Called once a report is signed, with how many still wait: at zero the restricted pages open, here and in the other
 * tabs, which follow the store. `null` where somebody else signed it and the server has to be asked. All that was
 * read is read anew: what was refused before is open now.
 */
export function useReportSigned(): (waiting: number | null) => void {
  const queries = useQueryClient()
  return (waiting) => {
    if (waiting === null) void verifySession()
    else store(({ session }) => (session ? { session: { ...session, restricted: waiting > 0 } } : {}))
    void queries.invalidateQueries()
  }
}
