import { sql } from 'kysely'
import { LINES_OF_DOCUMENT } from '../account/account.store.ts'

/** What a document `t` charges, less what its corrections have taken back. */
const CHARGED = sql`
  -(t.cents + coalesce((SELECT sum(x.cents) FROM transactions x
                         WHERE x.origin = 'correction' AND x.contract_id = t.contract_id AND x.origin_number = t.reference), 0))`

/**
 * The charge of an order `o` in the books of its contract, as an `OrderCharge`; null where it is paid as an order. Then it is owed and
 * paid on the statement, and nowhere else (decision 0494).
 */
export const CHARGE_OF_ORDER = sql`
  (SELECT jsonb_build_object('reference', t.reference, 'day', t.day, 'cents', ${CHARGED}::int,
            'openCents', CASE t.status WHEN 'paid' THEN 0
                              ELSE greatest(${CHARGED} - t.paid_cents - ${LINES_OF_DOCUMENT}, 0)::int END)
     FROM transactions t
    WHERE t.origin = 'order' AND t.contract_id = o.contract_id AND t.origin_number = o.number AND t.currency = o.currency
      AND t.cents < 0 AND ${CHARGED} > 0
    ORDER BY t.id DESC LIMIT 1)`
