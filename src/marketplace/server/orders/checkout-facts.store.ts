import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import { LONGEST_STAY } from '../../../reservations/request/stay-rules.ts'
import { LIVE_STATUSES } from '../../../reservations/stay/booking.ts'
import { fixedStatement } from '../../../server/database/fixed-statement.ts'
import type { Context } from '../../../server/http/handle.ts'
import { LINE_KINDS } from '../../cart.ts'
import type { BuyerFacts, Goods, SentOrder, WantedLine } from '../../goods.ts'
import { ORDER_STATUS } from '../../orders/order.ts'
import { keptDetails, type PlacesLeft, soldOn } from '../goods/kept-details.ts'
import {
  daysOfGoods,
  type GoodsAsked,
  type GoodsColumns,
  goodsAsked,
  goodsColumns,
  resortJson,
} from '../publish/goods.store.ts'
import { accountLanguage } from './customers.store.ts'

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
  /** The variant and the day of each line of a product. */
  details: readonly number[]
  detailDays: readonly Day[]
  firstDay: Day | null
}

type FactsRow = Omit<BuyerFacts, 'sent'> &
  GoodsColumns & {
    /** Whether lines of this cart were ordered, by whomever. */
    known: boolean
    left: PlacesLeft[] | null
    catalogue: number
  }

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
      'details',
      'detailDays',
      'firstDay',
      'package',
      'event',
      'days',
      'now',
    ],
    (asked) => sql`
    SELECT ${resortJson('own')} AS resort, t.today,
           (SELECT json_build_object('id', k.id, 'email', k.email, 'name', k.name, 'lastname', k.lastname,
                                      'phone', k.phone, 'language', ${accountLanguage})
              FROM customers k WHERE k.id = ${asked.customerId}::int AND k.owner_id = c.owner_id) AS customer,
           coalesce((
             SELECT json_agg(json_build_object(
                      'id', b.id, 'code', b.code, 'resort', ${resortJson('s')}, 'datein', b.check_in, 'dateout', b.check_out,
                      'checkIn', s.check_in_time, 'checkOut', s.check_out_time) ORDER BY b.check_in, b.id)
               FROM bookings b JOIN hotels s ON s.id = b.hotel_id
              WHERE b.contract_id = c.id AND b.check_out >= t.today
                AND b.check_in >= t.today - ${sql.lit(LONGEST_STAY)} AND b.status IN (${sql.join(LIVE_STATUSES.map((status) => sql.lit(status)))})
                ${whichStays(asked)}), '[]') AS stays,
           ${accounts} AS accounts, ${orderedBy(asked, has)} AS ordered,
           EXISTS (SELECT FROM order_details d WHERE d.line_uuid = ANY (${asked.uuids}::uuid[])) AS known,
           ${has.has('product') ? leftOf(asked) : sql`NULL::json`} AS "left", (SELECT version FROM catalogue_version) AS catalogue,
           ${goodsColumns(asked, has)}
      FROM held_contracts c
      JOIN hotels own ON own.id = c.hotel_id
      CROSS JOIN LATERAL (SELECT (${asked.now}::timestamptz AT TIME ZONE own.zone)::date AS today) t
     WHERE c.id = ${asked.contractId} AND c.owner_id = ${asked.ownerId}`,
  )
}

/** What is left of the variants on their lines' days; each is looked up by its key: `LIMIT` and `OFFSET` keep the planner from reading all days. */
const leftOf = ({ details, detailDays }: Asked) => sql`(
  SELECT json_agg(json_build_object('id', w.id, 'day', w.day, 'slot', a.slot, 'left', a."left"))
    FROM unnest(${details}::int[], ${detailDays}::date[]) w(id, day)
   CROSS JOIN LATERAL (
     (SELECT NULL AS slot, a.capacity - a.taken AS "left" FROM allotment a
       WHERE a.detail_id = w.id AND a.day = w.day LIMIT 1)
     UNION ALL
     (SELECT a.starts, a.capacity - a.taken FROM slot_allotment a
       WHERE a.detail_id = w.id AND a.day = w.day OFFSET 0)) a)`

/**
 * Of the orders `o` those with a line on the first day asked for or later: what a contract has ordered in all its years need not
 * be read. An event counts on whatever day it was ordered for.
 */
const notBefore = ({ firstDay }: Asked, has: ReadonlySet<WantedLine['kind']>) =>
  has.has('event') ? sql`` : sql`AND coalesce(o.last_day, 'infinity'::date) >= ${firstDay}::date`

/** What the contract `c` has ordered already: of variants on the days that are asked for, of the events at all. */
const orderedBy = (asked: Asked, has: ReadonlySet<WantedLine['kind']>) => sql`coalesce((
  SELECT json_agg(json_build_object('kind', d.kind, 'detailId', coalesce(d.detail_id, d.event_id), 'day', d.operation_day,
                                    'qty', d.quantity))
    FROM orders o JOIN order_details d ON d.order_id = o.id
   WHERE o.contract_id = c.id
     AND o.status <> ${sql.lit(ORDER_STATUS.cancelled)} AND d.cancelled_at IS NULL ${notBefore(asked, has)}
     AND ((d.detail_id IS NOT NULL AND d.operation_day = ANY (${asked.days}::date[]))
          ${has.has('event') ? sql`OR d.event_id = ANY (${asked.event}::int[])` : sql``})), '[]')`

const SENT = fixedStatement<{ contractId: number; uuids: readonly string[] }, SentOrder>(
  ['contractId', 'uuids'],
  ({ contractId, uuids }) => sql`
    SELECT o.id, o.number, json_build_object('id', s.id, 'name', s.name) AS hotel, o.currency,
           o.total_cents AS "totalSale", o.payment_link AS paymentlink,
           (SELECT json_agg(json_build_object(
                     'uuid', d.line_uuid, 'kind', d.kind, 'detailId', coalesce(d.detail_id, d.package_id, d.event_id),
                     'day', d.operation_day, 'qty', d.quantity)) FROM order_details d WHERE d.order_id = o.id) AS lines
      FROM orders o JOIN hotels s ON s.id = o.hotel_id
     WHERE o.contract_id = ${contractId} AND o.status <> ${sql.lit(ORDER_STATUS.cancelled)}
       AND o.id IN (SELECT d.order_id FROM order_details d WHERE d.line_uuid = ANY (${uuids}::uuid[]))
     ORDER BY o.id`,
)

const statements = new Map<string, ReturnType<typeof statementFor>>()

/**
 * All that a checkout depends on. Who buys on a contract: its resort, the stays that are not over, the benefit years that may
 * still pay, the customer, when one of the owner's is named, and orders of this very cart. And what is on sale of what the cart
 * names: a variant comes from a cache that is valid while the catalogue's change counter stays, its places left are read at each
 * call. One statement, where nothing has to be read anew. Null when the contract is none of the owner's.
 */
export async function readCheckoutFacts(
  { db, now, keptOwn }: Pick<Context, 'db' | 'now' | 'keptOwn'>,
  { ownerId, contractId, customerId, idBooking, uuids = [] }: Buying,
  lines: readonly Pick<WantedLine, 'kind' | 'detailId' | 'operationdate'>[],
  beyond: Beyond,
): Promise<{ buyer: BuyerFacts; goods: Goods } | null> {
  const has = new Set(LINE_KINDS.filter((kind) => lines.some((line) => line.kind === kind)))
  const name = [...has, beyond.benefits, beyond.stays].join()
  const read = statements.get(name) ?? statementFor(has, beyond)
  statements.set(name, read)
  const products = lines.filter(({ kind }) => kind === 'product')
  const dated = products.flatMap(({ detailId, operationdate }) =>
    operationdate === null ? [] : [{ detailId, day: operationdate }],
  )
  const asked = goodsAsked(lines, now)
  const [row] = await read(db, {
    ...asked,
    ownerId,
    contractId,
    customerId: customerId ?? null,
    idBooking: idBooking ?? null,
    uuids: [...uuids],
    details: dated.map(({ detailId }) => detailId),
    detailDays: dated.map(({ day }) => day),
    firstDay: asked.days.toSorted()[0] ?? null,
  })
  if (!row) return null
  const { packages, events, known, left, catalogue, ...buyer } = row
  const ids = products.map(({ detailId }) => detailId)
  const details = await keptDetails({ db, now, keptOwn }, ids, `${catalogue}`)
  const sent = known ? await SENT(db, { contractId, uuids }) : []
  const goods = {
    details: new Map(details.map((one) => [one.id, soldOn(one, left ?? [], buyer.resort, now)])),
    packages: byId(packages),
    events: byId(events),
  }
  return { buyer: { ...buyer, sent }, goods }
}

const byId = <One extends { id: number }>(all: readonly One[]) => new Map(all.map((one) => [one.id, one]))
