import { describe, expect, test } from 'vitest'
import { mayBeTimes, mayRegister, standingOf, type VisitTimes, windowOf } from './access.ts'

const ZONE = 'America/Cancun'
/** Ten in the morning there. */
const NOW = new Date('2026-11-18T15:00:00Z')

/** "2026-11-18 10:00 – 2026-11-20 22:00", or days alone for 24 hours. */
function times(text: string): VisitTimes {
  const [[firstDay = '', timeIn = null] = [], [lastDay = '', timeOut = null] = []] = text
    .split(' – ')
    .map((side) => side.split(' '))
  return { firstDay, lastDay, timeIn, timeOut, allDay: timeIn === null && timeOut === null }
}

const reasonOf = (outcome: { ok: boolean; reason?: string }) => (outcome.ok ? 'ok' : outcome.reason)

describe('the times of a visit', () => {
  test.each([
    ['2026-11-18 10:00 – 2026-11-18 22:00', 'ok'],
    ['2026-11-18 10:00 – 2026-11-18 10:01', 'ok'],
    ['2026-11-18 10:00 – 2026-11-18 10:00', 'TIME_OUT_SAME'],
    ['2026-11-18 10:00 – 2026-11-18 09:59', 'TIME_OUT_LOWER'],
    ['2026-11-18 22:00 – 2026-11-19 06:00', 'ok'],
    ['2026-11-18 10:00 – 2026-11-19 10:00', 'ok'],
    ['2026-11-19 10:00 – 2026-11-18 22:00', 'ACCESS_DAYS_BACKWARDS'],
    ['2026-11-18 10:00 – 2026-11-18', 'ACCESS_TIMES_MISSING'],
    ['2026-11-18 – 2026-11-18 10:00', 'ACCESS_TIMES_MISSING'],
    ['2026-11-18 – 2026-11-18', 'ok'],
    ['2026-11-19 – 2026-11-18', 'ACCESS_DAYS_BACKWARDS'],
  ])('%s: %s', (text, expected) => {
    expect(reasonOf(mayBeTimes(times(text)))).toBe(expected)
  })
})

describe('registering at ten in the morning of the 18th', () => {
  test.each([
    ['2026-11-18 10:00 – 2026-11-18 22:00', 1, 'ok'],
    ['2026-11-18 10:00 – 2026-11-18 22:00', 0, 'ACCESS_NEEDS_GUEST'],
    ['2026-11-18 08:00 – 2026-11-18 09:00', 1, 'ACCESS_IN_THE_PAST'],
    ['2026-11-18 08:00 – 2026-11-18 10:00', 1, 'ACCESS_IN_THE_PAST'],
    ['2026-11-17 – 2026-11-19', 1, 'ACCESS_IN_THE_PAST'],
    ['2026-11-18 – 2027-02-17', 1, 'ok'],
    ['2026-11-18 – 2027-02-18', 1, 'ACCESS_TOO_LONG'],
  ])('%s with %d guests: %s', (text, guests, expected) => {
    expect(reasonOf(mayRegister({ times: times(text), guests }, ZONE, NOW))).toBe(expected)
  })

  test('a visit under way may be changed, but not into one that is over', () => {
    const change = (text: string) =>
      reasonOf(mayRegister({ times: times(text), guests: 1, firstDayBefore: '2026-11-16' }, ZONE, NOW))
    expect(change('2026-11-16 – 2026-11-25')).toBe('ok')
    expect(change('2026-11-17 – 2026-11-25')).toBe('ACCESS_IN_THE_PAST')
    expect(change('2026-11-16 – 2026-11-17')).toBe('ACCESS_IN_THE_PAST')
  })
})

describe('the window of a pass, in the resort’s own zone', () => {
  test.each([
    ['2026-11-18 10:00 – 2026-11-20 22:00', ZONE, '2026-11-18T15:00Z', '2026-11-21T03:00Z'],
    ['2026-11-18 – 2026-11-18', ZONE, '2026-11-18T05:00Z', '2026-11-19T05:00Z'],
    // The clocks change there on the 1st of November 2026: that day has 25 hours.
    ['2026-11-01 – 2026-11-01', 'America/Tijuana', '2026-11-01T07:00Z', '2026-11-02T08:00Z'],
    ['2026-11-18 10:00 – 2026-11-18 12:00', 'Pacific/Auckland', '2026-11-17T21:00Z', '2026-11-17T23:00Z'],
  ])('%s in %s', (text, zone, from, to) => {
    expect(windowOf(times(text), zone)).toEqual({ from: new Date(from), to: new Date(to) })
  })
})

describe('where a visit stands', () => {
  test.each([
    ['2026-11-18 18:00 – 2026-11-18 22:00', false, 'today'],
    ['2026-11-16 10:00 – 2026-11-18 10:01', false, 'today'],
    ['2026-11-16 10:00 – 2026-11-18 10:00', false, 'past'],
    ['2026-11-19 – 2026-11-19', false, 'coming'],
    ['2026-11-19 – 2026-11-19', true, 'past'],
  ])('%s, withdrawn %s: %s', (text, cancelled, expected) => {
    expect(standingOf({ times: times(text), cancelled }, ZONE, NOW)).toBe(expected)
  })
})
