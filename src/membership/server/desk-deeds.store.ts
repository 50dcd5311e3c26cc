import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import type { DeskDeed } from './deed-words.ts'

/** Writes what the desk did with contracts' money into the list of each of their owners: who of the club it was, and when. */
export async function noteForHolders(
  trx: Database,
  of: {
    deed: DeskDeed
    adminId: number | null
    contractIds: readonly number[]
    /** The number of what it was about: a payment, a plan, a question, a run. */
    id: number
  },
  now: Date,
): Promise<void> {
  if (of.adminId === null) return
  await sql`
    INSERT INTO deeds (at, deed, actor_admin_id, owner_id, subject, detail)
    SELECT ${now}, ${of.deed}, ${of.adminId}, h.owner_id, 'id ' || ${of.id}::int, jsonb_build_object('id', ${of.id}::int)
      FROM (SELECT DISTINCT owner_id FROM contract_owners WHERE contract_id = ANY (${of.contractIds}::int[])) h
     ORDER BY h.owner_id`.execute(trx)
}
