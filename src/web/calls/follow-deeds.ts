import type { QueryClient } from '@tanstack/react-query'
import { isDeed } from '../../kernel/endpoint.ts'
import { remember, remembered } from '../remembered.ts'
import { onCallDone } from './call-done.ts'

/** All frames of this browser that are open on the portal. */
const CHANNEL = 'veranda.deeds'
/** When a tab of this browser has last done a deed (milliseconds). */
const LAST = 'veranda.deed'

/**
 * Invalidates the query cache after deeds. After a deed of this tab every entry is stale: a screen that is opened next
 * reads again, and the current screen refetches what its deed touches. After a deed of another tab the mounted queries
 * are refetched as well. Answers how to stop.
 */
export function followDeeds(queries: QueryClient): () => void {
  // Without BroadcastChannel (old browsers) a tab sees the deeds of others when its entries are stale, or after a
  // reload.
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
  const stop = onCallDone((endpoint) => {
    if (!isDeed(endpoint)) return
    void queries.invalidateQueries({ refetchType: 'none' })
    channel?.postMessage(endpoint.name)
    remember(LAST, String(Date.now()))
  })
  if (channel) channel.onmessage = () => void queries.invalidateQueries()
  // A deed of another tab while this page was loading: what the page has asked by itself may be older than that deed.
  if (Number(remembered(LAST)) > Date.now() - performance.now()) void queries.invalidateQueries()
  return () => {
    stop()
    channel?.close()
  }
}
