import { type RawBuilder, sql } from 'kysely'
import { API } from '../../src/kernel/endpoint.ts'
import { listProducts as call } from '../../src/marketplace/catalogue.endpoints.ts'
import { productStatement, productsStatement } from '../../src/marketplace/server/products.store.ts'
import { openPostgres } from '../../src/server/database.ts'
import type { Crowd } from '../crowd.ts'
import { browserCall, memberOf, plainCall, type Scenario } from './scenario.ts'

/** Values that stand in a statement for what each call gives, told apart by themselves. */
const NOW = new Date(0)
const WORD = 'a word'
const SLUG = 'a slug'
const LIMIT = 20
const OFFSET = 4_711

const WORDS = ['early', 'quiet', 'private', 'coastal', 'garden', 'moonlit', 'añejo']

/** The portal's own statement as bare text, and its values with the stand-ins replaced. */
function bare(statement: RawBuilder<unknown>) {
  const db = openPostgres('postgres://nobody@127.0.0.1:1/nothing').db
  const { sql: text, parameters } = statement.compile(db)
  return {
    text,
    valuesOf: (given: ReadonlyMap<unknown, unknown>) =>
      parameters.map((one) => (given.has(one) ? given.get(one) : one)),
  }
}

/** A scenario of the catalogue: the portal's call, beside a plain route with the one statement that it asks. */
function catalogue(
  name: 'product-list' | 'product-detail' | 'product-search',
  queryOf: (crowd: Crowd, turn: number) => Record<string, string>,
  statement: RawBuilder<unknown>,
  givenOf: (query: Record<string, string>) => [unknown, unknown][],
): Scenario {
  return {
    name,
    goal: 'ratio of 0.6 or more',
    ratioAtLeast: 0.6,
    veranda: (crowd, turn) => {
      const query = new URLSearchParams({ idseccanal: '34', ...queryOf(crowd, turn) })
      return browserCall({ method: 'GET', path: `${API}${call.path}?${query}` }, memberOf(crowd, turn))
    },
    plain: (crowd, turn) => plainCall(`/${name}`, queryOf(crowd, turn)),
    mountPlain: (app, pool) => {
      const { text, valuesOf } = bare(statement)
      app.post<{ Body: Record<string, string> }>(`/${name}`, async ({ body }) => {
        const given = new Map<unknown, unknown>([[NOW, new Date()], ...givenOf(body)])
        const { rows } = await pool.query({ name, text, values: valuesOf(given) })
        return { data: rows }
      })
    },
  }
}

const everything = {
  bestSellers: false,
  categoryId: undefined,
  subcategoryId: undefined,
  sort: 'alphabetical',
  language: 'en',
  limit: LIMIT,
} as const

/** A page of 20 of 1,000 products. */
export const productList = catalogue(
  'product-list',
  (_, turn) => ({ page: String(1 + (turn % 50)) }),
  productsStatement({ ...everything, filter: [], offset: OFFSET }, NOW),
  ({ page }) => [[OFFSET, (Number(page) - 1) * LIMIT]],
)

/** One product with its page, by its slug. */
export const productDetail = catalogue(
  'product-detail',
  ({ market }, turn) => ({ slug: market.slugs[turn % market.slugs.length] ?? '' }),
  productStatement(sql`p.slug = ${SLUG}`, NOW),
  ({ slug }) => [[SLUG, slug]],
)

/** The first 20 that the filter finds. */
export const productSearch = catalogue(
  'product-search',
  (_, turn) => ({ q: WORDS[turn % WORDS.length] ?? '' }),
  productsStatement({ ...everything, filter: [WORD], offset: 0 }, NOW),
  ({ q }) => [[WORD, q]],
)
