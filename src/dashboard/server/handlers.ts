import { type Handler, handle } from '../../server/handle.ts'
import * as calls from '../dashboard.endpoints.ts'
import { listNewsletters, readNextReservation } from './read-cards.ts'
import { readDashboard } from './read-dashboard.ts'

/** The calls of the slice and their deeds. */
export const dashboardHandlers: readonly Handler[] = [
  handle(calls.readDashboard, readDashboard),
  handle(calls.readNextReservation, readNextReservation),
  handle(calls.listNewsletters, listNewsletters),
]
