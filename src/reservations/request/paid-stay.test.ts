import { expect, test } from 'vitest'
import { type AskedStayFacts, payForStay } from './paid-stay.ts'

const FACTS: AskedStayFacts = {
  canBook: true,
  starts: '2026-01-01',
  ends: '2029-12-31',
  nightPercent: 140,
  lastOpenNight: '2028-01-01',
  nightsUntil: '2027-12-31',
  others: [{ checkIn: '2027-03-10', checkOut: '2027-03-14' }],
  blackouts: [],
}
const STAY = { checkIn: '2027-04-01', checkOut: '2027-04-06' }
const YEARS = [
  { id: 1, balance: 5, expires: '2027-12-31' },
  { id: 2, balance: 4, expires: '2027-06-30' },
]

test('nights of a dear residence are rounded up, and the year that expires first pays before the others', () => {
  expect(payForStay(FACTS, STAY, YEARS, { acceptsNearby: false })).toEqual({
    ok: true,
    value: {
      cost: 7,
      balance: 9,
      payments: [
        { id: 2, quantity: 4 },
        { id: 1, quantity: 3 },
      ],
    },
  })
})

test.each([
  ['few', YEARS.slice(1), FACTS.nightsUntil],
  ['none', [], FACTS.nightsUntil],
  ['ahead', [], '2027-01-31'],
])('a balance that does not reach is refused and says why: %s', (because, years, nightsUntil) => {
  const outcome = payForStay({ ...FACTS, nightsUntil }, STAY, years, { acceptsNearby: false })
  expect(outcome).toMatchObject({ ok: false, reason: 'NOT_ENOUGH_NIGHTS', values: { because, cost: 7 } })
})

test('nights that a stay holds pay for its change, and a near stay is named as one that a change meets', () => {
  const near = { checkIn: '2027-03-15', checkOut: '2027-03-20' }
  const how = { held: 3, acceptsNearby: false }
  expect(payForStay(FACTS, near, YEARS, how)).toMatchObject({
    reason: 'RESERVATION_NEARBY',
    values: { deed: 'change' },
  })
  expect(payForStay(FACTS, near, YEARS, { acceptsNearby: false })).toMatchObject({
    values: { deed: 'request' },
  })
  expect(payForStay(FACTS, near, YEARS, { ...how, acceptsNearby: true }).ok).toBe(true)
})
