import { expect, it } from 'vitest'
import { cityOf, isSameTime, wallTime } from './wall-time.ts'

it('reads the clock and the calendar on the wall', () => {
  const at = new Date('2026-11-19T05:05:00Z')
  expect(wallTime(at, 'America/Cancun')).toEqual({ day: '2026-11-19', time: '00:05' })
  expect(wallTime(at, 'America/Tijuana')).toEqual({ day: '2026-11-18', time: '21:05' })
})

it('names the city of a zone', () => {
  expect(['America/Cancun', 'America/New_York', 'UTC'].map(cityOf)).toEqual(['Cancún', 'New York', 'UTC'])
})

it('asks the clocks, not the names, whether two zones agree at an instant', () => {
  expect(isSameTime(new Date('2026-11-18T15:00:00Z'), 'America/Cancun', 'America/New_York')).toBe(true)
  expect(isSameTime(new Date('2026-07-18T15:00:00Z'), 'America/Cancun', 'America/New_York')).toBe(false)
})
