import { expect, it } from 'vitest'
import { writtenDay, writtenDays } from './written-day.ts'

it.each([
  ['en', { weekday: 'short', month: 'short', day: 'numeric' }, 'Sat, Mar 2'],
  ['en', { month: 'short', day: 'numeric', year: 'numeric' }, 'Mar 2, 2024'],
  ['es', { month: 'long', year: 'numeric' }, 'marzo de 2024'],
  ['es', { month: 'long', day: 'numeric' }, '2 de marzo'],
] as const)('in %s a day with %o is written “%s”', (language, parts, words) => {
  expect(writtenDay('2024-03-02', language, parts)).toBe(words)
})

it('two days say once what they share', () => {
  const parts = { month: 'short', day: 'numeric' } as const
  const words = writtenDays('2026-10-23', '2026-10-27', 'en', parts)
  // Intl puts thin spaces around the dash.
  expect(words.replace(/\s/g, ' ')).toBe('Oct 23 – 27')
})
