import type { QueryFunctionContext } from '@tanstack/react-query'
import type { AnswerOf, Endpoint, ReasonOf } from '../../kernel/endpoint.ts'
import { type CallFailure, type CallInput, call } from './call.ts'
import { keyOfInput } from './query-key.ts'

/** What a query throws; `failure.message` is the sentence to show. */
export class CallError extends Error {
  readonly failure: CallFailure
  constructor(failure: CallFailure) {
    super(failure.message)
    this.name = 'CallError'
    this.failure = failure
  }
  get code(): string {
    return this.failure.code
  }
}

/**
 * TanStack Query options of a call that reads: `useQuery(queryOf(readDashboard, { query: { idContract } }))`.
 * A refresh of what is already there does not count as activity.
 */
export function queryOf<E extends Endpoint>(
  endpoint: E,
  ...[input]: Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]
) {
  const queryKey = keyOfInput(endpoint, input)
  return {
    queryKey,
    queryFn: async ({ client, signal }: QueryFunctionContext): Promise<AnswerOf<E>> => {
      const background = client.getQueryData(queryKey) !== undefined
      const sent = { ...input, background, signal } as CallInput<E>
      const result = await (call as Call<E>)(endpoint, sent)
      if (!result.ok) throw new CallError(result)
      return result.value
    },
  }
}

type Call<E extends Endpoint> = (
  endpoint: E,
  input: CallInput<E>,
) => Promise<{ ok: true; value: AnswerOf<E> } | CallFailure<ReasonOf<E>>>
