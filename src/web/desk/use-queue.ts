import { useQuery } from '@tanstack/react-query'
import type { AnswerOf, Endpoint, QueryOf } from '../../kernel/endpoint.ts'
import type { CallInput } from '../calls/call.ts'
import { queryOf } from '../calls/query.ts'

/** How often a queue is read anew while somebody looks at it: others decide too. */
const AGAIN_MS = 60_000

/** A queue of the desk, or one thing of it by its number, read again every minute. */
export function useQueue<E extends Endpoint>(endpoint: E, query?: QueryOf<E>) {
  const options = queryOf(endpoint, { query } as unknown as CallInput<E>)
  return useQuery<AnswerOf<E>>({ ...options, refetchInterval: AGAIN_MS })
}
