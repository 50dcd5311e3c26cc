import { sql } from 'kysely'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'

/** An amount of a currency, in cents of either sign. */
interface Figure {
  cents: number
  currency: Currency
}

/** From which amount on a figure is large, in cents, where the club brings in no limit of its own (decision 0243). */
const LARGE_FROM: Readonly<Record<Currency, number>> = { USD: 5_000_000, MXN: 100_000_000 }

/** The largest of figures that the club calls large, with the amount from which on one is (`fromCents`); null where none is. */
export async function findLarge(
  db: Database,
  figures: readonly Figure[],
): Promise<(Figure & { fromCents: number }) | null> {
  const { rows } = await sql<Figure & { fromCents: number }>`
    SELECT (f ->> 'cents')::float8 AS cents, f ->> 'currency' AS currency, r.cents AS "fromCents"
      FROM jsonb_array_elements(${JSON.stringify(figures)}::jsonb) f
      LEFT JOIN large_figures l ON l.currency = f ->> 'currency'
      CROSS JOIN LATERAL (SELECT coalesce(l.cents, (${JSON.stringify(LARGE_FROM)}::jsonb ->> (f ->> 'currency'))::int) AS cents) r
     WHERE abs((f ->> 'cents')::bigint) >= r.cents
     ORDER BY abs((f ->> 'cents')::bigint) DESC LIMIT 1`.execute(db)
  return rows[0] ?? null
}

/** From which amount of a currency on a figure is large for the club, in cents. */
export async function findLargeFrom(db: Database, currency: Currency): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT cents FROM large_figures WHERE currency = ${currency}`.execute(db)
  return rows[0]?.cents ?? LARGE_FROM[currency]
}
