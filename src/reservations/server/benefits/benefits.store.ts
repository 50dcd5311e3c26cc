import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import type { BenefitSpan } from '../../benefit/benefit-year.ts'
import type { BenefitBalance } from '../../benefits.endpoints.ts'
import { type BookingStatus, LIVE_STATUSES } from '../../stay/booking.ts'

/**
 * Benefits as their ledgers add up: granted (adjustments and expiries included), used, held. What is held is what holds
 * have taken and returns have not given back.
 */
function benefitsWhere(condition: RawBuilder<SqlBool>) {
  return sql<BenefitBalance>`
    SELECT y.id, f.id AS "idBenefit", f.code, f.name, f.unit, f.currency, y.year, y.starts, y.expires, y.balance,
           false AS "isSelected", y.balance AS qty, f.name AS transaction,
           coalesce(sum(e.quantity) FILTER (WHERE e.kind IN ('grant', 'adjust', 'expire')), 0)::int AS granted,
           coalesce(-sum(e.quantity) FILTER (WHERE e.kind = 'expire'), 0)::int AS expired,
           coalesce(-sum(e.quantity) FILTER (WHERE e.kind = 'use'), 0)::int AS used,
           coalesce(-sum(e.quantity) FILTER (WHERE e.kind IN ('hold', 'return')), 0)::int AS held
      FROM benefit_years y
      JOIN benefits f ON f.id = y.benefit_id
      LEFT JOIN benefit_entries e ON e.benefit_year_id = y.id
     WHERE ${condition}
     GROUP BY y.id, f.id
     ORDER BY f.position, f.id`
}

/** A contract's benefits in a benefit year, of one unit or one code when that is named. */
export async function readBenefits(
  db: Database,
  contractId: number,
  year: number,
  only: { unit?: string | undefined; code?: string | undefined } = {},
): Promise<BenefitBalance[]> {
  const condition = sql<SqlBool>`y.contract_id = ${contractId} AND y.year = ${year}::int
    AND (${only.unit ?? null}::text IS NULL OR f.unit = ${only.unit ?? null}::text)
    AND (${only.code ?? null}::text IS NULL OR f.code = ${only.code ?? null}::text)`
  return (await benefitsWhere(condition).execute(db)).rows
}

/** A contract's benefits in the benefit years that run on a day; a part of the dashboard's statement. */
export function benefitsOn(
  contractId: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<BenefitBalance> {
  return benefitsWhere(sql`y.contract_id = ${contractId} AND ${day} BETWEEN y.starts AND y.expires`)
}

/** A contract's benefits in the benefit years that run on a day. */
export async function readBenefitsOn(db: Database, contractId: number, day: Day): Promise<BenefitBalance[]> {
  return (await benefitsOn(sql`${contractId}::int`, sql`${day}::date`).execute(db)).rows
}

/** The benefit years that a contract has, the earliest first, and the day it is at its resort; null where it is not the owner's. */
export async function readBenefitYears(
  db: Database,
  { ownerId, contractId, now }: { ownerId: number; contractId: number; now: Date },
): Promise<{ today: Day; spans: BenefitSpan[] } | null> {
  const { rows } = await sql<{ today: Day; spans: BenefitSpan[] }>`
    SELECT (${now}::timestamptz AT TIME ZONE h.zone)::date AS today,
           coalesce((SELECT json_agg(s ORDER BY s.starts) FROM (
             SELECT y.year, min(y.starts) AS starts, max(y.expires) AS expires
               FROM benefit_years y WHERE y.contract_id = c.id GROUP BY y.year) s), '[]') AS spans
      FROM held_contracts c JOIN hotels h ON h.id = c.hotel_id
     WHERE c.id = ${contractId} AND c.owner_id = ${ownerId}`.execute(db)
  return rows[0] ?? null
}

/** A coming stay, as far as it says whether a benefit may still be added. */
interface ComingStay {
  id: number
  datein: Day
  dateout: Day
  status: BookingStatus
  checkInClosed: boolean
  /** The benefit years that it uses already. */
  uses: number[]
}

/** The stays of a contract's owner that begin after a day and wait for no change, the earliest first. */
export async function listOwnComing(db: Database, contractId: number, today: Day): Promise<ComingStay[]> {
  const { rows } = await sql<ComingStay>`
    SELECT b.id, b.check_in AS datein, b.check_out AS dateout, b.status,
           EXISTS (SELECT FROM blackouts k WHERE k.hotel_id = b.hotel_id
                      AND b.check_in BETWEEN k.first_night AND k.last_night) AS "checkInClosed",
           ARRAY(SELECT u.benefit_year_id FROM booking_benefits u
                  WHERE u.booking_id = b.id AND u.state IN ('pending', 'authorized')) AS uses
      FROM bookings b
     WHERE b.contract_id = ${contractId} AND b.check_in > ${today} AND b.occupant = 'owner' AND b.wish_id IS NULL
       AND b.status = ANY (${LIVE_STATUSES as string[]})
     ORDER BY b.check_in LIMIT 20`.execute(db)
  return rows
}
