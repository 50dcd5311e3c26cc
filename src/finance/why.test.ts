import { expect, test } from 'vitest'
import { addDays } from '../kernel/day.ts'
import {
  isShareOfBudget,
  profitSteps,
  type RentalRule,
  type RentedNight,
  sharedNights,
  staysOf,
} from './why.ts'

const words = { en: 'x', es: 'x' }
const rule: RentalRule = {
  since: '2026-01-01',
  shareBasisPoints: 2800,
  serviceCents: 9500,
  says: words,
  clause: null,
  voted: null,
  votedBy: null,
}

/** Nights of a stay that brings so much, sold so. */
function stay(first: string, count: number, cents: number, agency = false): RentedNight[] {
  return Array.from({ length: count }, (_, at) => {
    const own = Math.floor(cents / count) + (at < cents % count ? 1 : 0)
    return {
      night: addDays(first, at),
      folio: `F-${first}`,
      channel: agency ? 'agency' : 'website',
      rate: 'weekday',
      booked: null,
      publishedCents: own,
      reductionBasisPoints: 0,
      cents: own,
      commissionCents: agency ? Math.round(own * 0.15) : 0,
      taxCents: Math.round(own * 0.19),
    }
  })
}

// The month of the club's reference: 4,026.00 − 187.65 − 1,074.74 − 95.00 = 2,668.61.
const october = [
  ...stay('2026-10-24', 4, 152_100),
  ...stay('2026-10-01', 3, 125_400),
  ...stay('2026-10-09', 3, 125_100, true),
]
const report = { incomeCents: 402_600, feesCents: 18_765 + 107_474 + 9_500, nightsRented: 10 }

test('October comes from its nights to the cent', () => {
  expect(profitSteps(report, october, rule)).toEqual({
    incomeCents: 402_600,
    commissionCents: 18_765,
    shareCents: 107_474,
    serviceCents: 9_500,
    profitCents: 266_861,
  })
})

test.each([
  ['a night is missing', report, october.slice(1), rule],
  ['the books kept another amount', { ...report, feesCents: report.feesCents + 1 }, october, rule],
  ['another number of nights was told', { ...report, nightsRented: 11 }, october, rule],
  ['no rule was in force', report, october, null],
  ['another rule was in force', report, october, { ...rule, shareBasisPoints: 3000 }],
])('no steps are told where %s', (_, figures, nights, inForce) => {
  expect(profitSteps(figures, nights, inForce)).toBeNull()
})

test('a month without nights costs the service alone', () => {
  const empty = { incomeCents: 0, feesCents: 9_500, nightsRented: 0 }
  expect(profitSteps(empty, [], rule)).toMatchObject({ shareCents: 0, profitCents: -9_500 })
})

test('nights stand with their stay, the earliest first', () => {
  expect(
    staysOf(sharedNights(october, 0)).map(({ first, cents, nights }) => [first, cents, nights.length]),
  ).toEqual([
    ['2026-10-01', 125_400, 3],
    ['2026-10-09', 125_100, 3],
    ['2026-10-24', 152_100, 4],
  ])
})

// The reference's fee: 128 of 20,000 m².
const parts = [
  { concept: words, cents: 79_360, wholeCents: 12_400_000 },
  { concept: words, cents: 43_520, wholeCents: 6_800_000 },
  { concept: words, cents: 35_840, wholeCents: 5_600_000 },
]
test.each([
  ['its share', parts, 12_800, true],
  ['a cent that rounding leaves', [{ concept: words, cents: 79_361, wholeCents: 12_400_000 }], 12_800, true],
  ['another area', parts, 12_900, false],
  ['no area', parts, null, false],
  ['a line that no budget has', [...parts, { concept: words, cents: 1, wholeCents: null }], 12_800, false],
])('a fee is told as a share: %s', (_, lines, area, told) => {
  expect(isShareOfBudget(lines, { area, wholeArea: 2_000_000 })).toBe(told)
})
