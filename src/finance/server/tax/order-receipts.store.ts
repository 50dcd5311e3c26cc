import { sql } from 'kysely'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import { receiptName } from '../../account/payment-words.ts'
import { LINES_OF_ORDER, type SoldOrder } from '../ledger/why-origin.store.ts'

/** A receipt of an order as its paper needs it; the order is null where the club brought the receipt in without it. */
export interface OrderReceipt {
  year: number
  number: number
  issuedAt: string
  zone: string
  contract: string
  resort: string
  residence: string
  orderNumber: string
  way: 'card' | 'link'
  cents: number
  currency: Currency
  cardLast4: string | null
  providerPayment: string | null
  receivedFrom: string
  /** The order as it stands now. */
  order: (Pick<SoldOrder, 'totalCents' | 'taxCents' | 'lines'> & { isCancelled: boolean }) | null
  /** What went back of the payment, or is on its way. */
  refunds: { cents: number; isDone: boolean; at: string }[]
}

/**
 * Gives money that came for an order the next number of the year's receipts, in the transaction that enters it: by card or on the
 * provider's page; what is paid at the resort has the resort's own receipt. The year is that of the contract's resort.
 */
export async function issueOrderReceipt(trx: Database, paymentId: number, now: Date): Promise<string> {
  const { rows } = await sql<{ year: number; number: number }>`
    INSERT INTO order_receipts (year, contract_id, order_number, order_payment_id, way, cents, currency, card_last4, provider_payment,
                                issued_at, received_from)
    SELECT extract(year FROM ${now}::timestamptz AT TIME ZONE h.zone)::int, o.contract_id, o.number, y.id,
           CASE y.provider WHEN 'stripe' THEN 'card' ELSE 'link' END, y.cents, y.currency, y.card_last4, y.provider_payment, ${now},
           left(k.name || ' ' || k.lastname, 200)
      FROM payments y JOIN orders o ON o.id = y.order_id JOIN customers k ON k.id = o.customer_id
      JOIN contracts c ON c.id = o.contract_id JOIN hotels h ON h.id = c.hotel_id
     WHERE y.id = ${paymentId} AND y.state = 'paid' AND y.refund_of IS NULL
    RETURNING year, number`.execute(trx)
  return receiptName(onlyRow(rows))
}

/** What of an order's payment `p` has gone back, in cents: in parts by card, all of it on the provider's page. */
export const BACK_OF_ORDER = sql`
  CASE p.state WHEN 'refunded' THEN p.cents
       ELSE (SELECT coalesce(-sum(r.cents), 0)::int FROM payments r WHERE r.refund_of = p.id AND r.state = 'paid') END`

/** A receipt of an order of one of an owner's contracts; null where it is none. */
export async function findOrderReceipt(
  db: Database,
  ownerId: number,
  of: { idContract: number; year: number; number: number },
): Promise<OrderReceipt | null> {
  const { rows } = await sql<OrderReceipt>`
    SELECT e.year, e.number, to_json(e.issued_at) AS "issuedAt", h.zone, c.number AS contract, h.name AS resort, g.number AS residence,
           e.order_number AS "orderNumber", e.way, e.cents, e.currency, e.card_last4 AS "cardLast4",
           e.provider_payment AS "providerPayment", e.received_from AS "receivedFrom",
           (SELECT jsonb_build_object('totalCents', o.total_cents, 'taxCents', o.tax_cents, 'isCancelled', o.cancelled_at IS NOT NULL,
                                      'lines', ${LINES_OF_ORDER})
              FROM payments y JOIN orders o ON o.id = y.order_id WHERE y.id = e.order_payment_id) AS "order",
           (SELECT coalesce(jsonb_agg(jsonb_build_object('cents', abs(r.cents), 'isDone', r.state <> 'started', 'at', r.changed_at) ORDER BY r.id), '[]')
              FROM payments r WHERE r.refund_of = e.order_payment_id AND r.state <> 'failed'
                OR r.id = e.order_payment_id AND r.state = 'refunded') AS refunds
      FROM order_receipts e JOIN held_contracts c ON c.id = e.contract_id JOIN hotels h ON h.id = c.hotel_id
      JOIN housing g ON g.id = c.housing_id
     WHERE c.id = ${of.idContract} AND c.owner_id = ${ownerId} AND e.year = ${of.year} AND e.number = ${of.number}`.execute(
    db,
  )
  return rows[0] ?? null
}
