import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'

/** The places that the portal's own orders hold, by `soldKey`. */
export async function readSold(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; places: number }>`
    SELECT coalesce(d.detail_id || ' ' || d.operation_day || coalesce(' ' || d.slot, ''), d.event_id::text) AS key, sum(d.quantity)::int AS places
      FROM order_details d JOIN orders o ON o.id = d.order_id
     WHERE d.took_places AND d.kind IN ('product', 'event') AND o.status <> 3 GROUP BY 1`.execute(db)
  return new Map(rows.map(({ key, places }) => [key, places]))
}

/**
 * What the portal's own orders still hold of benefits, by the number of the ledger's entry: an order holds once an account,
 * and anew, all of it, where a line was changed since.
 */
export async function readHeld(db: Database): Promise<Map<number, number>> {
  const { rows } = await sql<{ entry: number; held: number }>`
    SELECT e.id AS entry, sum(b.quantity)::int AS held
      FROM order_benefits b JOIN order_details d ON d.id = b.order_detail_id
     CROSS JOIN LATERAL (SELECT max(e.id) AS id FROM benefit_entries e
                          WHERE e.order_id = d.order_id AND e.benefit_year_id = b.benefit_year_id AND e.kind = 'hold') e
     WHERE b.state = 'held' AND e.id IS NOT NULL GROUP BY e.id`.execute(db)
  return new Map(rows.map(({ entry, held }) => [Number(entry), held]))
}
