import { expect, test } from 'vitest'
import { afterAnswer, nameOf, pageBeyond, stepFrom } from './selection.ts'

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

test.each([
  ['the last of a full page', { at: 49, by: 1, rows: 50, page: 1, found: 54 }, 2],
  ['one within a page', { at: 48, by: 1, rows: 50, page: 1, found: 54 }, null],
  ['the last of all', { at: 3, by: 1, rows: 4, page: 2, found: 54 }, null],
  ['the first of the second page, back', { at: 0, by: -1, rows: 4, page: 2, found: 54 }, 1],
  ['the first of all, back', { at: 0, by: -1, rows: 50, page: 1, found: 54 }, null],
  ['one that is not in the list', { at: -1, by: -1, rows: 4, page: 2, found: 54 }, null],
  ['an empty list', { at: -1, by: 1, rows: 0, page: 1, found: 0 }, null],
] as const)('from %s a step turns to its page', (_, step, page) => {
  expect(pageBeyond({ ...step, ofPage: 50 })).toBe(page)
})
