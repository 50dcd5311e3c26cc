import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { addDays } from '../../src/kernel/day.ts'
import { API } from '../../src/kernel/endpoint.ts'
import { taxOf } from '../../src/marketplace/cart.ts'
import { placeOrder as call } from '../../src/marketplace/checkout.endpoints.ts'
import type { Crowd } from '../crowd.ts'
import { browserCall, memberOf, plainCall, type Scenario } from './scenario.ts'

const LINES = 3
const TAX_PERCENT = 16
/** After the stays of the crowd, within what is on sale. */
const FIRST_DAY = 20
const DAYS = 330

interface Line {
  uuid: string
  detailId: number
  day: string
  cents: number
}

interface Asked {
  ownerId: number
  contractId: number
  customerId: number
  hotelId: number
  lines: Line[]
  gross: number
  tax: number
}

const TAKE_PLACES = `
  INSERT INTO allotment (detail_id, day, capacity, taken)
  SELECT d.id, w.day, d.daily_capacity, 1
    FROM jsonb_to_recordset($1::jsonb) AS w("detailId" int, day date)
   CROSS JOIN LATERAL (SELECT * FROM product_details d WHERE d.id = w."detailId" LIMIT 1) d
   ORDER BY d.id, w.day
  ON CONFLICT (detail_id, day) DO UPDATE SET taken = allotment.taken + 1
   WHERE allotment.taken < allotment.capacity`
const INSERT_ORDER = `
  INSERT INTO orders (owner_id, contract_id, customer_id, hotel_id, hotel_sihot_code, language, currency, gross_cents, tax_cents,
                      total_cents, created_at)
  VALUES ($1, $2, $3, $4, '101', 'en', 'USD', $5::int, $6::int, $5::int + $6::int, now()) RETURNING id, number`
const INSERT_DETAILS = `
  INSERT INTO order_details (order_id, position, kind, detail_id, line_uuid, name, operation_day, quantity, unit_cents,
                             total_cents, took_places)
  SELECT $1, row_number() OVER (), 'product', l."detailId", l.uuid, '{"en": "A thing", "es": "Una cosa"}', l.day, 1,
         l.cents, l.cents, true
    FROM jsonb_to_recordset($2::jsonb) AS l(uuid uuid, "detailId" int, day date, cents int)`
const INSERT_MAIL = `
  INSERT INTO outbox (kind, recipient, language, content, created_at, next_try_at)
  VALUES ('order-placed', 'owner@bench.example', 'en', $1::jsonb, now(), now())`

/** Three lines of three products that no other turn of the moment asks for. */
function cartOf(crowd: Crowd, turn: number): Asked {
  const { ownerId, contractId, hotelId } = memberOf(crowd, turn)
  const { variants, customers } = crowd.market
  const lines = Array.from({ length: LINES }, (_, index) => {
    const variant = variants[(turn * LINES + index) % variants.length]
    if (!variant) throw new Error('The market is empty')
    const day = addDays(crowd.today, FIRST_DAY + (turn % DAYS))
    return { uuid: randomUUID(), detailId: variant.id, day, cents: variant.cents }
  })
  const gross = lines.reduce((sum, { cents }) => sum + cents, 0)
  // Each line's tax is rounded by itself, so that the lines add up to the total.
  const tax = lines.reduce((sum, { cents }) => sum + taxOf(cents, TAX_PERCENT), 0)
  const customerId = customers.get(ownerId) ?? 0
  return { ownerId, contractId, customerId, hotelId, lines, gross, tax }
}

/** A checkout of three lines, beside the bare transaction: the writes alone, no question asked before them. */
export const checkout: Scenario = {
  name: 'checkout',
  goal: 'ratio of 0.4 or more',
  ratioAtLeast: 0.4,
  veranda: (crowd, turn) => {
    const { contractId, customerId, lines, gross, tax } = cartOf(crowd, turn)
    const asked = browserCall({ method: 'POST', path: API + call.path }, memberOf(crowd, turn), {
      idContract: contractId,
      idCustomer: customerId,
      terms: true,
      totals: [{ currency: 'USD', total: gross + tax }],
      lines: lines.map(({ uuid, detailId, day, cents }) => ({
        uuid,
        kind: 'product',
        detailId,
        qty: 1,
        operationdate: day,
        saleprice: cents,
        discountApplied: 0,
        cost: cents,
      })),
    })
    return { ...asked, headers: { ...asked.headers, 'idempotency-key': randomUUID() } }
  },
  plain: (crowd, turn) => plainCall('/checkout', cartOf(crowd, turn)),
  mountPlain: (app, pool) => {
    app.post<{ Body: Asked }>('/checkout', async ({ body }, reply) => {
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        const order = await write(client, body)
        await client.query(order ? 'COMMIT' : 'ROLLBACK')
        return reply.code(order ? 200 : 409).send({ data: order })
      } catch (error) {
        await client.query('ROLLBACK')
        throw error
      } finally {
        client.release()
      }
    })
  },
}

async function write(client: pg.PoolClient, asked: Asked): Promise<{ id: number; number: string } | null> {
  const lines = JSON.stringify(asked.lines)
  const taken = await client.query({ name: 'take-places', text: TAKE_PLACES, values: [lines] })
  if (taken.rowCount !== LINES) return null
  const { ownerId, contractId, customerId, hotelId, gross, tax } = asked
  const { rows } = await client.query<{ id: number; number: string }>({
    name: 'insert-order',
    text: INSERT_ORDER,
    values: [ownerId, contractId, customerId, hotelId, gross, tax],
  })
  const [order] = rows
  if (!order) return null
  await client.query({ name: 'insert-details', text: INSERT_DETAILS, values: [order.id, lines] })
  const mail = JSON.stringify({ numbers: order.number, name: 'Owner' })
  await client.query({ name: 'insert-mail', text: INSERT_MAIL, values: [mail] })
  return order
}
