import { expect, test } from 'vitest'
import { paidMeanwhile } from './paid-meanwhile.ts'

const charge = (id: number, openCents: number, more = {}) => ({
  kind: 'fee' as const,
  id,
  openCents,
  asideCents: 0,
  inQuestion: false,
  ...more,
})

test.each([
  ['nothing has changed', [charge(1, 500)], [charge(1, 500)], []],
  ['one is gone', [charge(1, 500), charge(2, 300)], [charge(2, 300)], [[1, 500]]],
  ['a part was paid', [charge(1, 500)], [charge(1, 200)], [[1, 300]]],
  ['it is on its way', [charge(1, 500)], [charge(1, 500, { asideCents: 500 })], [[1, 500]]],
  ['it came into question', [charge(1, 500)], [charge(1, 500, { inQuestion: true })], []],
  ['it was in question, and is gone', [charge(1, 500, { inQuestion: true })], [], []],
  ['it was on its way, and is open again', [charge(1, 500, { asideCents: 500 })], [charge(1, 500)], []],
  ['another one came', [charge(1, 500)], [charge(1, 500), charge(3, 100)], []],
])('%s', (_, before, now, paid) => {
  expect(paidMeanwhile(before, now).map((one) => [one.charge.id, one.cents])).toEqual(paid)
})
