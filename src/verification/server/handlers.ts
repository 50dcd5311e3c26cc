import { type Handler, handle, handleOpen } from '../../server/http/handle.ts'
import type { MailTemplate } from '../../server/mail/template.ts'
import * as desk from '../desk.endpoints.ts'
import * as calls from '../verification.endpoints.ts'
import { answerCallerCheck, openCallerCheck, showCallerCheck } from './check-caller.ts'
import { closeSuspicion, listSuspicions } from './close-suspicion.ts'
import { reportSuspicion } from './report-suspicion.ts'
import { verifyMail } from './verify-mail.ts'

/** The calls by which one finds out whether something is the club's; `mails` are all that the portal sends. */
export const verificationHandlers = (mails: Readonly<Record<string, MailTemplate>>): readonly Handler[] => [
  handleOpen(calls.verifyMail, verifyMail(mails)),
  handleOpen(calls.reportSuspicion, reportSuspicion),
  handle(calls.openCallerCheck, openCallerCheck),
  handle(calls.answerCallerCheck, answerCallerCheck),
  handle(desk.showCallerCheck, showCallerCheck),
  handle(desk.listSuspicions, listSuspicions),
  handle(desk.closeSuspicion, closeSuspicion),
]
