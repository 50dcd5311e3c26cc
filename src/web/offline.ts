import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Endpoint } from '../kernel/endpoint.ts'

/** What to say when nothing came back: what happened, what was kept, what to do. */
export function offlineWords(endpoint: Pick<Endpoint, 'method' | 'idempotent'>): MessageDescriptor {
  if (endpoint.method === 'GET')
    return msg`We couldn’t reach the portal. Check your connection and try again; nothing has changed in your account.`
  if (endpoint.idempotent)
    return msg`The connection was lost before the answer came. What you entered is still here; send it again, and it will count only once.`
  return msg`The connection was lost before the answer came. What you entered is still here; check your connection and try again.`
}
