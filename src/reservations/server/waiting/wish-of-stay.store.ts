import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'

/** The code of the wish that stands in the place of a stay; null where there is none. */
export async function readWishOfStay(db: Database, bookingId: number): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`
    SELECT code FROM waits WHERE swap_booking_id = ${bookingId} AND state = 'waiting'`.execute(db)
  return rows[0]?.code ?? null
}
