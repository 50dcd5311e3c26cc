import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { verifySession } from '../../../membership/web/session/start-session.ts'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { queryOf } from '../../../web/query.ts'
import { readToDo } from '../../to-do.endpoints.ts'

/** How many rows stand where it is not known how many will come. */
const EXPECTED = 3

/**
 * What waits for the owner. It is asked anew at every visit, and nothing older is shown: a row that was done elsewhere
 * must not be offered again.
 */
export function useToDo() {
  const { restricted, actingFor, user } = useSession()
  const query = queryOf(readToDo)
  const queryKey = [...query.queryKey, actingFor?.idOwner ?? user.idOwner]
  const known = useQueryClient().getQueryData<{ data: unknown[] }>(queryKey)
  // What was there last time tells how high the rows will be.
  const [expected] = useState(Math.min(known?.data.length ?? EXPECTED, EXPECTED + 2))
  const asked = useQuery({ ...query, queryKey, staleTime: 0 })
  const data = asked.isFetchedAfterMount ? asked.data : undefined
  const locks = data && data.sign.length > 0
  useEffect(() => {
    // Signed, or issued, since the page last asked who is signed in: the menu and the guards go by the session.
    if (locks !== undefined && locks !== restricted) void verifySession()
  }, [locks, restricted])
  return { ...asked, data, expected }
}
