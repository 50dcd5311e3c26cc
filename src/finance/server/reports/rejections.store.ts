import { sql } from 'kysely'
import { coOwnersOf } from '../../../membership/server/whose-contract.store.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Rejection } from '../../desk.endpoints.ts'

/** Rejections that count (their owner has said nothing newer of the year) and have no answer, the oldest first; with a number that one alone. */
export async function listOpenRejections(db: Database, id?: number): Promise<Rejection[]> {
  const { rows } = await sql<Rejection>`
    SELECT a.id, a.year, a.comment, to_char(a.answered_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "answeredAt",
           c.number AS contract, h.zone, h.name AS hotel, u.number AS residence,
           jsonb_build_object('idOwner', o.id, 'name', o.name, 'lastname', o.lastname, 'email', o.email) AS owner,
           ${coOwnersOf('c.id', 'o.id')} AS "coOwners"
      FROM transaction_agreements a
      JOIN contracts c ON c.id = a.contract_id
      JOIN owners o ON o.id = a.answered_by_owner_id
      JOIN hotels h ON h.id = c.hotel_id
      JOIN housing u ON u.id = c.housing_id
     WHERE a.answer = 'rejected' AND a.response IS NULL ${id === undefined ? sql`` : sql`AND a.id = ${id}`}
       AND NOT EXISTS (SELECT FROM transaction_agreements n
                        WHERE n.contract_id = a.contract_id AND n.year = a.year AND n.id > a.id
                          AND n.answered_by_owner_id = a.answered_by_owner_id)
     ORDER BY a.answered_at, a.id LIMIT 500`.execute(db)
  return rows
}

/** A rejection that was answered. */
interface Answered {
  contractId: number
  year: number
  contract: string
  by: { idOwner: number; name: string; lastname: string }
}

/**
 * Writes the club's answer to a rejection, unless it has one or its owner has said something newer. The contract's row is
 * locked as by whoever answers for it, so that nothing is said meanwhile.
 */
export async function respond(
  trx: Database,
  agreementId: number,
  { response, adminId }: { response: string; adminId: number },
  now: Date,
): Promise<Answered | 'missing' | 'answered' | 'superseded'> {
  const { rows } = await sql<Answered & { response: string | null }>`
    SELECT a.contract_id AS "contractId", a.year, c.number AS contract, a.response,
           jsonb_build_object('idOwner', o.id, 'name', o.name, 'lastname', o.lastname) AS by
      FROM transaction_agreements a
      JOIN contracts c ON c.id = a.contract_id
      JOIN owners o ON o.id = a.answered_by_owner_id
     WHERE a.id = ${agreementId} AND a.answer = 'rejected' FOR NO KEY UPDATE OF a, c`.execute(trx)
  const [row] = rows
  if (!row) return 'missing'
  if (row.response !== null) return 'answered'
  const newer = await sql`
    SELECT FROM transaction_agreements
     WHERE contract_id = ${row.contractId} AND year = ${row.year} AND answered_by_owner_id = ${row.by.idOwner}
       AND id > ${agreementId} LIMIT 1`.execute(trx)
  if (newer.rows.length > 0) return 'superseded'
  await sql`
    UPDATE transaction_agreements
       SET response = ${response}, responded_at = ${now}, responded_by_admin_id = ${adminId}
     WHERE id = ${agreementId}`.execute(trx)
  return row
}
