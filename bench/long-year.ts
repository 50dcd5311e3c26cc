import { sql } from 'kysely'
import { openPostgres } from '../src/server/database/database.ts'
import type { Member } from './crowd.ts'

/** A year in which nobody else has transactions. */
export const LONG_YEAR = 2101

/** Gives a member a year of so many transactions of so many details each, in two currencies, newest last. */
export async function addLongYear(
  url: string,
  { contractId }: Member,
  { transactions, details }: { transactions: number; details: number },
): Promise<void> {
  const database = openPostgres(url, { connections: 1 })
  // The totals are right as written: checking each at the end would take longer than writing them.
  await database.runScript(
    'ALTER TABLE transactions DISABLE TRIGGER USER; ALTER TABLE transaction_lines DISABLE TRIGGER USER',
  )
  await sql`
    WITH added AS (
      INSERT INTO transactions (contract_id, year, day, concept, reference, status, cents, currency)
      SELECT ${contractId}, ${LONG_YEAR}, make_date(${LONG_YEAR}, 1, 1) + n % 365,
             '{"en": "Air conditioning service", "es": "Servicio de aire acondicionado"}', 'LONG-' || n, 'paid',
             ${details}::int * (n % 5000 - 2500), CASE n % 3 WHEN 0 THEN 'MXN' ELSE 'USD' END
        FROM generate_series(1, ${transactions}::int) n
      RETURNING id, cents
    )
    INSERT INTO transaction_lines (transaction_id, position, concept, unit_cents, cents)
    SELECT id, n, jsonb_build_object('en', 'Visit ' || n || ' of the year', 'es', 'Visita ' || n || ' del año'),
           cents / ${details}::int, cents / ${details}::int FROM added, generate_series(1, ${details}::int) n`.execute(
    database.db,
  )
  await database.runScript(
    'ALTER TABLE transactions ENABLE TRIGGER USER; ALTER TABLE transaction_lines ENABLE TRIGGER USER',
  )
  await sql`SELECT enter_documents(ARRAY(SELECT id FROM transactions WHERE year = ${LONG_YEAR}))`.execute(
    database.db,
  )
  await database.runScript('VACUUM ANALYZE transactions, transaction_lines, ledger_entries, ledger_postings')
  await database.close()
}
