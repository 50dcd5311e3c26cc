import type { FastifyInstance, FastifyReply } from 'fastify'
import type pg from 'pg'

interface Asked {
  /** A turn. */
  p: number
  /** A word that is looked for. */
  q: string
  /** The first night and the day after the last. */
  a: string
  b: string
}

/**
 * What plain Fastify routes reach over tables that were made for one question each: one prepared statement a call, the
 * answer built by the database. Shares nothing with the portal, so that a slow statement cannot hide behind itself.
 */
export function mountYardstick(app: FastifyInstance, pool: pg.Pool): void {
  const route = (name: string, text: string, valuesOf: (asked: Asked) => unknown[]) =>
    app.get<{ Querystring: Asked }>(`/yardstick/${name}`, async ({ query }, reply: FastifyReply) => {
      const { rows } = await pool.query<{ j: string }>({
        name: `yard-${name}`,
        text,
        values: valuesOf(query),
      })
      return reply.header('content-type', 'application/json').send(rows[0]?.j ?? 'null')
    })
  route('list', LIST, ({ p }) => [20 * (p % 50)])
  route('detail', 'SELECT page AS j FROM yardstick.product WHERE slug = $1', ({ p }) => [
    `p-${1 + (p % 900)}`,
  ])
  route('search', SEARCH, ({ q }) => [q])
  route('rooms', ROOMS, ({ p, a, b }) => [1 + (p % 5), a, b])
  route('dashboard', DASHBOARD, ({ p }) => [1 + (p % 5000)])
}

const LIST = `
  SELECT '{"total":' || (SELECT products FROM yardstick.catalogue) || ',"items":[' || string_agg(card, ',') || ']}' AS j
    FROM (SELECT card FROM yardstick.product ORDER BY name, id LIMIT 20 OFFSET $1) t`
const SEARCH = `
  SELECT '[' || coalesce(string_agg(card, ','), '') || ']' AS j
    FROM (SELECT card FROM yardstick.product WHERE strpos(search, $1) > 0 ORDER BY name, id LIMIT 20) t`
const ROOMS = `
  SELECT coalesce(json_agg(t), '[]')::text AS j
    FROM (SELECT type_id, min(total - booked) AS free FROM yardstick.night
           WHERE hotel_id = $1 AND d >= $2 AND d < $3 GROUP BY type_id HAVING min(total - booked) > 0) t`
const DASHBOARD = `
  SELECT json_build_object(
    'stay', (SELECT row_to_json(s) FROM (
       SELECT * FROM yardstick.stay WHERE contract_id = $1 ORDER BY checkin LIMIT 1) s),
    'balances', (SELECT json_agg(b) FROM (SELECT * FROM yardstick.balance WHERE contract_id = $1) b),
    'transactions', (SELECT json_agg(x) FROM (
       SELECT id, kind, qty, cents, at FROM yardstick.txn WHERE contract_id = $1 ORDER BY id DESC LIMIT 6) x),
    'news', (SELECT json_agg(n) FROM (
       SELECT id, name FROM yardstick.product ORDER BY name, id LIMIT 3) n))::text AS j`
