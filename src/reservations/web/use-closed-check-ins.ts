import { useQueries } from '@tanstack/react-query'
import { queryOf } from '../../web/query.ts'
import { type Booking, listBlackouts } from '../reservations.endpoints.ts'

/**
 * Tells whether a booking's check-in lies on a night that the resort has closed since. Until the closed nights are
 * known it does not; the server decides in any case.
 */
export function useClosedCheckIns(
  bookings: readonly Booking[],
): (booking: Pick<Booking, 'idContract' | 'datein'>) => boolean {
  const contracts = [...new Set(bookings.map(({ idContract }) => idContract))]
  const answers = useQueries({
    queries: contracts.map((idContract) => queryOf(listBlackouts, { query: { idContract } })),
  })
  return ({ idContract, datein }) => {
    const closed = answers[contracts.indexOf(idContract)]?.data?.data ?? []
    return closed.some(({ firstNight, lastNight }) => firstNight <= datein && datein <= lastNight)
  }
}
