import { expect, test } from 'vitest'
import { lackingOf } from './free-now.ts'

const categories = [
  { id: 1, nightPercent: 100 },
  { id: 2, nightPercent: 80 },
]
const wish = {
  ...{ firstDay: '2027-06-20', lastDay: '2027-07-20', nightsFrom: 5, nightsTo: 7, categories: [1] },
  countsUntil: '2027-06-01',
} as const
const years = (first: number, second: number) => [
  { id: 1, starts: '2026-07-01', expires: '2027-06-30', balance: first },
  { id: 2, starts: '2027-07-01', expires: '2028-06-30', balance: second },
]

test('a wish is covered by any benefit year of its arrivals, at its fewest nights, in its lightest category', () => {
  expect(lackingOf(wish, categories, years(5, 0))).toBeNull()
  expect(lackingOf(wish, categories, years(0, 5))).toBeNull()
  expect(lackingOf({ ...wish, categories: [1, 2] }, categories, years(4, 0))).toBeNull()
})

test('what the balance does not cover is told with the nights that are left', () => {
  expect(lackingOf(wish, categories, years(4, 2))).toBe(4)
  expect(lackingOf(wish, categories, [])).toBe(0)
})
