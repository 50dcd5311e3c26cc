import { expect, test } from 'vitest'
import { spanInWords } from './span-words.ts'

test.each([
  ['2026-12-16', '2026-12-22', 'Wed, Dec 16 – Tue, Dec 22, 2026', 'mié 16 – mar 22 de diciembre de 2026'],
  [
    '2027-01-29',
    '2027-02-03',
    'Fri, Jan 29 – Wed, Feb 3, 2027',
    'vie 29 de enero – mié 3 de febrero de 2027',
  ],
  [
    '2026-12-30',
    '2027-01-04',
    'Wed, Dec 30, 2026 – Mon, Jan 4, 2027',
    'mié 30 de diciembre de 2026 – lun 4 de enero de 2027',
  ],
])('the span %s to %s is “%s” and “%s”', (checkIn, checkOut, en, es) => {
  const span = { checkIn, checkOut }
  expect([spanInWords(span, 'en'), spanInWords(span, 'es')]).toEqual([en, es])
})
