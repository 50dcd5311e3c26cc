import { type Handler, handle, handleFiles, handleOpen, handleOpenFiles } from '../../server/http/handle.ts'
import * as desk from '../repairs/desk.endpoints.ts'
import * as figures from '../repairs/figures.endpoints.ts'
import * as link from '../repairs/link.endpoints.ts'
import * as owner from '../repairs/owner.endpoints.ts'
import * as plan from '../repairs/plan.endpoints.ts'
import * as technician from '../repairs/technician.endpoints.ts'
import { answerQuote, answerVisit } from './repairs/answer-repair.ts'
import { billRepair } from './repairs/bill-repair.ts'
import { closeForRepair } from './repairs/close-nights.ts'
import type { NightsGiven } from './repairs/give-closed-nights.ts'
import {
  admitByLink,
  finishByLink,
  photographByLink,
  readLinkedPhoto,
  readLinkedRepair,
} from './repairs/linked-repair.ts'
import { photographRepair, preparePhotos } from './repairs/photograph-repair.ts'
import { listRepairPlans, saveRepairPlan } from './repairs/plan-repairs.ts'
import { exportRepairFigures, readRepairFigures } from './repairs/read-figures.ts'
import { listRepairs, listTechnicians, readRepair, saveTechnician } from './repairs/read-repairs.ts'
import { revokeRepairLink, sendRepairLink } from './repairs/send-link.ts'
import { moveRepair, nameTechnician, proposeVisit, quoteRepair } from './repairs/work-on-repair.ts'

/** The calls of repairs as jobs. `given` gets the nights that their closures give back. */
export const repairHandlers = (given: NightsGiven): readonly Handler[] => [
  handle(owner.answerVisit, answerVisit),
  handle(owner.answerQuote, answerQuote),
  handle(desk.listRepairs, listRepairs),
  handle(desk.readRepair, readRepair),
  handle(desk.nameTechnician, nameTechnician),
  handle(desk.proposeVisit, proposeVisit),
  handle(desk.quoteRepair, quoteRepair),
  handleFiles(desk.photographRepair, preparePhotos, photographRepair),
  handle(desk.closeForRepair, closeForRepair(given)),
  handle(desk.sendRepairLink, sendRepairLink),
  handle(desk.revokeRepairLink, revokeRepairLink),
  handleOpen(link.readLinkedRepair, readLinkedRepair),
  handleOpen(link.readLinkedPhoto, readLinkedPhoto),
  handleOpenFiles(link.photographByLink, admitByLink, preparePhotos, photographByLink),
  handleOpen(link.finishByLink, finishByLink(given)),
  handle(desk.moveRepair, moveRepair(given)),
  handle(desk.billRepair, billRepair),
  handle(plan.listRepairPlans, listRepairPlans),
  handle(plan.saveRepairPlan, saveRepairPlan),
  handle(figures.readRepairFigures, readRepairFigures),
  handle(figures.exportRepairFigures, exportRepairFigures),
  handle(technician.listTechnicians, listTechnicians),
  handle(technician.saveTechnician, saveTechnician),
]
