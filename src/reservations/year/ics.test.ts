import { expect, test } from 'vitest'
import { type CalendarEvent, writeCalendar } from './ics.ts'

const EVENT: CalendarEvent = {
  uid: 'booking-7@club.example',
  sequence: 2,
  status: 'CONFIRMED',
  firstDay: '2026-12-30',
  endDay: '2027-01-03',
  changedAt: new Date('2026-11-18T15:04:05.678Z'),
  summary: 'Stay at Marea; the bay, north',
  location: 'Marea, Bahía',
  description: 'Line one\nC:\\two',
  url: 'https://club.example/my-reservations/edit/7?a=1,2;b',
}

test('an event, line by line', () => {
  expect(writeCalendar({ product: 'Marea', events: [EVENT] }).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Marea//Veranda//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:booking-7@club.example',
    'DTSTAMP:20261118T150405Z',
    'LAST-MODIFIED:20261118T150405Z',
    'SEQUENCE:2',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'DTSTART;VALUE=DATE:20261230',
    'DTEND;VALUE=DATE:20270103',
    'SUMMARY:Stay at Marea\\; the bay\\, north',
    'LOCATION:Marea\\, Bahía',
    'DESCRIPTION:Line one\\nC:\\\\two',
    'URL:https://club.example/my-reservations/edit/7?a=1,2;b',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a calendar to subscribe to has a name and says how often to look; a cancelled stay keeps nobody busy', () => {
  const text = writeCalendar({
    product: 'Marea',
    subscription: { name: 'Estancias, mías', refreshHours: 6 },
    events: [{ ...EVENT, status: 'CANCELLED' }],
  })
  expect(text).toContain('\r\nX-WR-CALNAME:Estancias\\, mías\r\n')
  expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT6H\r\n')
  expect(text).toContain('\r\nSTATUS:CANCELLED\r\nTRANSP:TRANSPARENT\r\n')
})

test('an event of hours stands at its instants', () => {
  const text = writeCalendar({
    product: 'Club',
    events: [
      {
        uid: 'order-line-1@club.example',
        sequence: 2,
        status: 'CONFIRMED',
        firstDay: '2026-12-12',
        endDay: '2026-12-13',
        hours: { from: new Date('2026-12-12T11:00:00Z'), until: new Date('2026-12-12T14:00:00Z') },
        changedAt: new Date('2026-11-18T15:00:00Z'),
        summary: 'Reef',
        location: 'The pier',
        description: 'x',
        url: 'https://club.example/',
      },
    ],
  })
  expect(text).toContain('DTSTART:20261212T110000Z\r\nDTEND:20261212T140000Z\r\n')
  expect(text).toContain('SEQUENCE:2\r\n')
  expect(text).not.toContain('VALUE=DATE')
})
