import { type RawBuilder, sql } from 'kysely'
import { LINES_OF_DOCUMENT } from '../../finance/server/account/account.store.ts'
import { ASKED_AT, FEE_IN_QUESTION, OPEN } from '../../finance/server/profit/standing.store.ts'
import { TOO_LATE_DAYS } from '../../reservations/cancel/penalty.ts'
import { unansweredStay } from '../../reservations/server/unanswered.store.ts'
import { TRANSITIONS } from '../../reservations/stay/transitions.ts'
import type { Database } from '../../server/database/database.ts'
import type { DueThing } from '../digest.ts'
import { FIRST_DAYS, type ReminderDay, WEEK } from '../remind.ts'

/** The days before check-in of the last one on which a stay is cancelled in the portal at all. */
const EARLIEST = sql.lit(TOO_LATE_DAYS + 1)

const CANCELLABLE = sql.join(TRANSITIONS.cancel.from.map((status) => sql.lit(status)))

/**
 * The last day on which a stay `b` is cancelled free, by the tiers of the resort's day: `lastFreeDay` of penalty.ts. Null
 * where each tier costs something.
 */
const LAST_FREE = sql`
  (SELECT b.check_in - CASE WHEN coalesce(bool_or(p.percent > 0), false) IS FALSE THEN ${EARLIEST}
                            WHEN bool_or(p.percent = 0)
                            THEN greatest(min(p.from_days) FILTER (WHERE p.percent = 0), ${EARLIEST}) END
     FROM penalty_tiers p
    WHERE p.hotel_id = b.hotel_id
      AND p.valid_from = (SELECT max(q.valid_from) FROM penalty_tiers q
                           WHERE q.hotel_id = b.hotel_id AND q.valid_from <= own.today))`

/** The club's rows, and those that hold where it has none. */
export const REMINDER_DAYS: RawBuilder<unknown> = sql`
  SELECT kind, valid_from, days, at_once FROM reminder_days
   UNION ALL
  SELECT kind, valid_from, days, at_once
    FROM (VALUES ${sql.join(
      FIRST_DAYS.map(
        ({ kind, validFrom, days, atOnce }) =>
          sql`(${sql.lit(kind)}, ${sql.lit(validFrom)}::date, ${sql.lit(days)}, ${sql.lit(atOnce)})`,
      ),
    )}) f (kind, valid_from, days, at_once)`

/** The horizon of a digest: the row that comes first, and a week. */
export const REACH = sql<number>`(SELECT coalesce(max(d.days), 0) + ${sql.lit(WEEK)} FROM (${REMINDER_DAYS}) d)`

/**
 * Everything with a day of the contracts `own` (id, hotel_id, zone, today, until), until the day `until`, as it stands now. What is paid,
 * placed, cancelled or signed is none of it, nor is a charge while a question about it is open, or one that a saved card is going to pay.
 * Interest is none either: the charge that it is of is late already. A stay that was moved inside its window is not free, and one that costs no
 * nights loses none.
 */
export const THINGS: RawBuilder<unknown> = sql`
  SELECT own.id AS contract_id, own.today, 'fee' AS kind, f.id, f.due,
         jsonb_build_object('year', f.year, 'quarter', f.quarter, 'openCents', ${OPEN}, 'currency', f.currency) AS facts
    FROM own JOIN condo_fees f ON f.contract_id = own.id AND f.paid_cents < f.cents AND f.due <= own.until
   WHERE ${OPEN} > 0 AND NOT ${FEE_IN_QUESTION}
     AND NOT EXISTS (SELECT FROM mandate_payments p WHERE p.condo_fee_id = f.id AND p.due = f.due AND p.state = 'told')
   UNION ALL
  SELECT own.id, own.today, 'charge', d.id, d.due,
         jsonb_build_object('concept', d.concept, 'openCents', d.open, 'currency', d.currency)
    FROM own
   CROSS JOIN LATERAL (
     SELECT t.id, t.due, t.concept, t.currency, t.status, t.paid_cents, ${LINES_OF_DOCUMENT} AS lines,
            -t.cents - t.paid_cents - ${LINES_OF_DOCUMENT} AS open
       FROM transactions t
      WHERE t.contract_id = own.id AND t.due <= own.until AND t.part IS NULL AND t.cents < 0
        AND t.origin IS DISTINCT FROM 'payment' AND t.origin IS DISTINCT FROM 'interest'
        AND t.status IN ('sent', 'downloaded', 'past-due', 'partial-payment') AND ${ASKED_AT} IS NULL) d
   WHERE d.open > 0 AND (d.status <> 'partial-payment' OR d.paid_cents + d.lines > 0)
     AND NOT EXISTS (SELECT FROM mandate_payments p WHERE p.transaction_id = d.id AND p.due = d.due AND p.state = 'told')
   UNION ALL
  SELECT own.id, own.today, CASE WHEN f.unit = 'nights' THEN 'nights' ELSE 'benefit' END, y.id, y.expires,
         jsonb_build_object('year', y.year, 'quantity', y.balance, 'name', f.name, 'unit', f.unit, 'currency', f.currency)
    FROM own
    JOIN benefit_years y ON y.contract_id = own.id AND y.balance > 0 AND y.expires BETWEEN own.today AND own.until
    JOIN benefits f ON f.id = y.benefit_id
   UNION ALL
  SELECT own.id, own.today, 'free-cancel', s.id, s.due,
         jsonb_build_object('code', s.code, 'checkIn', s.check_in, 'checkOut', s.check_out)
    FROM (SELECT own.id AS contract_id, own.today, own.until, b.id, b.code, b.check_in, b.check_out, ${LAST_FREE} AS due
            FROM own
            JOIN bookings b ON b.contract_id = own.id AND b.check_in > own.today AND b.status IN (${CANCELLABLE})
             AND b.nights_cost > 0 AND b.penalty_kept = '[]' AND NOT ${unansweredStay()}) s
    JOIN own ON own.id = s.contract_id
   WHERE s.due BETWEEN s.today AND s.until
   UNION ALL
  SELECT own.id, own.today, 'report', r.id, (r.issued_at AT TIME ZONE own.zone)::date, jsonb_build_object('month', r.month)
    FROM own JOIN executive_reports r ON r.contract_id = own.id AND r.signed_at IS NULL
   WHERE (r.issued_at AT TIME ZONE own.zone)::date <= own.today`

/**
 * Whose a thing `t` is, of the contract's owner `h` whose account is `o`: a report that takes all signatures is theirs
 * whose own is missing; nights are theirs who may ask for stays.
 */
export const CONCERNS = sql`
  (t.kind <> 'report' OR NOT EXISTS (SELECT FROM contracts k WHERE k.id = t.contract_id AND k.signing = 'all')
     OR EXISTS (SELECT FROM missing_signatures m WHERE m.report_id = t.id AND m.owner_id = h.owner_id))
  AND (t.kind <> 'nights' OR o.can_book OR EXISTS (SELECT FROM contracts k WHERE k.id = t.contract_id AND k.category_id IS NOT NULL))`

/** Everything with a day that is an owner's, as it stands now; `days` ahead, as far as a digest looks without. */
export async function readThings(
  db: Database,
  { ownerId, now, days }: { ownerId: number; now: Date; days?: number },
): Promise<DueThing[]> {
  const reach = days === undefined ? REACH : sql<number>`${days}::int`
  const { rows } = await sql<{ thing: DueThing }>`
    WITH own AS MATERIALIZED (
      SELECT c.id, c.hotel_id, h.name AS resort, u.number AS residence, h.zone,
             (${now}::timestamptz AT TIME ZONE h.zone)::date AS today,
             (${now}::timestamptz AT TIME ZONE h.zone)::date + ${reach} AS until
        FROM held_contracts c JOIN hotels h ON h.id = c.hotel_id JOIN housing u ON u.id = c.housing_id
       WHERE c.owner_id = ${ownerId})
    SELECT t.facts || jsonb_build_object('kind', t.kind, 'id', t.id, 'contractId', t.contract_id, 'resort', own.resort,
                                         'residence', own.residence, 'today', own.today, 'due', t.due) AS thing
      FROM (${THINGS}) t
      JOIN own ON own.id = t.contract_id
      JOIN contract_owners h ON h.contract_id = t.contract_id AND h.owner_id = ${ownerId}
      JOIN owners o ON o.id = h.owner_id
     WHERE ${CONCERNS}
     ORDER BY t.due, t.id`.execute(db)
  return rows.map(({ thing }) => thing)
}

/** On which days owners are reminded, with what held before. */
export async function readReminderDays(db: Database): Promise<ReminderDay[]> {
  const { rows } = await sql<ReminderDay>`
    SELECT kind, valid_from AS "validFrom", days, at_once AS "atOnce" FROM (${REMINDER_DAYS}) d ORDER BY kind, valid_from, days`.execute(
    db,
  )
  return rows
}
