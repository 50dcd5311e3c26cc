import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from '../../../kernel/endpoint.ts'
import { call } from '../../../web/calls/call.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { listExchanges, subscribeExchange } from '../../exchanges.endpoints.ts'

/** A contract's subscriptions, and the years that are open to it. */
export function useExchanges(idContract: number) {
  return useQuery(queryOf(listExchanges, { query: { idContract } }))
}

/** What may still be given: the years, the weeks, and what a night is worth. */
export type OpenExchange = Omit<AnswerOf<typeof listExchanges>, 'data'>

type ExchangeDeed = Omit<BodyOf<typeof subscribeExchange>, 'idContract'>

/** Subscribes, changes or ends. */
export function useExchangeDeed(idContract: number) {
  const queries = useQueryClient()
  return useSend({
    send: (deed: ExchangeDeed, idempotencyKey) =>
      call(subscribeExchange, { body: { ...deed, idContract }, idempotencyKey }),
    // Another tab, or the club, was faster: what stands is read anew.
    refused: ({ status }) => {
      if (status === 409) void queries.invalidateQueries({ queryKey: keyOf(listExchanges) })
    },
    done: (value) => queries.setQueryData(keyOf(listExchanges, { idContract }), value),
  })
}
