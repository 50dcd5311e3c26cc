import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { onConnectionBack } from './connection.ts'
import { followDeeds } from './follow-deeds.ts'
import { newQueryClient } from './query-client.ts'

/** The query cache of a frame, for as long as it is mounted; it is invalidated after deeds of this and other tabs. */
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
