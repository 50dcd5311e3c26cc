import { describe, expect, test } from 'vitest'
import { earnedToPaid, type ReportLine } from './earned.ts'

const line = (part: ReportLine['part'], cents: number, ofMonth: string, isAhead = false): ReportLine => ({
  part,
  cents,
  ofMonth: ofMonth as ReportLine['ofMonth'],
  isAhead,
})

describe('from what a year earned to what was paid out in it', () => {
  test('December is entered and paid in January: both profits of the year are named, and one becomes the other', () => {
    const steps = earnedToPaid(2026, {
      // January to December 2026, 100.00 each.
      earnedCents: 120_000,
      lines: [
        line('result', 9_000, '2025-12-01'),
        line('pay-out', -9_000, '2025-12-01'),
        ...Array.from({ length: 11 }, (_, at) =>
          line('result', 10_000, `2026-${String(at + 1).padStart(2, '0')}-01`),
        ),
        line('pay-out', -90_000, '2026-01-01'),
        line('set-off', -10_000, '2026-10-01'),
      ],
      waitedCents: 4_000,
    })
    expect(steps).toEqual([
      { what: 'earned', cents: 120_000 },
      { what: 'later', cents: -10_000 },
      { what: 'earlier', cents: 9_000 },
      { what: 'put', cents: -10_000 },
      { what: 'waited', cents: 4_000 },
      { what: 'waits', cents: -14_000 },
      { what: 'paid', cents: 99_000 },
    ])
    expect(steps.slice(0, -1).reduce((sum, { cents }) => sum + cents, 0)).toBe(99_000)
  })

  test('a signed payout that has not gone out yet is not counted as paid out', () => {
    expect(
      earnedToPaid(2026, {
        earnedCents: 20_000,
        lines: [
          line('result', 10_000, '2026-09-01'),
          line('pay-out', -10_000, '2026-09-01'),
          line('result', 10_000, '2026-10-01'),
          line('pay-out', -10_000, '2026-10-01', true),
        ],
        waitedCents: 0,
      }),
    ).toEqual([
      { what: 'earned', cents: 20_000 },
      { what: 'ahead', cents: -10_000 },
      { what: 'paid', cents: 10_000 },
    ])
  })

  test('a month that was adjusted to zero earned nothing, and nothing of it waits', () => {
    expect(
      earnedToPaid(2026, {
        earnedCents: 0,
        lines: [line('result', -700, '2026-02-01'), line('adjustment', 700, '2026-02-01')],
        waitedCents: 0,
      }),
    ).toEqual([
      { what: 'earned', cents: 0 },
      { what: 'paid', cents: 0 },
    ])
  })
})
