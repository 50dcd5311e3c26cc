import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { verifySession } from '../../../membership/web/session/start-session.ts'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { useEarlyAnswer } from '../../../web/calls/use-early-answer.ts'
import { readToDo } from '../../to-do.endpoints.ts'

/** How many skeleton rows are drawn where it is not known how many there will be. */
const EXPECTED = 3
/** How long an answer counts that the page has asked for by itself (milliseconds). */
const EARLY_FRESH_MS = 30_000

/**
 * What waits for the owner. It is asked anew at every visit, and nothing older is shown: a row that was done elsewhere
 * must not be offered again.
 */
export function useToDo() {
  const { restricted, actingFor, user } = useSession()
  const query = queryOf(readToDo)
  const queryKey = [...query.queryKey, actingFor?.idOwner ?? user.idOwner]
  const known = useQueryClient().getQueryData<{ data: unknown[] }>(queryKey)
  // As many skeleton rows as the last answer had.
  const [expected] = useState(Math.min(known?.data.length ?? EXPECTED, EXPECTED + 2))
  // Asked by the page itself, a moment ago: the first drawing has it.
  const early = useEarlyAnswer(readToDo)
  const asked = useQuery({
    ...query,
    queryKey,
    staleTime: early === undefined ? 0 : EARLY_FRESH_MS,
    initialData: early,
  })
  const data = early !== undefined || asked.isFetchedAfterMount ? asked.data : undefined
  const locks = data && data.sign.length > 0
  useEffect(() => {
    // A report was signed or issued since the session was read: read it again, because the menu and the guards use
    // it.
    if (locks !== undefined && locks !== restricted) void verifySession()
  }, [locks, restricted])
  return { ...asked, data, expected }
}
