import { describe, expect, it } from 'vitest'
import { type MeetingEvent, writeMeeting } from './meeting-ics.ts'

const meeting: MeetingEvent = {
  uid: 'meeting-7@club.example',
  sequence: 0,
  cancelled: false,
  startsAt: new Date('2026-11-20T15:00:00Z'),
  endsAt: new Date('2026-11-20T15:30:00Z'),
  stamp: new Date('2026-11-18T15:00:00Z'),
  summary: 'Andrés Poot Balam, Marea: The pool; its hours, and mine',
  location: 'Video call',
  description: 'The pool\nA second line',
  url: 'https://club.example/about-us?show=meeting',
  organizer: { name: 'Marea Residence Club', email: 'portal@marea.example' },
  attendees: [
    { name: 'Elena "Lena" Harrington', email: 'elena@marea.example' },
    { name: 'Andrés Poot Balam', email: 'andres.poot@marea.example' },
  ],
}
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('an invitation', () => {
  it('is what RFC 5545 and 5546 ask of one', () => {
    const text = writeMeeting(meeting, 'REQUEST', 'Marea')
    expect(unfolded(text)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Marea//Veranda//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:meeting-7@club.example',
      'DTSTAMP:20261118T150000Z',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'DTSTART:20261120T150000Z',
      'DTEND:20261120T153000Z',
      'SUMMARY:Andrés Poot Balam\\, Marea: The pool\\; its hours\\, and mine',
      'LOCATION:Video call',
      'DESCRIPTION:The pool\\nA second line',
      'URL:https://club.example/about-us?show=meeting',
      'ORGANIZER;CN="Marea Residence Club":mailto:portal@marea.example',
      'ATTENDEE;CN="Elena  Lena  Harrington";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:elena@marea.example',
      'ATTENDEE;CN="Andrés Poot Balam";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:andres.poot@marea.example',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  it('is taken back by the same name, with a higher number', () => {
    const lines = unfolded(writeMeeting({ ...meeting, sequence: 1, cancelled: true }, 'CANCEL', 'Marea'))
    for (const line of ['METHOD:CANCEL', 'UID:meeting-7@club.example', 'SEQUENCE:1', 'STATUS:CANCELLED'])
      expect(lines).toContain(line)
  })

  it('that is only kept invites nobody', () => {
    const text = writeMeeting(meeting, 'PUBLISH', 'Marea')
    expect(text).not.toMatch(/ORGANIZER|ATTENDEE/)
  })
})
