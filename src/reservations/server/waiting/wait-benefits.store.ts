import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import type { WishedBenefit, WishedYear } from '../../waiting/wished-benefits.ts'

/** A benefit by its name, with how much of it a wish is to use. */
export interface NamedWishedBenefit extends WishedBenefit {
  code: string
  name: Bilingual
  unit: 'passes' | 'money'
  currency: 'USD' | 'MXN' | null
}

/** A benefit that a wish could use, as it stands on the day that the wish may begin of which its years hold the
 * most together; the year is one of them. */
export interface OpenWishedBenefit extends Omit<NamedWishedBenefit, 'quantity'> {
  idBenefitYear: number
  balance: number
  expires: Day
}

/** The benefits of a contract, nights apart, that a stay beginning between two days could use; each once. */
export async function readBenefitsToWish(
  db: Database,
  contractId: number,
  { from, to }: { from: Day; to: Day },
): Promise<OpenWishedBenefit[]> {
  const { rows } = await sql<OpenWishedBenefit>`
    WITH years AS (
      SELECT y.id, y.benefit_id, y.starts, y.expires, y.balance FROM benefit_years y
       WHERE y.contract_id = ${contractId} AND y.starts <= ${to}::date AND y.expires >= ${from}::date AND y.balance > 0),
    days AS (
      SELECT d.benefit_id, d.day, sum(y.balance)::int AS balance, min(y.expires) AS expires, min(y.id) AS id
        FROM (SELECT DISTINCT benefit_id, greatest(starts, ${from}::date) AS day FROM years) d
        JOIN years y ON y.benefit_id = d.benefit_id AND d.day BETWEEN y.starts AND y.expires
       GROUP BY d.benefit_id, d.day)
    SELECT f.id AS "idBenefit", k.id AS "idBenefitYear", f.code, f.name, f.unit, f.currency, k.balance, k.expires
      FROM benefits f
      CROSS JOIN LATERAL (SELECT * FROM days WHERE benefit_id = f.id ORDER BY balance DESC, day LIMIT 1) k
     WHERE f.unit <> 'nights' ORDER BY f.position, f.id`.execute(db)
  return rows
}

/** Whether a contract has all of these benefits, nights apart, in any of its years. */
export async function hasBenefits(
  db: Database,
  contractId: number,
  ids: readonly number[],
): Promise<boolean> {
  if (ids.length === 0) return true
  const { rows } = await sql<{ many: number }>`
    SELECT count(DISTINCT f.id)::int AS many FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.unit <> 'nights'
     WHERE y.contract_id = ${contractId} AND f.id = ANY (${ids as number[]}::int[])`.execute(db)
  return rows[0]?.many === ids.length
}

/** Writes the benefits of a wish in the place of those that it had; `authorized`: its owner in person chose them. */
export async function writeWishedBenefits(
  trx: Database,
  waitId: number,
  { benefits, authorized }: { benefits: readonly WishedBenefit[]; authorized: boolean },
): Promise<void> {
  await sql`DELETE FROM wait_benefits WHERE wait_id = ${waitId}`.execute(trx)
  await sql`UPDATE waits SET benefits_authorized = ${authorized} WHERE id = ${waitId} AND benefits_authorized <> ${authorized}`.execute(
    trx,
  )
  if (benefits.length === 0) return
  await sql`
    INSERT INTO wait_benefits (wait_id, benefit_id, quantity)
    SELECT ${waitId}::int, b."idBenefit", b.quantity
      FROM jsonb_to_recordset(${JSON.stringify(benefits)}::jsonb) AS b("idBenefit" int, quantity int)`.execute(
    trx,
  )
}

/** A wish's benefits by their names, and whether they have their owner's word. */
export async function readWishedBenefits(
  db: Database,
  waitId: number,
): Promise<{ benefits: NamedWishedBenefit[]; authorized: boolean }> {
  const { rows } = await sql<{ benefits: NamedWishedBenefit[]; authorized: boolean }>`
    SELECT w.benefits_authorized AS authorized, ${WISHED} AS benefits FROM waits w WHERE w.id = ${waitId}`.execute(
    db,
  )
  return rows[0] ?? { benefits: [], authorized: false }
}

/** The benefits of a wait `w` as JSON. */
export const WISHED = sql<NamedWishedBenefit[]>`
  coalesce((
    SELECT jsonb_agg(jsonb_build_object('idBenefit', f.id, 'code', f.code, 'name', f.name, 'unit', f.unit, 'currency', f.currency,
                                        'quantity', u.quantity) ORDER BY f.position, f.id)
      FROM wait_benefits u JOIN benefits f ON f.id = u.benefit_id WHERE u.wait_id = w.id), '[]')`

/** The benefit years of a contract, nights apart, that an arrival falls in. */
export async function readYearsToUse(db: Database, contractId: number, checkIn: Day): Promise<WishedYear[]> {
  const { rows } = await sql<WishedYear>`
    SELECT y.id, f.id AS "idBenefit", y.balance, y.expires
      FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.unit <> 'nights'
     WHERE y.contract_id = ${contractId} AND ${checkIn}::date BETWEEN y.starts AND y.expires ORDER BY y.id`.execute(
    db,
  )
  return rows
}
