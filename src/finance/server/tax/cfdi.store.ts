import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { CfdiFacts } from '../../tax/cfdi.ts'
import { rateOn } from './rates.store.ts'

/** Receipts that are read at once. */
const AT_ONCE = 500

const person = (table: RawBuilder<unknown>) => sql`
  CASE WHEN ${table}.tax_id IS NOT NULL THEN json_build_object('taxId', ${table}.tax_id, 'name', ${table}.name,
    'regime', ${table}.regime, 'postalCode', ${table}.postal_code) END`

/** The charges that the payment `y` paid and that nothing took back, in their order. An order's tax is its resort's. */
const CHARGES = sql`
  (SELECT coalesce(json_agg(json_build_object('reference', l.reference, 'concept', l.concept ->> 'es', 'openCents', l.open_cents,
            'cents', l.cents, 'before', (
              SELECT count(DISTINCT b.payment_id) FROM contract_payment_lines b JOIN contract_payments p ON p.id = b.payment_id
               WHERE b.cents > 0 AND b.refund_id IS NULL AND p.id <> y.id AND p.paid_at < y.paid_at
                 AND (b.transaction_id, b.condo_fee_id) IS NOT DISTINCT FROM (l.transaction_id, l.condo_fee_id)),
            'taxBasisPoints', (SELECT h.tax_percent * 100 FROM transactions t JOIN orders o
                                 ON t.origin = 'order' AND o.number = t.origin_number AND o.contract_id = t.contract_id
                                AND o.tax_cents > 0
                               JOIN hotels s ON s.id = o.hotel_id WHERE t.id = l.transaction_id AND s.id = h.id))
            ORDER BY l.position), '[]')
     FROM contract_payment_lines l WHERE l.payment_id = y.id AND l.cents > 0 AND l.refund_id IS NULL
      AND NOT EXISTS (SELECT FROM transactions c WHERE c.id = l.transaction_id AND c.cents > 0))`

const FACTS = sql`
  SELECT v.year, v.number, to_char(y.paid_at AT TIME ZONE h.zone, 'YYYY-MM-DD"T"HH24:MI:SS') AS "paidAt", y.way,
         y.card_last4 AS "cardLast4", y.provider_payment AS "providerPayment", y.currency, y.cents,
         (SELECT coalesce(-sum(l.cents), 0)::int FROM contract_payment_lines l JOIN transactions t ON t.id = l.transaction_id
           WHERE l.payment_id = y.id AND t.cents > 0 AND l.refund_id IS NULL) AS "creditCents",
         (SELECT coalesce(sum(f.cents), 0)::int FROM contract_refunds f WHERE f.payment_id = y.id AND f.state = 'done')
           AS "refundedCents",
         ${rateOn(sql`y.currency`, sql`(y.paid_at AT TIME ZONE h.zone)::date`)} AS rate,
         ${person(sql`i`)} AS issuer, ${person(sql`r`)} AS receiver, ${CHARGES} AS charges
    FROM receipts v JOIN contract_payments y ON y.id = v.payment_id JOIN contracts k ON k.id = y.contract_id
    JOIN hotels h ON h.id = k.hotel_id LEFT JOIN tax_issuers i ON i.hotel_id = h.id
    LEFT JOIN owner_tax_ids r ON r.owner_id = coalesce(y.owner_id, k.owner_id)`

/** What the CFDI of a payment's receipt is made from; null where it has none. */
export async function findCfdi(db: Database, paymentId: number): Promise<CfdiFacts | null> {
  const { rows } = await sql<CfdiFacts>`${FACTS} WHERE y.id = ${paymentId}`.execute(db)
  return rows[0] ?? null
}

/** The same of each receipt of a month (`2026-11`), some at a time, in the order of their numbers. */
export async function* readMonthCfdi(db: Database, month: string): AsyncGenerator<readonly CfdiFacts[]> {
  let last = { year: 0, number: 0 }
  for (;;) {
    const { rows } = await sql<CfdiFacts>`
      ${FACTS} WHERE to_char(y.paid_at AT TIME ZONE h.zone, 'YYYY-MM') = ${month}
                 AND (v.year, v.number) > (${last.year}::int, ${last.number}::int)
       ORDER BY v.year, v.number LIMIT ${sql.lit(AT_ONCE)}`.execute(db)
    yield rows
    const end = rows.at(-1)
    if (!end || rows.length < AT_ONCE) return
    last = end
  }
}
