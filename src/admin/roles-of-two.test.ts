import { expect, test } from 'vitest'
import type { StaffRole } from '../kernel/endpoint.ts'
import { losesManager, waitsForAnother } from './roles-of-two.ts'

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

test.each<[string, Parameters<typeof losesManager>, boolean]>([
  [
    'the role',
    [
      { roles: ['desk', 'manager'], active: true, joined: true },
      { roles: ['desk'], active: true },
    ],
    true,
  ],
  [
    'the account',
    [
      { roles: ['manager'], active: true, joined: true },
      { roles: ['manager'], active: false },
    ],
    true,
  ],
  [
    'another role',
    [
      { roles: ['finance', 'manager'], active: true, joined: true },
      { roles: ['manager'], active: true },
    ],
    false,
  ],
  [
    'what nobody has',
    [
      { roles: ['desk'], active: true, joined: true },
      { roles: ['desk'], active: false },
    ],
    false,
  ],
  [
    'a closed account',
    [
      { roles: ['manager'], active: false, joined: true },
      { roles: ['desk'], active: false },
    ],
    false,
  ],
  [
    'who never joined',
    [
      { roles: ['manager'], active: true, joined: false },
      { roles: ['desk'], active: true },
    ],
    false,
  ],
])('losing %s', (_, [before, after], waits) => {
  expect(losesManager(before, after)).toBe(waits)
})
