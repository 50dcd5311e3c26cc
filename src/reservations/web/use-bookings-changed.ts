import { useQueryClient } from '@tanstack/react-query'

/** The calls that show bookings, nights or benefits. Named, not imported: whoever does something to a booking would load them all. */
export const TOUCHED = [
  'listBookings',
  'searchBookings',
  'readBooking',
  'listBookingBenefits',
  'readPenalty',
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
]

/** Called once something was done to a booking: all that shows it is read anew. */
export function useBookingsChanged(): () => void {
  const queries = useQueryClient()
  return () => {
    for (const name of TOUCHED) void queries.invalidateQueries({ queryKey: [name] })
  }
}
