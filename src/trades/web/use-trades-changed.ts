import { useQueryClient } from '@tanstack/react-query'
import { useBookingsChanged } from '../../reservations/web/use-bookings-changed.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { listTrades } from '../trades.endpoints.ts'

/** Called once something was done about a trade: its lists are read anew, and all that shows stays. */
export function useTradesChanged(): () => void {
  const client = useQueryClient()
  const changed = useBookingsChanged()
  return () => {
    void client.invalidateQueries({ queryKey: keyOf(listTrades) })
    changed()
  }
}
