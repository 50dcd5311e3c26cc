import { sql } from 'kysely'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'

/** Minutes in which money of the same contract, currency and amount is taken for the same money, entered once more. */
const TWIN_MINUTES = 10

/** A payment that was entered a short while ago, and may be the one that is about to be entered. */
export interface TwinPayment {
  receipt: string
  /** Whole minutes since it was entered. */
  minutes: number
  /** Who entered it; null where nobody of the club did. */
  by: string | null
}

/** The last payment at the resort of this contract, currency and amount within the last minutes, by whomever; the contract is locked. */
export async function findTwin(
  trx: Database,
  { contractId, currency, cents }: { contractId: number; currency: Currency; cents: number },
  now: Date,
): Promise<TwinPayment | null> {
  const { rows } = await sql<TwinPayment>`
    SELECT e.year || '-' || lpad(e.number::text, 6, '0') AS receipt, a.name || ' ' || a.lastname AS by,
           greatest(0, floor(extract(epoch FROM ${now}::timestamptz - y.paid_at) / 60))::int AS minutes
      FROM contract_payments y JOIN receipts e ON e.payment_id = y.id LEFT JOIN admins a ON a.id = y.admin_id
     WHERE y.contract_id = ${contractId} AND y.way = 'resort' AND y.state = 'paid' AND y.currency = ${currency}
       AND y.cents = ${cents} AND y.paid_at > ${now}::timestamptz - make_interval(mins => ${TWIN_MINUTES})
     ORDER BY y.paid_at DESC, y.id DESC LIMIT 1`.execute(trx)
  return rows[0] ?? null
}
