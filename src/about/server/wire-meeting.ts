import { meetingState } from '../meeting.ts'
import type { MeetingSlot } from '../meeting-slots.ts'
import type { WireMeeting, WireSlot } from '../meetings.endpoints.ts'
import type { Meeting } from './meetings.store.ts'

/** A meeting as the wire has it. */
export function wireMeeting(meeting: Meeting, now: Date): WireMeeting {
  return {
    idMeeting: meeting.id,
    staff: {
      idStaff: meeting.staffId,
      name: meeting.staffName,
      lastname: meeting.staffLastname,
      phone: meeting.staffPhone,
    },
    startsAt: meeting.startsAt.toISOString(),
    endsAt: meeting.endsAt.toISOString(),
    zone: meeting.zone,
    channel: meeting.channel,
    subject: meeting.subject,
    note: meeting.note,
    state: meetingState(meeting, now),
    cancelReason: meeting.cancelReason,
    byAdmin: meeting.byAdmin,
  }
}

/** A slot as the wire has it. */
export function wireSlot({ startsAt, endsAt }: MeetingSlot): WireSlot {
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
}
