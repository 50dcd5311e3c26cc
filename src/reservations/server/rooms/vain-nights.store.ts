import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'

/** Counts so many nights from a day on once more, of the kind of residence that one of an owner's contracts has; false where it has none. */
export async function countNightsInVain(
  db: Database,
  { ownerId, contractId }: { ownerId: number; contractId: number },
  { from, nights }: { from: Day; nights: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO vain_nights AS kept (month, hotel_id, category_id, nights)
    SELECT date_trunc('month', ${from}::date)::date, c.hotel_id, u.category_id, ${nights}::int
      FROM held_contracts c JOIN housing u ON u.id = c.housing_id
     WHERE c.id = ${contractId} AND c.owner_id = ${ownerId}
    ON CONFLICT (month, category_id, nights) DO UPDATE SET times = kept.times + 1`.execute(db)
  return numAffectedRows === 1n
}

/** Removes the counts of months that began before a day. */
export async function removeOldVainNights(db: Database, before: Day): Promise<void> {
  await sql`DELETE FROM vain_nights WHERE month < ${before}::date`.execute(db)
}
