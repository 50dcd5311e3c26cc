import { describe, expect, it } from 'vitest'
import { partOfDay, spanOf, wallClock } from './wall-clock.ts'

describe('the clock at the resort', () => {
  const now = new Date('2026-11-18T04:05:06Z')
  it.each([
    ['America/Cancun', { day: '2026-11-17', hour: 23, seconds: 23 * 3600 + 306 }],
    ['America/Mexico_City', { day: '2026-11-17', hour: 22, seconds: 22 * 3600 + 306 }],
    ['UTC', { day: '2026-11-18', hour: 4, seconds: 4 * 3600 + 306 }],
  ])('in %s', (zone, clock) => {
    expect(wallClock(zone, now)).toEqual(clock)
  })
  it('says 0 at midnight, never 24', () => {
    expect(wallClock('UTC', new Date('2026-11-18T00:00:00Z'))).toMatchObject({ hour: 0, seconds: 0 })
  })
})

it.each([
  [0, 'night'],
  [3, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [18, 'afternoon'],
  [19, 'evening'],
  [23, 'evening'],
] as const)('at %d it is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part)
})

describe('a span', () => {
  it('is whole days, hours and minutes', () => {
    const ms = ((23 * 24 + 4) * 60 + 35) * 60_000
    expect(spanOf(ms + 59_999)).toEqual({ days: 23, hours: 4, minutes: 35 })
  })
  it('is never negative', () => {
    expect(spanOf(-1)).toEqual({ days: 0, hours: 0, minutes: 0 })
  })
})
