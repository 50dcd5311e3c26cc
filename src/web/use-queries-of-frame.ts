import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { onConnectionBack } from './connection.ts'
import { followDeeds } from './follow-deeds.ts'
import { newQueryClient } from './query-client.ts'

/** What a frame keeps of the server's answers, for as long as the frame stands; it follows what is done here and elsewhere. */
export function useQueriesOfFrame(): QueryClient {
  const [queries] = useState(newQueryClient)
  useEffect(() => followDeeds(queries), [queries])
  // What could not be read while there was no connection is read now that there is one again.
  useEffect(
    () =>
      onConnectionBack(
        () => void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null }),
      ),
    [queries],
  )
  return queries
}
