import { sql } from 'kysely'
import type { AskedRefund, Refund } from '../../../finance/server/account/refunds.store.ts'
import { CHARGE_OF_ORDER } from '../../../finance/server/ledger/order-charge.store.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import { ORDER_STATUS } from '../../orders/order.ts'
import type { PaymentState } from '../../orders/payment-event.ts'

/** The name of card payments in the payments of orders. */
export const CARD_PROVIDER = 'stripe'

/** A card page of an order: what it asks for, in cents, and where it stands. */
export interface OpenCardPage {
  id: number
  reference: string
  cents: number
  currency: Currency
  session: string | null
  link: string | null
  createdAt: Date
  language: Language
}

/** An order as far as paying it goes. */
export interface PayableOrder {
  number: string
  status: number
  paymentMethod: number
  /** What is still to be paid, in cents. */
  due: number
  currency: Currency
  email: string
  /** The books charge it to the contract. */
  isCharged: boolean
}

/** Reads an order that is locked, as far as paying it goes. */
export async function readPayable(trx: Database, orderId: number): Promise<PayableOrder> {
  const { rows } = await sql<PayableOrder>`
    SELECT o.number, o.status, o.payment_method AS "paymentMethod", o.currency, k.email,
           greatest(0, o.total_cents - coalesce((
             SELECT sum(y.cents) FROM payments y WHERE y.order_id = o.id AND y.state = 'paid'), 0))::int AS due,
           ${CHARGE_OF_ORDER} IS NOT NULL AS "isCharged"
      FROM orders o JOIN customers k ON k.id = o.customer_id WHERE o.id = ${orderId}`.execute(trx)
  return onlyRow(rows)
}

/** The card page of an order that nobody has paid on yet; null where there is none. */
export async function findOpenPage(db: Database, orderId: number): Promise<OpenCardPage | null> {
  const { rows } = await sql<OpenCardPage>`
    SELECT id, reference, cents, currency, session, link, created_at AS "createdAt", page_language AS language
      FROM payments WHERE order_id = ${orderId} AND provider = ${CARD_PROVIDER} AND state = 'started'
       AND refund_of IS NULL`.execute(db)
  return rows[0] ?? null
}

/** Begins a card page of an order, which is locked. */
export async function insertPage(
  trx: Database,
  page: { orderId: number; reference: string; cents: number; currency: Currency; language: Language },
  now: Date,
): Promise<OpenCardPage> {
  const { rows } = await sql<OpenCardPage>`
    INSERT INTO payments (order_id, provider, reference, cents, currency, state, page_language, created_at, changed_at)
    VALUES (${page.orderId}, ${CARD_PROVIDER}, ${page.reference}, ${page.cents}, ${page.currency}, 'started', ${page.language},
            ${now}, ${now})
    RETURNING id, reference, cents, currency, session, link, created_at AS "createdAt", page_language AS language`.execute(
    trx,
  )
  return onlyRow(rows)
}

/** Notes Stripe's page of a payment that is begun. */
export async function saveOrderCardPage(
  db: Database,
  id: number,
  page: { session: string; link: string },
  now: Date,
): Promise<void> {
  await sql`UPDATE payments SET session = ${page.session}, link = ${page.link}, changed_at = ${now} WHERE id = ${id}`.execute(
    db,
  )
}

/** Notes that no money comes on a page that was begun; money that comes all the same is taken. */
export async function saveNotPaid(db: Database, id: number, now: Date): Promise<void> {
  await sql`UPDATE payments SET state = 'failed', changed_at = ${now} WHERE id = ${id} AND state = 'started'`.execute(
    db,
  )
}

/** Notes that a card's money came for a payment, and how much. */
export async function saveCardPaid(
  trx: Database,
  id: number,
  came: { cents: number; session: string; providerPayment: string | null; cardLast4: string | null },
  now: Date,
): Promise<void> {
  await sql`
    WITH paid AS (
      UPDATE payments SET state = 'paid', cents = ${came.cents}, session = ${came.session},
             provider_payment = ${came.providerPayment}, card_last4 = ${came.cardLast4}, changed_at = ${now}
       WHERE id = ${id} RETURNING order_id)
    UPDATE orders SET payment_reference = ${came.providerPayment ?? came.session} WHERE id = (SELECT order_id FROM paid)`.execute(
    trx,
  )
}

/** Whether the contract of an order has ended by now. */
export async function isContractOver(trx: Database, orderId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`
    SELECT c.ends < (${now}::timestamptz AT TIME ZONE h.zone)::date AS over
      FROM orders o JOIN contracts c ON c.id = o.contract_id JOIN hotels h ON h.id = o.hotel_id WHERE o.id = ${orderId}`.execute(
    trx,
  )
  return onlyRow(rows).over
}

/** Whether the books charge an order to its contract: it is owed and paid on the statement (decision 0494). */
export async function isOrderCharged(trx: Database, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ charged: boolean }>`SELECT is_order_charged(${orderId}) AS charged`.execute(
    trx,
  )
  return onlyRow(rows).charged
}

/** What was paid of an order beyond what it comes to, refunds on their way taken off, and the card payments that it may go back to. */
export interface Surplus {
  cents: number
  /** The newest first; `left`: what of it has not gone back. */
  cards: { id: number; orderId: number; reference: string; left: number; refunds: number }[]
}

/** Reads the surplus of an order that is locked. */
export async function readSurplus(trx: Database, orderId: number): Promise<Surplus> {
  const { rows } = await sql<Surplus>`
    SELECT greatest(0, coalesce((SELECT sum(y.cents) FROM payments y WHERE y.order_id = o.id
                                    AND (y.state = 'paid' OR y.state = 'started' AND y.refund_of IS NOT NULL)), 0)
                       - CASE WHEN o.status = ${ORDER_STATUS.cancelled}::int THEN 0 ELSE o.total_cents END)::int AS cents,
           coalesce((SELECT jsonb_agg(jsonb_build_object(
                       'id', y.id, 'orderId', o.id, 'reference', y.reference, 'left', y.cents + r.cents, 'refunds', r.count)
                       ORDER BY y.id DESC)
              FROM payments y
             CROSS JOIN LATERAL (
               SELECT coalesce(sum(g.cents) FILTER (WHERE g.state <> 'failed'), 0)::int AS cents, count(*)::int AS count
                 FROM payments g WHERE g.refund_of = y.id) r
             WHERE y.order_id = o.id AND y.provider = ${CARD_PROVIDER} AND y.state = 'paid' AND y.refund_of IS NULL
               AND y.cents + r.cents > 0), '[]') AS cards
      FROM orders o WHERE o.id = ${orderId}`.execute(trx)
  return onlyRow(rows)
}

/** Notes that money is to go back of a card payment, whose order is locked; its number. */
export async function insertOrderRefund(
  trx: Database,
  refund: { paymentId: number; cents: number; providerRefund?: string },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO payments (order_id, provider, reference, cents, currency, state, refund_of, provider_payment, card_last4,
                          created_at, changed_at)
    SELECT y.order_id, y.provider, y.reference || '-' || (SELECT count(*) + 1 FROM payments r WHERE r.refund_of = y.id),
           ${-refund.cents}::int, y.currency, 'started', y.id, ${refund.providerRefund ?? null}, y.card_last4, ${now}, ${now}
      FROM payments y WHERE y.id = ${refund.paymentId} RETURNING id`.execute(trx)
  return onlyRow(rows).id
}

/** Notes that a refund has gone out; of which order. */
export async function saveRefundDone(
  trx: Database,
  refund: { id: number; providerRefund: string },
  now: Date,
): Promise<{ orderId: number; cents: number; cardLast4: string | null }> {
  const { rows } = await sql<{ orderId: number; cents: number; cardLast4: string | null }>`
    UPDATE payments SET state = 'paid', provider_payment = ${refund.providerRefund}, changed_at = ${now}
     WHERE id = ${refund.id} RETURNING order_id AS "orderId", -cents AS cents, card_last4 AS "cardLast4"`.execute(
    trx,
  )
  return onlyRow(rows)
}

/** Of which order a card payment is, and by which card. */
export async function readOrderOf(
  trx: Database,
  paymentId: number,
): Promise<{ orderId: number; cardLast4: string | null }> {
  const { rows } = await sql<{ orderId: number; cardLast4: string | null }>`
    SELECT order_id AS "orderId", card_last4 AS "cardLast4" FROM payments WHERE id = ${paymentId}`.execute(
    trx,
  )
  return onlyRow(rows)
}

const REFUNDS = sql`
  SELECT r.id, r.refund_of AS "paymentId", -r.cents AS cents, r.provider_payment,
         CASE r.state WHEN 'started' THEN 'asked' WHEN 'paid' THEN 'done' ELSE 'failed' END AS state,
         (SELECT count(*) FROM payments e WHERE e.refund_of = r.refund_of AND e.id <= r.id)::int AS position
    FROM payments r WHERE r.refund_of IS NOT NULL`

/** A refund by its own number, by Stripe's, or by its place among the payment's; null where there is none. */
export async function findOrderRefund(
  trx: Database,
  by: { id: number } | { providerRefund: string } | { paymentId: number; position: number },
): Promise<Refund | null> {
  const which =
    'id' in by
      ? sql`f.id = ${by.id}`
      : 'position' in by
        ? sql`f."paymentId" = ${by.paymentId} AND f.position = ${by.position}`
        : sql`f.provider_payment = ${by.providerRefund}`
  const { rows } = await sql<Refund>`
    SELECT f.id, f."paymentId", f.position, f.cents, f.state FROM (${REFUNDS}) f WHERE ${which}`.execute(trx)
  return rows[0] ?? null
}

/** Refunds that Stripe has yet to be asked for, the oldest first. */
export async function listAskedRefunds(db: Database, most: number): Promise<AskedRefund[]> {
  const { rows } = await sql<AskedRefund>`
    SELECT f.id, f."paymentId", f.position, f.cents, y.reference, 'card' AS way, y.provider_payment AS "providerPayment", y.currency
      FROM (${REFUNDS} AND r.state = 'started' AND r.provider_payment IS NULL) f JOIN payments y ON y.id = f."paymentId"
     ORDER BY f.id LIMIT ${most}`.execute(db)
  return rows
}

/** Locks a card payment by Stripe's number, its order first; null where there is none. */
export async function lockByProvider(
  trx: Database,
  providerPayment: string,
): Promise<{ id: number; state: PaymentState } | null> {
  await sql`
    SELECT FROM orders WHERE id = (SELECT order_id FROM payments WHERE provider_payment = ${providerPayment}) FOR UPDATE`.execute(
    trx,
  )
  const { rows } = await sql<{ id: number; state: PaymentState }>`
    SELECT id, state FROM payments WHERE provider_payment = ${providerPayment} AND refund_of IS NULL FOR UPDATE`.execute(
    trx,
  )
  return rows[0] ?? null
}

/** What of a card payment may still go back, in cents. */
export async function leftOfPayment(trx: Database, paymentId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT y.cents + coalesce((SELECT sum(r.cents) FROM payments r WHERE r.refund_of = y.id AND r.state <> 'failed'), 0)::int AS cents
      FROM payments y WHERE y.id = ${paymentId} AND y.state = 'paid'`.execute(trx)
  return rows[0]?.cents ?? 0
}

/**
 * Card pages that nobody has told of since a moment, and those of orders that wait for no payment any more, noted as looked at.
 */
export async function claimSilentPages(
  db: Database,
  before: Date,
  now: Date,
): Promise<{ id: number; session: string; isOver: boolean }[]> {
  const { rows } = await sql<{ id: number; session: string; isOver: boolean }>`
    UPDATE payments y SET changed_at = ${now} FROM orders o WHERE o.id = y.order_id AND y.id IN (
      SELECT p.id FROM payments p JOIN orders w ON w.id = p.order_id
       WHERE p.state = 'started' AND p.provider = ${CARD_PROVIDER} AND p.refund_of IS NULL AND p.session IS NOT NULL
         AND (p.changed_at < ${before} OR w.status <> ${ORDER_STATUS.placed}::int)
       ORDER BY p.changed_at LIMIT 20 FOR UPDATE OF p SKIP LOCKED)
    RETURNING y.id, y.session, o.status <> ${ORDER_STATUS.placed}::int AS "isOver"`.execute(db)
  return rows
}

const KNOWN = sql`
  jsonb_build_object('paymentId', NULL, 'orderPaymentId', y.id) AS of, y.provider_payment AS "providerPayment", y.cents, y.currency,
  -coalesce((SELECT sum(r.cents) FROM payments r WHERE r.refund_of = y.id AND r.state = 'paid'), 0)::int AS "refundedCents"`

interface KnownPayment {
  of: { paymentId: null; orderPaymentId: number }
  providerPayment: string
  cents: number
  refundedCents: number
  currency: string
}

/** Card payments of orders that were received here within two moments. */
export async function listCardReceived(db: Database, from: Date, until: Date): Promise<KnownPayment[]> {
  const { rows } = await sql<KnownPayment>`
    SELECT ${KNOWN} FROM payments y
     WHERE y.provider = ${CARD_PROVIDER} AND y.state = 'paid' AND y.refund_of IS NULL
       AND y.changed_at >= ${from} AND y.changed_at < ${until} ORDER BY y.id`.execute(db)
  return rows
}

/** Card payments of orders by Stripe's numbers. */
export async function findCardPayments(
  db: Database,
  numbers: readonly string[],
): Promise<Map<string, KnownPayment>> {
  const { rows } = await sql<KnownPayment>`
    SELECT ${KNOWN} FROM payments y WHERE y.provider_payment = ANY(${numbers}::text[]) AND y.refund_of IS NULL`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.providerPayment, row]))
}
