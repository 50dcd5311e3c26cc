import { expect, test } from 'vitest'
import { askingIn, mayUseBenefits } from './benefit-use.ts'

const USES = ['hold', 'decide', 'order'] as const

test.each([
  ['owner', [true, true, true]],
  ['admin', [true, false, false]],
  ['trusted', [false, false, false]],
] as const)('what the %s may do with benefits', (asking, may) => {
  expect(USES.map((use) => mayUseBenefits(asking, use))).toEqual(may)
})

test.each([
  [{ ownerId: 1, trust: null }, 'owner'],
  [{ ownerId: null }, 'admin'],
  [{ ownerId: null, trust: { id: 4 } }, 'trusted'],
] as const)('who asks in the session %j', (session, asking) => {
  expect(askingIn(session)).toBe(asking)
})
