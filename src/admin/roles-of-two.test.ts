import { expect, test } from 'vitest'
import type { StaffRole } from '../kernel/endpoint.ts'
import { waitsForAnother } from './roles-of-two.ts'

test.each<[StaffRole[], StaffRole[], number, boolean]>([
  [[], ['finance'], 1, true],
  [[], ['manager', 'desk'], 2, true],
  [['desk'], ['desk', 'finance'], 1, true],
  [['finance'], ['finance', 'desk'], 1, false],
  [['finance', 'manager'], ['gate'], 1, false],
  [[], ['desk', 'gate', 'admin'], 3, false],
  [[], ['finance'], 0, false],
])('from %j to %j with %i others waits: %s', (before, after, others, waits) => {
  expect(waitsForAnother(before, after, others)).toBe(waits)
})
