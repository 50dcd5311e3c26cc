import { expect, test } from 'vitest'
import { snoozeUntil } from './snooze.ts'

// A Thursday, twenty to ten in the evening in Cancún.
const now = new Date('2026-11-27T02:40:00Z')

test.each([
  ['two-hours', '2026-11-27T04:40:00.000Z'],
  ['tomorrow', '2026-11-27T13:00:00.000Z'],
  ['monday', '2026-11-30T13:00:00.000Z'],
  ['week', '2026-12-03T13:00:00.000Z'],
] as const)('put off until %s it comes back at %s', (choice, until) => {
  expect(snoozeUntil(choice, now, 'America/Cancun').toISOString()).toBe(until)
})

test.each([
  ['2026-11-29T18:00:00Z', '2026-11-30T13:00:00.000Z'],
  ['2026-11-30T18:00:00Z', '2026-12-07T13:00:00.000Z'],
])('from %s the next Monday is %s: on a Monday it is that of the week after', (at, until) => {
  expect(snoozeUntil('monday', new Date(at), 'America/Cancun').toISOString()).toBe(until)
})
