import { expect, test } from 'vitest'
import { momentAt, momentInUtc } from './moment.ts'

const LATE = new Date('2026-11-11T03:05:09Z')

test('a moment is told by the clock of its place, in both languages', () => {
  expect(momentAt(LATE, 'America/Cancun', 'en')).toBe('Tue, 11/10/2026, 10:05 PM')
  expect(momentAt(LATE, 'America/Cancun', 'es')).toBe('mar 10/11/2026, 10:05 PM')
  expect(momentAt(LATE, 'America/Mazatlan', 'en')).toBe('Tue, 11/10/2026, 08:05 PM')
  expect(momentAt(new Date('2026-11-11T05:00:00Z'), 'America/Cancun', 'en')).toBe('Wed, 11/11/2026, 12:00 AM')
})

test('and for everybody in UTC', () => {
  expect(momentInUtc(LATE)).toBe('2026-11-11 03:05:09 UTC')
})
