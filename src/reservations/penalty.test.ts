import { describe, expect, test } from 'vitest'
import { addDays } from '../kernel/day.ts'
import { cancelTerms, lastFreeDay } from './penalty.ts'

const tiers = [
  { fromDays: 31, percent: 0 },
  { fromDays: 15, percent: 25 },
  { fromDays: 3, percent: 50 },
]
const booking = { checkIn: '2027-03-01', nightsCost: 7 }

describe('what cancelling costs, by days before check-in', () => {
  test.each([
    [60, { kind: 'free', until: '2027-01-29' }],
    [31, { kind: 'free', until: '2027-01-29' }],
    [30, { kind: 'penalty', percent: 25, nights: 2 }],
    [15, { kind: 'penalty', percent: 25, nights: 2 }],
    [14, { kind: 'penalty', percent: 50, nights: 4 }],
    [3, { kind: 'penalty', percent: 50, nights: 4 }],
    [2, { kind: 'too-late' }],
    [0, { kind: 'too-late' }],
    [-1, { kind: 'too-late' }],
  ])('%i days', (days, terms) => {
    expect(cancelTerms(booking, tiers, addDays(booking.checkIn, -days))).toEqual(terms)
  })

  test('a share of one night is still a night, and nothing of nothing', () => {
    const today = addDays(booking.checkIn, -20)
    expect(cancelTerms({ ...booking, nightsCost: 1 }, tiers, today)).toMatchObject({ nights: 1 })
    expect(cancelTerms({ ...booking, nightsCost: 0 }, tiers, today)).toMatchObject({ nights: 0 })
  })

  test('a hotel without tiers takes nothing until it is too late', () => {
    expect(cancelTerms(booking, [], addDays(booking.checkIn, -3))).toEqual({
      kind: 'free',
      until: '2027-02-26',
    })
    expect(lastFreeDay(booking.checkIn, [])).toBe('2027-02-26')
  })

  test('where every tier costs something, no day is free', () => {
    const dear = tiers.filter(({ percent }) => percent > 0)
    expect(lastFreeDay(booking.checkIn, dear)).toBeNull()
    expect(cancelTerms(booking, dear, addDays(booking.checkIn, -90))).toMatchObject({
      kind: 'penalty',
      percent: 25,
    })
  })
})
