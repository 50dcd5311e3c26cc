import { expect, test } from 'vitest'
import { SHELF_PAGE, shelfPageOf } from './page-of.ts'

const things = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

test.each<[number, number, { page: number; from: number; to: number; isPaged: boolean }]>([
  [0, 1, { page: 1, from: 1, to: 0, isPaged: false }],
  [SHELF_PAGE, 1, { page: 1, from: 1, to: SHELF_PAGE, isPaged: false }],
  [SHELF_PAGE + 1, 1, { page: 1, from: 1, to: SHELF_PAGE, isPaged: true }],
  [SHELF_PAGE + 1, 2, { page: 2, from: SHELF_PAGE + 1, to: SHELF_PAGE + 1, isPaged: true }],
  // What was looked for leaves fewer pages than the one on show.
  [5, 4, { page: 1, from: 1, to: 5, isPaged: false }],
  [80, 0, { page: 1, from: 1, to: 50, isPaged: true }],
])('of %i things page %i', (count, asked, expected) => {
  const { rows, ...rest } = shelfPageOf(things(count), asked)
  expect(rest).toEqual(expected)
  expect(rows).toEqual(things(count).slice(expected.from - 1, expected.to))
})

test('its pages together are the list, each thing once', () => {
  const all = [1, 2, 3, 4].flatMap((page) => shelfPageOf(things(163), page).rows)
  expect(all).toEqual(things(163))
})
