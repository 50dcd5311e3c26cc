import { useEffect, useRef, useState } from 'react'
import { call } from '../../../web/calls/call.ts'
import type { InboxKind } from '../../inbox/kinds.ts'
import { LIVE_INBOX, lookAtThing } from '../../inbox/live.endpoints.ts'

/** After an answer that ends the connection it is tried again so much later, in milliseconds. */
const AGAIN_MS = 30_000
/** How often a browser says that somebody still looks. */
const STILL_MS = 30_000

/**
 * Hears of changes of the inbox while it is open; answers whether it does, null before that is known. Where it does not, the list is
 * read every thirty seconds all the same.
 */
export function useLive(heard: () => void): boolean | null {
  const [isLive, setLive] = useState<boolean | null>(null)
  const newest = useRef(heard)
  useEffect(() => {
    newest.current = heard
  })
  useEffect(() => {
    if (typeof EventSource === 'undefined') {
      setLive(false)
      return
    }
    let source: EventSource
    let timer: ReturnType<typeof setTimeout>
    const open = () => {
      source = new EventSource(LIVE_INBOX)
      source.addEventListener('hearing', () => {
        setLive(true)
        // What was missed until now.
        newest.current()
      })
      source.addEventListener('deaf', () => setLive(false))
      source.addEventListener('changed', () => newest.current())
      source.addEventListener('error', () => {
        setLive(false)
        // The browser itself tries again, save where it was refused.
        if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, AGAIN_MS)
      })
    }
    open()
    return () => {
      clearTimeout(timer)
      source.close()
    }
  }, [])
  return isLive
}

/** Says to colleagues which thing is open here, while it is. */
export function useLooking(thing: { kind: InboxKind; id: number } | null): void {
  const { kind, id } = thing ?? {}
  useEffect(() => {
    const say = () =>
      void call(lookAtThing, {
        body: { thing: kind && id ? { kind, id } : null, leaves: false },
        background: true,
      })
    say()
    const timer = setInterval(say, STILL_MS)
    return () => clearInterval(timer)
  }, [kind, id])
  useEffect(() => {
    const leave = () =>
      void call(lookAtThing, {
        body: { thing: null, leaves: true },
        background: true,
        keepalive: true,
      })
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}
