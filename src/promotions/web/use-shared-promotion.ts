import { useCallback, useEffect, useState } from 'react'
import type { Language } from '../../kernel/language.ts'
import { type CallFailure, call } from '../../web/call.ts'
import { readSharedPromotion, type SharedPromotion } from '../promotions.endpoints.ts'

interface AskedPromotion {
  promotion: SharedPromotion | null
  failure: CallFailure | null
  busy: boolean
  /** Asks again. */
  ask: () => void
}

/** A shared promotion in a language. Read without the signed-in layout, for anyone with the link may. */
export function useSharedPromotion(slug: string, language: Language): AskedPromotion {
  const [promotion, setPromotion] = useState<SharedPromotion | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [busy, setBusy] = useState(false)

  const read = useCallback(
    async (signal?: AbortSignal) => {
      setBusy(true)
      const result = await call(readSharedPromotion, { query: { slug, language }, signal })
      setBusy(false)
      if (result.ok) setPromotion(result.value.data)
      else setFailure(result)
    },
    [slug, language],
  )

  useEffect(() => {
    const leaving = new AbortController()
    // Left before the answer came: nobody waits for it.
    read(leaving.signal).catch(() => {})
    return () => leaving.abort()
  }, [read])

  return { promotion, failure, busy, ask: () => void read() }
}
