import { useQueryClient } from '@tanstack/react-query'
import { listBookingBenefits, readBooking, readPenalty, searchBookings } from '../changes.endpoints.ts'
import { listComingStays, listPastStays, listPastYears } from '../past-stays.endpoints.ts'
import { findOtherWays, findPlaces } from '../places.endpoints.ts'
import { listBookings, readBenefitYear, searchRooms } from '../reservations.endpoints.ts'
import { findFlexibleStays, readLedger, readYear } from '../year.endpoints.ts'

/** What shows bookings, nights or benefits. The home's calls are named, not imported: it composes us. */
const TOUCHED = [
  ...[listBookings, searchBookings, readBooking, listBookingBenefits, readPenalty].map(({ name }) => name),
  ...[listComingStays, listPastStays, listPastYears].map(({ name }) => name),
  ...[readBenefitYear, readLedger, readYear, searchRooms, findFlexibleStays].map(({ name }) => name),
  ...[findOtherWays, findPlaces].map(({ name }) => name),
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
