import { sql } from 'kysely'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import type { CondoFee } from '../../statement.endpoints.ts'
import { CREDIT, feeStatus, IN_PLAN, OPEN, PAID, SET_OFF } from './standing.store.ts'

export interface FeesOfYear {
  fees: CondoFee[]
  years: number[]
  credits: { currency: Currency; cents: number }[]
}

/** The fees of a contract's year by quarter, the years that have any, the newest first, and the credits that wait. */
export async function listCondoFees(
  db: Database,
  contractId: number,
  year: number,
  now: Date,
): Promise<FeesOfYear> {
  const { rows } = await sql<FeesOfYear>`
    SELECT coalesce(jsonb_agg(jsonb_build_object(
             'id', f.id, 'quarter', f.quarter, 'due', f.due, 'cents', f.cents, 'paidCents', ${PAID} - ${IN_PLAN},
             'setOffCents', ${SET_OFF}, 'openCents', ${OPEN} + ${IN_PLAN}, 'inPlanCents', ${IN_PLAN},
             'feeStatus', CASE WHEN ${OPEN} > 0 OR ${IN_PLAN} = 0 THEN ${feeStatus(now)}
                                 WHEN ${PAID} - ${IN_PLAN} + ${SET_OFF} > 0 THEN 'partial-payment' ELSE 'sent' END, 'currency', f.currency,
             'setOffs', (SELECT coalesce(jsonb_agg(jsonb_build_object('month', r.month, 'cents', s.cents, 'day', s.day)
                                                   ORDER BY s.day, s.id), '[]')
                           FROM transactions s JOIN executive_reports r ON r.id = s.report_id
                          WHERE s.condo_fee_id = f.id AND s.part = 'fee-set-off'),
             'lines', (SELECT jsonb_agg(jsonb_build_object('concept', l.concept, 'cents', l.cents) ORDER BY l.position)
                         FROM condo_fee_lines l WHERE l.condo_fee_id = f.id))
           ORDER BY f.quarter) FILTER (WHERE f.year = ${year}), '[]') AS fees,
           coalesce(jsonb_agg(DISTINCT f.year ORDER BY f.year DESC) FILTER (WHERE f.id IS NOT NULL), '[]') AS years,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('currency', w.currency, 'cents', w.cents) ORDER BY w.currency), '[]')
              FROM (SELECT r.currency, sum(${CREDIT})::int AS cents FROM executive_reports r
                     WHERE r.contract_id = ${contractId} AND r.settled_at IS NOT NULL GROUP BY r.currency) w
             WHERE w.cents > 0) AS credits
      FROM contracts c JOIN hotels h ON h.id = c.hotel_id LEFT JOIN condo_fees f ON f.contract_id = c.id
     WHERE c.id = ${contractId}`.execute(db)
  return onlyRow(rows)
}
