import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'

/** Whether a stay came of a draw of peak weeks. */
export async function isOfDraw(db: Database, bookingId: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM draw_results WHERE booking_id = ${bookingId}`.execute(db)
  return rows.length > 0
}
