import { useEffect, useState } from 'react'
import type { CallFailure } from '../../web/calls/call.ts'

/** A mailed link before the server has said what it opens, and where it opens nothing. */
export type Unopened = { at: 'asking' } | { at: 'used-up' } | { at: 'failed'; failure: CallFailure }

/**
 * Asks what a mailed link opens, again with `retry`; without a token the link is used up. `State` is what else the link
 * can come to: open, and what its buttons do.
 */
export function useMailedLink<State extends { at: string }>(
  token: string | undefined,
  ask: (token: string, signal: AbortSignal) => Promise<State | Unopened>,
) {
  const [link, setLink] = useState<State | Unopened>(token ? { at: 'asking' } : { at: 'used-up' })
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` is a function of the module; another try asks again
  useEffect(() => {
    if (!token) return
    const leaving = new AbortController()
    ask(token, leaving.signal).then(setLink, () => {})
    return () => leaving.abort()
  }, [token, tries])

  const retry = () => {
    setLink({ at: 'asking' })
    setTries(tries + 1)
  }
  return { link, setLink, retry }
}
