import { type RawBuilder, sql } from 'kysely'
import type { Bilingual } from '../../../kernel/language.ts'
import type { DocumentReason } from '../../ledger.endpoints.ts'
import { LEFT_OF_PAYMENT } from '../account/account.store.ts'

/** The rule of interest or a discount as the tables have it; the charge is a fee where it names a year. */
export interface TermsRow extends Omit<NonNullable<DocumentReason['terms']>, 'of'> {
  of: {
    id: number | null
    concept: Bilingual | null
    reference: string | null
    due: string | null
    year: number | null
    quarter: number | null
  }
}

/** The receipt of the payment `y`, as it is named. */
const RECEIPT = sql`(SELECT v.year || '-' || lpad(v.number::text, 6, '0') FROM receipts v WHERE v.payment_id = y.id)`

/** The refund whose document `t` is; documents of refunds are named by the payment and their place among its refunds. */
const REFUND_OF_DOCUMENT = sql`(SELECT f.id FROM contract_refunds f
  WHERE f.payment_id = y.id AND t.reference LIKE 'RF-%' AND t.reference LIKE '%-' || f.position)`

/** The lines of the payment `y`; what uses a credit, or what of one came back, is of a document above zero. */
const linesOfPayment = (which: RawBuilder<unknown>) => sql`(SELECT coalesce(jsonb_agg(jsonb_build_object(
    'concept', l.concept, 'reference', l.reference, 'cents', l.cents, 'takenBack', l.refund_id IS NOT NULL,
    'credit', coalesce((SELECT d.cents > 0 FROM transactions d WHERE d.id = l.transaction_id), false)) ORDER BY l.position), '[]')
  FROM contract_payment_lines l WHERE l.payment_id = y.id AND ${which})`

/** The plan whose part the document `t` of the contract `c` is, that it moved into, or whose fee it is. */
export const PLAN_OF_DOCUMENT = sql`(SELECT jsonb_build_object(
    'what', CASE t.origin WHEN 'instalment' THEN 'part' WHEN 'plan' THEN 'moved' ELSE 'fee' END,
    'id', n.id, 'number', c.number || '-' || n.position,
    'position', (SELECT p.position FROM instalment_parts p WHERE p.transaction_id = t.id),
    'signer', n.signer, 'signedDay', (n.signed_at AT TIME ZONE h.zone)::date, 'rule', m.reference,
    'basisPoints', n.basis_points, 'baseCents', n.base_cents, 'feeCents', n.fee_cents, 'totalCents', n.total_cents,
    'parts', (SELECT jsonb_agg(jsonb_build_object('position', p.position, 'due', p.due, 'cents', p.cents) ORDER BY p.position)
                FROM instalment_parts p WHERE p.plan_id = n.id),
    'covered', ${linesOfPayment(sql`true`)})
  FROM instalment_plans n JOIN payment_terms m ON m.id = n.terms_id JOIN contract_payments y ON y.id = n.payment_id
 WHERE t.part IS NULL AND n.contract_id = t.contract_id
   AND CASE WHEN t.origin IN ('instalment', 'plan') THEN n.payment_id = t.payment_id
            ELSE t.origin IS NULL AND t.reference = 'IF-' || c.number || '-' || n.position END)`

/** The rule by which the document `t` is interest or a discount, and the charge that it is of. */
export const TERMS_OF_DOCUMENT = sql`(SELECT jsonb_build_object(
    'what', m.what, 'reference', m.reference, 'since', m.from_day, 'basisPoints', m.basis_points, 'days', m.days, 'day', e.day,
    'of', jsonb_build_object('id', x.id, 'concept', x.concept, 'reference', x.reference, 'due', coalesce(f.due, x.due),
                             'year', f.year, 'quarter', f.quarter),
    'paidDay', (y.paid_at AT TIME ZONE h.zone)::date, 'receipt', ${RECEIPT})
  FROM terms_entries e JOIN payment_terms m ON m.id = e.terms_id
  LEFT JOIN condo_fees f ON f.id = e.of_condo_fee_id
  LEFT JOIN transactions x ON x.id = e.of_transaction_id OR (x.condo_fee_id = e.of_condo_fee_id AND x.part = 'fee')
  LEFT JOIN contract_payments y ON y.id = e.payment_id
 WHERE e.transaction_id = t.id)`

/** The payment in the portal whose money the document `t` is, or that was taken from a month's payout; of a refund what it opened. */
export const PAYMENT_OF_DOCUMENT = sql`(SELECT jsonb_build_object('id', y.id, 'receipt', ${RECEIPT},
    'month', (SELECT r.month FROM executive_reports r WHERE r.id = y.report_id),
    'idResult', (SELECT min(x.id) FROM transactions x WHERE x.report_id = y.report_id AND x.part = 'result'),
    'leftCents', CASE WHEN y.state = 'paid' THEN ${LEFT_OF_PAYMENT} ELSE 0 END,
    'refundedCents', CASE WHEN t.cents > 0 THEN (SELECT coalesce(sum(f.cents), 0)::int FROM contract_refunds f
                                                  WHERE f.payment_id = y.id AND f.state <> 'failed') ELSE 0 END,
    'lines', ${linesOfPayment(sql`(t.origin IS DISTINCT FROM 'payment' OR t.cents > 0 OR l.refund_id = ${REFUND_OF_DOCUMENT})`)})
  FROM contract_payments y WHERE y.id = t.payment_id AND y.way <> 'plan')`

/** What payments in the portal paid of the charge `t`. */
export const CAME_IN = sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('idPayment', y.id, 'day', (y.paid_at AT TIME ZONE h.zone)::date,
    'way', y.way, 'receipt', ${RECEIPT}, 'cents', l.cents) ORDER BY y.paid_at, y.id, l.position), '[]')
  FROM contract_payment_lines l JOIN contract_payments y ON y.id = l.payment_id WHERE l.transaction_id = t.id AND t.cents < 0)`
