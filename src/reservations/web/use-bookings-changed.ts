import { useQueryClient } from '@tanstack/react-query'
import { listBookingBenefits, readBenefitYear } from '../benefits.endpoints.ts'
import { readBooking, readPenalty, searchBookings } from '../changes.endpoints.ts'
import { listComingStays, listPastStays, listPastYears } from '../past-stays.endpoints.ts'
import { listBookings, searchRooms } from '../reservations.endpoints.ts'
import { findFlexibleStays, readLedger, readYear } from '../year.endpoints.ts'

/** What shows bookings, nights or benefits. What other screens hold is named, not imported: they would have to load it. */
const TOUCHED = [
  ...[listBookings, searchBookings, readBooking, listBookingBenefits, readPenalty].map(({ name }) => name),
  ...[listComingStays, listPastStays, listPastYears].map(({ name }) => name),
  ...[readBenefitYear, readLedger, readYear, searchRooms, findFlexibleStays].map(({ name }) => name),
  'findOtherWays',
  'findPlaces',
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
