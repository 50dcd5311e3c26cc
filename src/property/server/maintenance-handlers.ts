import { type Handler, handle, handleFiles } from '../../server/http/handle.ts'
import * as desk from '../desk.endpoints.ts'
import * as calls from '../maintenance.endpoints.ts'
import { prepareAttachments } from './maintenance/attachments.ts'
import { cancelMaintenance } from './maintenance/cancel-request.ts'
import { changeMaintenance } from './maintenance/change-request.ts'
import { commentMaintenance } from './maintenance/comment-on-request.ts'
import { listMaintenance, readMaintenance } from './maintenance/read-requests.ts'
import { sendMaintenance } from './maintenance/send-request.ts'
import { listOpenMaintenance, readMaintenanceFile, workOnMaintenance } from './maintenance/work-on-request.ts'
import type { NightsGiven } from './repairs/give-closed-nights.ts'

/** The calls of maintenance requests. `given` gets the nights that a cancelled one gives back. */
export const maintenanceHandlers = (given: NightsGiven): readonly Handler[] => [
  handle(calls.listMaintenance, listMaintenance),
  handle(calls.readMaintenance, readMaintenance),
  handleFiles(calls.sendMaintenance, prepareAttachments, sendMaintenance),
  handleFiles(calls.changeMaintenance, prepareAttachments, changeMaintenance),
  handle(calls.cancelMaintenance, cancelMaintenance(given)),
  handle(calls.commentMaintenance, commentMaintenance),
  handle(desk.listOpenMaintenance, listOpenMaintenance),
  handle(desk.workOnMaintenance, workOnMaintenance),
  handle(desk.readMaintenanceFile, readMaintenanceFile),
]
