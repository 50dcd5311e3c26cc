import { expect, test } from 'vitest'
import { afterAnswer, nameOf, stepFrom } from './selection.ts'

const rows = [
  { kind: 'bookings', id: 1 },
  { kind: 'messages', id: 1 },
  { kind: 'orders', id: 7 },
] as const
const named = (row: (typeof rows)[number] | null) => row && nameOf(row)

test.each([
  ['bookings-1', 1, 'messages-1'],
  ['orders-7', 1, 'orders-7'],
  ['bookings-1', -1, 'bookings-1'],
  ['messages-1', -1, 'bookings-1'],
  ['losses-4', 1, 'bookings-1'],
  [undefined, -1, 'bookings-1'],
] as const)('from %s by %i the list steps to %s', (open, by, to) => {
  expect(named(stepFrom(rows, open, by))).toBe(to)
})

test.each([
  ['bookings-1', 'messages-1'],
  ['orders-7', 'messages-1'],
  ['losses-4', 'bookings-1'],
])('after the answer to %s comes %s', (answered, next) => {
  expect(named(afterAnswer(rows, answered))).toBe(next)
})

test('after the only one comes nothing', () => {
  expect(afterAnswer(rows.slice(0, 1), 'bookings-1')).toBeNull()
  expect(stepFrom([], undefined, 1)).toBeNull()
})
