import {
  calendarFile,
  calendarInstant,
  escapeText,
  type Participant,
  quotedParameter,
} from '../kernel/calendar-text.ts'

/** A meeting as a calendar's event (RFC 5545), in one language. */
export interface MeetingEvent {
  /** The same for ever: the cancellation finds the invitation by it. */
  uid: string
  /** 0 for the invitation, 1 for its cancellation. */
  sequence: number
  cancelled: boolean
  startsAt: Date
  endsAt: Date
  /** When this was written. */
  stamp: Date
  summary: string
  location: string
  description: string
  /** The meeting in the portal. */
  url: string
  organizer: Participant
  attendees: readonly Participant[]
}

/** What a calendar does with the file: take an invitation, take its cancellation, or only keep it. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH'

/**
 * Writes a meeting as an iCalendar file. Times are in UTC: a calendar shows them in its reader's zone, and no rule of
 * a zone can go stale in it. An invitation (RFC 5546) names who organises and who takes part; a file that is only kept
 * names neither, or the calendar would write to them.
 */
export function writeMeeting(event: MeetingEvent, method: CalendarMethod, product: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Veranda//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${calendarInstant(event.stamp)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${event.cancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    `DTSTART:${calendarInstant(event.startsAt)}`,
    `DTEND:${calendarInstant(event.endsAt)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    ...(method === 'PUBLISH' ? [] : participants(event)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return calendarFile(lines)
}

function participants({ organizer, attendees }: MeetingEvent): string[] {
  return [
    `ORGANIZER;CN=${quotedParameter(organizer.name)}:mailto:${organizer.email}`,
    // Both have agreed already: nobody is asked to answer.
    ...attendees.map(
      ({ name, email }) =>
        `ATTENDEE;CN=${quotedParameter(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${email}`,
    ),
  ]
}
