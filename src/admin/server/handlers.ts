import { findOwners as searched } from '../../membership/find-owners.endpoints.ts'
import { type Handler, handle, handleFiles } from '../../server/http/handle.ts'
import * as acting from '../acting.endpoints.ts'
import * as find from '../find/find.endpoints.ts'
import * as held from '../inbox/held.endpoints.ts'
import * as inbox from '../inbox/inbox.endpoints.ts'
import { lookAtThing as lookAtThingCall } from '../inbox/live.endpoints.ts'
import * as saved from '../inbox/saved.endpoints.ts'
import * as owner from '../owner/owner.endpoints.ts'
import * as reports from '../reports/reports.endpoints.ts'
import * as brand from '../settings/brand.endpoints.ts'
import * as categories from '../settings/categories.endpoints.ts'
import * as mark from '../settings/mark.endpoints.ts'
import * as modules from '../settings/modules.endpoints.ts'
import * as payments from '../settings/payments.endpoints.ts'
import * as settings from '../settings/settings.endpoints.ts'
import * as staff from '../staff.endpoints.ts'
import { actForOwner, stopActing } from './act-for-owner.ts'
import { findAtDesk } from './find/find-at-desk.ts'
import { findOwners, listHousing, readChoices } from './find-owners.ts'
import { listSaved, removeReply, removeView, saveReply, saveView } from './inbox/keep-saved.ts'
import { lookAtThing } from './inbox/look-at-thing.ts'
import { giveAnswersNow, listHeldAnswers, takeAnswersBack } from './inbox/take-answers-back.ts'
import { assignThings, listInbox, noteThing, readThing, snoozeThings } from './inbox/work-on-inbox.ts'
import { readOwnerAtDesk, readOwnerLog } from './owner/read-owner.ts'
import { exportClubReport, readClubReport } from './reports/read-reports.ts'
import { readBrandSetting, saveBrand } from './settings/brand-settings.ts'
import { listCategorySettings, saveCategory } from './settings/category-settings.ts'
import {
  saveCancelling,
  saveHotelRules,
  savePromise,
  saveSender,
  saveWaitingRules,
  takeSettingBack,
  testSender,
} from './settings/change-settings.ts'
import { drawMark, prepareMark, readMarkSetting, saveMark } from './settings/mark-settings.ts'
import { listModules, saveModules } from './settings/module-settings.ts'
import { readPaymentSetting, savePayments } from './settings/payment-settings.ts'
import { listSettingChanges, readPromises, readResortRules, readSender } from './settings/read-settings.ts'
import { answerStaffRequest } from './staff/answer-request.ts'
import {
  changeStaffRoles,
  inviteStaff,
  listStaff,
  renewStaffLink,
  setOwnerActive,
  setStaffActive,
} from './staff/run-staff.ts'

/** The admins' calls and their deeds. */
export const adminHandlers: readonly Handler[] = [
  handle(searched, findOwners),
  handle(acting.listHousing, listHousing),
  handle(acting.readChoices, readChoices),
  handle(acting.actForOwner, actForOwner),
  handle(acting.stopActing, stopActing),
  handle(find.findAtDesk, findAtDesk),
  handle(owner.readOwnerAtDesk, readOwnerAtDesk),
  handle(owner.readOwnerLog, readOwnerLog),
  handle(staff.listStaff, listStaff),
  handle(staff.inviteStaff, inviteStaff),
  handle(staff.renewStaffLink, renewStaffLink),
  handle(staff.changeStaffRoles, changeStaffRoles),
  handle(staff.answerStaffRequest, answerStaffRequest),
  handle(staff.setStaffActive, setStaffActive),
  handle(staff.setOwnerActive, setOwnerActive),
  handle(reports.readClubReport, readClubReport),
  handle(reports.exportClubReport, exportClubReport),
  handle(settings.readResortRules, readResortRules),
  handle(settings.readPromises, readPromises),
  handle(settings.listSettingChanges, listSettingChanges),
  handle(settings.saveHotelRules, saveHotelRules),
  handle(settings.saveCancelling, saveCancelling),
  handle(settings.saveWaitingRules, saveWaitingRules),
  handle(settings.savePromise, savePromise),
  handle(brand.readBrandSetting, readBrandSetting),
  handle(brand.saveBrand, saveBrand),
  handle(categories.listCategorySettings, listCategorySettings),
  handle(categories.saveCategory, saveCategory),
  handle(mark.readMarkSetting, readMarkSetting),
  handleFiles(mark.drawMark, prepareMark, drawMark),
  handle(mark.saveMark, saveMark),
  handle(modules.listModules, listModules),
  handle(modules.saveModules, saveModules),
  handle(payments.readPaymentSetting, readPaymentSetting),
  handle(payments.savePayments, savePayments),
  handle(settings.readSender, readSender),
  handle(settings.saveSender, saveSender),
  handle(settings.testSender, testSender),
  handle(settings.takeSettingBack, takeSettingBack),
  handle(inbox.listInbox, listInbox),
  handle(inbox.readThing, readThing),
  handle(inbox.assignThings, assignThings),
  handle(inbox.snoozeThings, snoozeThings),
  handle(inbox.noteThing, noteThing),
  handle(lookAtThingCall, lookAtThing),
  handle(saved.listSaved, listSaved),
  handle(saved.saveReply, saveReply),
  handle(saved.removeReply, removeReply),
  handle(saved.saveView, saveView),
  handle(saved.removeView, removeView),
  handle(held.listHeldAnswers, listHeldAnswers),
  handle(held.takeAnswersBack, takeAnswersBack),
  handle(held.giveAnswersNow, giveAnswersNow),
]
