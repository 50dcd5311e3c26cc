import { type Handler, handle } from '../../server/handle.ts'
import * as calls from '../reservations.endpoints.ts'
import { listBlackouts, listBookings, readBenefitYear } from './read-reservations.ts'
import { requestBooking } from './request-booking.ts'
import { searchRooms } from './search-rooms.ts'

/** The calls of the slice and their deeds. */
export const reservationHandlers: readonly Handler[] = [
  handle(calls.searchRooms, searchRooms),
  handle(calls.requestBooking, requestBooking),
  handle(calls.listBookings, listBookings),
  handle(calls.listBlackouts, listBlackouts),
  handle(calls.readBenefitYear, readBenefitYear),
]
