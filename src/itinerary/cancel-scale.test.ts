import { expect, test } from 'vitest'
import { cancelScale } from './cancel-scale.ts'

const STAY = { checkIn: '2026-12-11', nightsCost: 6, penaltyKept: [] }
const TIERS = [
  { fromDays: 31, percent: 0 },
  { fromDays: 15, percent: 30 },
  { fromDays: 0, percent: 50 },
]

test('a scale goes from the request to the eve of the arrival, and says which span holds now', () => {
  expect(cancelScale(STAY, TIERS, { requested: '2026-10-20', today: '2026-11-22' })).toEqual([
    { from: '2026-10-20', until: '2026-11-10', nights: 0, is: 'past' },
    { from: '2026-11-11', until: '2026-11-26', nights: 2, is: 'now' },
    { from: '2026-11-27', until: '2026-12-08', nights: 3, is: 'later' },
    { from: '2026-12-09', until: '2026-12-10', nights: null, is: 'later' },
  ])
})

test('a scale without tiers is free until only the concierge can cancel', () => {
  expect(
    cancelScale(STAY, [], { requested: '2026-12-01', today: '2026-12-01' }).map(({ nights }) => nights),
  ).toEqual([0, null])
})

test('a stay that was moved inside its window never reads cheaper than it is', () => {
  const kept = { ...STAY, checkIn: '2027-03-01', penaltyKept: [{ checkIn: '2026-12-11', nights: 6 }] }
  expect(cancelScale(kept, TIERS, { requested: '2026-11-30', today: '2026-12-01' })[0]?.nights).toBe(3)
})

test('a scale of a stay that begins today is empty', () => {
  expect(cancelScale(STAY, TIERS, { requested: '2026-12-11', today: '2026-12-11' })).toEqual([])
})
