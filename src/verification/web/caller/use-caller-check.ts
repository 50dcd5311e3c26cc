import { useCallback, useEffect, useState } from 'react'
import { type CallFailure, call } from '../../../web/calls/call.ts'
import { openCallerCheck } from '../../verification.endpoints.ts'

/** The number of the moment, and until when it lives by this device’s clock (milliseconds). */
export interface LivingCheck {
  id: number
  digits: string
  until: number
}

/** How long a failed call rests before the page asks again by itself (milliseconds). */
const REST_MS = 5_000

/**
 * Keeps a living number on the page: when one runs out the next takes its place. Nobody did anything then, so that counts
 * as no activity.
 */
export function useCallerCheck() {
  const [check, setCheck] = useState<LivingCheck | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const leaving = new AbortController()
    let next: ReturnType<typeof setTimeout> | undefined
    const ask = async (background: boolean) => {
      const asked = await call(openCallerCheck, { background, signal: leaving.signal })
      if (leaving.signal.aborted) return
      let rest = REST_MS
      if (asked.ok) {
        const { secondsLeft, ...data } = asked.value.data
        rest = secondsLeft * 1000
        setCheck({ ...data, until: Date.now() + rest })
        setFailure(null)
      } else setFailure(asked)
      next = setTimeout(() => void ask(true).catch(() => {}), rest)
    }
    // Aborted on unmount.
    ask(false).catch(() => {})
    return () => {
      leaving.abort()
      clearTimeout(next)
    }
  }, [tries])

  const again = useCallback(() => {
    setCheck(null)
    setFailure(null)
    setTries((before) => before + 1)
  }, [])
  return { check, failure, again }
}
