import { expect, test } from 'vitest'
import type { StaffRole } from '../../kernel/endpoint.ts'
import { type OwnerPart, partsOf } from './parts.ts'

test.each<[StaffRole[], OwnerPart[]]>([
  [['desk'], ['stays', 'requests', 'log']],
  [['finance'], ['money', 'log']],
  [['admin'], ['act']],
  [['manager'], []],
  [['gate'], []],
  [
    ['desk', 'finance'],
    ['stays', 'requests', 'money', 'log'],
  ],
  [
    ['admin', 'desk', 'finance'],
    ['stays', 'requests', 'money', 'log', 'act'],
  ],
])('who is %j sees of an owner %j', (roles, parts) => {
  expect(partsOf(roles)).toEqual(parts)
})
