import { sql } from 'kysely'
import type { Currency } from '../../../kernel/money.ts'
import type { PlanOfAccount } from '../../account/plans.ts'

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
  to_json(p.ended_at) AS "endedAt", p.sealed_at IS NOT NULL AS sealed,
  (SELECT json_agg(json_build_object('id', t.id, 'due', s.due, 'cents', s.cents, 'openCents', greatest(0, -t.cents - t.paid_cents
            - (SELECT coalesce(sum(l.cents), 0) FROM contract_payment_lines l WHERE l.transaction_id = t.id))) ORDER BY s.position)
     FROM instalment_parts s JOIN transactions t ON t.id = s.transaction_id WHERE s.plan_id = p.id) AS parts`

/** The plans of the contract `own`. */
export const PLANS = sql`
  SELECT ${PLAN_COLUMNS}
    FROM instalment_plans p JOIN contract_payments y ON y.id = p.payment_id JOIN contracts c ON c.id = p.contract_id
   WHERE p.contract_id = own.id`
