import { type Handler, handle } from '../../../server/http/handle.ts'
import * as calls from '../../charges/charges.endpoints.ts'
import {
  listChargeRuns,
  publishChargeRun,
  removeChargeRun,
  saveChargeRun,
  takeChargeRunBack,
} from './charge-runs.ts'
import { previewChargeRun } from './preview-run.ts'

/** The calls of the charge runs and their deeds. */
export const chargeHandlers: readonly Handler[] = [
  handle(calls.listChargeRuns, listChargeRuns),
  handle(calls.saveChargeRun, saveChargeRun),
  handle(calls.previewChargeRun, previewChargeRun),
  handle(calls.publishChargeRun, publishChargeRun),
  handle(calls.takeChargeRunBack, takeChargeRunBack),
  handle(calls.removeChargeRun, removeChargeRun),
]
