import { type Handler, handle } from '../../server/handle.ts'
import * as calls from '../dashboard.endpoints.ts'
import * as publishing from '../publish.endpoints.ts'
import { listEditions, removeEdition, saveEdition, withdrawEdition } from './publish-newsletter.ts'
import { listNewsletters, readNextReservation } from './read-cards.ts'
import { readDashboard } from './read-dashboard.ts'

/** The calls of the slice and their deeds. */
export const dashboardHandlers: readonly Handler[] = [
  handle(calls.readDashboard, readDashboard),
  handle(calls.readNextReservation, readNextReservation),
  handle(calls.listNewsletters, listNewsletters),
  handle(publishing.listEditions, listEditions),
  handle(publishing.saveEdition, saveEdition),
  handle(publishing.withdrawEdition, withdrawEdition),
  handle(publishing.removeEdition, removeEdition),
]
