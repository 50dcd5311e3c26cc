import { expect, test } from 'vitest'
import { dayInWords, rangeInWords } from './day-words.ts'

const today = '2026-11-22'

test.each([
  ['2027-01-02', 'Sat, Jan 2', 'sáb 2 de enero'],
  [today, 'Sun, Nov 22', 'dom 22 de noviembre'],
  ['2026-10-01', 'Oct 1', '1 de octubre'],
  ['2025-10-01', 'Oct 1, 2025', '1 de octubre de 2025'],
  ['2027-08-03', 'Aug 3, 2027', '3 de agosto de 2027'],
])('the day %s is “%s” and “%s”', (day, en, es) => {
  expect([dayInWords(day, today, 'en'), dayInWords(day, today, 'es')]).toEqual([en, es])
})

test.each([
  ['2027-01-16', '2027-01-21', 'Jan 16 to 21', 'del 16 al 21 de enero'],
  ['2027-01-29', '2027-02-03', 'Jan 29 to Feb 3', 'del 29 de enero al 3 de febrero'],
])('the days %s to %s are “%s” and “%s”', (checkIn, checkOut, en, es) => {
  const stay = { checkIn, checkOut }
  expect([rangeInWords(stay, 'en'), rangeInWords(stay, 'es')]).toEqual([en, es])
})
