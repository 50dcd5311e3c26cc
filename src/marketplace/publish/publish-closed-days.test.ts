import { describe, expect, test } from 'vitest'
import { lastAfterOpening, mayCloseDays } from './publish-closed-days.ts'

const today = '2026-11-18'
const days = (first: string, last: string) => ({ first, last })

describe('a product’s closed days', () => {
  test.each([
    ['ahead', days('2026-11-20', '2026-11-22'), null, [], true],
    ['today', days(today, today), null, [], true],
    ['past', days('2026-11-17', '2026-11-20'), null, [], 'CLOSED_DAYS_PAST'],
    ['far ahead', days('2026-11-20', '2029-11-19'), null, [], 'CLOSED_DAYS_TOO_FAR'],
    ['beside others', days('2026-11-20', '2026-11-22'), null, [days('2026-11-23', '2026-11-24')], true],
    [
      'on others',
      days('2026-11-20', '2026-11-23'),
      null,
      [days('2026-11-23', '2026-11-24')],
      'CLOSED_DAYS_OVERLAP',
    ],
    [
      'over already',
      days('2026-11-20', '2026-11-22'),
      days('2026-11-01', '2026-11-02'),
      [],
      'CLOSED_DAYS_ENDED',
    ],
    ['begun, ending sooner', days('2026-11-10', today), days('2026-11-10', '2026-11-30'), [], true],
    [
      'begun, begun later',
      days('2026-11-11', today),
      days('2026-11-10', '2026-11-30'),
      [],
      'CLOSED_DAYS_BEGUN',
    ],
  ])('%s', (_, wanted, before, others, allowed) => {
    const answer = mayCloseDays(wanted, { today, before, others })
    expect(answer.ok || answer.reason).toBe(allowed)
  })

  test('opened again only those that are past remain', () => {
    expect(lastAfterOpening(days('2026-11-20', '2026-11-22'), today)).toBeNull()
    expect(lastAfterOpening(days('2026-11-10', '2026-11-22'), today)).toBe('2026-11-17')
    expect(lastAfterOpening(days('2026-11-10', '2026-11-17'), today)).toBe(false)
  })
})
