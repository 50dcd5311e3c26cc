import { sql } from 'kysely'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import type { RepairFigures } from '../../repairs/figures.endpoints.ts'
import { daysOfQuarter, type RepairQuarter } from '../../repairs/figures.ts'

/** Hours from the request to an instant of it, of which half of the rows and nine of ten have no more. */
const hours = (share: number, to: 'answered_at' | 'finished_at') => sql`
  (round((percentile_cont(${sql.lit(share)}) WITHIN GROUP (ORDER BY extract(epoch FROM s.${sql.ref(to)} - s.created_at))
          / 3600)::numeric, 1))::float8`

interface FiguresRow extends RepairFigures {
  trade: Bilingual | null
  isAll: boolean
}

/** The figures of the requests that were sent in a quarter of the resorts’ calendars, by trade, the most first; and of all. */
export async function findRepairFigures(
  db: Database,
  { hotel, ...quarter }: RepairQuarter & { hotel?: number | undefined },
): Promise<FiguresRow[]> {
  const { first, next } = daysOfQuarter(quarter)
  const { rows } = await sql<FiguresRow>`
    WITH s AS (
      SELECT m.status, m.created_at, h.currency, t.trade::jsonb AS trade, -x.cents AS billed,
             CASE WHEN m.created_by_admin_id IS NULL THEN (
               SELECT min(l.at) FROM maintenance_log l
                WHERE l.request_id = m.id AND (l.actor_admin_id IS NOT NULL OR l.actor_technician_id IS NOT NULL)) END AS answered_at,
             coalesce(j.finished_at, CASE m.status WHEN 'resolved' THEN m.closed_at END) AS finished_at
        FROM maintenance_requests m
        JOIN contracts c ON c.id = m.contract_id JOIN hotels h ON h.id = c.hotel_id
        LEFT JOIN repair_jobs j ON j.request_id = m.id LEFT JOIN transactions x ON x.id = j.transaction_id LEFT JOIN technicians t ON t.id = j.technician_id
       WHERE (m.created_at AT TIME ZONE h.zone)::date >= ${first}::date AND (m.created_at AT TIME ZONE h.zone)::date < ${next}::date
         AND (${hotel ?? null}::int IS NULL OR h.id = ${hotel ?? null}::int))
    SELECT s.trade, GROUPING(s.trade) = 1 AS "isAll", count(*)::int AS requests, count(s.answered_at)::int AS answered,
           ${hours(0.5, 'answered_at')} AS "answerHours", ${hours(0.9, 'answered_at')} AS "answerHours90",
           count(s.finished_at)::int AS finished,
           ${hours(0.5, 'finished_at')} AS "finishHours", ${hours(0.9, 'finished_at')} AS "finishHours90",
           count(*) FILTER (WHERE s.finished_at IS NULL AND s.status NOT IN ('resolved', 'cancelled'))::int AS open,
           coalesce((SELECT jsonb_agg(jsonb_build_object('currency', x.currency, 'cents', x.cents) ORDER BY x.currency)
                       FROM (VALUES ('MXN', sum(s.billed) FILTER (WHERE s.currency = 'MXN')),
                                    ('USD', sum(s.billed) FILTER (WHERE s.currency = 'USD'))) x (currency, cents)
                      WHERE x.cents IS NOT NULL), '[]') AS costs
      FROM s GROUP BY GROUPING SETS ((s.trade), ()) ORDER BY "isAll", requests DESC, s.trade`.execute(db)
  return rows
}
