import { type Handler, handle } from '../../server/http/handle.ts'
import * as benefits from '../benefits.endpoints.ts'
import * as calendar from '../calendar.endpoints.ts'
import * as changes from '../changes.endpoints.ts'
import * as desk from '../desk.endpoints.ts'
import * as house from '../house.endpoints.ts'
import * as past from '../past-stays.endpoints.ts'
import * as publish from '../publish-blackouts.endpoints.ts'
import * as calls from '../reservations.endpoints.ts'
import { countVainNights as countCall } from '../vain-nights.endpoints.ts'
import * as waiting from '../waiting.endpoints.ts'
import * as waitingDesk from '../waiting-desk.endpoints.ts'
import { addBenefit, decideBenefits, deleteBenefit } from './benefits/decide-benefits.ts'
import { takeBackAuthorization } from './benefits/take-back-authorization.ts'
import {
  closeNights,
  listClosedNights,
  listStaysOnNights,
  openNights,
} from './blackouts/publish-blackouts.ts'
import { cancelBooking, readPenalty } from './changes/cancel-booking.ts'
import { decideBooking, listWaitingBookings } from './changes/decide-booking.ts'
import { modifyBooking, updateGuests } from './changes/modify-booking.ts'
import { withdrawCancellation } from './changes/withdraw-cancellation.ts'
import { withdrawChange } from './changes/withdraw-change.ts'
import { notePresence } from './house/note-presence.ts'
import { placeStays, undoPlacement } from './house/place-stays.ts'
import { readHouse, readHouseDay } from './house/read-house.ts'
import type { OrderedForStay } from './ordered-for-stay.ts'
import { listBookingBenefits, listCancelMotives, readBooking, searchBookings } from './read-booking.ts'
import { listBlackouts, listBookings, readBenefitYear } from './read-reservations.ts'
import { requestBooking } from './request-booking.ts'
import { countVainNights } from './rooms/count-vain-nights.ts'
import { searchRooms } from './rooms/search-rooms.ts'
import { listComingStays, listPastStays, listPastYears } from './stays/list-stays.ts'
import { passHeldOffer, takeHeldOffer, withdrawWait } from './waiting/answer-offer.ts'
import { changeWait, joinWaits } from './waiting/join-waits.ts'
import { listWaits, lookAtWait } from './waiting/list-waits.ts'
import { listWaitsOfWeek, readWaitingWeeks } from './waiting/read-waiting-weeks.ts'

/** The calls of the slice and their deeds; what is ordered for a stay is handed in. */
export const reservationHandlers = (ordered: OrderedForStay): readonly Handler[] => [
  handle(calls.searchRooms, searchRooms),
  handle(countCall, countVainNights),
  handle(calls.requestBooking, requestBooking),
  handle(calls.listBookings, listBookings),
  handle(past.listComingStays, listComingStays),
  handle(past.listPastYears, listPastYears),
  handle(past.listPastStays, listPastStays),
  handle(calendar.listBlackouts, listBlackouts),
  handle(benefits.readBenefitYear, readBenefitYear),
  handle(changes.readBooking, readBooking),
  handle(changes.searchBookings, searchBookings),
  handle(changes.updateGuests, updateGuests),
  handle(changes.modifyBooking, modifyBooking),
  handle(changes.withdrawChange, withdrawChange),
  handle(changes.withdrawCancellation, withdrawCancellation),
  handle(changes.readPenalty, readPenalty),
  handle(changes.cancelBooking, cancelBooking(ordered)),
  handle(benefits.listBookingBenefits, listBookingBenefits),
  handle(benefits.addBenefit, addBenefit),
  handle(benefits.decideBenefits, decideBenefits),
  handle(benefits.takeBackAuthorization, takeBackAuthorization),
  handle(benefits.deleteBenefit, deleteBenefit),
  handle(changes.listCancelMotives, listCancelMotives),
  handle(desk.listWaitingBookings, listWaitingBookings),
  handle(desk.decideBooking, decideBooking(ordered)),
  handle(house.readHouse, readHouse),
  handle(house.readHouseDay, readHouseDay),
  handle(house.placeStays, placeStays),
  handle(house.undoPlacement, undoPlacement),
  handle(house.notePresence, notePresence),
  handle(publish.listClosedNights, listClosedNights),
  handle(publish.listStaysOnNights, listStaysOnNights),
  handle(publish.closeNights, closeNights),
  handle(publish.openNights, openNights),
  handle(waiting.listWaits, listWaits),
  handle(waiting.lookAtWait, lookAtWait),
  handle(waiting.joinWaits, joinWaits),
  handle(waiting.changeWait, changeWait),
  handle(waiting.withdrawWait, withdrawWait),
  handle(waiting.takeHeldOffer, takeHeldOffer(ordered)),
  handle(waiting.passHeldOffer, passHeldOffer),
  handle(waitingDesk.readWaitingWeeks, readWaitingWeeks),
  handle(waitingDesk.listWaitsOfWeek, listWaitsOfWeek),
]
