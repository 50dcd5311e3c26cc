import { expect, test } from 'vitest'
import type { RepairJob } from './repair.shape.ts'
import { repairFacts, repairValues } from './sentence.ts'

const zone = 'America/Cancun'
const job = (state: 'proposed' | 'accepted') =>
  ({
    technician: { name: 'Herrería del Puerto' },
    visit: { state, at: '2026-11-27T15:00:00Z' },
    quotes: [],
    currency: 'USD',
    bill: null,
  }) as unknown as RepairJob

test.each([
  ['an agreed visit that is to come', 'accepted', '2026-11-27T14:59:00Z', 'visit'],
  ['an agreed visit that was', 'accepted', '2026-11-27T15:00:00Z', 'next'],
  ['a visit that nobody has accepted', 'proposed', '2026-11-26T15:00:00Z', 'next'],
] as const)('of %s the sentence says so', (_, state, now, when) => {
  expect(repairValues(repairFacts(job(state), zone, new Date(now)), 'en').when).toBe(when)
})
