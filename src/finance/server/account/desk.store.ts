import { type RawBuilder, sql } from 'kysely'
import { coOwnersOf } from '../../../membership/server/whose-contract.store.ts'
import type { Database } from '../../../server/database/database.ts'
import type { ReceivedPayment, WaitingPayment } from '../../account/desk.endpoints.ts'
import type { MatterReason } from '../../account/payment.ts'
import { LEFT_OF_PAYMENT, SPENT_OF_PAYMENT } from './account.store.ts'

/** The owner and contract of the payment `y`, as the desk reads them. */
const OF = sql`
  c.number AS contract, h.zone, h.name AS hotel, g.number AS residence,
  CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('name', o.name, 'lastname', o.lastname, 'email', o.email) END AS owner,
  ${coOwnersOf('c.id', 'o.id')} AS "coOwners"`
const joinedBy = (contract: RawBuilder<unknown>, owner: RawBuilder<unknown>) => sql`
  LEFT JOIN contracts c ON c.id = ${contract} LEFT JOIN hotels h ON h.id = c.hotel_id LEFT JOIN housing g ON g.id = c.housing_id
  LEFT JOIN owners o ON o.id = ${owner}`
const JOINED = joinedBy(sql`y.contract_id`, sql`coalesce(y.owner_id, c.owner_id)`)

export type WaitingPaymentRow = Omit<WaitingPayment, 'outcomes'>

/** What waits of payments, the one that waits longest first; with a number and a kind that one alone. */
export async function findWaiting(
  db: Database,
  { id, kind }: { id?: number | undefined; kind?: WaitingPayment['kind'] | undefined } = {},
): Promise<WaitingPaymentRow[]> {
  const only = (of: WaitingPayment['kind'], column: string) =>
    sql`${kind === undefined || kind === of} ${id === undefined ? sql`` : sql`AND ${sql.ref(column)} = ${id}`}`
  const { rows } = await sql<WaitingPaymentRow>`
    SELECT 'awaited' AS kind, y.id, NULL AS reason, 'resort' AS provider, y.reference, y.cents, y.currency,
           y.created_at AS since, 0 AS "leftCents", NULL AS "order", ${OF}
      FROM contract_payments y ${JOINED} WHERE y.state = 'started' AND y.way = 'resort' AND ${only('awaited', 'y.id')}
     UNION ALL
    SELECT 'matter', m.id, m.reason, m.provider, m.provider_reference, m.cents, m.currency, m.opened_at,
           CASE WHEN y.state = 'paid' THEN ${LEFT_OF_PAYMENT} ELSE 0 END, bought.number, c.number, h.zone, h.name, g.number,
           CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('name', o.name, 'lastname', o.lastname, 'email', o.email) END,
           ${coOwnersOf('c.id', 'o.id')}
      FROM payment_matters m LEFT JOIN contract_payments y ON y.id = m.payment_id
      LEFT JOIN payments p ON p.id = m.order_payment_id LEFT JOIN orders bought ON bought.id = p.order_id
      ${joinedBy(sql`coalesce(y.contract_id, bought.contract_id)`, sql`coalesce(y.owner_id, bought.owner_id, c.owner_id)`)}
     WHERE m.closed_at IS NULL AND ${only('matter', 'm.id')}
     ORDER BY since, id LIMIT 200`.execute(db)
  return rows.map((row) => ({ ...row, since: new Date(row.since).toISOString() }))
}

/** The charges that the payment `y` pays, what was taken back of them left out: in the order in which they were paid (`standingLines`). */
const PAYS = sql`
  (SELECT coalesce(json_agg(json_build_object('concept', x.concept, 'reference', x.reference, 'cents', x.cents) ORDER BY x.place), '[]')
     FROM (SELECT (array_agg(l.concept ORDER BY l.position))[1] AS concept, min(l.reference) AS reference,
                  sum(l.cents)::int AS cents, min(l.position) AS place
             FROM contract_payment_lines l WHERE l.payment_id = y.id GROUP BY l.transaction_id, l.condo_fee_id
           HAVING sum(l.cents) > 0) x)`

/** Received payments, the newest first; every word that is looked for has to be found. */
export async function findReceived(db: Database, words: readonly string[]): Promise<ReceivedPayment[]> {
  const { rows } = await sql<ReceivedPayment>`
    SELECT y.id, y.way, y.cents, y.currency, to_json(y.paid_at) AS "paidAt", y.card_last4 AS "cardLast4",
           e.year || '-' || lpad(e.number::text, 6, '0') AS receipt,
           CASE WHEN y.way IN ('card', 'link', 'resort') THEN y.cents - coalesce((SELECT sum(r.cents) FROM contract_refunds r
             WHERE r.payment_id = y.id AND r.state <> 'failed'), 0)::int - ${SPENT_OF_PAYMENT} ELSE 0 END AS "refundableCents",
           ${LEFT_OF_PAYMENT} - ${SPENT_OF_PAYMENT} AS "unusedCents", ${PAYS} AS pays, ${OF}
      FROM contract_payments y ${JOINED} LEFT JOIN receipts e ON e.payment_id = y.id
     WHERE y.state = 'paid' AND y.way IN ('card', 'link', 'resort')
       AND NOT EXISTS (SELECT FROM unnest(${words}::text[]) w WHERE position(w IN lower(concat_ws(' ', o.name, o.lastname, o.email,
             c.number, g.number, y.reference, y.provider_payment, e.year || '-' || lpad(e.number::text, 6, '0')))) = 0)
     ORDER BY y.paid_at DESC, y.id DESC LIMIT 50`.execute(db)
  return rows
}

export interface Matter {
  id: number
  paymentId: number | null
  reason: MatterReason
  cents: number
  closed: boolean
}

/** Locks what waits; null where there is none of that number. */
export async function lockMatter(trx: Database, id: number): Promise<Matter | null> {
  const { rows } = await sql<Matter>`
    SELECT id, payment_id AS "paymentId", reason, cents, closed_at IS NOT NULL AS closed FROM payment_matters
     WHERE id = ${id} FOR UPDATE`.execute(trx)
  return rows[0] ?? null
}

/** What of a payment has paid nothing and was not given back. */
export async function readLeft(trx: Database, paymentId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT ${LEFT_OF_PAYMENT} - ${SPENT_OF_PAYMENT} AS cents FROM contract_payments y WHERE y.id = ${paymentId} AND y.state = 'paid'`.execute(
    trx,
  )
  return rows[0]?.cents ?? 0
}

/** Notes what the desk decided. */
export async function closeMatter(
  trx: Database,
  matter: { id: number; outcome: string; words: string; adminId: number },
  now: Date,
): Promise<void> {
  await sql`
    UPDATE payment_matters SET closed_at = ${now}, closed_by_admin_id = ${matter.adminId}, outcome = ${matter.outcome},
           words = ${matter.words} WHERE id = ${matter.id}`.execute(trx)
}

/** The receipt of a payment, as it is read; null where it has none. */
export async function findReceiptName(db: Database, paymentId: number): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    SELECT year || '-' || lpad(number::text, 6, '0') AS name FROM receipts WHERE payment_id = ${paymentId}`.execute(
    db,
  )
  return rows[0]?.name ?? null
}
