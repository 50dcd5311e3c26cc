import { expect, test } from 'vitest'
import { lastFreeDay } from '../penalty.ts'
import { cancelPlan } from './penalty-steps.ts'

const tiers = [
  { fromDays: 31, percent: 0 },
  { fromDays: 15, percent: 25 },
  { fromDays: 3, percent: 50 },
]
const plan = (checkIn: string, today: string) =>
  cancelPlan({ checkIn, nightsCost: 7 }, tiers, lastFreeDay(checkIn, tiers), today)

test('far off: free, then a quarter, then half, then the concierge', () => {
  expect(plan('2027-02-06', '2026-11-18')).toEqual({
    freeUntil: '2027-01-06',
    steps: [
      { from: '2027-01-07', until: '2027-01-22', percent: 25, nights: 2 },
      { from: '2027-01-23', until: '2027-02-03', percent: 50, nights: 4 },
    ],
    conciergeFrom: '2027-02-04',
  })
})

test('near: it costs from today on', () => {
  expect(plan('2026-12-05', '2026-11-18')).toEqual({
    freeUntil: null,
    steps: [
      { from: '2026-11-18', until: '2026-11-20', percent: 25, nights: 2 },
      { from: '2026-11-21', until: '2026-12-02', percent: 50, nights: 4 },
    ],
    conciergeFrom: '2026-12-03',
  })
})

test('tomorrow: only the concierge', () => {
  expect(plan('2026-11-19', '2026-11-18')).toEqual({
    freeUntil: null,
    steps: [],
    conciergeFrom: '2026-11-17',
  })
})
