import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'

/** A row that does not hold together with others: of which file, by the number of its payment or its own reference. */
export interface PlanFault {
  file: 'instalment-plans' | 'transactions'
  key: string
  wrong: string
}

/**
 * What does not hold together of plans that a club brings in, with their documents: the database refuses it at the end of
 * the transaction (0205), and here it is told before, so that it can be traced to its line.
 */
export async function planFaults(trx: Database): Promise<PlanFault[]> {
  const { rows } = await sql<PlanFault>`
    WITH part AS (
      SELECT p.plan_id, count(*) AS count, max(p.position) AS last, sum(p.cents) AS cents,
             bool_and((t.origin, t.payment_id, t.contract_id, t.currency, -t.cents)
               IS NOT DISTINCT FROM ('instalment', y.id, y.contract_id, y.currency, p.cents)) AS documented,
             bool_and(NOT EXISTS (SELECT FROM instalment_parts o
                                   WHERE o.plan_id = p.plan_id AND o.position < p.position AND o.due >= p.due)) AS ordered
        FROM instalment_parts p JOIN instalment_plans n ON n.id = p.plan_id JOIN contract_payments y ON y.id = n.payment_id
        JOIN transactions t ON t.id = p.transaction_id GROUP BY p.plan_id
    ), found AS (
      SELECT n.payment_id, n.id, CASE
        WHEN y.way <> 'plan' OR y.state <> 'paid' OR y.cents <> n.total_cents OR y.contract_id <> n.contract_id
             OR (SELECT coalesce(sum(l.cents), 0) FROM contract_payment_lines l WHERE l.payment_id = y.id)
                + (SELECT coalesce(sum(g.cents), 0) FROM contract_refunds g WHERE g.payment_id = y.id AND g.state = 'done') <> n.total_cents
          THEN 'its payment is not a paid one of the way plan, of its contract, with lines of its total'
        WHEN (SELECT coalesce(sum(t.cents), 0) FROM transactions t WHERE t.payment_id = y.id AND t.origin = 'plan') <> n.total_cents
          THEN 'the document of transactions.csv with the origin plan is not its total'
        WHEN part.plan_id IS NULL OR part.count < 2 OR part.last <> part.count OR part.cents <> n.total_cents
          THEN 'its parts in instalment-parts.csv are not two or more, counted from 1, that add up to its total'
        WHEN NOT part.documented THEN 'a part of it has no document of the origin instalment with its amount'
        WHEN NOT part.ordered THEN 'a part of it is not due after the one before'
        END AS wrong
        FROM instalment_plans n JOIN contract_payments y ON y.id = n.payment_id LEFT JOIN part ON part.plan_id = n.id
    )
    SELECT 'instalment-plans' AS file, payment_id::text AS key, wrong FROM found WHERE wrong IS NOT NULL
     UNION ALL
    SELECT 'transactions', t.reference, 'it is of the origin ' || t.origin || ', and no plan names it'
      FROM transactions t
     WHERE (t.origin = 'plan' AND NOT EXISTS (SELECT FROM instalment_plans n WHERE n.payment_id = t.payment_id))
        OR (t.origin = 'instalment' AND NOT EXISTS (SELECT FROM instalment_parts p WHERE p.transaction_id = t.id))
     LIMIT 100`.execute(trx)
  return rows
}
