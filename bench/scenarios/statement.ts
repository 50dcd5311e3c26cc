import { readStatement as call } from '../../src/finance/statement.endpoints.ts'
import { API } from '../../src/kernel/endpoint.ts'
import { LONG_YEAR } from '../long-year.ts'
import { browserCall, memberOf, plainCall, type Scenario } from './scenario.ts'

/** How many transactions, of one detail each, the year holds that is asked for. */
export const STATEMENT_LINES = 10_000
const PAGES = STATEMENT_LINES / 100

const READ_PAGE = `
  WITH kept AS MATERIALIZED (
    SELECT id, day, cents, currency FROM transactions WHERE contract_id = $1 AND year = $2
  ), paged AS (
    SELECT id FROM kept ORDER BY day DESC, id DESC LIMIT 100 OFFSET $3
  )
  SELECT (SELECT jsonb_agg(s) FROM (
            SELECT currency, count(*), sum(cents) FILTER (WHERE cents > 0) AS credits,
                   sum(cents) FILTER (WHERE cents < 0) AS charges FROM kept GROUP BY currency) s) AS totals,
         (SELECT jsonb_agg(jsonb_build_object(
                   'id', t.id, 'day', t.day, 'concept', t.concept, 'reference', t.reference, 'status', t.status,
                   'cents', t.cents, 'currency', t.currency,
                   'lines', (SELECT jsonb_agg(jsonb_build_object('concept', l.concept, 'quantity', l.quantity,
                                                                 'unit_cents', l.unit_cents, 'cents', l.cents)
                                              ORDER BY l.position)
                               FROM transaction_lines l WHERE l.transaction_id = t.id))
                 ORDER BY t.day DESC, t.id DESC)
            FROM paged JOIN transactions t ON t.id = paged.id) AS data
    FROM contracts WHERE id = $1 AND owner_id = $4`

/** A page of a long year with the totals of the whole, beside one statement that reads the same. */
export const statement: Scenario = {
  name: 'statement',
  goal: `ratio of 0.6 or more and under 300 ms for one user, of ${STATEMENT_LINES.toLocaleString('en')} lines`,
  ratioAtLeast: 0.6,
  medianAtOneBelow: 300,
  veranda: (crowd, turn) => {
    const member = memberOf(crowd, 0)
    const query = `id=${member.contractId}&year=${LONG_YEAR}&page=${1 + (turn % PAGES)}`
    return browserCall({ method: 'GET', path: `${API}${call.path}?${query}` }, member)
  },
  plain: (crowd, turn) => {
    const { contractId, ownerId } = memberOf(crowd, 0)
    return plainCall('/statement', { contractId, ownerId, offset: 100 * (turn % PAGES) })
  },
  mountPlain: (app, pool) => {
    app.post<{ Body: { contractId: number; ownerId: number; offset: number } }>(
      '/statement',
      async ({ body }) => {
        const { rows } = await pool.query({
          name: 'read-statement',
          text: READ_PAGE,
          values: [body.contractId, LONG_YEAR, body.offset, body.ownerId],
        })
        return rows[0]
      },
    )
  },
}
