import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import { SPENT_OF_PAYMENT } from './account.store.ts'

export interface Refund {
  id: number
  paymentId: number
  /** Its place among the payment's refunds, from 1: by it and the payment's reference others know it. */
  position: number
  cents: number
  state: 'asked' | 'done' | 'failed'
}

/** Notes that money is to go back, or, by the provider's word, has gone; its number. The payment is locked. */
export async function insertRefund(
  trx: Database,
  refund: {
    paymentId: number
    cents: number
    reason: string
    adminId: number | null
    providerRefund: string | null
  },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO contract_refunds (payment_id, position, cents, state, reason, admin_id, provider_refund, asked_at, changed_at)
    VALUES (${refund.paymentId},
            (SELECT coalesce(max(position), 0) + 1 FROM contract_refunds WHERE payment_id = ${refund.paymentId}),
            ${refund.cents}, 'asked', ${refund.reason}, ${refund.adminId}, ${refund.providerRefund}, ${now}, ${now})
    RETURNING id`.execute(trx)
  return onlyRow(rows).id
}

/** Notes that a refund has gone out; answers its place, what had gone out of the payment before, and what it paid since as a credit. */
export async function finishRefund(
  trx: Database,
  refund: { id: number; providerRefund: string | null },
  now: Date,
): Promise<{ position: number; goneCents: number; spentCents: number }> {
  const { rows } = await sql<{ position: number; goneCents: number; spentCents: number }>`
    WITH done AS (
      UPDATE contract_refunds SET state = 'done', changed_at = ${now},
             provider_refund = coalesce(${refund.providerRefund}, provider_refund)
       WHERE id = ${refund.id} RETURNING payment_id, position)
    SELECT d.position, coalesce(sum(r.cents) FILTER (WHERE r.state = 'done' AND r.id <> ${refund.id}), 0)::int AS "goneCents",
           ${SPENT_OF_PAYMENT} AS "spentCents"
      FROM done d JOIN contract_payments y ON y.id = d.payment_id
      JOIN contract_refunds r ON r.payment_id = d.payment_id GROUP BY d.position, y.id`.execute(trx)
  return onlyRow(rows)
}

/** Notes that a refund did not go out. */
export async function failRefund(trx: Database, id: number, now: Date): Promise<void> {
  await sql`UPDATE contract_refunds SET state = 'failed', changed_at = ${now} WHERE id = ${id}`.execute(trx)
}

/** A refund by its own number, its place in its payment, or the provider's number; null where there is none. */
export async function findRefund(
  db: Database,
  by: { id: number } | { paymentId: number; position: number } | { providerRefund: string },
): Promise<Refund | null> {
  const which =
    'id' in by
      ? sql`id = ${by.id}`
      : 'position' in by
        ? sql`payment_id = ${by.paymentId} AND position = ${by.position}`
        : sql`provider_refund = ${by.providerRefund}`
  const { rows } = await sql<Refund>`
    SELECT id, payment_id AS "paymentId", position, cents, state FROM contract_refunds WHERE ${which}`.execute(
    db,
  )
  return rows[0] ?? null
}

/**
 * What of a payment can still go back: what came less what went back or is on its way, and less what it paid since as a credit: those
 * charges stay paid.
 */
export async function refundable(db: Database, paymentId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT y.cents - coalesce((SELECT sum(r.cents) FROM contract_refunds r
                                WHERE r.payment_id = y.id AND r.state <> 'failed'), 0)::int - ${SPENT_OF_PAYMENT} AS cents
      FROM contract_payments y WHERE y.id = ${paymentId} AND y.state = 'paid'`.execute(db)
  return rows[0]?.cents ?? 0
}

export interface AskedRefund extends Pick<Refund, 'id' | 'paymentId' | 'position' | 'cents'> {
  /** The payment's own reference and way, and the provider's number of it. */
  reference: string
  way: string
  providerPayment: string | null
  currency: string
}

/** Refunds that a provider has yet to be asked for, the oldest first. */
export async function listAsked(db: Database, most: number): Promise<AskedRefund[]> {
  const { rows } = await sql<AskedRefund>`
    SELECT r.id, r.payment_id AS "paymentId", r.position, r.cents, y.reference, y.provider_payment AS "providerPayment", y.way, y.currency
      FROM contract_refunds r JOIN contract_payments y ON y.id = r.payment_id
     WHERE r.state = 'asked' AND r.provider_refund IS NULL ORDER BY r.id LIMIT ${most}`.execute(db)
  return rows
}
