import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import type { MailChoice } from '../mail-choices.ts'

/** One of a contract's owners, as a mail addresses them. */
export interface Holder {
  contractId: number
  ownerId: number
  name: string
  lastname: string
  email: string
  languageName: string
}

/**
 * The owners of contracts whose account is open, the first one of each before the others: mails about a contract go to each
 * of them, in their own language. With a choice, those who have not turned such mails off.
 */
export async function readHolders(
  db: Database,
  contractIds: readonly number[],
  choice: MailChoice | null = null,
): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    SELECT h.contract_id AS "contractId", o.id AS "ownerId", o.name, o.lastname, o.email, o.language_name AS "languageName"
      FROM contract_owners h JOIN contracts c ON c.id = h.contract_id JOIN owners o ON o.id = h.owner_id
     WHERE h.contract_id = ANY (${contractIds}::int[])
       AND (${choice}::text IS NULL OR NOT ${choice}::text = ANY (o.mails_off))
       AND (o.active OR o.id = c.owner_id)
     ORDER BY h.contract_id, h.owner_id <> c.owner_id, h.owner_id`.execute(db)
  return rows
}
