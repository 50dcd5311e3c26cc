import { type RawBuilder, sql } from 'kysely'
import type { OrderCharge } from '../../../finance/charges/order-charge.ts'
import { CHARGE_OF_ORDER } from '../../../finance/server/ledger/order-charge.store.ts'
import type { Day } from '../../../kernel/day.ts'
import type { Currency } from '../../../kernel/money.ts'
import { coOwnersOf } from '../../../membership/server/whose-contract.store.ts'
import type { Database } from '../../../server/database/database.ts'
import type { PlacedOrder, ReturnWay } from '../../desk.endpoints.ts'
import { ORDER_STATUS } from '../../orders/order.ts'
import { CARD_PROVIDER } from '../card/order-payments.store.ts'
import { byCardOf, linkOf } from '../changes/standing.store.ts'
import { stayElsewhereOf } from './orders.store.ts'

/** Orders on account wait for their money this long after their last day. */
const WAITS_DAYS = 60

/** What of an order `o` is still to be paid, in cents; never below zero. */
const dueOf = sql`
  greatest(0, o.total_cents - coalesce((
    SELECT sum(y.cents) FROM payments y WHERE y.order_id = o.id AND y.state = 'paid'), 0))::int`

export type PlacedOrderRow = Omit<PlacedOrder, 'state' | 'onAccount' | 'deeds'> & {
  status: number
  paymentLink: string | null
  paymentMethod: number
  today: Day
}

/**
 * The orders that are placed and not settled. They are found by the index of the last day, a day more than any zone needs. The upper
 * bound is for the planner: of a range it expects few rows, of what is only later a third of all.
 */
const unsettled = (now: Date) => sql`
  o.status = ${sql.lit(ORDER_STATUS.placed)}
  AND coalesce(o.last_day, 'infinity'::date)
      BETWEEN (${now}::timestamptz AT TIME ZONE 'UTC')::date - ${WAITS_DAYS + 1}::int AND 'infinity'
  AND (d."lastDay" >= t.today
       OR o.payment_link IS NULL AND o.total_cents > 0 AND ${CHARGE_OF_ORDER} IS NULL AND d."lastDay" >= t.today - ${WAITS_DAYS}::int)`

/** The orders of which money is to be returned: the inbox has them (decision 0500). */
const owedBack = sql`
  o.status <> ${sql.lit(ORDER_STATUS.placed)}
  AND o.id = ANY (ARRAY(SELECT i.thing_id FROM inbox i WHERE i.kind = 'orders' AND i.state = 'to-return'))`

/** The orders that wait for their day or their money, by their first day, and those of which money is to be returned; with a number that one alone. */
export async function listPlaced(db: Database, now: Date, id?: number): Promise<PlacedOrderRow[]> {
  const of = id === undefined ? sql`` : sql`AND o.id = ${id}`
  const waiting = await readPlaced(db, now, sql`${unsettled(now)} ${of}`)
  return [...waiting, ...(await readPlaced(db, now, sql`${owedBack} ${of}`))]
}

async function readPlaced(db: Database, now: Date, which: RawBuilder<unknown>): Promise<PlacedOrderRow[]> {
  const { rows } = await sql<PlacedOrderRow>`
    SELECT o.id, o.number, o.version, o.status, o.currency, o.total_cents AS total, ${dueOf} AS due, money_to_return(o.id) AS "toReturn", ${linkOf} AS "paymentLink",
           ${byCardOf} AS "byCard", ${CHARGE_OF_ORDER} AS charged,
           o.payment_method AS "paymentMethod", t.today, h.zone, h.name AS hotel, b.code AS stay,
           to_char(o.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "createdAt",
           jsonb_build_object('idOwner', w.id, 'name', w.name, 'lastname', w.lastname, 'email', w.email) AS owner,
           ${coOwnersOf('o.contract_id', 'w.id')} AS "coOwners", d.*
      FROM orders o
      JOIN owners w ON w.id = o.owner_id
      JOIN hotels h ON h.id = o.hotel_id
      LEFT JOIN bookings b ON b.id = o.booking_id
      CROSS JOIN LATERAL (SELECT (${now}::timestamptz AT TIME ZONE h.zone)::date AS today) t
      CROSS JOIN LATERAL (
        SELECT coalesce(min(d.operation_day), (o.created_at AT TIME ZONE h.zone)::date) AS "firstDay",
               coalesce(max(d.operation_day), (o.created_at AT TIME ZONE h.zone)::date) AS "lastDay",
               coalesce(jsonb_agg(jsonb_build_object('name', d.name, 'qty', d.quantity, 'operationdate', d.operation_day,
                                                     'operationtime', d.operation_time, 'itinerario', d.itinerary,
                                                     'note', coalesce(d.note, ''), 'people', (
                                                       SELECT coalesce(jsonb_agg(b.value ->> 'fullname'), '[]')
                                                         FROM jsonb_array_elements(d.beneficiaries) b),
                                                     'stayElsewhere', ${stayElsewhereOf}) ORDER BY d.position)
                         FILTER (WHERE d.kind <> 'package'), '[]') AS lines,
               coalesce(jsonb_agg(d.client_note ORDER BY d.position) FILTER (WHERE d.client_note <> ''), '[]') AS notes
          FROM order_details d WHERE d.order_id = o.id AND d.cancelled_at IS NULL) d
     WHERE ${which}
     ORDER BY d."firstDay", o.id LIMIT 500`.execute(db)
  return rows
}

interface LockedOrder {
  contractId: number
  version: number
  paymentMethod: number
  due: number
  toReturn: number
  currency: Currency
  charged: OrderCharge | null
}

/** Locks an order for the desk until the transaction ends; how it is paid and what is due, or null when there is none. */
export async function lockOrderForDesk(trx: Database, orderId: number): Promise<LockedOrder | null> {
  // The lock first: what is due is read behind it, after whoever was changing the order.
  await sql`SELECT FROM orders WHERE id = ${orderId} FOR UPDATE`.execute(trx)
  const { rows } = await sql<LockedOrder>`
    SELECT o.contract_id AS "contractId", o.version, o.payment_method AS "paymentMethod", ${dueOf} AS due, money_to_return(o.id) AS "toReturn", o.currency, ${CHARGE_OF_ORDER} AS charged
      FROM orders o WHERE o.id = ${orderId}`.execute(trx)
  return rows[0] ?? null
}

/** The name in the payments of what the desk takes. */
const AT_THE_RESORT = 'resort'

/** Notes an order that is locked as paid at the resort, with the receipt's number. */
export async function savePaidAtResort(
  trx: Database,
  orderId: number,
  { receipt, adminId }: { receipt: string; adminId: number | null },
  now: Date,
): Promise<void> {
  await sql`
    WITH paid AS (
      UPDATE orders SET status = ${ORDER_STATUS.paid}::int, payment_reference = ${receipt} WHERE id = ${orderId}
      RETURNING id, number, total_cents, currency
    ), before AS (
      SELECT count(*) AS times, coalesce(sum(y.cents) FILTER (WHERE y.state = 'paid'), 0)::int AS cents
        FROM payments y WHERE y.order_id = ${orderId})
    INSERT INTO payments (order_id, provider, reference, cents, currency, state, created_at, changed_at,
                          taken_by_admin_id)
    SELECT id, ${AT_THE_RESORT}, number || CASE WHEN b.times > 0 THEN '-' || b.times + 1 ELSE '' END,
           total_cents - b.cents, currency, 'paid', ${now}::timestamptz, ${now}::timestamptz,
           ${adminId}::int
      FROM paid, before b`.execute(trx)
}

/**
 * Notes money of an order that is locked as returned by the desk, the newest payment first: each gives back no more than came. The
 * database takes no more than is owed.
 */
export async function saveReturned(
  trx: Database,
  orderId: number,
  given: { cents: number; way: ReturnWay; reference: string; adminId: number | null },
  now: Date,
): Promise<void> {
  await sql`
    WITH came AS (
      SELECT y.id, y.reference, y.provider, y.currency, y.cents + r.cents AS remains, r.count,
             coalesce(sum(y.cents + r.cents) OVER (ORDER BY y.id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
        FROM payments y
       CROSS JOIN LATERAL (SELECT coalesce(sum(g.cents), 0) AS cents, count(*) AS count FROM payments g WHERE g.refund_of = y.id) r
       WHERE y.order_id = ${orderId} AND y.state = 'paid' AND y.refund_of IS NULL AND y.provider <> ${CARD_PROVIDER})
    INSERT INTO payments (order_id, provider, reference, cents, currency, state, refund_of, taken_by_admin_id, return_way,
                          return_reference, created_at, changed_at)
    SELECT ${orderId}, provider, reference || '-R' || count + 1, -least(remains, ${given.cents}::int - before)::int, currency, 'paid', id,
           ${given.adminId}::int, ${given.way}, ${given.reference}, ${now}::timestamptz, ${now}::timestamptz
      FROM came WHERE remains > 0 AND before < ${given.cents}::int ORDER BY id DESC`.execute(trx)
}
