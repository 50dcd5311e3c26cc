import { sql } from 'kysely'
import type { Currency } from '../../../kernel/money.ts'
import { FREE_DAYS, type PlanOfAccount } from '../../account/plans.ts'

export type PlanRow = PlanOfAccount & { currency: Currency }

const IN_FORCE = sql`
  SELECT m.id, m.reference, m.what, m.hotel_id IS NOT NULL AS "ofResort", m.charge, m.currency, m.from_day AS "from",
         m.until_day AS until, m.basis_points AS "basisPoints", m.parts, m.least_cents AS "leastCents", m.days
    FROM payment_terms m
   WHERE (m.hotel_id IS NULL OR m.hotel_id = own.hotel_id) AND m.from_day <= own.today AND coalesce(m.until_day >= own.today, true)`

/** The club's rules that are in force today for the contract `own`: three columns of an account's statement. */
export const TERMS_IN_FORCE = sql.join(
  (['instalments', 'early', 'late'] as const).map(
    (what) =>
      sql`(SELECT coalesce(json_agg(o ORDER BY o.id), '[]') FROM (${IN_FORCE}) o WHERE o.what = ${sql.lit(what)}) AS ${sql.ref(what)}`,
  ),
)

/** What a plan `p` of the payment `y` and the contract `c` is. */
export const PLAN_COLUMNS = sql`
  p.id, c.number || '-' || p.position AS number, p.payment_id AS "idPayment", y.currency, p.basis_points AS "basisPoints",
  p.base_cents AS "baseCents", p.fee_cents AS "feeCents", p.total_cents AS "totalCents", p.signer, to_json(p.signed_at) AS "signedAt",
  to_json(p.ended_at) AS "endedAt",
  CASE WHEN c.signing = 'all' AND (SELECT count(*) FROM contract_owners w WHERE w.contract_id = c.id) > 1
       THEN (p.signed_at AT TIME ZONE (SELECT zone FROM hotels WHERE id = c.hotel_id))::date + ${sql.lit(FREE_DAYS)}::int END AS "freeThrough", CASE WHEN p.ended_at IS NOT NULL THEN CASE WHEN p.ended_by_owner_id IS NULL THEN 'club' ELSE 'owner' END END AS "endedBy",
  (SELECT coalesce(json_agg(json_build_object('concept', l.concept, 'reference', l.reference, 'due', coalesce(f.due, e.due), 'cents', l.cents,
            'isLate', coalesce(e.club_status = 'past-due', false),
            'topic', CASE WHEN l.condo_fee_id IS NOT NULL THEN 'fee'
                          WHEN e.origin IN ('order', 'repair', 'instalment', 'interest') THEN e.origin ELSE 'other' END) ORDER BY l.position), '[]')
     FROM contract_payment_lines l LEFT JOIN transactions e ON e.id = l.transaction_id LEFT JOIN condo_fees f ON f.id = l.condo_fee_id
    WHERE l.payment_id = p.payment_id AND l.cents > 0 AND l.refund_id IS NULL) AS took, p.sealed_at IS NOT NULL AS sealed,
  (SELECT coalesce(sum(g.cents), 0)::int FROM contract_refunds g WHERE g.payment_id = p.payment_id AND g.state = 'done') AS "returnedCents",
  (SELECT json_build_object('since', min(x.due), 'cents', least(sum(x.cents), p.base_cents))
     FROM (SELECT l.cents, coalesce(f.due, e.due, e.day) AS due, e.due IS NULL AND f.id IS NULL AS undated, e.club_status
             FROM contract_payment_lines l LEFT JOIN transactions e ON e.id = l.transaction_id LEFT JOIN condo_fees f ON f.id = l.condo_fee_id
            WHERE l.payment_id = p.payment_id AND l.cents > 0 AND l.refund_id IS NULL) x
    WHERE x.club_status = 'past-due'
       OR NOT x.undated AND x.due < (p.signed_at AT TIME ZONE (SELECT zone FROM hotels WHERE id = c.hotel_id))::date
   HAVING count(*) > 0) AS late,
  (SELECT json_agg(json_build_object('id', t.id, 'due', s.due, 'cents', s.cents, 'openCents', greatest(0, -t.cents - t.paid_cents
            - (SELECT coalesce(sum(l.cents), 0) FROM contract_payment_lines l WHERE l.transaction_id = t.id)), 'returnedCents',
            (SELECT coalesce(sum(l.cents), 0) FROM contract_payment_lines l JOIN contract_payments b ON b.id = l.payment_id AND b.way = 'plan'
              WHERE l.transaction_id = t.id)) ORDER BY s.position)
     FROM instalment_parts s JOIN transactions t ON t.id = s.transaction_id WHERE s.plan_id = p.id) AS parts`

/** The plans of the contract `own`. */
export const PLANS = sql`
  SELECT ${PLAN_COLUMNS}
    FROM instalment_plans p JOIN contract_payments y ON y.id = p.payment_id JOIN contracts c ON c.id = p.contract_id
   WHERE p.contract_id = own.id`
