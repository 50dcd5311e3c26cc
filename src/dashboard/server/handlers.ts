import { type Handler, handle, handleOwn } from '../../server/http/handle.ts'
import * as calls from '../dashboard.endpoints.ts'
import * as publishing from '../publish.endpoints.ts'
import * as toDo from '../to-do.endpoints.ts'
import { listFailedMails, publishEdition, stopMailing, testEdition } from './mail-edition.ts'
import { listEditions, removeEdition, saveEdition, withdrawEdition } from './publish-newsletter.ts'
import { listNewsletters, readNextReservation } from './read-cards.ts'
import { ownDashboard } from './read-dashboard.ts'
import { dismissRating, readToDo } from './read-to-do.ts'

/** The calls of the slice and their deeds. */
export const dashboardHandlers: readonly Handler[] = [
  handleOwn(calls.readDashboard, ownDashboard),
  handle(toDo.readToDo, readToDo),
  handle(toDo.dismissRating, dismissRating),
  handle(calls.readNextReservation, readNextReservation),
  handle(calls.listNewsletters, listNewsletters),
  handle(publishing.listEditions, listEditions),
  handle(publishing.saveEdition, saveEdition),
  handle(publishing.withdrawEdition, withdrawEdition),
  handle(publishing.removeEdition, removeEdition),
  handle(publishing.publishEdition, publishEdition),
  handle(publishing.testEdition, testEdition),
  handle(publishing.stopMailing, stopMailing),
  handle(publishing.listFailedMails, listFailedMails),
]
