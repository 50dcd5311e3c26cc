import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '../../../../kernel/endpoint.ts'
import { call } from '../../../../web/calls/call.ts'
import { queryOf } from '../../../../web/calls/query.ts'
import { keyOf } from '../../../../web/calls/query-key.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import {
  changeTrusted,
  endTrusted,
  inviteAgain,
  inviteTrusted,
  listTrusted,
} from '../../../trusted.endpoints.ts'

export type InvitedBody = BodyOf<typeof inviteTrusted>

/** Whom the owner lets in, or did. */
export function useTrusted() {
  // Whether they came meanwhile shows as soon as the owner looks again.
  return useQuery({ ...queryOf(listTrusted), staleTime: 0 })
}

function useChanged() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: keyOf(listTrusted) })
}

/** Lets somebody in (`null`), or changes what they may. */
export function useSaveTrusted(id: number | null) {
  const changed = useChanged()
  return useSend({
    send: ({ name, email, ...granted }: InvitedBody, idempotencyKey) =>
      id === null
        ? call(inviteTrusted, { body: { name, email, ...granted }, idempotencyKey })
        : call(changeTrusted, { body: { id, ...granted } }),
    changed,
  })
}

/** Takes access away, or an invitation back. */
export function useEndTrusted() {
  const changed = useChanged()
  return useSend({ send: (id: number) => call(endTrusted, { query: { id } }), changed })
}

/** Sends an invitation once more. */
export function useInviteAgain() {
  const changed = useChanged()
  return useSend({ send: (id: number) => call(inviteAgain, { body: { id } }), changed })
}
