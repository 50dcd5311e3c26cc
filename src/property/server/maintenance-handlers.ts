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

/** The calls of maintenance requests. */
export const maintenanceHandlers: readonly Handler[] = [
  handle(calls.listMaintenance, listMaintenance),
  handle(calls.readMaintenance, readMaintenance),
  handleFiles(calls.sendMaintenance, prepareAttachments, sendMaintenance),
  handleFiles(calls.changeMaintenance, prepareAttachments, changeMaintenance),
  handle(calls.cancelMaintenance, cancelMaintenance),
  handle(calls.commentMaintenance, commentMaintenance),
  handle(desk.listOpenMaintenance, listOpenMaintenance),
  handle(desk.workOnMaintenance, workOnMaintenance),
  handle(desk.readMaintenanceFile, readMaintenanceFile),
]
