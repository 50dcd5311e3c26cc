import { sql } from 'kysely'
import type { Database } from '../../../server/database.ts'

/** The places that the portal's own orders hold, by `soldKey`. */
export async function readSold(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; places: number }>`
    SELECT coalesce(d.detail_id || ' ' || d.operation_day, d.event_id::text) AS key, sum(d.quantity)::int AS places
      FROM order_details d JOIN orders o ON o.id = d.order_id
     WHERE d.took_places AND d.kind IN ('product', 'event') AND o.status <> 3 GROUP BY 1`.execute(db)
  return new Map(rows.map(({ key, places }) => [key, places]))
}
