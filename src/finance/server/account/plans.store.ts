import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Bilingual, Language } from '../../../kernel/language.ts'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import type { Plan } from '../../account/terms.ts'

/** A document of the statement that a rule or a plan writes, of one line. */
export interface TermsDocument {
  contractId: number
  day: Day
  due: Day | null
  concept: Bilingual
  reference: string
  /** Below zero it is to be paid (`sent`), above a credit; what a plan took over is `paid`. */
  cents: number
  status: 'sent' | 'paid'
  currency: Currency
  origin: 'instalment' | 'plan' | 'interest' | 'discount' | null
  paymentId: number | null
}

/** Writes such documents in one statement; their numbers, in their order. */
export async function insertTermsDocuments(
  trx: Database,
  documents: readonly TermsDocument[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number; reference: string }>`
    WITH given AS (
      SELECT d.* FROM jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) AS d ("contractId" int, day date, due date, concept jsonb,
        reference text, cents int, status text, currency text, origin text, "paymentId" int)
    ), added AS (
      INSERT INTO transactions (contract_id, year, day, due, concept, reference, status, cents, currency, origin, payment_id)
      SELECT "contractId", extract(year FROM day)::int, day, due, concept, reference, status, cents, currency, origin, "paymentId" FROM given
      RETURNING id, reference, cents, concept
    ), lines AS (
      INSERT INTO transaction_lines (transaction_id, position, concept, quantity, unit_cents, cents)
      SELECT id, 1, concept, 1, cents, cents FROM added
    )
    SELECT id, reference FROM added`.execute(trx)
  const ids = new Map(rows.map(({ id, reference }) => [reference, id]))
  return documents.map(({ reference }) => ids.get(reference) ?? 0)
}

/** Which of its contract's plans the next one is. The contract is locked. */
export async function nextPosition(trx: Database, contractId: number): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    SELECT coalesce(max(position), 0) + 1 AS position FROM instalment_plans WHERE contract_id = ${contractId}`.execute(
    trx,
  )
  return onlyRow(rows).position
}

export interface NewPlan {
  paymentId: number
  position: number
  contractId: number
  termsId: number
  basisPoints: number
  plan: Plan
  ownerId: number
  signer: string
  from: string | null
  language: Language
  /** The documents of the parts, in their order. */
  documents: readonly number[]
}

/** Writes a plan as it was agreed to, with its parts, and asks for its seal; its number. */
export async function insertPlan(trx: Database, one: NewPlan, now: Date): Promise<number> {
  const { baseCents, feeCents, totalCents } = one.plan
  const parts = one.plan.parts.map((part, at) => ({ ...part, document: one.documents[at] }))
  const { rows } = await sql<{ id: number }>`
    WITH added AS (
      INSERT INTO instalment_plans (payment_id, position, contract_id, terms_id, basis_points, base_cents, fee_cents, total_cents,
                                    owner_id, signer, signed_at, signed_from, language, seal_due_at)
      VALUES (${one.paymentId}, ${one.position}, ${one.contractId}, ${one.termsId}, ${one.basisPoints}, ${baseCents}, ${feeCents},
              ${totalCents}, ${one.ownerId}, ${one.signer}, ${now}, ${one.from}, ${one.language}, ${now}) RETURNING id
    ), parts AS (
      INSERT INTO instalment_parts (plan_id, position, due, cents, transaction_id)
      SELECT a.id, p.place, (p.one ->> 'due')::date, (p.one ->> 'cents')::int, (p.one ->> 'document')::int
        FROM added a CROSS JOIN jsonb_array_elements(${JSON.stringify(parts)}::jsonb) WITH ORDINALITY p (one, place)
    )
    SELECT id FROM added`.execute(trx)
  return onlyRow(rows).id
}

/** A plan with the contract that it is of. */
export interface LockedPlan {
  id: number
  contractId: number
  number: string
  currency: Currency
  ended: boolean
}

/** Locks a plan, its contract first; null where there is none. */
export async function lockPlan(trx: Database, id: number): Promise<LockedPlan | null> {
  await sql`
    SELECT FROM contracts WHERE id = (SELECT contract_id FROM instalment_plans WHERE id = ${id}) FOR NO KEY UPDATE`.execute(
    trx,
  )
  const { rows } = await sql<LockedPlan>`
    SELECT p.id, p.contract_id AS "contractId", c.number || '-' || p.position AS number, y.currency, p.ended_at IS NOT NULL AS ended
      FROM instalment_plans p JOIN contracts c ON c.id = p.contract_id JOIN contract_payments y ON y.id = p.payment_id
     WHERE p.id = ${id} FOR UPDATE OF p`.execute(trx)
  return rows[0] ?? null
}

/** Notes that a plan has ended, by the club and why, or by an owner. */
export async function saveEnd(
  trx: Database,
  plan: { id: number; reason: string | null; adminId: number | null; ownerId: number | null },
  now: Date,
): Promise<void> {
  await sql`
    UPDATE instalment_plans SET ended_at = ${now}, ended_by_admin_id = ${plan.adminId}, end_reason = ${plan.reason},
           ended_by_owner_id = ${plan.ownerId}
     WHERE id = ${plan.id}`.execute(trx)
}

/** The reader of a plan's mails: who signed it. */
export async function readSigner(
  trx: Database,
  planId: number,
): Promise<{ ownerId: number; name: string; email: string; languageName: string }> {
  const { rows } = await sql<{ ownerId: number; name: string; email: string; languageName: string }>`
    SELECT o.id AS "ownerId", o.name, o.email, o.language_name AS "languageName"
      FROM instalment_plans p JOIN owners o ON o.id = p.owner_id WHERE p.id = ${planId}`.execute(trx)
  return onlyRow(rows)
}
