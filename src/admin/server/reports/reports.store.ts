import { sql } from 'kysely'
import { OPEN } from '../../../finance/server/profit/standing.store.ts'
import type { Database } from '../../../server/database/database.ts'

/** The nights of a resort's month that could be taken and those that were, in a year and in the one before it. */
export interface NightsOfMonth {
  resort: string
  month: number
  offered: number
  taken: number
  offeredBefore: number | null
  takenBefore: number | null
}

/** The nights of a year by resort and month; a month that no category has nights of is left out. */
export async function countNights(db: Database, year: number): Promise<NightsOfMonth[]> {
  const { rows } = await sql<NightsOfMonth>`
    SELECT h.name AS resort, extract(month FROM n.night)::int AS month,
           coalesce(sum(n.capacity - n.closed) FILTER (WHERE n.night >= make_date(${year}, 1, 1)), 0)::int AS offered,
           coalesce(sum(n.capacity - n.free - n.closed) FILTER (WHERE n.night >= make_date(${year}, 1, 1)), 0)::int AS taken,
           sum(n.capacity - n.closed) FILTER (WHERE n.night < make_date(${year}, 1, 1))::int AS "offeredBefore",
           sum(n.capacity - n.free - n.closed) FILTER (WHERE n.night < make_date(${year}, 1, 1))::int AS "takenBefore"
      FROM hotels h
      JOIN room_categories r ON r.hotel_id = h.id
      JOIN room_nights n ON n.category_id = r.id
       AND n.night >= make_date(${year}::int - 1, 1, 1) AND n.night < make_date(${year}::int + 1, 1, 1)
     GROUP BY h.id, h.name, 2
    HAVING count(*) FILTER (WHERE n.night >= make_date(${year}, 1, 1)) > 0
     ORDER BY alphabetical(h.name), h.id, 2`.execute(db)
  return rows
}

/** What owners asked for in a year, and how soon somebody of the club answered. */
export interface RequestFigures {
  kind: 'stays' | 'changes' | 'cancellations' | 'messages' | 'questions' | 'repairs'
  asked: number
  answered: number
  /** Hours within which half of the answers came, and nine of ten. */
  halfHours: number | null
  mostHours: number | null
}

const inYear = (at: ReturnType<typeof sql>, year: number) =>
  sql`extract(year FROM ${at} AT TIME ZONE coalesce(h.zone, 'UTC')) = ${year}`

const hours = (share: number) => sql`
  (round((percentile_cont(${sql.lit(share)}) WITHIN GROUP (ORDER BY extract(epoch FROM a.answered - a.asked)) / 3600)::numeric, 1))::float8`

/** What owners asked for in a year by kind, the most first. What the club asked for itself counts for nothing. */
export async function countRequests(db: Database, year: number): Promise<RequestFigures[]> {
  const { rows } = await sql<RequestFigures>`
    WITH a AS (
      SELECT CASE e.to_status WHEN 'pending-modification' THEN 'changes' WHEN 'pending-cancel' THEN 'cancellations' ELSE 'stays' END AS kind,
             e.at AS asked,
             (SELECT min(n.at) FROM booking_events n
               WHERE n.booking_id = e.booking_id AND n.id > e.id AND n.actor_admin_id IS NOT NULL AND n.from_status = e.to_status
                 AND n.to_status <> e.to_status) AS answered
        FROM booking_events e JOIN bookings b ON b.id = e.booking_id JOIN hotels h ON h.id = b.hotel_id
       WHERE e.to_status IN ('pending', 'pending-confirmation', 'pending-modification', 'pending-cancel')
         AND e.from_status IS DISTINCT FROM e.to_status AND e.actor_admin_id IS NULL AND ${inYear(sql`e.at`, year)}
      UNION ALL
      SELECT 'messages', m.created_at, m.answered_at
        FROM messages m LEFT JOIN contracts c ON c.id = m.contract_id LEFT JOIN hotels h ON h.id = c.hotel_id
       WHERE m.created_by_admin_id IS NULL AND ${inYear(sql`m.created_at`, year)}
      UNION ALL
      SELECT 'questions', q.asked_at, q.settled_at
        FROM money_questions q JOIN contracts c ON c.id = q.contract_id JOIN hotels h ON h.id = c.hotel_id
       WHERE q.outcome IS DISTINCT FROM 'withdrawn' AND ${inYear(sql`q.asked_at`, year)}
      UNION ALL
      SELECT 'repairs', m.created_at,
             (SELECT min(l.at) FROM maintenance_log l
               WHERE l.request_id = m.id AND (l.actor_admin_id IS NOT NULL OR l.actor_technician_id IS NOT NULL))
        FROM maintenance_requests m JOIN contracts c ON c.id = m.contract_id JOIN hotels h ON h.id = c.hotel_id
       WHERE m.created_by_admin_id IS NULL AND ${inYear(sql`m.created_at`, year)})
    SELECT a.kind, count(*)::int AS asked, count(a.answered)::int AS answered, ${hours(0.5)} AS "halfHours", ${hours(0.9)} AS "mostHours"
      FROM a GROUP BY a.kind ORDER BY asked DESC, a.kind`.execute(db)
  return rows
}

/** The most rows of reasons. */
const MOST_REASONS = 200

/** Why the club said no to stays and their changes in a year: the words that were written, as often as they were, the most often first. */
export async function countRefusals(
  db: Database,
  year: number,
): Promise<{ resort: string; why: string | null; refused: number }[]> {
  const { rows } = await sql<{ resort: string; why: string | null; refused: number }>`
    SELECT h.name AS resort, nullif(btrim(e.detail ->> 'reason'), '') AS why, count(*)::int AS refused
      FROM booking_events e JOIN bookings b ON b.id = e.booking_id JOIN hotels h ON h.id = b.hotel_id
     WHERE e.deed IN ('reject', 'reject-change') AND e.actor_admin_id IS NOT NULL AND ${inYear(sql`e.at`, year)}
     GROUP BY h.id, h.name, 2
     ORDER BY refused DESC, alphabetical(h.name), h.id, why LIMIT ${MOST_REASONS}`.execute(db)
  return rows
}

/** Orders of a resort's month: how many, those cancelled, what the others are worth, and what was paid of all, refunds taken off. */
export interface OrdersOfMonth {
  resort: string
  month: number
  currency: string
  orders: number
  cancelled: number
  worthCents: number
  paidCents: number
}

/** The orders of a year by resort, month and currency. What was paid counts in the month of its order. */
export async function countOrders(db: Database, year: number): Promise<OrdersOfMonth[]> {
  const { rows } = await sql<OrdersOfMonth>`
    SELECT h.name AS resort, extract(month FROM o.created_at AT TIME ZONE h.zone)::int AS month, o.currency,
           count(*)::int AS orders, count(o.cancelled_at)::int AS cancelled,
           coalesce(sum(o.total_cents) FILTER (WHERE o.cancelled_at IS NULL), 0)::float8 AS "worthCents",
           coalesce(sum((SELECT sum(p.cents) FROM payments p
                          WHERE p.order_id = o.id AND (p.state = 'paid' OR p.state = 'refunded' AND p.refund_of IS NOT NULL))), 0)::float8 AS "paidCents"
      FROM orders o JOIN hotels h ON h.id = o.hotel_id
     WHERE ${inYear(sql`o.created_at`, year)}
     GROUP BY h.id, h.name, 2, o.currency ORDER BY alphabetical(h.name), h.id, 2, o.currency`.execute(db)
  return rows
}

/** The condominium fees of a year that are open. */
export interface OpenFees {
  resort: string
  currency: string
  fees: number
  contracts: number
  openCents: number
  lateCents: number
}

/** What is open of a year's fees by resort and currency, and what of it was due before today there. */
export async function countOpenFees(db: Database, year: number, now: Date): Promise<OpenFees[]> {
  const { rows } = await sql<OpenFees>`
    SELECT x.name AS resort, x.currency, count(*)::int AS fees, count(DISTINCT x.contract_id)::int AS contracts,
           sum(x.open)::float8 AS "openCents", coalesce(sum(x.open) FILTER (WHERE x.due < x.today), 0)::float8 AS "lateCents"
      FROM (SELECT h.id, h.name, f.currency, f.contract_id, f.due, (${now}::timestamptz AT TIME ZONE h.zone)::date AS today, ${OPEN} AS open
              FROM condo_fees f JOIN contracts c ON c.id = f.contract_id JOIN hotels h ON h.id = c.hotel_id
             WHERE f.year = ${year} AND f.paid_cents < f.cents) x
     WHERE x.open > 0
     GROUP BY x.id, x.name, x.currency ORDER BY alphabetical(x.name), x.id, x.currency`.execute(db)
  return rows
}
