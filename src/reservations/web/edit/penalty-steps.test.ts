import { describe, expect, it } from 'vitest'
import { penaltySteps } from './penalty-steps.ts'

const booking = { checkIn: '2027-02-06', nightsCost: 8 }
const tiers = [
  { fromDays: 0, percent: 50 },
  { fromDays: 15, percent: 25 },
  { fromDays: 31, percent: 0 },
]

describe('what cancelling costs later', () => {
  it('follows the tiers from the last free day to the last day on which it can be cancelled', () => {
    expect(penaltySteps(booking, tiers, '2026-11-20')).toEqual([
      { from: '2027-01-07', until: '2027-01-22', nights: 2 },
      { from: '2027-01-23', until: '2027-02-03', nights: 4 },
    ])
  })
  it('begins today inside the window', () => {
    expect(penaltySteps(booking, tiers, '2027-01-20')).toEqual([
      { from: '2027-01-20', until: '2027-01-22', nights: 2 },
      { from: '2027-01-23', until: '2027-02-03', nights: 4 },
    ])
  })
  it('is nothing where all is free or too late', () => {
    expect(penaltySteps(booking, [], '2026-11-20')).toEqual([])
    expect(penaltySteps(booking, tiers, '2027-02-04')).toEqual([])
  })
})
