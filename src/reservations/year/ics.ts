import {
  calendarFile,
  calendarInstant,
  escapeText,
  type Participant,
  quotedParameter,
} from '../../kernel/calendar-text.ts'
import type { Day } from '../../kernel/day.ts'

/** One event (RFC 5545), of whole days or of hours. Texts are plain; the writer escapes them. */
export interface CalendarEvent {
  /** The same for ever, whatever changes. */
  uid: string
  /** Grows with each revision. */
  sequence: number
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  firstDay: Day
  /** The day after the last one. */
  endDay: Day
  /** The instants of an event of hours: the days do not count then. */
  hours?: { from: Date; until: Date }
  /** When the event was last revised: without a METHOD that is DTSTAMP as well, so the file stays the same. */
  changedAt: Date
  summary: string
  location: string
  description: string
  url: string
  /** An alarm goes off so many hours before it begins. */
  alarmHoursBefore?: number
  /** When this was written, where it tells of a revision (METHOD); of two of one SEQUENCE the later counts (RFC 5546). */
  writtenAt?: Date
  /** Who invites, and who is invited. Neither is in a file that is only kept. */
  organizer?: Participant
  attendee?: Participant
}

export interface Calendar {
  /** Who wrote the file: "Marea". */
  product: string
  /** What a calendar does with what comes by mail: take it in, take it out, keep it where its reader asks for that. */
  method?: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  /** What a calendar that is subscribed to is called, and how often its reader should look again. */
  subscription?: { name: string; refreshHours: number }
  events: readonly CalendarEvent[]
}

/** Writes a calendar as an iCalendar file: CRLF at each end of line, lines folded at 75 octets of UTF-8. */
export function writeCalendar({ product, method, subscription, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Veranda//EN`,
    'CALSCALE:GREGORIAN',
    ...(method ? [`METHOD:${method}`] : []),
    ...(subscription ? linesOfSubscription(subscription) : []),
    ...events.flatMap(linesOfEvent),
    'END:VCALENDAR',
  ]
  return calendarFile(lines)
}

function linesOfSubscription({ name, refreshHours }: NonNullable<Calendar['subscription']>): string[] {
  return [
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
  ]
}

function linesOfEvent(event: CalendarEvent): string[] {
  const changed = calendarInstant(event.changedAt)
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${event.writtenAt ? calendarInstant(event.writtenAt) : changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.status}`,
    // What is cancelled keeps nobody busy.
    `TRANSP:${event.status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...spanOf(event),
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    ...linesOfPeople(event),
    ...linesOfAlarm(event),
    'END:VEVENT',
  ]
}

function spanOf({ firstDay, endDay, hours }: CalendarEvent): string[] {
  return hours
    ? [`DTSTART:${calendarInstant(hours.from)}`, `DTEND:${calendarInstant(hours.until)}`]
    : [`DTSTART;VALUE=DATE:${compact(firstDay)}`, `DTEND;VALUE=DATE:${compact(endDay)}`]
}

/** Whoever has booked comes: nobody is asked to answer. */
function linesOfPeople({ organizer, attendee }: CalendarEvent): string[] {
  if (!organizer || !attendee) return []
  return [
    `ORGANIZER;CN=${quotedParameter(organizer.name)}:mailto:${organizer.email}`,
    `ATTENDEE;CN=${quotedParameter(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.email}`,
  ]
}

function linesOfAlarm({ alarmHoursBefore, summary }: CalendarEvent): string[] {
  if (alarmHoursBefore === undefined) return []
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${alarmHoursBefore}H`,
    `DESCRIPTION:${escapeText(summary)}`,
    'END:VALARM',
  ]
}

const compact = (day: Day) => day.replaceAll('-', '')
