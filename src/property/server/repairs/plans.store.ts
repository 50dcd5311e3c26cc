import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import type { RepairPlan } from '../../repairs/plan.endpoints.ts'
import { PLANNED_AHEAD_DAYS } from '../../repairs/plan.ts'

/** The contract that takes the jobs of the residence `u` on the day of its resort `h`: the eldest that may have repairs. */
const contractOn = (now: Date) => sql`(
  SELECT c.id FROM contracts c
   WHERE c.housing_id = u.id AND c.membership_code = 'CLASSIC'
     AND (${now}::timestamptz AT TIME ZONE h.zone)::date >= c.starts AND (${now}::timestamptz AT TIME ZONE h.zone)::date < c.ends
   ORDER BY c.id LIMIT 1)`

/** All plans by resort and residence. */
export async function findRepairPlans(db: Database, now: Date): Promise<RepairPlan[]> {
  const { rows } = await sql<RepairPlan>`
    SELECT p.id, u.id AS "idHousing", h.name AS hotel, u.number AS residence, p.what, p.every_months AS "everyMonths",
           p.first_day AS "firstDay", p.next_day AS "nextDay", t.id AS "idTechnician", t.name AS technician, p.active,
           (SELECT jsonb_build_object('idRequest', m.id, 'code', m.code, 'day', j.due_day)
              FROM repair_plan_jobs j JOIN maintenance_requests m ON m.id = j.request_id
             WHERE j.plan_id = p.id ORDER BY j.due_day DESC LIMIT 1) AS "lastJob",
           ${contractOn(now)} IS NOT NULL AS "hasContract"
      FROM repair_plans p JOIN housing u ON u.id = p.housing_id JOIN hotels h ON h.id = u.hotel_id
      JOIN technicians t ON t.id = p.technician_id
     ORDER BY h.name, length(u.number), u.number, p.id`.execute(db)
  return rows
}

/** The residences by resort, each with its today. */
export async function findResidences(
  db: Database,
  now: Date,
): Promise<{ id: number; number: string; hotel: string; today: Day }[]> {
  const { rows } = await sql<{ id: number; number: string; hotel: string; today: Day }>`
    SELECT u.id, u.number, h.name AS hotel, (${now}::timestamptz AT TIME ZONE h.zone)::date AS today
      FROM housing u JOIN hotels h ON h.id = u.hotel_id ORDER BY h.name, length(u.number), u.number`.execute(
    db,
  )
  return rows
}

/** What a plan is written with. */
export interface PlanToWrite {
  id: number | null
  idHousing: number
  what: Bilingual
  everyMonths: number
  firstDay: Day
  nextDay: Day
  idTechnician: number
  active: boolean
}

/** Whether a technician works, and at the residence’s resort; and today there. Null where there is no such residence. */
export async function placeOfPlan(
  db: Database,
  { idHousing, idTechnician }: Pick<PlanToWrite, 'idHousing' | 'idTechnician'>,
  now: Date,
): Promise<{ today: Day; works: boolean } | null> {
  const { rows } = await sql<{ today: Day; works: boolean }>`
    SELECT (${now}::timestamptz AT TIME ZONE h.zone)::date AS today,
           EXISTS (SELECT FROM technicians t WHERE t.id = ${idTechnician} AND t.active
                      AND (t.hotel_id IS NULL OR t.hotel_id = h.id)) AS works
      FROM housing u JOIN hotels h ON h.id = u.hotel_id WHERE u.id = ${idHousing}`.execute(db)
  return rows[0] ?? null
}

/** The last day of a plan that became a job, under lock; null where there is no such plan, '' where none was made. */
export async function lockRepairPlan(trx: Database, id: number): Promise<{ lastDay: Day | null } | null> {
  const { rows } = await sql<{ lastDay: Day | null }>`
    SELECT (SELECT max(j.due_day) FROM repair_plan_jobs j WHERE j.plan_id = p.id) AS "lastDay"
      FROM repair_plans p WHERE p.id = ${id} FOR UPDATE OF p`.execute(trx)
  return rows[0] ?? null
}

/** Writes a plan; its number. */
export async function writePlan(
  trx: Database,
  plan: PlanToWrite & { adminId: number },
  now: Date,
): Promise<number> {
  const what = JSON.stringify(plan.what)
  const { rows } = await (plan.id === null
    ? sql<{ id: number }>`
        INSERT INTO repair_plans (housing_id, what, every_months, first_day, next_day, technician_id, active, made_at, admin_id)
        VALUES (${plan.idHousing}, ${what}::jsonb, ${plan.everyMonths}, ${plan.firstDay}::date, ${plan.nextDay}::date,
                ${plan.idTechnician}, ${plan.active}, ${now}, ${plan.adminId}) RETURNING id`
    : sql<{ id: number }>`
        UPDATE repair_plans
           SET housing_id = ${plan.idHousing}, what = ${what}::jsonb, every_months = ${plan.everyMonths},
               first_day = ${plan.firstDay}::date, next_day = ${plan.nextDay}::date, technician_id = ${plan.idTechnician},
               active = ${plan.active}, admin_id = ${plan.adminId}
         WHERE id = ${plan.id} RETURNING id`
  ).execute(trx)
  return onlyRow(rows).id
}

/** The plans whose next job is to be made now, the one that is due first first. */
export async function findDuePlans(db: Database, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT p.id FROM repair_plans p JOIN housing u ON u.id = p.housing_id JOIN hotels h ON h.id = u.hotel_id
     WHERE p.active AND p.next_day <= (${now}::timestamptz AT TIME ZONE h.zone)::date + ${PLANNED_AHEAD_DAYS}::int
       AND ${contractOn(now)} IS NOT NULL
     ORDER BY p.next_day, p.id LIMIT 500`.execute(db)
  return rows.map(({ id }) => id)
}

/** A plan that is due, held by whoever makes its job. */
export interface DuePlan {
  id: number
  contractId: number
  hotelId: number
  what: Bilingual
  everyMonths: number
  firstDay: Day
  nextDay: Day
  technicianId: number
  adminId: number
  today: Day
  /** The language of the contract’s first owner. */
  languageName: string
}

/** Holds a plan that is still due; null where another process has made its job, or it is no longer due. */
export async function holdDuePlan(trx: Database, id: number, now: Date): Promise<DuePlan | null> {
  const { rows: held } = await sql`
    SELECT FROM repair_plans WHERE id = ${id} AND active FOR UPDATE SKIP LOCKED`.execute(trx)
  if (held.length === 0) return null
  const { rows } = await sql<DuePlan>`
    SELECT p.id, c.id AS "contractId", h.id AS "hotelId", p.what, p.every_months AS "everyMonths", p.first_day AS "firstDay",
           p.next_day AS "nextDay", p.technician_id AS "technicianId", p.admin_id AS "adminId",
           (${now}::timestamptz AT TIME ZONE h.zone)::date AS today, o.language_name AS "languageName"
      FROM repair_plans p JOIN housing u ON u.id = p.housing_id JOIN hotels h ON h.id = u.hotel_id
      JOIN contracts c ON c.id = ${contractOn(now)} JOIN owners o ON o.id = c.owner_id
     WHERE p.id = ${id} AND p.next_day <= (${now}::timestamptz AT TIME ZONE h.zone)::date + ${PLANNED_AHEAD_DAYS}::int`.execute(
    trx,
  )
  return rows[0] ?? null
}

/** Notes that a day of a plan became a job, and when it is due next. */
export async function notePlannedJob(
  trx: Database,
  { planId, dueDay, requestId, nextDay }: { planId: number; dueDay: Day; requestId: number; nextDay: Day },
): Promise<void> {
  await sql`
    INSERT INTO repair_plan_jobs (plan_id, due_day, request_id) VALUES (${planId}, ${dueDay}, ${requestId})`.execute(
    trx,
  )
  await sql`UPDATE repair_plans SET next_day = ${nextDay} WHERE id = ${planId}`.execute(trx)
}
