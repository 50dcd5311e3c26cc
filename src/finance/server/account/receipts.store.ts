import { sql } from 'kysely'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import { quarterConcept } from '../../account/plan-words.ts'
import type { ListedReceipt, WholePayment } from '../../account/receipts.endpoints.ts'
import { BACK_OF_ORDER } from '../tax/order-receipts.store.ts'
import { LEFT_OF_PAYMENT } from './account.store.ts'

/** A payment as the tables hold it: a fee that has no document yet is named by its quarter. */
type Found = Omit<WholePayment, 'chosen'> & {
  chosen: (Omit<WholePayment['chosen'][number], 'concept'> & {
    concept: Bilingual | null
    year: number | null
    quarter: number | null
  })[]
}

/** One of an owner's payments, whole; null where it is not theirs. */
export async function findWholePayment(
  db: Database,
  ownerId: number,
  of: { idContract: number; id: number },
  now: Date,
): Promise<WholePayment | null> {
  const { rows } = await sql<Found>`
    SELECT y.id, y.way, y.state, y.cents, y.currency, to_json(y.created_at) AS "createdAt", to_json(y.paid_at) AS "paidAt",
           h.zone, y.card_last4 AS "cardLast4", y.provider_payment AS "providerPayment", y.link, c.number AS contract,
           h.name AS resort, g.number AS residence, r.month,
           CASE WHEN s.due > (${now}::timestamptz AT TIME ZONE h.zone)::date THEN s.due - 1 END AS "takenBackUntil",
           (SELECT json_build_object('year', e.year, 'number', e.number, 'issuedAt', e.issued_at, 'receivedFrom', e.received_from)
              FROM receipts e WHERE e.payment_id = y.id) AS receipt,
           (SELECT coalesce(json_agg(json_build_object('concept', l.concept, 'reference', l.reference, 'openCents', l.open_cents,
                     'cents', l.cents, 'takenBack', l.refund_id IS NOT NULL, 'credit', t.cents IS NOT NULL AND t.cents > 0)
                     ORDER BY l.position), '[]')
              FROM contract_payment_lines l LEFT JOIN transactions t ON t.id = l.transaction_id WHERE l.payment_id = y.id) AS lines,
           (SELECT coalesce(json_agg(json_build_object('concept', d.concept, 'reference', d.reference, 'year', f.year,
                     'quarter', f.quarter, 'cents', h.cents) ORDER BY h.position), '[]')
              FROM contract_payment_choices h LEFT JOIN condo_fees f ON f.id = h.condo_fee_id
              LEFT JOIN transactions d ON d.id = coalesce(h.transaction_id,
                (SELECT t.id FROM transactions t WHERE t.condo_fee_id = f.id AND t.part = 'fee'))
             WHERE h.payment_id = y.id) AS chosen,
           (SELECT coalesce(json_agg(json_build_object('cents', f.cents, 'state', f.state, 'at', f.changed_at) ORDER BY f.id), '[]')
              FROM contract_refunds f WHERE f.payment_id = y.id) AS refunds,
           CASE WHEN y.state = 'paid' THEN ${LEFT_OF_PAYMENT} ELSE 0 END AS "leftCents",
           (SELECT m.reason FROM payment_matters m WHERE m.payment_id = y.id AND m.closed_at IS NULL ORDER BY m.id LIMIT 1) AS matter
      FROM contract_payments y JOIN held_contracts c ON c.id = y.contract_id JOIN hotels h ON h.id = c.hotel_id
      JOIN housing g ON g.id = c.housing_id LEFT JOIN executive_reports r ON r.id = y.report_id
      LEFT JOIN transactions s ON s.payment_id = y.id AND s.part = 'set-off'
     WHERE y.id = ${of.id} AND y.contract_id = ${of.idContract} AND c.owner_id = ${ownerId}`.execute(db)
  const [found] = rows
  if (!found) return null
  return {
    ...found,
    chosen: found.chosen.map(({ year, quarter, concept, ...part }) => ({
      ...part,
      concept: concept ?? quarterConcept(year ?? 0, quarter),
    })),
  }
}

/** The receipts of a contract, of charges and of orders, the newest first; the caller has checked whose it is. */
export async function findReceipts(db: Database, contractId: number): Promise<ListedReceipt[]> {
  const { rows } = await sql<ListedReceipt>`
    SELECT y.id, NULL AS "order", y.way, y.cents, y.currency, y.card_last4 AS "cardLast4", h.zone, e.year, e.number,
           to_json(e.issued_at) AS "issuedAt", e.received_from AS "receivedFrom",
           (SELECT coalesce(sum(f.cents), 0)::int FROM contract_refunds f WHERE f.payment_id = y.id AND f.state = 'done')
             AS "refundedCents"
      FROM contract_payments y JOIN receipts e ON e.payment_id = y.id JOIN contracts c ON c.id = y.contract_id
      JOIN hotels h ON h.id = c.hotel_id
     WHERE y.contract_id = ${contractId}
     UNION ALL
    SELECT NULL, jsonb_build_object('id', p.order_id, 'number', e.order_number), e.way, e.cents, e.currency, e.card_last4, h.zone,
           e.year, e.number, to_json(e.issued_at), e.received_from,
           ${BACK_OF_ORDER}
      FROM order_receipts e LEFT JOIN payments p ON p.id = e.order_payment_id JOIN contracts c ON c.id = e.contract_id
      JOIN hotels h ON h.id = c.hotel_id
     WHERE e.contract_id = ${contractId}
     ORDER BY year DESC, number DESC`.execute(db)
  return rows
}

/** How many receipts were mailed again to an address since a moment. */
export async function countReceiptMails(db: Database, recipient: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM outbox
     WHERE kind = 'receipt-again' AND recipient = ${recipient} AND created_at > ${since}`.execute(db)
  return rows[0]?.count ?? 0
}
