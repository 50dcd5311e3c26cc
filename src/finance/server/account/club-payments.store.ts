import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'

/**
 * What does not hold together of payments that a club brings in, by their references: the database refuses it at the end of the
 * transaction (0165, 0166, 0171), and here it is told before, so that it can be traced to its line.
 */
export async function paymentFaults(trx: Database): Promise<{ reference: string; wrong: string }[]> {
  const { rows } = await sql<{ reference: string; wrong: string }>`
    WITH line AS (
      SELECT l.payment_id, l.cents, coalesce(t.contract_id, f.contract_id) AS contract_id, coalesce(t.currency, f.currency) AS currency,
             CASE WHEN f.id IS NOT NULL THEN f.cents ELSE -t.cents END AS most,
             sum(l.cents) OVER (PARTITION BY l.transaction_id, l.condo_fee_id) AS taken
        FROM contract_payment_lines l LEFT JOIN transactions t ON t.id = l.transaction_id LEFT JOIN condo_fees f ON f.id = l.condo_fee_id
    ), used AS (
      SELECT y.id, coalesce(sum(l.cents), 0) AS cents, count(l.cents) AS lines,
             coalesce(bool_or((l.contract_id, l.currency) IS DISTINCT FROM (y.contract_id, y.currency)) FILTER (WHERE l.most IS NOT NULL), false) AS strange,
             coalesce(bool_or(l.taken NOT BETWEEN least(0, l.most) AND greatest(0, l.most)), false) AS over
        FROM contract_payments y LEFT JOIN line l ON l.payment_id = y.id GROUP BY y.id
    ), gone AS (
      SELECT payment_id, sum(cents) FILTER (WHERE state <> 'failed') AS cents, sum(cents) FILTER (WHERE state = 'done') AS done
        FROM contract_refunds GROUP BY 1
    ), booked AS (
      SELECT payment_id, sum(cents) AS cents FROM transactions WHERE payment_id IS NOT NULL AND origin = 'payment' GROUP BY 1
    ), found AS (
      SELECT y.reference, y.id, CASE
        WHEN y.state <> 'paid' AND used.lines > 0 THEN 'it has lines in payment-lines.csv, and is not paid'
        WHEN y.state = 'paid' AND (used.cents + coalesce(gone.done, 0) > y.cents OR coalesce(gone.cents, 0) > y.cents)
          THEN 'its lines and what went back of it are more than its amount'
        WHEN y.way IN ('resort', 'link', 'card')
             AND coalesce(booked.cents, 0) <> CASE WHEN y.state = 'paid' THEN y.cents - coalesce(gone.done, 0) ELSE 0 END
          THEN 'the documents of transactions.csv that are of it are not what came less what went back'
        WHEN used.strange THEN 'a line of it is of another contract or currency'
        WHEN used.over THEN 'a charge is paid beyond what it is, or a credit used beyond it'
        WHEN y.state = 'paid' AND y.way NOT IN ('plan', 'correction') AND e.number IS NULL THEN 'it is paid, and has no receipt in receipts.csv, or one whose number is taken'
        WHEN e.number > 1 AND NOT EXISTS (SELECT FROM receipts p WHERE p.year = e.year AND p.number = e.number - 1)
             AND NOT EXISTS (SELECT FROM order_receipts p WHERE p.year = e.year AND p.number = e.number - 1)
          THEN 'its receipt ' || e.number || ' of ' || e.year || ' would leave a gap before it'
        END AS wrong
        FROM contract_payments y JOIN used ON used.id = y.id LEFT JOIN gone ON gone.payment_id = y.id
        LEFT JOIN booked ON booked.payment_id = y.id LEFT JOIN receipts e ON e.payment_id = y.id
    )
    SELECT reference, wrong FROM found WHERE wrong IS NOT NULL ORDER BY id LIMIT 100`.execute(trx)
  return rows
}
