import { expect, test } from 'vitest'
import { linkedState, mayOpenUntil } from './link.ts'
import type { RepairStanding } from './repair.ts'

test.each([
  ['2026-11-23', true],
  ['2027-01-22', true],
  ['2026-11-22', false],
  ['2027-01-23', false],
])('a link made on 2026-11-23 opens until %s: %s', (lastDay, may) => {
  expect(mayOpenUntil(lastDay, '2026-11-23').ok).toBe(may)
})

test.each<[RepairStanding, string]>([
  [{ step: 'planned', visit: 'none', quote: 'none' }, 'open'],
  [{ step: 'planned', visit: 'accepted', quote: 'approved' }, 'open'],
  [{ step: 'planned', visit: 'proposed', quote: 'none' }, 'waits'],
  [{ step: 'planned', visit: 'accepted', quote: 'sent' }, 'waits'],
  [{ step: 'planned', visit: 'accepted', quote: 'refused' }, 'waits'],
  [{ step: 'working', visit: 'accepted', quote: 'approved' }, 'open'],
  [{ step: 'working', visit: 'accepted', quote: 'sent' }, 'waits'],
  [{ step: 'finished', visit: 'accepted', quote: 'approved' }, 'finished'],
])('%o is %s for who repairs', (standing, state) => {
  expect(linkedState(standing)).toBe(state)
})
