import { describe, expect, test } from 'vitest'
import { NOTHING_PICKED, type PickedNights, pickDay } from './pick-stay.ts'

// January: free, but the 10th and 11th taken, the 20th closed.
const letters = [...'F'.repeat(365)]
letters[9] = 'T'
letters[10] = 'T'
letters[19] = 'B'
const nights = letters.join('')
const january = (date: number) => `2027-01-${String(date).padStart(2, '0')}`
const arrived: PickedNights = { arrival: january(5), departure: null }
const whole: PickedNights = { arrival: january(5), departure: january(8) }

describe('picking a stay', () => {
  test.each<[string, PickedNights, number, PickedNights]>([
    ['a free night is the arrival', NOTHING_PICKED, 5, arrived],
    ['a later day is the departure', arrived, 8, whole],
    [
      'the morning of a taken night is a departure',
      arrived,
      10,
      { arrival: january(5), departure: january(10) },
    ],
    ['an earlier day is another arrival', arrived, 3, { arrival: january(3), departure: null }],
    ['the arrival once more takes it back', arrived, 5, NOTHING_PICKED],
    ['a whole stay begins anew', whole, 6, { arrival: january(6), departure: null }],
  ])('%s', (_, picked, date, expected) => {
    expect(pickDay(nights, '2027-01-01', picked, january(date))).toEqual({ picked: expected, refusal: null })
  })

  test.each<[string, PickedNights, number, object]>([
    ['a taken night is no arrival', NOTHING_PICKED, 10, { why: 'night', night: january(10), state: 'taken' }],
    ['a closed night is no arrival', whole, 20, { why: 'night', night: january(20), state: 'blackout' }],
    [
      'a stay crosses no taken night',
      arrived,
      11,
      { why: 'between', night: january(10), state: 'taken', asked: january(11) },
    ],
    [
      'nor a run of them',
      arrived,
      15,
      { why: 'between', night: january(10), state: 'taken', asked: january(15) },
    ],
  ])('%s', (_, picked, date, refusal) => {
    expect(pickDay(nights, '2027-01-01', picked, january(date))).toEqual({ picked, refusal })
  })

  test('a stay has at most 60 nights', () => {
    const free = 'F'.repeat(365)
    expect(pickDay(free, '2027-01-01', arrived, '2027-03-06').picked.departure).toBe('2027-03-06')
    expect(pickDay(free, '2027-01-01', arrived, '2027-03-07')).toEqual({
      picked: arrived,
      refusal: { why: 'too-long', longest: 60 },
    })
  })
})
