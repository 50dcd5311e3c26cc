import { expect, test } from 'vitest'
import { isStillFree, type LimitedLine, lineBegins, lineUntil, orderUntil } from './line-limit.ts'

const DIVE: LimitedLine = {
  uuid: 'dive',
  uuidPackage: null,
  kind: 'product',
  operationdate: '2026-12-12',
  operationtime: '06:00',
  times: 'slots',
  cancelHours: 24,
}
const NOON: LimitedLine = { ...DIVE, uuid: 'noon', operationtime: '12:00', times: 'any', cancelHours: 2 }

test.each([
  ['so many hours before', DIVE, { day: '2026-12-11', time: '06:00' }],
  [
    'no limit of its own: the day before',
    { ...DIVE, cancelHours: null },
    { day: '2026-12-11', time: '23:59' },
  ],
  ['no hour named: before its day begins', NOON, { day: '2026-12-11', time: '22:00' }],
  ['noon that is a slot', { ...NOON, times: 'slots' }, { day: '2026-12-12', time: '10:00' }],
  ['until it begins', { ...DIVE, cancelHours: 0 }, { day: '2026-12-12', time: '06:00' }],
  [
    'an event',
    { ...DIVE, kind: 'event', times: 'any', cancelHours: null },
    { day: '2026-12-11', time: '23:59' },
  ],
] as const)('%s', (_, line, until) => {
  expect(lineUntil(line as LimitedLine, [])).toEqual(until)
})

test('a package has the first limit of its parts, and begins with the first', () => {
  const head: LimitedLine = { ...NOON, uuid: 'head', kind: 'package', cancelHours: null }
  const part = { ...DIVE, uuidPackage: 'head' }
  const later = { ...part, uuid: 'later', operationdate: '2026-12-14' }
  expect(lineUntil(head, [head, later, part, NOON])).toEqual({ day: '2026-12-11', time: '06:00' })
  expect(lineBegins(head, [head, later, part])).toEqual({ day: '2026-12-12', time: '06:00' })
  expect(lineBegins(NOON, [])).toEqual({ day: '2026-12-12', time: '00:00' })
  expect(lineBegins(DIVE, [])).toEqual({ day: '2026-12-12', time: '06:00' })
})

test('a whole order has the first limit of its lines', () => {
  expect(orderUntil([NOON, DIVE])).toEqual({ day: '2026-12-11', time: '06:00' })
  expect(orderUntil([])).toBeNull()
})

test('the minute of the limit is within it', () => {
  const until = { day: '2026-12-11', time: '06:00' }
  expect(isStillFree(until, until)).toBe(true)
  expect(isStillFree(until, { day: '2026-12-11', time: '06:01' })).toBe(false)
  expect(isStillFree(until, { day: '2026-12-10', time: '23:59' })).toBe(true)
})
