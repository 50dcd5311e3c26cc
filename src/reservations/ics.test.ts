import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarEvent, escapeText, fold, writeCalendar } from './ics.ts'

const octets = (text: string) => new TextEncoder().encode(text).length
const unfold = (text: string) => text.replaceAll('\r\n ', '')

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

test.each([
  ['a;b,c', 'a\\;b\\,c'],
  ['a\\n', 'a\\\\n'],
  ['one\r\ntwo\rthree\nfour', 'one\\ntwo\\nthree\\nfour'],
  ['colon: "quoted"', 'colon: "quoted"'],
  ['bell\u0007 gone\u0000\u007f', 'bell gone'],
  ['END:VEVENT\nBEGIN:VALARM', 'END:VEVENT\\nBEGIN:VALARM'],
])('%j is escaped as %j', (text, escaped) => {
  expect(escapeText(text)).toBe(escaped)
})

describe('folding', () => {
  test.each<[string, string, number[]]>([
    ['75 octets stay one line', 'a'.repeat(75), [75]],
    ['76 make two', 'a'.repeat(76), [75, 2]],
    ['a continuation holds its space and 74', 'a'.repeat(75 + 74 + 1), [75, 75, 2]],
    ['ñ has two octets and is not torn', `${'a'.repeat(74)}ñ`, [74, 3]],
    ['ñ that just fits', `${'a'.repeat(73)}ñb`, [75, 2]],
    ['€ has three', `${'a'.repeat(73)}€`, [73, 4]],
    ['a palm tree has four', `${'a'.repeat(72)}🌴`, [72, 5]],
  ])('%s', (_, line, lengths) => {
    const folded = fold(line)
    expect(folded.split('\r\n').map(octets)).toEqual(lengths)
    expect(unfold(folded)).toBe(line)
  })

  test('whatever the text: no line is too long, and unfolding gives it back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const line = escapeText(text)
        for (const piece of fold(line).split('\r\n')) expect(octets(piece)).toBeLessThanOrEqual(75)
        expect(unfold(fold(line))).toBe(line)
      }),
    )
  })
})
