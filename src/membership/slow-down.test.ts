import { describe, expect, test } from 'vitest'
import {
  GUESSES_BY_ACCOUNT,
  GUESSES_BY_ADDRESS,
  LINKS_BY_ACCOUNT,
  lockedAfter,
  minutesLeft,
} from './slow-down.ts'

const now = new Date('2026-11-18T15:00:00Z')
const minutes = (attempts: number, limit = GUESSES_BY_ACCOUNT) => {
  const until = lockedAfter(attempts, limit, now)
  return until && minutesLeft(until, now)
}

describe('slowing down', () => {
  test.each([
    [1, null],
    [4, null],
    [5, 1],
    [6, 2],
    [7, 4],
    [8, 8],
    [9, 15],
    [40, 15],
  ])('%i wrong passwords lock an account for %s minutes', (attempts, expected) => {
    expect(minutes(attempts)).toBe(expected)
  })

  test('an address has more room, for a family may share it', () => {
    expect(minutes(19, GUESSES_BY_ADDRESS)).toBe(null)
    expect(minutes(20, GUESSES_BY_ADDRESS)).toBe(1)
  })

  test('the fifth link within the hour is the last', () => {
    expect(minutes(4, LINKS_BY_ACCOUNT)).toBe(null)
    expect(minutes(5, LINKS_BY_ACCOUNT)).toBe(60)
  })

  test('a lock of a few seconds still reads as a minute', () => {
    expect(minutesLeft(new Date(now.getTime() + 1), now)).toBe(1)
    expect(minutesLeft(new Date(now.getTime() + 60_001), now)).toBe(2)
  })
})
