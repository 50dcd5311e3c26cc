import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../web/calls/query-key.ts'
import { listDrawRounds } from '../../desk.endpoints.ts'

/** Called once something was done to a round: the list is read anew. */
export function useDrawsChanged(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(listDrawRounds) })
}
