import { useRef, useState } from 'react'
import { type CallDone, type CallFailure, intentKey } from '../../web/call.ts'
import type { StayDraft } from './stay-draft.ts'

interface SendOnceOptions<Body, Value, Reason extends string> {
  /** It remembers what was sent last, and under which key. */
  draft: StayDraft
  keep: (draft: StayDraft) => void
  call: (body: Body, idempotencyKey: string) => Promise<CallDone<Value> | CallFailure<Reason>>
  done: (value: Value) => void
}

/**
 * Sends a stay once for each intent: two presses are one call, and the same stay again (after a lost connection,
 * even after a reload) carries the same key.
 */
export function useSendOnce<Body, Value, Reason extends string>({
  draft,
  keep,
  call,
  done,
}: SendOnceOptions<Body, Value, Reason>) {
  const underWay = useRef(false)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<CallFailure<Reason> | null>(null)

  const send = async (body: Body, nearbyAccepted: string | null) => {
    if (underWay.current) return
    underWay.current = true
    setSending(true)
    setFailure(null)
    const sent = JSON.stringify(body)
    const key = draft.intent?.sent === sent ? draft.intent.key : intentKey()
    keep({ ...draft, intent: { key, sent }, nearbyAccepted })

    const result = await call(body, key)
    underWay.current = false
    setSending(false)
    if (!result.ok) return setFailure(result)
    done(result.value)
  }
  return { send, sending, failure, forget: () => setFailure(null) }
}
