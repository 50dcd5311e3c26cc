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

it.each([
  ['2027-04-24', '2027-05-01', '24 de abr – 1 de may de 2027'],
  ['2027-05-20', '2027-05-27', '20–27 de may de 2027'],
  ['2027-12-28', '2028-01-04', '28 de dic de 2027 – 4 de ene de 2028'],
])('in Spanish %s to %s have their year after a “de”', (first, last, words) => {
  const parts = { month: 'short', day: 'numeric', year: 'numeric' } as const
  expect(writtenDays(first, last, 'es', parts).replace(/\s/g, ' ')).toBe(words)
})
