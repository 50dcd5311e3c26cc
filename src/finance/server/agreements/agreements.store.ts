import { sql } from 'kysely'
import { heldBy } from '../../../membership/server/whose-contract.store.ts'
import type { Database } from '../../../server/database/database.ts'
import type { KeptFile } from '../../../server/files/keep-file.ts'
import { insertFile } from '../../../server/files/stored-files.store.ts'
import type { AgreementFacts } from '../../agreed-content.ts'

/** All that an agreement's document says, in one statement; of one owner's contracts where an owner is named. */
export async function findAgreement(
  db: Database,
  planId: number,
  whose: { ownerId: number; contractId: number } | null,
): Promise<AgreementFacts | null> {
  const own = whose
    ? sql`p.contract_id = ${whose.contractId} AND ${heldBy('p.contract_id', sql`${whose.ownerId}::int`)}`
    : sql`true`
  const { rows } = await sql<AgreementFacts>`
    SELECT p.id, c.number || '-' || p.position AS number, c.id AS "contractId", c.number AS "contractNumber",
           c.membership_code AS "membershipCode", h.name AS resort, u.number AS residence, h.zone,
           (SELECT string_agg(x.name || ' ' || x.lastname, ' · ' ORDER BY x.id <> c.owner_id, x.id)
              FROM contract_owners k JOIN owners x ON x.id = k.owner_id WHERE k.contract_id = c.id) AS "ownerName",
           p.language, y.currency, m.reference AS rule, p.basis_points AS "basisPoints", p.base_cents AS "baseCents",
           p.fee_cents AS "feeCents", p.total_cents AS "totalCents", p.signer, p.owner_id AS "accountId",
           o.name || ' ' || o.lastname AS account,
           to_char(p.signed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "signedAt", p.signed_from AS "from",
           p.sealed_file_key AS "sealedFileKey",
           (SELECT json_agg(json_build_object('concept', l.concept, 'reference', l.reference, 'cents', l.cents) ORDER BY l.position)
              FROM contract_payment_lines l WHERE l.payment_id = y.id) AS lines,
           (SELECT json_agg(json_build_object('due', s.due, 'cents', s.cents) ORDER BY s.position)
              FROM instalment_parts s WHERE s.plan_id = p.id) AS parts
      FROM instalment_plans p JOIN contract_payments y ON y.id = p.payment_id JOIN payment_terms m ON m.id = p.terms_id
      JOIN contracts c ON c.id = p.contract_id JOIN hotels h ON h.id = c.hotel_id JOIN housing u ON u.id = c.housing_id
      JOIN owners o ON o.id = p.owner_id
     WHERE p.id = ${planId} AND ${own}`.execute(db)
  return rows[0] ?? null
}

/** Claims the plan whose seal has been due longest, for so long (milliseconds); null when none is due. */
export async function claimAgreement(
  db: Database,
  now: Date,
  claimMs: number,
): Promise<{ planId: number; tries: number } | null> {
  const { rows } = await sql<{ planId: number; tries: number }>`
    UPDATE instalment_plans SET seal_due_at = ${new Date(now.getTime() + claimMs)}, seal_tries = seal_tries + 1
     WHERE id = (SELECT id FROM instalment_plans WHERE seal_due_at <= ${now} ORDER BY seal_due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id AS "planId", seal_tries AS tries`.execute(db)
  return rows[0] ?? null
}

/** Sets the next try after a failure. */
export async function postponeAgreement(db: Database, planId: number, dueAt: Date): Promise<void> {
  await sql`UPDATE instalment_plans SET seal_due_at = ${dueAt} WHERE id = ${planId} AND sealed_at IS NULL`.execute(
    db,
  )
}

/** The kind of documents under which agreements are kept; the first that needs it makes it. */
const KIND = { en: 'Agreements', es: 'Convenios' }

/**
 * Stores an agreement's seal and puts its file among the contract's documents, in one transaction; a process that comes second finds it
 * sealed and writes nothing.
 */
export async function saveAgreementSeal(
  trx: Database,
  facts: AgreementFacts,
  { file, title, now }: { file: KeptFile; title: { en: string; es: string }; now: Date },
): Promise<void> {
  const { rows } = await sql`
    SELECT FROM instalment_plans WHERE id = ${facts.id} AND sealed_at IS NULL FOR UPDATE`.execute(trx)
  if (rows.length === 0) return
  await insertFile(trx, file, { contractId: facts.contractId }, now)
  await sql`
    UPDATE instalment_plans SET sealed_at = ${now}, sealed_file_key = ${file.key}::uuid, seal_due_at = NULL
     WHERE id = ${facts.id}`.execute(trx)
  await sql`LOCK TABLE document_types IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
  await sql`
    INSERT INTO document_types (name, position)
    SELECT ${JSON.stringify(KIND)}::jsonb, (SELECT coalesce(max(position), 0) + 1 FROM document_types)
     WHERE NOT EXISTS (SELECT FROM document_types WHERE name ->> 'en' = ${KIND.en})`.execute(trx)
  await sql`
    INSERT INTO contract_documents (contract_id, type_id, title, file_key, published)
    SELECT ${facts.contractId}, (SELECT id FROM document_types WHERE name ->> 'en' = ${KIND.en} ORDER BY id LIMIT 1),
           ${JSON.stringify(title)}::jsonb, ${file.key}::uuid, (${facts.signedAt}::timestamptz AT TIME ZONE ${facts.zone})::date`.execute(
    trx,
  )
}
