import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { staysSearch } from './stays-search.ts'

it('falls back where the address is wrong', () => {
  expect(z.parse(staysSearch, { year: 'last', page: '0', search: 7, fresh: 'x' })).toEqual({})
  expect(z.parse(staysSearch, { year: '2024', page: '2', search: ' Claire ', fresh: '12' })).toEqual({
    year: 2024,
    page: 2,
    search: 'Claire',
    fresh: 12,
  })
})
