import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { BodyOf } from '../../../kernel/endpoint.ts'
import { type CallFailure, call, intentKey } from '../../../web/call.ts'
import { keyOf, queryOf } from '../../../web/query.ts'
import { listExchanges, subscribeExchange } from '../../exchanges.endpoints.ts'

/** A contract's subscriptions, and the years that are open to it. */
export function useExchanges(idContract: number) {
  return useQuery(queryOf(listExchanges, { query: { idContract } }))
}

type ExchangeDeed = Omit<BodyOf<typeof subscribeExchange>, 'idContract'>

/** Subscribes, changes or ends. The same deed sent again, after a lost connection, is the same deed. */
export function useExchangeDeed(idContract: number) {
  const queries = useQueryClient()
  const last = useRef({ sent: '', key: '' })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const send = async (deed: ExchangeDeed): Promise<boolean> => {
    const body = { ...deed, idContract }
    const sent = JSON.stringify(body)
    if (last.current.sent !== sent) last.current = { sent, key: intentKey() }
    setBusy(true)
    setFailure(null)
    const result = await call(subscribeExchange, { body, idempotencyKey: last.current.key })
    setBusy(false)
    if (!result.ok) {
      setFailure(result)
      // Another tab, or the club, was faster: what stands is read anew.
      if (result.status === 409) void queries.invalidateQueries({ queryKey: keyOf(listExchanges) })
      return false
    }
    last.current = { sent: '', key: '' }
    queries.setQueryData(keyOf(listExchanges, { idContract }), result.value)
    return true
  }
  return { send, busy, failure }
}
