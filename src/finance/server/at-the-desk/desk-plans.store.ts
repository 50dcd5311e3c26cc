import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import type { DeskPlan } from '../../account/plans.endpoints.ts'
import { arrearsOf, planEnding } from '../../account/plans.ts'
import { PLAN_COLUMNS } from '../account/terms.store.ts'

/** The plans with something open, those with late parts first, then the newest; every word that is looked for has to be found. */
export async function findPlans(db: Database, words: readonly string[], now: Date): Promise<DeskPlan[]> {
  const { rows } = await sql<Omit<DeskPlan, 'openCents' | 'arrears' | 'ending'> & { today: Day }>`
    SELECT ${PLAN_COLUMNS}, parts."lateParts", (${now}::timestamptz AT TIME ZONE h.zone)::date AS today, c.number AS contract, h.zone, h.name AS hotel, g.number AS residence,
           jsonb_build_object('name', o.name, 'lastname', o.lastname, 'email', o.email) AS owner
      FROM instalment_plans p JOIN contract_payments y ON y.id = p.payment_id JOIN contracts c ON c.id = p.contract_id
      JOIN hotels h ON h.id = c.hotel_id JOIN housing g ON g.id = c.housing_id JOIN owners o ON o.id = p.owner_id
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS open, count(*) FILTER (WHERE t.due < (${now}::timestamptz AT TIME ZONE h.zone)::date)::int AS "lateParts"
         FROM instalment_parts s JOIN transactions t ON t.id = s.transaction_id WHERE s.plan_id = p.id AND t.status <> 'paid') parts
     WHERE parts.open > 0
       AND NOT EXISTS (SELECT FROM unnest(${words}::text[]) w WHERE position(w IN lower(concat_ws(' ', o.name, o.lastname, o.email,
             c.number || '-' || p.position, g.number))) = 0)
     ORDER BY parts."lateParts" > 0 DESC, p.signed_at DESC, p.id DESC LIMIT 100`.execute(db)
  return rows.map(({ today, ...row }) => {
    const { openCents, feeKeptCents: _, ...ending } = planEnding(row, today)
    return { ...row, openCents, arrears: arrearsOf(row, today), ending }
  })
}
