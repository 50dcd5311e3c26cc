import { useCallback, useEffect, useState } from 'react'
import type { Language } from '../../kernel/language.ts'
import { type CallFailure, call } from '../../web/call.ts'
import { readTerms, type Terms } from '../about.endpoints.ts'

interface AskedTerms {
  terms: Terms | null
  failure: CallFailure | null
  busy: boolean
  /** Asks again. */
  ask: () => void
}

/** The terms of a matter in a language. Read without the signed-in layout, for anyone may. */
export function useTerms(term: string, language: Language): AskedTerms {
  const [terms, setTerms] = useState<Terms | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [busy, setBusy] = useState(false)

  const read = useCallback(
    async (signal?: AbortSignal) => {
      setBusy(true)
      const result = await call(readTerms, { query: { term, language }, signal })
      setBusy(false)
      if (result.ok) setTerms(result.value.data)
      else setFailure(result)
    },
    [term, language],
  )

  useEffect(() => {
    const leaving = new AbortController()
    // Left before the answer came: nobody waits for it.
    read(leaving.signal).catch(() => {})
    return () => leaving.abort()
  }, [read])

  return { terms, failure, busy, ask: () => void read() }
}
