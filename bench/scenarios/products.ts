import { API } from '../../src/kernel/endpoint.ts'
import { listProducts as call } from '../../src/marketplace/catalogue.endpoints.ts'
import type { Crowd } from '../crowd.ts'
import { yardstickCall } from '../yardstick/calls.ts'
import { browserCall, memberOf, type Scenario } from './scenario.ts'

const WORDS = ['early', 'quiet', 'private', 'coastal', 'garden', 'moonlit', 'añejo']

/** A scenario of the catalogue: the portal's call, beside the yardstick's. */
function catalogue(
  name: 'product-list' | 'product-detail' | 'product-search',
  yardstick: string,
  queryOf: (crowd: Crowd, turn: number) => Record<string, string>,
): Scenario {
  return {
    name,
    goal: 'ratio of 0.6 or more',
    ratioAtLeast: 0.6,
    veranda: (crowd, turn) => {
      const query = new URLSearchParams({ idseccanal: '34', ...queryOf(crowd, turn) })
      return browserCall({ method: 'GET', path: `${API}${call.path}?${query}` }, memberOf(crowd, turn))
    },
    plain: (_, turn) => yardstickCall(yardstick, turn),
  }
}

/** A page of 20 of 1,000 products. */
export const productList = catalogue('product-list', 'list', (_, turn) => ({ page: String(1 + (turn % 50)) }))

/** One product with its page, by its slug. */
export const productDetail = catalogue('product-detail', 'detail', ({ market }, turn) => ({
  slug: market.slugs[turn % market.slugs.length] ?? '',
}))

/** The first 20 that the filter finds. */
export const productSearch = catalogue('product-search', 'search', (_, turn) => ({
  q: WORDS[turn % WORDS.length] ?? '',
}))
