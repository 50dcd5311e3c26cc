import { type Kysely, sql } from 'kysely'
import { CAST_DRAW } from '../../draws/cast.ts'
import { LOCKS } from '../../server/database/locks.ts'
import type { TableRows } from '../rows.ts'

/** Any database: this store knows tables by name alone. */
// biome-ignore lint/suspicious/noExplicitAny: Kysely's type parameter is invariant, and every schema is welcome here
type AnyDatabase = Kysely<any>

/** Rows in one statement: enough to make the statements few, little enough to keep each small. */
const AT_ONCE = 4000

/** Inserts rows in their order. Columns that no row of the table names keep their defaults. */
export async function insertRows(db: AnyDatabase, { table, rows }: TableRows): Promise<void> {
  if (rows.length === 0) return
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const names = sql.join(columns.map((column) => sql.ref(column)))
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const json = JSON.stringify(rows.slice(start, start + AT_ONCE))
    await sql`INSERT INTO ${sql.table(table)} (${names})
      SELECT ${names} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${json}::jsonb)`.execute(db)
  }
}

/** After numbers were given by hand, the next one of its own follows the highest. */
export async function followHighest(db: AnyDatabase, table: string): Promise<void> {
  await sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), (SELECT max(id) FROM ${sql.table(table)}))`.execute(
    db,
  )
}

/** One process fills at a time; the others wait here, and find the club filled. */
export async function lockFilling(trx: AnyDatabase): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${LOCKS.fillDemo}::bigint)`.execute(trx)
}

/** Whether no club lives here yet. */
export async function hasNoHotel(db: AnyDatabase): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`SELECT NOT EXISTS (SELECT FROM hotels) AS empty`.execute(db)
  return rows[0]?.empty ?? false
}

/** The tables whose `id` the database counts itself. */
export async function countedTables(db: AnyDatabase): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'id' AND is_identity = 'YES'`.execute(db)
  return new Set(rows.map((row) => row.name))
}

/**
 * Disables triggers and foreign keys until the transaction ends (session_replication_role); CHECK and UNIQUE still
 * hold.
 */
export async function trustRows(trx: AnyDatabase): Promise<void> {
  await sql`SET LOCAL session_replication_role = replica`.execute(trx)
}

/** Brings rounds that have a result to their end: what seals their wishes keeps all that is written afterwards away. */
export async function finishDraws(trx: AnyDatabase): Promise<void> {
  const { wishesSeal, publicValue } = CAST_DRAW
  await sql`
    UPDATE draw_rounds r
       SET wishes_seal = ${wishesSeal}, wishes_sealed_at = closes_at + interval '1 minute', public_value = ${publicValue},
           numbered_at = number_at + interval '11 minutes', run_at = number_at + interval '30 minutes',
           drawn_at = number_at + interval '31 minutes', settled_at = number_at + interval '32 minutes'
     WHERE EXISTS (SELECT FROM draw_results g WHERE g.round_id = r.id)`.execute(trx)
}

/** Lists what waits for the desk, which triggers do in normal operation. */
export async function fillInbox(trx: AnyDatabase): Promise<void> {
  await sql`SELECT fill_inbox()`.execute(trx)
}

/** Lists who waits for which week, which triggers do in normal operation. */
export async function fillWaitWeeks(trx: AnyDatabase): Promise<void> {
  await sql`SELECT write_wait_weeks(array_agg(id)) FROM waits`.execute(trx)
}

/** Computes the balance of each benefit year from its entries, which a trigger does in normal operation. */
export async function sumBalances(trx: AnyDatabase): Promise<void> {
  await sql`
    UPDATE benefit_years y SET balance = e.sum
      FROM (SELECT benefit_year_id, sum(quantity) AS sum FROM benefit_entries GROUP BY benefit_year_id) e
     WHERE e.benefit_year_id = y.id`.execute(trx)
}

/** Creates the change counter of each contract, which a trigger does in normal operation. */
export async function beginContractVersions(trx: AnyDatabase): Promise<void> {
  await sql`INSERT INTO contract_versions (contract_id) SELECT id FROM contracts`.execute(trx)
}

/** Notes that each contract is its first owner's, which a trigger does in normal operation. */
export async function keepFirstOwners(trx: AnyDatabase): Promise<void> {
  await sql`
    INSERT INTO contract_owners (contract_id, owner_id) SELECT id, owner_id FROM contracts
    ON CONFLICT DO NOTHING`.execute(trx)
}

/** Enters the statements and the payments of orders into the ledger, which triggers do in normal operation. */
export async function enterIntoLedger(trx: AnyDatabase): Promise<void> {
  await sql`SELECT enter_documents(ARRAY(SELECT id FROM transactions))`.execute(trx)
  await sql`SELECT enter_payments(ARRAY(SELECT id FROM payments))`.execute(trx)
}

/** Notes in the trail what the owners did with money, which their deeds do in normal operation. */
export async function noteMoneyInTrail(trx: AnyDatabase): Promise<void> {
  await sql`
    INSERT INTO deeds (at, deed, actor_owner_id, owner_id, subject, detail)
    SELECT d.at, d.deed, d.owner_id, d.owner_id, 'id ' || d.id,
           jsonb_build_object('id', d.id, 'idContract', d.contract_id, 'cents', d.cents, 'currency', d.currency)
      FROM (SELECT y.paid_at AS at, CASE y.way WHEN 'profit' THEN 'settleFromProfit' ELSE 'moneyArrived' END AS deed, y.owner_id,
                   y.contract_id, y.id, y.cents, y.currency
              FROM contract_payments y WHERE y.state = 'paid' AND y.way IN ('card', 'link', 'profit')
            UNION ALL
            SELECT n.signed_at, 'agreePlan', n.owner_id, n.contract_id, n.id, n.total_cents, y.currency
              FROM instalment_plans n JOIN contract_payments y ON y.id = n.payment_id
            UNION ALL
            SELECT q.asked_at, 'askAboutLine', q.owner_id, q.contract_id, q.id, abs(q.cents), q.currency FROM money_questions q
            UNION ALL
            SELECT r.signed_at, 'signReport', r.signed_by_owner_id, r.contract_id, r.id, r.balance_cents, r.currency
              FROM executive_reports r) d
     WHERE d.owner_id IS NOT NULL ORDER BY d.at, d.id`.execute(trx)
}
