import { sql } from 'kysely'
import { LONGEST_STAY } from '../../../reservations/request/stay-rules.ts'
import { LIVE_STATUSES } from '../../../reservations/stay/booking.ts'
import type { Database } from '../../../server/database/database.ts'
import { fixedStatement } from '../../../server/database/fixed-statement.ts'
import { LINE_KINDS } from '../../cart.ts'
import type { BuyerFacts, Goods, WantedLine } from '../../goods.ts'
import { ORDER_STATUS } from '../../orders/order.ts'
import {
  daysOfGoods,
  type GoodsAsked,
  type GoodsColumns,
  goodsAsked,
  goodsColumns,
  resortJson,
} from '../publish/goods.store.ts'

export interface Buying {
  ownerId: number
  contractId: number
  /** The customer whom the order is for; none while a cart is only priced. */
  customerId?: number
  /** The stay that the order belongs to, where one is named. */
  idBooking?: number | null
  /** The keys of a cart that is being ordered. */
  uuids?: readonly string[]
}

/** What is read beyond what an order of the lines needs. */
export interface Beyond {
  /** What benefits could pay, and out of which accounts. */
  benefits: boolean
  /** Stays that none of the lines' days falls into. */
  stays: boolean
}

interface Asked extends GoodsAsked {
  ownerId: number
  contractId: number
  customerId: number | null
  idBooking: number | null
  uuids: string[]
}

type FactsRow = BuyerFacts & GoodsColumns

function statementFor(has: ReadonlySet<WantedLine['kind']>, { benefits, stays }: Beyond) {
  const accounts = benefits
    ? sql`coalesce((
        SELECT json_agg(json_build_object(
                 'id', y.id, 'benefitId', f.id, 'name', f.name, 'unit', f.unit, 'currency', f.currency,
                 'balance', y.balance, 'starts', y.starts, 'expires', y.expires) ORDER BY y.expires, y.id)
          FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.unit <> 'nights'
         WHERE y.contract_id = c.id AND y.expires >= t.today AND y.balance > 0), '[]')`
    : sql`'[]'::json`
  const whichStays = (asked: Asked) =>
    stays
      ? sql``
      : sql`AND (b.id = ${asked.idBooking}::int OR EXISTS (
                 SELECT FROM ${daysOfGoods(asked, has)} w(day) WHERE w.day BETWEEN b.check_in AND b.check_out))`
  return fixedStatement<Asked, FactsRow>(
    [
      'ownerId',
      'contractId',
      'customerId',
      'idBooking',
      'uuids',
      'product',
      'package',
      'event',
      'days',
      'now',
    ],
    (asked) => sql`
    SELECT ${resortJson('own')} AS resort, t.today,
           (SELECT json_build_object('id', k.id, 'email', k.email, 'name', k.name, 'lastname', k.lastname,
                                      'phone', k.phone, 'language', k.language)
              FROM customers k WHERE k.id = ${asked.customerId}::int AND k.owner_id = c.owner_id) AS customer,
           coalesce((
             SELECT json_agg(json_build_object(
                      'id', b.id, 'code', b.code, 'resort', ${resortJson('s')}, 'datein', b.check_in, 'dateout', b.check_out,
                      'checkIn', s.check_in_time, 'checkOut', s.check_out_time) ORDER BY b.check_in, b.id)
               FROM bookings b JOIN hotels s ON s.id = b.hotel_id
              WHERE b.contract_id = c.id AND b.check_out >= t.today
                AND b.check_in >= t.today - ${sql.lit(LONGEST_STAY)} AND b.status IN (${sql.join(LIVE_STATUSES.map((status) => sql.lit(status)))})
                ${whichStays(asked)}), '[]') AS stays,
           ${accounts} AS accounts, ${orderedBy(asked, has)} AS ordered, ${sentOf(asked)} AS sent,
           ${goodsColumns(asked, has, benefits)}
      FROM held_contracts c
      JOIN hotels own ON own.id = c.hotel_id
      CROSS JOIN LATERAL (SELECT (${asked.now}::timestamptz AT TIME ZONE own.zone)::date AS today) t
     WHERE c.id = ${asked.contractId} AND c.owner_id = ${asked.ownerId}`,
  )
}

/**
 * Of the orders `o` those with a line on the first day asked for or later: what a contract has ordered in all its years need not
 * be read. An event counts on whatever day it was ordered for.
 */
const notBefore = ({ days }: Asked, has: ReadonlySet<WantedLine['kind']>) =>
  has.has('event')
    ? sql``
    : sql`AND coalesce(o.last_day, 'infinity'::date) >= (SELECT min(w.day) FROM unnest(${days}::date[]) w(day))`

/** What the contract `c` has ordered already of what is asked for: of variants on the days, of events at all. */
const orderedBy = (asked: Asked, has: ReadonlySet<WantedLine['kind']>) => sql`coalesce((
  SELECT json_agg(json_build_object('kind', x.kind, 'detailId', x.detail_id, 'day', x.day, 'qty', x.qty))
    FROM (SELECT d.kind, coalesce(d.detail_id, d.event_id) AS detail_id, d.operation_day AS day,
                 sum(d.quantity)::int AS qty
            FROM orders o JOIN order_details d ON d.order_id = o.id
           WHERE o.contract_id = c.id
             AND o.status <> ${sql.lit(ORDER_STATUS.cancelled)} AND d.cancelled_at IS NULL ${notBefore(asked, has)}
             AND ((d.detail_id = ANY (${asked.product}::int[] || ARRAY(
                     SELECT a.id FROM product_details k JOIN product_details a ON a.product_id = k.product_id AND NOT a.child
                      WHERE k.id = ANY (${asked.product}::int[]) AND k.child))
                   AND d.operation_day = ANY (${asked.days}::date[]))
                  OR d.event_id = ANY (${asked.event}::int[]))
           GROUP BY 1, 2, 3) x), '[]')`

/** The orders of the contract `c` that stand and were placed of lines of this cart. */
const sentOf = (asked: Asked) => sql`coalesce((
  SELECT json_agg(json_build_object(
           'id', o.id, 'number', o.number, 'hotel', json_build_object('id', s.id, 'name', s.name), 'currency', o.currency,
           'totalSale', o.total_cents, 'paymentlink', o.payment_link,
           'lines', (SELECT json_agg(json_build_object(
                       'uuid', d.line_uuid, 'kind', d.kind, 'detailId', coalesce(d.detail_id, d.package_id, d.event_id),
                       'day', d.operation_day, 'qty', d.quantity)) FROM order_details d WHERE d.order_id = o.id)) ORDER BY o.id)
    FROM orders o JOIN hotels s ON s.id = o.hotel_id
   WHERE o.contract_id = c.id AND o.status <> ${sql.lit(ORDER_STATUS.cancelled)}
     AND o.id IN (SELECT d.order_id FROM order_details d WHERE d.line_uuid = ANY (${asked.uuids}::uuid[]))), '[]')`

const statements = new Map<string, ReturnType<typeof statementFor>>()

/**
 * All that a checkout depends on, in one statement. Who buys on a contract: its resort, the stays that
 * are not over, the benefit years that may still pay, and the customer, when one of the owner's is named. And what is on
 * sale of what the cart names. Null when the contract is none of the owner's.
 */
export async function readCheckoutFacts(
  db: Database,
  { ownerId, contractId, customerId, idBooking, uuids = [] }: Buying,
  lines: readonly Pick<WantedLine, 'kind' | 'detailId' | 'operationdate'>[],
  beyond: Beyond,
  now: Date,
): Promise<{ buyer: BuyerFacts; goods: Goods } | null> {
  const has = new Set(LINE_KINDS.filter((kind) => lines.some((line) => line.kind === kind)))
  const name = [...has, beyond.benefits, beyond.stays].join()
  const read = statements.get(name) ?? statementFor(has, beyond)
  statements.set(name, read)
  const [row] = await read(db, {
    ...goodsAsked(lines, now),
    ownerId,
    contractId,
    customerId: customerId ?? null,
    idBooking: idBooking ?? null,
    uuids: [...uuids],
  })
  if (!row) return null
  const { details, packages, events, ...buyer } = row
  const byId = <One extends { id: number }>(all: readonly One[]) => new Map(all.map((one) => [one.id, one]))
  return { buyer, goods: { details: byId(details), packages: byId(packages), events: byId(events) } }
}
