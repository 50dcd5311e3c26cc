import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../web/calls/call.ts'
import { queryOf } from '../../../../web/calls/query.ts'
import { keyOf } from '../../../../web/calls/query-key.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import { disownDevices, endDevice, endOtherDevices, readDevices } from '../../../access.endpoints.ts'

/** The devices that the account knows. What happens on another one shows as soon as one looks again. */
export function useDevices() {
  return useQuery({ ...queryOf(readDevices), staleTime: 0 })
}

/** Ends one device by its number, or all others (null). */
export function useEndDevices() {
  const queries = useQueryClient()
  const again = () => queries.invalidateQueries({ queryKey: keyOf(readDevices) })
  return useSend({
    send: (id: number | null) => (id === null ? call(endOtherDevices) : call(endDevice, { query: { id } })),
    // Ended from another device, or by itself, meanwhile.
    changed: again,
    done: again,
  })
}

/** “This wasn’t me”: every session ends, this one too. */
export function useDisown(done: () => void) {
  return useSend({ send: () => call(disownDevices), done })
}
