import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { SendResult } from './send-once.ts'

interface Around {
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Uploads in progress: their share (0 to 1; null while there is none), and how to abort them. */
export function useOnTheWay() {
  const { t } = useLingui()
  const [share, setShare] = useState<number | null>(null)
  const stopping = useRef<AbortController | null>(null)
  // Aborted on unmount.
  useEffect(() => () => stopping.current?.abort(), [])

  const follow = async <Value, Reason extends string>(
    send: (around: Around) => Promise<SendResult<Value, Reason>>,
  ): Promise<SendResult<Value, Reason>> => {
    const stopped = new AbortController()
    stopping.current = stopped
    setShare(0)
    const result = await send({ onProgress: setShare, signal: stopped.signal })
    setShare(null)
    if (result.ok || !stopped.signal.aborted) return result
    return { ...result, message: t`You stopped the sending. Send it again when you are ready.` }
  }
  return { share, follow, stop: () => stopping.current?.abort() }
}
