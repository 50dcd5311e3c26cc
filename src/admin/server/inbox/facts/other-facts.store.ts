import { sql } from 'kysely'
import { LIVE_STATUSES } from '../../../../reservations/stay/booking.ts'
import type { Database } from '../../../../server/database/database.ts'
import type { ThingFacts } from '../../../inbox/facts.shape.ts'

/** Days ahead that a visit is looked for in, and as much of what was before as is shown. */
const AHEAD_DAYS = 30
const MOST_BEFORE = 4

/**
 * When nobody sleeps in the residence of a repair, from today on: neither a stay that is placed there nor one of its contract that is
 * placed nowhere yet. And what was mended there before. Null where there is no such repair.
 */
export async function findRepairThing(
  db: Database,
  requestId: number,
  now: Date,
): Promise<NonNullable<ThingFacts['repair']> | null> {
  const { rows } = await sql<NonNullable<ThingFacts['repair']>>`
    SELECT coalesce((
             SELECT jsonb_agg(jsonb_build_object('from', r.first, 'until', r.last) ORDER BY r.first)
               FROM (SELECT min(e.day) AS first, max(e.day) AS last
                       FROM (SELECT d.day, d.day - row_number() OVER (ORDER BY d.day)::int AS run
                               FROM (SELECT t.today + n AS day FROM generate_series(0, ${AHEAD_DAYS - 1}::int) n) d
                              WHERE NOT EXISTS (
                                SELECT FROM bookings b
                                 WHERE (b.housing_id = u.id OR (b.housing_id IS NULL AND b.contract_id = c.id AND b.category_id = u.category_id))
                                   AND b.status = ANY (${LIVE_STATUSES as string[]}) AND b.check_in <= d.day AND b.check_out >= d.day)) e
                      GROUP BY e.run) r), '[]') AS empty,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('id', x.id, 'code', x.code, 'words', left(x.description, 160), 'status', x.status,
                                                 'day', (x.created_at AT TIME ZONE h.zone)::date) ORDER BY x.created_at DESC)
               FROM (SELECT y.* FROM maintenance_requests y JOIN contracts k ON k.id = y.contract_id
                      WHERE k.housing_id = u.id AND y.id <> m.id ORDER BY y.created_at DESC LIMIT ${MOST_BEFORE}) x), '[]') AS before
      FROM maintenance_requests m
      JOIN contracts c ON c.id = m.contract_id
      JOIN hotels h ON h.id = c.hotel_id
      JOIN housing u ON u.id = c.housing_id
     CROSS JOIN LATERAL (SELECT (${now}::timestamptz AT TIME ZONE h.zone)::date AS today) t
     WHERE m.id = ${requestId}`.execute(db)
  return rows[0] ?? null
}

/** What the owner of a message wrote before, with the answers. */
export async function findMessageThing(
  db: Database,
  messageId: number,
): Promise<NonNullable<ThingFacts['message']>> {
  const { rows } = await sql<NonNullable<ThingFacts['message']>>`
    SELECT coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'subject', x.subject, 'answer', left(x.answer, 300), 'day', x.created_at::date)
                              ORDER BY x.created_at DESC), '[]') AS before
      FROM (SELECT o.* FROM messages m JOIN messages o ON o.owner_id = m.owner_id AND o.id <> m.id AND o.created_at <= m.created_at
             WHERE m.id = ${messageId} ORDER BY o.created_at DESC LIMIT ${MOST_BEFORE}) x`.execute(db)
  return rows[0] ?? { before: [] }
}

/** What owners say of the same product, and how often this one has said something. Null where there is no such review. */
export async function findReviewThing(
  db: Database,
  detailId: number,
): Promise<NonNullable<ThingFacts['review']> | null> {
  const { rows } = await sql<NonNullable<ThingFacts['review']>>`
    SELECT round(avg(r.stars), 1)::float AS average, count(*)::int AS reviews,
           (count(*) FILTER (WHERE w.owner_id = own.owner_id))::int AS "ofOwner"
      FROM reviews it JOIN order_details d ON d.id = it.order_detail_id JOIN orders own ON own.id = d.order_id
      JOIN reviews r ON r.product_id = it.product_id JOIN order_details e ON e.id = r.order_detail_id JOIN orders w ON w.id = e.order_id
     WHERE it.order_detail_id = ${detailId}
    HAVING count(*) > 0`.execute(db)
  return rows[0] ?? null
}
