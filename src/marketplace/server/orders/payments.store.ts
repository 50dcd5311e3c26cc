import { sql } from 'kysely'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { ORDER_STATUS } from '../../orders/order.ts'
import type { PaymentEvent, PaymentState } from '../../orders/payment-event.ts'

export interface OrderPaymentRow {
  id: number
  orderId: number
  cents: number
  currency: Currency
  state: PaymentState
}

/**
 * Locks the payment of a reference, its order first: a cancellation locks the order too, so that one waits for the
 * other. Null when there is none.
 */
export async function lockOrderPayment(
  trx: Database,
  provider: string,
  reference: string,
): Promise<OrderPaymentRow | null> {
  await sql`
    SELECT 1 FROM orders WHERE id = (SELECT order_id FROM payments WHERE provider = ${provider}
                                        AND reference = ${reference}) FOR UPDATE`.execute(trx)
  const { rows } = await sql<OrderPaymentRow>`
    SELECT id, order_id AS "orderId", cents, currency, state FROM payments
     WHERE provider = ${provider} AND reference = ${reference} FOR UPDATE`.execute(trx)
  return rows[0] ?? null
}

/** Keeps what the provider told. False when the same event was told before. */
export async function keepReceipt(
  trx: Database,
  provider: string,
  event: PaymentEvent,
  paymentId: number | null,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO payment_receipts (provider, event_id, payment_id, received_at, content)
    VALUES (${provider}, ${event.id}, ${paymentId}, ${now}, ${JSON.stringify(event)}::jsonb)
    ON CONFLICT DO NOTHING RETURNING 1`.execute(trx)
  return rows.length > 0
}

/**
 * Notes a payment's state, and the order as paid once all that it comes to is, else as not paid. A cancelled order stays
 * cancelled.
 */
export async function savePaymentState(
  trx: Database,
  payment: OrderPaymentRow,
  state: PaymentState,
  now: Date,
): Promise<void> {
  await sql`UPDATE payments SET state = ${state}, changed_at = ${now} WHERE id = ${payment.id}`.execute(trx)
  await saveOrderPaid(trx, payment.orderId)
}

/** Notes an order that is locked as paid once all that it comes to is, else as not paid. A cancelled order stays cancelled. */
export async function saveOrderPaid(trx: Database, orderId: number): Promise<void> {
  await sql`
    UPDATE orders o
       SET status = CASE WHEN p.cents > 0 AND p.cents >= o.total_cents THEN ${ORDER_STATUS.paid}::int
                         ELSE ${ORDER_STATUS.placed}::int END
      FROM (SELECT coalesce(sum(y.cents), 0)::int AS cents FROM payments y
             WHERE y.order_id = ${orderId} AND y.state = 'paid') p
     WHERE o.id = ${orderId} AND o.status <> ${ORDER_STATUS.cancelled}::int`.execute(trx)
}
