import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isFiltered } from '../../statement.ts'
import { askOf, statementSearch } from './statement-search.ts'

const ask = (search: object) => askOf(z.parse(statementSearch, search), 7, 2026)

test('an address without filters asks for the whole year that runs', () => {
  expect(ask({})).toEqual({ id: 7, year: 2026, page: 1 })
  expect(isFiltered(ask({ view: 'statement', year: 2025, page: 2 }))).toBe(false)
})

test.each([
  ['a status', { status: 'past-due' }],
  ['a direction', { direction: 'credit' }],
  ['a search', { search: 'fee' }],
])('%s filters', (_, search) => {
  expect(ask(search)).toEqual({ id: 7, year: 2026, page: 1, ...search })
  expect(isFiltered(ask(search))).toBe(true)
})

test('a search of one letter is none, spaces do not count, digits are letters', () => {
  expect(ask({ search: 'f' })).not.toHaveProperty('search')
  expect(ask({ search: ' f ' })).not.toHaveProperty('search')
  expect(ask({ search: ' ñu ' })).toMatchObject({ search: 'ñu' })
  expect(ask({ search: 42 })).toMatchObject({ search: '42' })
})

test('what the address has wrong is as if it were not there', () => {
  const wrong = { view: 'money', year: 1, status: 'lost', direction: 'up', page: 0, search: 'x'.repeat(101) }
  expect(ask(wrong)).toEqual({ id: 7, year: 2026, page: 1 })
})
