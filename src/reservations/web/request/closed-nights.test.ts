import { describe, expect, it } from 'vitest'
import { closedOn, isClosed, lastDay } from './closed-nights.ts'

const blackouts = [{ firstNight: '2026-12-24', lastNight: '2026-12-26' }]

describe('a day of the calendar', () => {
  it.each([
    ['2026-12-23', undefined, false],
    ['2026-12-24', undefined, true],
    ['2026-12-26', undefined, true],
    ['2026-12-27', undefined, false],
    ['2026-12-24', '2026-12-20', false],
    ['2026-12-25', '2026-12-20', true],
    ['2026-12-24', '2026-12-24', true],
    ['2026-12-24', '2026-12-28', true],
  ])('%s with arrival on %s is closed: %s', (day, arrival, closed) => {
    expect(isClosed(blackouts, day, arrival)).toBe(closed)
  })
})

it('knows which span it lies in, and so why', () => {
  expect(closedOn(blackouts, '2026-12-25')).toBe(blackouts[0])
  expect(closedOn(blackouts, '2026-12-27')).toBeUndefined()
})

it('ends with the check-out after the last open night', () => {
  expect(lastDay('2028-02-28')).toBe('2028-02-29')
  expect(lastDay(null)).toBeUndefined()
})
