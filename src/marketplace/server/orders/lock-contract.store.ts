import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { fixedStatement } from '../../../server/database/fixed-statement.ts'

const LOCK = fixedStatement<{ ownerId: number; contractId: number }, object>(
  ['ownerId', 'contractId'],
  ({ ownerId, contractId }) => sql`
    SELECT 1 FROM held_contracts WHERE id = ${contractId} AND owner_id = ${ownerId} FOR NO KEY UPDATE`,
)

/**
 * Locks a contract before anything is ordered or changed for it, so that no two requests spend the same balance, nor both have the
 * last of what one membership may have; requests for stays take the same lock. It is no `FOR UPDATE`, which would wait for those who only
 * hold that somebody is an owner (`FOR KEY SHARE`), and take this lock next: a deadlock. What is read after it includes what the previous
 * holder wrote.
 */
export async function lockMembership(trx: Database, ownerId: number, contractId: number): Promise<boolean> {
  return (await LOCK(trx, { ownerId, contractId })).length > 0
}
