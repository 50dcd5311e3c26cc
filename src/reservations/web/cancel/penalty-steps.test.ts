import { expect, test } from 'vitest'
import { penaltySteps } from './penalty-steps.ts'

const tiers = [
  { fromDays: 3, percent: 50 },
  { fromDays: 15, percent: 25 },
  { fromDays: 31, percent: 0 },
]
const steps = (checkIn: string, today: string, of = tiers) =>
  penaltySteps({ checkIn, nightsCost: 7, penaltyKept: [] }, of, today)

test('far off: a quarter after the last free day, then half, until it is too late', () => {
  expect(steps('2027-02-06', '2026-11-18')).toEqual([
    { from: '2027-01-07', until: '2027-01-22', percent: 25, nights: 2 },
    { from: '2027-01-23', until: '2027-02-03', percent: 50, nights: 4 },
  ])
})

test('near: it costs from today on', () => {
  expect(steps('2026-12-05', '2026-11-18')).toEqual([
    { from: '2026-11-18', until: '2026-11-20', percent: 25, nights: 2 },
    { from: '2026-11-21', until: '2026-12-02', percent: 50, nights: 4 },
  ])
})

test('nothing where all is free or too late', () => {
  expect(steps('2027-02-06', '2026-11-20', [])).toEqual([])
  expect(steps('2027-02-06', '2027-02-04')).toEqual([])
})

test('neighbouring tiers of one price are one span', () => {
  const flat = [
    { fromDays: 3, percent: 50 },
    { fromDays: 15, percent: 50 },
    { fromDays: 31, percent: 0 },
  ]
  expect(steps('2027-02-06', '2026-11-18', flat)).toEqual([
    { from: '2027-01-07', until: '2027-02-03', percent: 50, nights: 4 },
  ])
})
