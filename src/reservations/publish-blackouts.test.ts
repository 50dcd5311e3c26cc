import { describe, expect, test } from 'vitest'
import { afterOpening, blackoutState, mayClose } from './publish-blackouts.ts'

const today = '2026-11-21'
const nights = (firstNight: string, lastNight: string) => ({ firstNight, lastNight })
const reasonOf = (...asked: Parameters<typeof mayClose>) => {
  const said = mayClose(...asked)
  return said.ok ? 'ok' : said.reason
}

test.each([
  ['2026-11-20', '2026-11-20', 'ended'],
  ['2026-11-20', '2026-11-21', 'running'],
  ['2026-11-21', '2026-11-21', 'coming'],
  ['2026-11-22', '2026-11-30', 'coming'],
])('nights from %s to %s are %s', (first, last, state) => {
  expect(blackoutState(nights(first, last), today)).toBe(state)
})

describe('closing nights', () => {
  const alone = { today, before: null, others: [] }

  test.each([
    ['2026-11-21', '2026-11-21', 'ok'],
    ['2026-11-20', '2026-11-25', 'BLACKOUT_PAST'],
    ['2029-11-20', '2029-11-21', 'ok'],
    ['2029-11-20', '2029-11-22', 'BLACKOUT_TOO_FAR'],
  ])('new ones from %s to %s: %s', (first, last, expected) => {
    expect(reasonOf(nights(first, last), alone)).toBe(expected)
  })

  test.each([
    ['2026-12-01', '2026-12-09', 'ok'],
    ['2026-12-01', '2026-12-10', 'BLACKOUT_OVERLAPS'],
    ['2026-12-12', '2026-12-12', 'BLACKOUT_OVERLAPS'],
    ['2026-12-01', '2026-12-30', 'BLACKOUT_OVERLAPS'],
    ['2026-12-15', '2026-12-20', 'BLACKOUT_OVERLAPS'],
    ['2026-12-16', '2026-12-20', 'ok'],
  ])('beside those from the 10th to the 15th, from %s to %s: %s', (first, last, expected) => {
    const others = [nights('2026-12-10', '2026-12-15')]
    expect(reasonOf(nights(first, last), { ...alone, others })).toBe(expected)
  })

  test.each([
    // As it is stored, and as it is wanted.
    ['2026-11-10', '2026-11-20', '2026-11-10', '2026-11-30', 'BLACKOUT_ENDED'],
    ['2026-11-10', '2026-11-25', '2026-11-10', '2026-11-30', 'ok'],
    ['2026-11-10', '2026-11-25', '2026-11-10', '2026-11-20', 'ok'],
    ['2026-11-10', '2026-11-25', '2026-11-10', '2026-11-19', 'BLACKOUT_BEGUN'],
    ['2026-11-10', '2026-11-25', '2026-11-11', '2026-11-25', 'BLACKOUT_BEGUN'],
    ['2026-12-10', '2026-12-25', '2026-11-21', '2026-11-22', 'ok'],
    ['2026-12-10', '2026-12-25', '2026-11-20', '2026-11-22', 'BLACKOUT_PAST'],
  ])('%s to %s becomes %s to %s: %s', (wasFirst, wasLast, first, last, expected) => {
    const before = nights(wasFirst, wasLast)
    expect(reasonOf(nights(first, last), { ...alone, before })).toBe(expected)
  })
})

test('opened again, nights ahead are gone and past ones remain', () => {
  expect(afterOpening(nights('2026-11-22', '2026-11-30'), today)).toEqual({ kept: null })
  expect(afterOpening(nights('2026-11-10', '2026-11-30'), today)).toEqual({
    kept: nights('2026-11-10', '2026-11-20'),
  })
  expect(afterOpening(nights('2026-11-10', '2026-11-20'), today)).toBeNull()
})
