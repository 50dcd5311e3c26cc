import { expect, test } from 'vitest'
import { addDays } from '../../kernel/day.ts'
import { chargeKey, oldestFirst } from './account.ts'
import { listedCharges } from './listed-charges.ts'
import { MOST_CHARGES } from './payment.ts'

const charge = (
  id: number,
  facts: Partial<{ asideCents: number; announcedCents: number; coming: boolean; inQuestion: boolean }> = {},
) => ({
  ...{
    kind: 'document' as const,
    id,
    due: addDays('2020-01-01', (id * 7) % 5003),
    day: '2020-01-01' as const,
  },
  ...{ openCents: 10, asideCents: 0, announcedCents: 0, coming: false, inQuestion: false },
  ...facts,
})
const some = (count: number, from = 1, facts = {}) =>
  Array.from({ length: count }, (_, at) => charge(from + at, facts))

test('an account that has few charges lists them all', () => {
  const few = [...some(40), ...some(30, 41, { coming: true }), ...some(10, 71, { inQuestion: true })]
  expect(listedCharges(few)).toEqual({
    charges: oldestFirst(few),
    counts: { owed: 40, asked: 10, choosable: 70, announceable: 70, choosableCents: 700 },
  })
})

test('a charge that is not due yet is listed while its whole payment is on its way', () => {
  const paid = charge(1, { coming: true, asideCents: 10, announcedCents: 10 })
  expect(listedCharges([paid]).charges).toEqual([paid])
})

test('one that has thousands lists what a payment takes of each sort, and counts all of them', () => {
  const many = [
    ...some(3000),
    ...some(400, 3001, { inQuestion: true }),
    ...some(500, 3401, { coming: true }),
    ...some(200, 3901, { announcedCents: 10 }),
  ]
  const { charges, counts } = listedCharges(many)
  expect(counts).toEqual({
    owed: 3200,
    asked: 400,
    choosable: 3700,
    announceable: 3500,
    choosableCents: 37_000,
  })
  expect(charges.length).toBeLessThanOrEqual(5 * MOST_CHARGES)
  const owed = oldestFirst(many.filter(({ coming, inQuestion }) => !coming && !inQuestion))
  const names = new Set(charges.map(chargeKey))
  expect(owed.slice(0, MOST_CHARGES).every((one) => names.has(chargeKey(one)))).toBe(true)
  expect(charges.filter(({ inQuestion }) => inQuestion)).toHaveLength(MOST_CHARGES)
  // Enough of what is not announced yet to fill a payment at the resort.
  expect(
    charges.filter(({ inQuestion, announcedCents }) => !inQuestion && announcedCents === 0).length,
  ).toBeGreaterThanOrEqual(MOST_CHARGES)
  const last = owed.at(-1)!
  expect(names.has(chargeKey(last))).toBe(false)
  const named = listedCharges(many, chargeKey(last)).charges
  expect(named).toHaveLength(charges.length + 1)
  expect(named.at(-1)).toEqual(last)
})
