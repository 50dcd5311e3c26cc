import { expect, test } from 'vitest'
import { minutesOfParty, spanOfMinutes } from './how-long.ts'

const MASSAGE = [
  { id: 1, minutes: 50 },
  { id: 2, minutes: 80 },
]
const DIVE = [
  { id: 1, minutes: 120 },
  { id: 2, minutes: 120 },
]
const of = (...ids: number[]) => ids.map((detailId) => ({ detailId, qty: 1 }))

test.each([
  ['one variant takes its own minutes', MASSAGE, of(1), 50],
  ['the other takes its own', MASSAGE, of(2), 80],
  ['a party is there as long as the longest', MASSAGE, of(1, 2), 80],
  ['nothing chosen of variants that differ says nothing', MASSAGE, [], null],
  ['nothing chosen of variants that are alike', DIVE, [], 120],
  ['a variant chosen no more', MASSAGE, [{ detailId: 2, qty: 0 }, ...of(1)], 50],
  ['no length is said', [{ id: 1, minutes: null }], of(1), null],
])('%s', (_, details, party, minutes) => {
  expect(minutesOfParty(details, party)).toBe(minutes)
})

test('the span of a product goes from its shortest variant to its longest', () => {
  expect(spanOfMinutes(MASSAGE)).toEqual({ least: 50, most: 80 })
  expect(spanOfMinutes([])).toEqual({ least: null, most: null })
})
