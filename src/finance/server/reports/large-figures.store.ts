import { sql } from 'kysely'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'

/** An amount of a currency, in cents of either sign. */
interface Figure {
  cents: number
  currency: Currency
}

/** The largest of figures that the club calls large; null where none is. */
export async function findLarge(db: Database, figures: readonly Figure[]): Promise<Figure | null> {
  const { rows } = await sql<Figure>`
    SELECT (f ->> 'cents')::int AS cents, f ->> 'currency' AS currency
      FROM jsonb_array_elements(${JSON.stringify(figures)}::jsonb) f JOIN large_figures l ON l.currency = f ->> 'currency'
     WHERE abs((f ->> 'cents')::bigint) >= l.cents ORDER BY abs((f ->> 'cents')::bigint) DESC LIMIT 1`.execute(
    db,
  )
  return rows[0] ?? null
}
