import { expect, test } from 'vitest'
import { verdictOf } from './pass-verdict.ts'

const window = { from: new Date('2026-11-18T15:00Z'), to: new Date('2026-11-21T03:00Z') }

test.each([
  ['2026-11-18T14:59:59Z', false, 'not-yet'],
  ['2026-11-18T15:00:00Z', false, 'valid'],
  ['2026-11-21T02:59:59Z', false, 'valid'],
  ['2026-11-21T03:00:00Z', false, 'ended'],
  ['2026-11-18T14:59:59Z', true, 'withdrawn'],
  ['2026-11-19T15:00:00Z', true, 'withdrawn'],
  ['2026-11-22T15:00:00Z', true, 'withdrawn'],
])('at %s, withdrawn %s: %s', (now, withdrawn, expected) => {
  expect(verdictOf({ window, withdrawn }, new Date(now))).toBe(expected)
})
