import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followDeeds } from './follow-deeds.ts'
import { newQueryClient } from './query-client.ts'

/** What a frame keeps of the server's answers, for as long as the frame stands; it follows what is done here and elsewhere. */
export function useQueriesOfFrame(): QueryClient {
  const [queries] = useState(newQueryClient)
  useEffect(() => followDeeds(queries), [queries])
  return queries
}
