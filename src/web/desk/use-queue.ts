import { useQuery } from '@tanstack/react-query'
import type { AnswerOf, Endpoint } from '../../kernel/endpoint.ts'
import type { CallInput } from '../calls/call.ts'
import { queryOf } from '../calls/query.ts'

/** How often a queue is read anew while somebody looks at it: others decide too. */
const AGAIN_MS = 60_000

/** A queue of the desk, read again every minute; not at all by whom it is not for. */
export function useQueue<E extends Endpoint>(
  endpoint: Record<never, never> extends CallInput<E> ? E : never,
  enabled = true,
) {
  const options = queryOf(endpoint as E, {} as CallInput<E>)
  return useQuery<AnswerOf<E>>({ ...options, refetchInterval: AGAIN_MS, enabled })
}
