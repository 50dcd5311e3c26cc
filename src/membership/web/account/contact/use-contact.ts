import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../web/calls/call.ts'
import { queryOf } from '../../../../web/calls/query.ts'
import { keyOf } from '../../../../web/calls/query-key.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import { readContact, withdrawAddress } from '../../../owner.endpoints.ts'

/** The owner's address and telephone, and the address that waits for its confirmation; the owner's own. */
export function useContact() {
  return useQuery(queryOf(readContact))
}

/** Reads them anew after a change. */
export function useContactChanged() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: keyOf(readContact) })
}

/** Takes back the address that waits for its confirmation. */
export function useWithdrawAddress() {
  return useSend({ send: () => call(withdrawAddress), changed: useContactChanged() })
}
