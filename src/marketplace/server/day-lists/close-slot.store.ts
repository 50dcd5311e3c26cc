import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'

/** A slot of a product on a day: of all its variants that have it. */
export interface ProductSlot {
  id: number
  day: Day
  time: string
}

const variants = ({ id, time }: ProductSlot) => sql`
  SELECT s.detail_id, s.starts, s.places FROM product_details v JOIN detail_slots s ON s.detail_id = v.id
   WHERE v.product_id = ${id} AND s.starts = ${time} ORDER BY s.detail_id`

/**
 * Closes a slot, in the order in which checkouts lock its rows; answers how many places of it are taken, null where the product
 * has no such slot. That nothing more is sold is seen to by the database.
 */
export async function closeSlotRows(
  trx: Database,
  slot: ProductSlot,
  { reason, adminId }: { reason: Bilingual; adminId: number | null },
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ taken: number }>`
    INSERT INTO slot_allotment (detail_id, starts, day, capacity, taken, closed, closed_at, closed_by_admin_id)
    SELECT v.detail_id, v.starts, ${slot.day}::date, 0, 0, ${JSON.stringify(reason)}::jsonb, ${now}::timestamptz,
           ${adminId}::int
      FROM (${variants(slot)}) v
    ON CONFLICT (detail_id, day, starts) DO UPDATE
       SET closed = excluded.closed, closed_at = excluded.closed_at, closed_by_admin_id = excluded.closed_by_admin_id
    RETURNING taken`.execute(trx)
  return rows.length === 0 ? null : rows.reduce((sum, { taken }) => sum + taken, 0)
}

/** Opens a closed slot again, with the places that it usually has; false where it is not closed. */
export async function openSlotRows(trx: Database, slot: ProductSlot): Promise<boolean> {
  const { rows } = await sql`
    UPDATE slot_allotment a
       SET closed = NULL, closed_at = NULL, closed_by_admin_id = NULL, capacity = greatest(a.taken, v.places)
      FROM (${variants(slot)}) v
     WHERE a.detail_id = v.detail_id AND a.starts = v.starts AND a.day = ${slot.day}::date AND a.closed IS NOT NULL
    RETURNING 1`.execute(trx)
  return rows.length > 0
}

/** The zone of a resort; null where there is none of that number. */
export async function zoneOf(db: Database, hotel: number): Promise<string | null> {
  const { rows } = await sql<{ zone: string }>`SELECT zone FROM hotels WHERE id = ${hotel}`.execute(db)
  return rows[0]?.zone ?? null
}
