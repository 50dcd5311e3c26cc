import { type Handler, handle, handleFiles, handleOpen } from '../../server/http/handle.ts'
import * as about from '../about.endpoints.ts'
import * as analytics from '../analytics.endpoints.ts'
import * as desk from '../desk.endpoints.ts'
import * as meetings from '../meetings.endpoints.ts'
import * as messages from '../messages.endpoints.ts'
import * as staff from '../staff.endpoints.ts'
import { answerMessage, listUnanswered, readMessagePicture } from './answer-message.ts'
import { callOffMeeting, listComingMeetings } from './call-off-meeting.ts'
import { cancelMeeting } from './cancel-meeting.ts'
import { exportMeeting } from './export-meeting.ts'
import { listMeetings } from './list-meetings.ts'
import { countUnread, listMessages, readAnswers } from './list-messages.ts'
import { listSlots } from './list-slots.ts'
import { listStaffContacts } from './list-staff-contacts.ts'
import { logEvents } from './log-events.ts'
import { readParameter } from './read-parameter.ts'
import { readTerms } from './read-terms.ts'
import { scheduleMeeting } from './schedule-meeting.ts'
import { preparePictures, sendMessage } from './send-message.ts'

/** The calls about the club and their deeds. */
export const aboutHandlers: readonly Handler[] = [
  handleOpen(about.readTerms, readTerms),
  handle(staff.listStaffContacts, listStaffContacts),
  handle(staff.readParameter, readParameter),
  handle(meetings.listSlots, listSlots),
  handle(meetings.listMeetings, listMeetings),
  handle(meetings.scheduleMeeting, scheduleMeeting),
  handle(meetings.cancelMeeting, cancelMeeting),
  handle(meetings.exportMeeting, exportMeeting),
  handle(messages.listMessages, listMessages),
  handle(messages.countUnread, countUnread),
  handle(messages.readAnswers, readAnswers),
  handleFiles(messages.sendMessage, preparePictures, sendMessage),
  handle(desk.listUnanswered, listUnanswered),
  handle(desk.answerMessage, answerMessage),
  handle(desk.readMessagePicture, readMessagePicture),
  handle(desk.listComingMeetings, listComingMeetings),
  handle(desk.callOffMeeting, callOffMeeting),
  handle(analytics.logEvents, logEvents),
]
