import { expect, test } from 'vitest'
import { heldFor } from './held-for.ts'

test.each([
  ['2026-11-24T07:54:00Z', { days: 1, hours: 7, minutes: 12, seconds: 0 }],
  ['2026-11-23T01:41:05Z', { days: 0, hours: 0, minutes: 59, seconds: 5 }],
  ['2026-11-23T00:00:00Z', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('what is left until %s', (end, left) => {
  expect(heldFor(new Date(end), new Date('2026-11-23T00:42:00Z'))).toMatchObject(left)
})
