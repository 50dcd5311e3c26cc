import { useQueryClient } from '@tanstack/react-query'

/** The calls that show bookings, nights or benefits. Named, not imported: whoever does something to a booking would load them all. */
export const TOUCHED = [
  'listBookings',
  'searchBookings',
  'readBooking',
  'listBookingBenefits',
  'listComingStays',
  'listPastStays',
  'listPastYears',
  'readBenefitYear',
  'readLedger',
  'readYear',
  'searchRooms',
  'findFlexibleStays',
  'findOtherWays',
  'findPlaces',
  'listWaits',
  'lookAtWait',
  'readDashboard',
  'readToDo',
  'readDraw',
]

/** Called once something was done to a booking: all that shows it is read anew. */
export function useBookingsChanged(): () => void {
  const queries = useQueryClient()
  return () => {
    for (const name of TOUCHED) void queries.invalidateQueries({ queryKey: [name] })
  }
}

/**
 * The same where the deed leaves its screen: that one is not asked anew, for it would find what was done on it, and warn of
 * it. What is on show after `leave` is.
 */
export function useBookingsLeft(): (leave: () => Promise<unknown>) => Promise<void> {
  const queries = useQueryClient()
  return async (leave) => {
    for (const name of TOUCHED) void queries.invalidateQueries({ queryKey: [name], refetchType: 'none' })
    await leave()
    // What the next screen has asked already is not asked twice.
    for (const name of TOUCHED)
      void queries.refetchQueries({ queryKey: [name], type: 'active', stale: true }, { cancelRefetch: false })
  }
}
