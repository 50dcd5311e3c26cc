import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { ProductText } from '../../publish/publish-products.endpoints.ts'

/**
 * Writes the slots of a product's variants, which stand already. One that was ever taken stays for its orders and is no
 * longer offered; one that nobody took goes. Days that had the old places get the new ones, never less than are taken.
 */
export async function writeSlots(
  trx: Database,
  productId: number,
  { variants }: Pick<ProductText, 'variants'>,
  now: Date,
): Promise<void> {
  const rows = JSON.stringify(
    variants.flatMap(({ times, slots }, index) =>
      times === 'slots' ? slots.map((slot) => ({ ...slot, position: index + 1 })) : [],
    ),
  )
  const given = sql`(
    SELECT d.id AS detail_id, v.starts, v.places
      FROM jsonb_to_recordset(${rows}::jsonb) AS v(position int, starts text, places int)
      JOIN product_details d ON d.product_id = ${productId} AND d.position = v.position)`
  await sql`
    DELETE FROM detail_slots s USING product_details d
     WHERE d.id = s.detail_id AND d.product_id = ${productId}
       AND NOT EXISTS (SELECT FROM ${given} v WHERE v.detail_id = s.detail_id AND v.starts = s.starts)
       AND NOT EXISTS (SELECT FROM slot_allotment a WHERE a.detail_id = s.detail_id AND a.starts = s.starts)
       AND NOT EXISTS (SELECT FROM order_details o WHERE o.detail_id = s.detail_id AND o.slot = s.starts)`.execute(
    trx,
  )
  await sql`
    UPDATE detail_slots s SET active = false FROM product_details d
     WHERE d.id = s.detail_id AND d.product_id = ${productId} AND s.active
       AND NOT EXISTS (SELECT FROM ${given} v WHERE v.detail_id = s.detail_id AND v.starts = s.starts)`.execute(
    trx,
  )
  await sql`
    WITH days AS (
      SELECT a.detail_id, a.day, a.starts, v.places
        FROM ${given} v JOIN detail_slots s ON s.detail_id = v.detail_id AND s.starts = v.starts
        JOIN slot_allotment a ON a.detail_id = s.detail_id AND a.starts = s.starts AND a.capacity = s.places
         AND a.day >= (${now}::timestamptz - interval '1 day')::date
       WHERE s.places <> v.places
       ORDER BY a.detail_id, a.day, a.starts FOR UPDATE OF a
    )
    UPDATE slot_allotment a SET capacity = greatest(d.places, a.taken)
      FROM days d WHERE a.detail_id = d.detail_id AND a.day = d.day AND a.starts = d.starts`.execute(trx)
  await sql`
    INSERT INTO detail_slots (detail_id, starts, places) SELECT detail_id, starts, places FROM ${given} v
    ON CONFLICT (detail_id, starts) DO UPDATE SET places = excluded.places, active = true`.execute(trx)
}
