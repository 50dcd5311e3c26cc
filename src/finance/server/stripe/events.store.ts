import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { MatterOf } from '../../account/compare.ts'

/** Keeps that Stripe told something; false when the same event was told before. Of whom it is is not kept. */
export async function keepEvent(
  trx: Database,
  event: { id: string; type: string; created: number },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO payment_receipts (provider, event_id, received_at, content)
    VALUES ('stripe', ${event.id}, ${now}, ${JSON.stringify(event)}::jsonb) ON CONFLICT DO NOTHING RETURNING 1`.execute(
    trx,
  )
  return rows.length > 0
}

/** Begun card payments that nobody has told of since, the oldest first; those asked about at once are noted as looked at. */
export async function claimSilent(
  db: Database,
  before: Date,
  now: Date,
): Promise<{ id: number; session: string }[]> {
  const { rows } = await sql<{ id: number; session: string }>`
    UPDATE contract_payments SET changed_at = ${now} WHERE id IN (
      SELECT id FROM contract_payments
       WHERE state = 'started' AND way = 'card' AND session IS NOT NULL AND changed_at < ${before}
       ORDER BY changed_at LIMIT 20 FOR UPDATE SKIP LOCKED)
    RETURNING id, session`.execute(db)
  return rows
}

/** A payment of charges `y` as a comparison knows it; amounts in cents. */
interface Known {
  of: MatterOf
  cents: number
  refundedCents: number
}
const OF = sql`jsonb_build_object('paymentId', y.id, 'orderPaymentId', NULL) AS of`

/** Card payments that were received here within two moments. */
export async function listReceivedHere(
  db: Database,
  from: Date,
  until: Date,
): Promise<(Known & { providerPayment: string | null; currency: string })[]> {
  const { rows } = await sql<Known & { providerPayment: string | null; currency: string }>`
    SELECT ${OF}, y.provider_payment AS "providerPayment", y.cents, y.currency,
           coalesce((SELECT sum(r.cents) FROM contract_refunds r WHERE r.payment_id = y.id AND r.state = 'done'), 0)::int
             AS "refundedCents"
      FROM contract_payments y
     WHERE y.way = 'card' AND y.state = 'paid' AND y.paid_at >= ${from} AND y.paid_at < ${until} ORDER BY y.id`.execute(
    db,
  )
  return rows
}

/** What a payment of Stripe's is here; null where nobody knows it. */
export async function findHere(
  db: Database,
  providerPayments: readonly string[],
): Promise<Map<string, Known>> {
  const { rows } = await sql<Known & { providerPayment: string }>`
    SELECT y.provider_payment AS "providerPayment", ${OF}, y.cents,
           coalesce((SELECT sum(r.cents) FROM contract_refunds r WHERE r.payment_id = y.id AND r.state = 'done'), 0)::int
             AS "refundedCents"
      FROM contract_payments y WHERE y.provider_payment = ANY(${providerPayments}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.providerPayment, row]))
}

/** Whether a day was compared already. */
export async function isCompared(db: Database, day: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM provider_comparisons WHERE provider = 'stripe' AND day = ${day}`.execute(db)
  return rows.length > 0
}

/** Notes that a day was compared, and what was found. */
export async function noteComparison(
  trx: Database,
  compared: { day: string; payments: number; differences: number },
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO provider_comparisons (provider, day, compared_at, payments, differences)
    VALUES ('stripe', ${compared.day}, ${now}, ${compared.payments}, ${compared.differences})
    ON CONFLICT DO NOTHING`.execute(trx)
}
