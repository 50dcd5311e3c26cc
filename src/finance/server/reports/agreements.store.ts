import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { AgreementWord } from '../../statement.endpoints.ts'

export interface AgreementFacts {
  /** The owner's answers to a year's statement, the newest first. */
  history: AgreementWord[]
  /** Transactions of the year, and those dated after the newest word's day at the resort. */
  count: number
  newSince: number
}

/** Locks the contract's row, so that its answers are written one after another. Answers whether it is the owner's. */
export async function lockOwnContract(trx: Database, ownerId: number, contractId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM held_contracts WHERE id = ${contractId} AND owner_id = ${ownerId} FOR UPDATE`.execute(trx)
  return rows.length > 0
}

/** What was said of a year, and what there is to say it of; null when the contract is not the owner's. */
export async function readAgreementFacts(
  db: Database,
  ownerId: number,
  contractId: number,
  year: number,
): Promise<AgreementFacts | null> {
  const { rows } = await sql<AgreementFacts>`
    SELECT (SELECT coalesce(jsonb_agg(jsonb_build_object(
                     'id', a.id, 'accepted', a.answer = 'accepted', 'comment', a.comment,
                     'answeredAt', to_char(a.answered_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
                     'response', a.response,
                     'respondedAt', to_char(a.responded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
                   ORDER BY a.id DESC), '[]')
              FROM transaction_agreements a WHERE a.contract_id = c.id AND a.year = ${year}) AS history,
           n.count, n."newSince"
      FROM held_contracts c
      JOIN hotels h ON h.id = c.hotel_id
      CROSS JOIN LATERAL (
        SELECT (a.answered_at AT TIME ZONE h.zone)::date AS day FROM (SELECT) one
          LEFT JOIN LATERAL (SELECT answered_at FROM transaction_agreements
                              WHERE contract_id = c.id AND year = ${year} ORDER BY id DESC LIMIT 1) a ON true) last
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS count, count(*) FILTER (WHERE t.day > last.day)::int AS "newSince"
          FROM transactions t WHERE t.contract_id = c.id AND t.year = ${year}) n
     WHERE c.id = ${contractId} AND c.owner_id = ${ownerId}`.execute(db)
  return rows[0] ?? null
}

/** Adds the owner's answer; the newest one is in force. */
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
