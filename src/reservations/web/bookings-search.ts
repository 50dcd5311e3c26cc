import * as z from 'zod/mini'
import { id } from '../../kernel/check.ts'
import { isInProcess, isPast } from '../booking.ts'
import type { Booking } from '../reservations.endpoints.ts'
import type { yearSearch } from './year/year-search.ts'

/** The parts of the list that one may look at. */
export const BOOKING_VIEWS = ['all', 'confirmed', 'process', 'closed'] as const
export type BookingView = (typeof BOOKING_VIEWS)[number]

/** What the address of My Reservations carries: the part shown, and the booking that was just requested. */
export const bookingsSearch = z.object({
  show: z.catch(z.optional(z.enum(BOOKING_VIEWS)), undefined),
  fresh: z.catch(z.optional(id()), undefined),
})

/** Bookings apart: those still to come, the next one first, and those past or closed, the latest first. */
export interface SortedBookings {
  upcoming: Booking[]
  closed: Booking[]
}

/** Sorts the bookings; `todayAt` answers what day it is in a resort's zone. */
export function sortBookings(
  bookings: readonly Booking[],
  todayAt: (zone: string) => string,
): SortedBookings {
  const over = (booking: Booking) => {
    const { datein: checkIn, dateout: checkOut, bookingStatus: status } = booking
    return isPast({ checkIn, checkOut, status }, todayAt(booking.zone))
  }
  const byDay = (a: Booking, b: Booking) => a.datein.localeCompare(b.datein) || a.id - b.id
  return {
    upcoming: bookings.filter((booking) => !over(booking)).sort(byDay),
    closed: bookings.filter(over).sort((a, b) => byDay(b, a)),
  }
}

/** The bookings of one view. A confirmed stay that is over counts as closed, not as confirmed. */
export function viewOf({ upcoming, closed }: SortedBookings, view: BookingView): SortedBookings {
  if (view === 'all') return { upcoming, closed }
  if (view === 'closed') return { upcoming: [], closed }
  const wanted = (booking: Booking) =>
    view === 'confirmed' ? booking.bookingStatus === 'confirmed' : isInProcess(booking.bookingStatus)
  return { upcoming: upcoming.filter(wanted), closed: [] }
}

/** How many bookings a view holds. */
export function countOf(sorted: SortedBookings, view: BookingView): number {
  const { upcoming, closed } = viewOf(sorted, view)
  return upcoming.length + closed.length
}

declare module '../../web/searches.ts' {
  interface Searches {
    '/my-reservations': Partial<z.output<typeof bookingsSearch>> & Partial<z.output<typeof yearSearch>>
  }
}
