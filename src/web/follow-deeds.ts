import type { QueryClient } from '@tanstack/react-query'
import { isDeed } from '../kernel/endpoint.ts'
import { onCallDone } from './call-done.ts'

/** All frames of this browser that are open on the portal. */
const CHANNEL = 'veranda.deeds'

/**
 * Keeps a cache of answers true to what is done. After a deed of this tab all that it holds is old: a screen that is opened
 * next asks again, and what stays on show is read anew by the screen that did the deed. After a deed of another tab what is
 * on show here is read anew as well. Answers how to stop.
 */
export function followDeeds(queries: QueryClient): () => void {
  // Old browsers have no channel: there a tab learns of the others' deeds when its answers are old, or on the next visit.
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
  const stop = onCallDone((endpoint) => {
    if (!isDeed(endpoint)) return
    void queries.invalidateQueries({ refetchType: 'none' })
    channel?.postMessage(endpoint.name)
  })
  if (channel) channel.onmessage = () => void queries.invalidateQueries()
  return () => {
    stop()
    channel?.close()
  }
}
