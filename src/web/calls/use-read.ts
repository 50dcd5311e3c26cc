import { useCallback, useEffect, useState } from 'react'
import type { AnswerOf, Endpoint, QueryOf, ReasonOf } from '../../kernel/endpoint.ts'
import { type CallFailure, type CallInput, type CallResult, call } from './call.ts'

interface Read<E extends Endpoint> {
  answer: AnswerOf<E> | null
  failure: CallFailure<ReasonOf<E>> | null
  busy: boolean
  /** Asks again. */
  ask: () => void
}

/** Reads a call on a screen outside the signed-in layout, without the query cache. */
export function useRead<E extends Endpoint>(endpoint: E, query: QueryOf<E>): Read<E> {
  const [answer, setAnswer] = useState<AnswerOf<E> | null>(null)
  const [failure, setFailure] = useState<CallFailure<ReasonOf<E>> | null>(null)
  const [busy, setBusy] = useState(false)
  const asked = JSON.stringify(query)

  const read = useCallback(
    async (signal?: AbortSignal) => {
      setBusy(true)
      const input = { query: JSON.parse(asked), signal } as unknown as CallInput<E>
      const result = await (call as (of: E, given: CallInput<E>) => Promise<CallResult<E>>)(endpoint, input)
      setBusy(false)
      if (result.ok) setAnswer(result.value)
      else setFailure(result)
    },
    [endpoint, asked],
  )

  useEffect(() => {
    const leaving = new AbortController()
    // Aborted on unmount.
    read(leaving.signal).catch(() => {})
    return () => leaving.abort()
  }, [read])

  return { answer, failure, busy, ask: () => void read() }
}
