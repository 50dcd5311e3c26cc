import { expect, test } from 'vitest'
import { monthName, monthNames, signedDay } from './month-name.ts'

test('a month is named with its year; Spanish has a capital only where a line begins', () => {
  expect(monthName('2026-10-01', 'en')).toBe('October 2026')
  expect(monthName('2026-10-01', 'es')).toBe('octubre de 2026')
  expect(monthName('2026-10-01', 'es', 'start')).toBe('Octubre de 2026')
})

test('several months read as one phrase', () => {
  const reports = [{ month: '2026-09-01' }, { month: '2026-10-01' }]
  expect(monthNames(reports, 'en')).toBe('September 2026 and October 2026')
  expect(monthNames(reports, 'es')).toBe('septiembre de 2026 y octubre de 2026')
  expect(monthNames(reports.slice(0, 1), 'en')).toBe('September 2026')
})

test('the day of signing is the day at the resort', () => {
  expect(signedDay({ signedAt: '2026-11-14T03:30:00.000Z' }, 'America/Cancun')).toBe('2026-11-13')
  expect(signedDay({ signedAt: null }, 'America/Cancun')).toBeNull()
})
