import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { AgreementWord } from '../../statement.endpoints.ts'

export interface FoundAgreement {
  /** The answers of the contract's owners to a year's statement, the newest first. */
  history: AgreementWord[]
  /** Transactions of the year. */
  count: number
}

/** Locks the contract's row, so that its answers are written one after another. Answers whether it is the owner's. */
export async function lockOwnContract(trx: Database, ownerId: number, contractId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM held_contracts WHERE id = ${contractId} AND owner_id = ${ownerId} FOR NO KEY UPDATE`.execute(
    trx,
  )
  return rows.length > 0
}

/** What was said of a year, and what there is to say it of; null when the contract is not the owner's. */
export async function readAgreementFacts(
  db: Database,
  ownerId: number,
  contractId: number,
  year: number,
): Promise<FoundAgreement | null> {
  const { rows } = await sql<FoundAgreement>`
    SELECT (SELECT coalesce(jsonb_agg(jsonb_build_object(
                     'id', a.id, 'accepted', a.answer = 'accepted', 'comment', a.comment,
                     'answeredAt', to_char(a.answered_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
                     'response', a.response,
                     'respondedAt', to_char(a.responded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
                     'by', jsonb_build_object('idOwner', o.id, 'name', o.name, 'lastname', o.lastname),
                     'newSince', (SELECT count(*) FROM transactions t
                                   WHERE t.contract_id = c.id AND t.year = ${year}
                                     AND t.day > (a.answered_at AT TIME ZONE h.zone)::date))
                   ORDER BY a.id DESC), '[]')
              FROM transaction_agreements a JOIN owners o ON o.id = a.answered_by_owner_id
             WHERE a.contract_id = c.id AND a.year = ${year}) AS history,
           (SELECT count(*)::int FROM transactions t WHERE t.contract_id = c.id AND t.year = ${year}) AS count
      FROM held_contracts c
      JOIN hotels h ON h.id = c.hotel_id
     WHERE c.id = ${contractId} AND c.owner_id = ${ownerId}`.execute(db)
  return rows[0] ?? null
}

/** Adds the owner's answer; their newest one counts. */
export async function addAgreement(
  trx: Database,
  word: { contractId: number; year: number; accepted: boolean; comment: string | null; ownerId: number },
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO transaction_agreements (contract_id, year, answer, comment, answered_at, answered_by_owner_id)
    VALUES (${word.contractId}, ${word.year}, ${word.accepted ? 'accepted' : 'rejected'}, ${word.comment}, ${now},
            ${word.ownerId})`.execute(trx)
}

/**
 * The word in force on a year, for a statement that has the contract and the year in columns: `answer`, `response` and
 * `answered_at` of one row, or none. The rule itself is `wordInForce`.
 */
export function wordInForceOf(contract: string, year: string): RawBuilder<unknown> {
  return sql`
    (SELECT w.answer, w.response, w.answered_at
       FROM (SELECT DISTINCT ON (answered_by_owner_id) id, answer, response, answered_at
               FROM transaction_agreements WHERE contract_id = ${sql.ref(contract)} AND year = ${sql.ref(year)}
              ORDER BY answered_by_owner_id, id DESC) w
      ORDER BY w.answer = 'rejected' AND w.response IS NULL DESC, w.id DESC LIMIT 1)`
}
