import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'

/** A repair's bill as the statement gets it; the lines add up to it, below zero as charges are. */
export interface RepairCharge {
  contractId: number
  day: Day
  due: Day
  concept: Bilingual
  /** The number of the request, which the document names as its origin. */
  code: string
  currency: Currency
  lines: readonly { concept: Bilingual; quantity: number; unitCents: number }[]
}

/**
 * Writes the document of a repair with its lines, which the ledger's own triggers enter; its number. Its reference is `MT-` and the
 * number of the request; one that the club's books have for something else is not taken twice.
 */
export async function insertRepairCharge(trx: Database, charge: RepairCharge): Promise<number> {
  const { contractId, day, due, code, currency, lines } = charge
  const cents = lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0)
  const reference = code.replace(/^MR-/, 'MT-')
  const { rows } = await sql<{ id: number }>`
    WITH added AS (
      INSERT INTO transactions (contract_id, year, day, due, concept, reference, status, cents, currency, origin, origin_number)
      SELECT ${contractId}::int, extract(year FROM ${day}::date)::int, ${day}::date, ${due}::date,
             ${JSON.stringify(charge.concept)}::jsonb,
             CASE WHEN EXISTS (SELECT FROM transactions x WHERE x.reference = ${reference})
                  THEN ${reference} || '-' || left(md5(random()::text), 8) ELSE ${reference} END,
             'sent', ${cents}::int, ${currency}, 'repair', ${code}
      RETURNING id
    ), parts AS (
      INSERT INTO transaction_lines (transaction_id, position, concept, quantity, unit_cents, cents)
      SELECT added.id, l.at, l.line -> 'concept', (l.line ->> 'quantity')::int, (l.line ->> 'unitCents')::int,
             (l.line ->> 'quantity')::int * (l.line ->> 'unitCents')::int
        FROM added, jsonb_array_elements(${JSON.stringify(lines)}::jsonb) WITH ORDINALITY AS l (line, at)
    )
    SELECT id FROM added`.execute(trx)
  return onlyRow(rows).id
}
