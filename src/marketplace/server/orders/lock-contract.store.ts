import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'

/**
 * Locks a contract before anything is ordered or changed for it, so that no two requests spend the same balance, nor both have the
 * last of what one membership may have; requests for stays take the same lock. What is read after it includes what the previous
 * holder wrote.
 */
export async function lockMembership(trx: Database, ownerId: number, contractId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM held_contracts WHERE id = ${contractId} AND owner_id = ${ownerId} FOR UPDATE`.execute(trx)
  return rows.length > 0
}
