import { expect, test } from 'vitest'
import { dayInWords, momentInWords, rangeInWords } from './day-words.ts'

test.each([
  ['2027-01-02', 'Sat, Jan 2, 2027', 'sáb 2 de enero de 2027'],
  ['2026-11-22', 'Sun, Nov 22, 2026', 'dom 22 de noviembre de 2026'],
  ['2026-09-01', 'Tue, Sep 1, 2026', 'mar 1 de septiembre de 2026'],
  ['2047-08-09', 'Fri, Aug 9, 2047', 'vie 9 de agosto de 2047'],
])('the day %s is “%s” and “%s”', (day, en, es) => {
  expect([dayInWords(day, 'en'), dayInWords(day, 'es')]).toEqual([en, es])
})

test.each([
  ['2027-01-16', '2027-01-21', 'Jan 16 to 21', 'del 16 al 21 de enero'],
  ['2027-01-29', '2027-02-03', 'Jan 29 to Feb 3', 'del 29 de enero al 3 de febrero'],
])('the days %s to %s are “%s” and “%s”', (checkIn, checkOut, en, es) => {
  const stay = { checkIn, checkOut }
  expect([rangeInWords(stay, 'en'), rangeInWords(stay, 'es')]).toEqual([en, es])
})

test('a moment has its day in words and the time of the place', () => {
  const at = new Date('2026-12-17T01:05:00Z')
  expect(momentInWords(at, 'America/Cancun', 'en')).toBe('Wed, Dec 16, 2026, 08:05 PM')
  expect(momentInWords(at, 'America/Cancun', 'es')).toBe('mié 16 de diciembre de 2026, 08:05 PM')
})
