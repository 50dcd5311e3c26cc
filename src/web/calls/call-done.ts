import type { Endpoint } from '../../kernel/endpoint.ts'

type OnDone = (endpoint: Endpoint) => void
const hearers = new Set<OnDone>()

/** Calls back after each successful call; answers how to unsubscribe. */
export function onCallDone(hearer: OnDone): () => void {
  hearers.add(hearer)
  return () => hearers.delete(hearer)
}

/** Tells those who want to hear of it. */
export function tellCallDone(endpoint: Endpoint): void {
  for (const hear of hearers) hear(endpoint)
}
