import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isEverything, marketSearch, placedOrders, placedSearch } from './market-search.ts'

const read = (address: unknown) => z.parse(marketSearch, address)

test('a wrong address shows the catalogue, not an error', () => {
  expect(read({ show: 'nothing', cat: 'x', sub: -1, sort: 'newest', view: 'all' })).toEqual({})
})

test('what the router read as a number is a search like any other', () => {
  expect(read({ q: 50, cat: '3' })).toEqual({ q: '50', cat: 3 })
})

test('one letter narrows nothing; two do', () => {
  expect(isEverything(read({ q: 'a' }))).toBe(true)
  expect(isEverything(read({ q: 'ar' }))).toBe(false)
  expect(isEverything(read({ cat: 2 }))).toBe(false)
})

test('the orders that were placed, one for each currency', () => {
  expect(placedOrders(z.parse(placedSearch, { placed: 12 }).placed)).toEqual([12])
  expect(placedOrders(z.parse(placedSearch, { placed: '12-13' }).placed)).toEqual([12, 13])
  expect(placedOrders(z.parse(placedSearch, { placed: 'drop' }).placed)).toBeNull()
})
