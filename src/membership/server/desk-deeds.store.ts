import { sql } from 'kysely'
import type { Currency } from '../../kernel/money.ts'
import type { Database } from '../../server/database/database.ts'
import type { DeskDeed } from './deed-words.ts'
import type { OwnMoneyDeed } from './money-deed-words.ts'

/** Money of a contract that a deed was about: cents as the deed names them, null where it is about no sum. */
export interface DeedSum {
  contractId: number
  cents: number | null
}

/**
 * Writes what the desk did with contracts' money into the list of each of their owners: who of the club it was, when, and with how much.
 * Of several contracts an owner has one line, with their sums together.
 */
export async function noteForHolders(
  trx: Database,
  of: {
    deed: DeskDeed
    adminId: number | null
    sums: readonly DeedSum[]
    currency: Currency
    /** The number of what it was about: a payment, a plan, a question, a run. */
    id: number
  },
  now: Date,
): Promise<void> {
  if (of.adminId === null) return
  const contracts = of.sums.map(({ contractId }) => contractId)
  const cents = of.sums.map((sum) => sum.cents)
  await sql`
    INSERT INTO deeds (at, deed, actor_admin_id, owner_id, subject, detail)
    SELECT ${now}, ${of.deed}, ${of.adminId}, h.owner_id, 'id ' || ${of.id}::int, jsonb_strip_nulls(jsonb_build_object(
             'id', ${of.id}::int, 'idContract', h.contract_id, 'cents', h.cents,
             'currency', CASE WHEN h.cents IS NOT NULL THEN ${of.currency}::text END))
      FROM (SELECT o.owner_id, sum(n.cents) AS cents, CASE WHEN count(*) = 1 THEN min(n.contract_id) END AS contract_id
              FROM unnest(${contracts}::int[], ${cents}::bigint[]) n (contract_id, cents)
              JOIN (SELECT DISTINCT contract_id, owner_id FROM contract_owners) o ON o.contract_id = n.contract_id
             GROUP BY o.owner_id) h
     ORDER BY h.owner_id`.execute(trx)
}

/** Writes what an owner did with money of a contract into the trail: when, and with how much. */
export async function noteOwnMoney(
  trx: Database,
  of: {
    deed: OwnMoneyDeed
    ownerId: number
    contractId: number
    /** The number of what it was about: a payment, a plan, a question, a report. */
    id: number
    /** Cents with their currency; none where it is about no sum. */
    sum?: { cents: number; currency: Currency } | null
  },
  now: Date,
): Promise<void> {
  const detail = { id: of.id, idContract: of.contractId, ...of.sum }
  await sql`
    INSERT INTO deeds (at, deed, actor_owner_id, owner_id, subject, detail)
    VALUES (${now}, ${of.deed}, ${of.ownerId}, ${of.ownerId}, 'id ' || ${of.id}::int, ${JSON.stringify(detail)}::jsonb)`.execute(
    trx,
  )
}
