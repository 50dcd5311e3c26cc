import { escapeText, fold } from '../kernel/calendar-text.ts'
import type { Day } from '../kernel/day.ts'

/** One all-day event (RFC 5545). Texts are plain; the writer escapes them. */
export interface CalendarEvent {
  /** The same for ever, whatever changes. */
  uid: string
  /** Grows with each revision. */
  sequence: number
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  firstDay: Day
  /** The day after the last one. */
  endDay: Day
  /** When the event was last revised: without a METHOD that is DTSTAMP as well, so the file stays the same. */
  changedAt: Date
  summary: string
  location: string
  description: string
  url: string
}

export interface Calendar {
  /** Who wrote the file: "Marea". */
  product: string
  /** What a calendar that is subscribed to is called, and how often its reader should look again. */
  subscription?: { name: string; refreshHours: number }
  events: readonly CalendarEvent[]
}

/** Writes a calendar as an iCalendar file: CRLF at each end of line, lines folded at 75 octets of UTF-8. */
export function writeCalendar({ product, subscription, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Veranda//EN`,
    'CALSCALE:GREGORIAN',
    ...(subscription ? linesOfSubscription(subscription) : []),
    ...events.flatMap(linesOfEvent),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
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
  const changed = instant(event.changedAt)
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.status}`,
    // What is cancelled keeps nobody busy.
    `TRANSP:${event.status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'}`,
    `DTSTART;VALUE=DATE:${compact(event.firstDay)}`,
    `DTEND;VALUE=DATE:${compact(event.endDay)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    'END:VEVENT',
  ]
}

const compact = (day: Day) => day.replaceAll('-', '')

/** "20261118T150000Z" */
const instant = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
