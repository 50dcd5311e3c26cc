import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { TEST_NOW } from '../../../server/testing.day.ts'

/** What was taken before any order of a test: the cast takes places without an order. */
export type Before = ReadonlyMap<string, number>

/** The places taken of every variant's day and every event. */
export async function takenBefore(db: Database): Promise<Before> {
  const { rows } = await sql<{ key: string; spare: number }>`
    WITH sold AS (
      SELECT d.detail_id, d.operation_day AS day, sum(d.quantity)::int AS qty
        FROM order_details d JOIN orders o ON o.id = d.order_id
       WHERE d.kind = 'product' AND d.took_places AND d.slot IS NULL AND o.status <> 3 GROUP BY 1, 2)
    SELECT a.detail_id || ':' || a.day AS key, a.taken - coalesce(s.qty, 0) AS spare
      FROM allotment a LEFT JOIN sold s USING (detail_id, day)
    UNION ALL
    SELECT a.detail_id || ':' || a.day || ' ' || a.starts, a.taken - coalesce((
             SELECT sum(d.quantity)::int FROM order_details d JOIN orders o ON o.id = d.order_id
              WHERE d.detail_id = a.detail_id AND d.operation_day = a.day AND d.slot = a.starts
                AND o.status <> 3), 0)
      FROM slot_allotment a
    UNION ALL
    SELECT 'event:' || e.id, e.taken - coalesce((
             SELECT sum(d.quantity)::int FROM order_details d JOIN orders o ON o.id = d.order_id
              WHERE d.event_id = e.id AND d.took_places AND o.status <> 3), 0)
      FROM events e`.execute(db)
  return new Map(rows.map(({ key, spare }) => [key, spare]))
}

/** Every way in which orders, places, benefits, mails and payments do not fit together; none when all is well. */
export async function findOrderBreaches(db: Database, before: Before): Promise<string[]> {
  const found: string[] = []
  const after = await takenBefore(db)
  for (const [key, spare] of after)
    if (spare !== (before.get(key) ?? 0))
      found.push(
        `${key}: ${spare - (before.get(key) ?? 0)} places are taken without an order, or the reverse`,
      )
  const { rows } = await sql<{ what: string }>`
    SELECT 'allotment ' || detail_id || ' ' || day || ' is oversold' AS what FROM allotment
     WHERE taken > capacity OR taken < 0
    UNION ALL
    SELECT 'slot ' || detail_id || ' ' || day || ' ' || starts || ' is oversold' FROM slot_allotment
     WHERE taken > capacity OR taken < 0
    UNION ALL
    SELECT 'event ' || id || ' is oversold' FROM events WHERE taken > capacity OR taken < 0
    UNION ALL
    SELECT 'order ' || o.number || ' does not add up' FROM orders o
     WHERE o.gross_cents - o.discount_cents <> (SELECT coalesce(sum(d.total_cents), -1) FROM order_details d
                                                 WHERE d.order_id = o.id AND d.cancelled_at IS NULL)
    UNION ALL
    SELECT 'line ' || d.id || ' has prices that are not its own' FROM order_details d
     WHERE d.bought IS NOT NULL
       AND (SELECT (sum((b ->> 'qty')::int)::int, sum((b ->> 'total')::int)::int) FROM jsonb_array_elements(d.bought) b)
           <> (d.quantity, d.total_cents - d.extra_people_cents)
    UNION ALL
    SELECT 'order ' || o.number || ' has no mail' FROM orders o
     WHERE o.created_at >= ${TEST_NOW}::timestamptz AND NOT EXISTS (SELECT FROM outbox m WHERE m.kind = 'order-placed'
                                       AND o.number = ANY (string_to_array(m.content ->> 'numbers', ', ')))
    UNION ALL
    SELECT 'order ' || o.number || ' holds another benefit than the ledger' FROM orders o
     WHERE coalesce((SELECT sum(b.quantity) FROM order_benefits b JOIN order_details d ON d.id = b.order_detail_id
                      WHERE d.order_id = o.id AND b.state = 'held'), 0)
        <> -coalesce((SELECT sum(e.quantity) FROM benefit_entries e
                       WHERE e.order_id = o.id AND e.kind IN ('hold', 'return')), 0)
    UNION ALL
    SELECT 'benefit year ' || y.id || ' has another balance than its entries' FROM benefit_years y
     WHERE y.balance <> (SELECT coalesce(sum(e.quantity), 0) FROM benefit_entries e WHERE e.benefit_year_id = y.id)
    UNION ALL
    SELECT 'order ' || o.number || ' is cancelled and still holds a benefit' FROM orders o
      JOIN order_details d ON d.order_id = o.id JOIN order_benefits b ON b.order_detail_id = d.id
     WHERE o.status = 3 AND b.state = 'held'`.execute(db)
  return [...found, ...rows.map(({ what }) => what)]
}

/** What a call might leave half done, in one value, and what does not fit together. */
export async function lookAtOrders(db: Database, before: Before) {
  const { rows } = await sql`
    SELECT (SELECT coalesce(jsonb_agg(to_jsonb(a) ORDER BY a.detail_id, a.day), '[]') FROM allotment a) AS places,
           (SELECT jsonb_agg(jsonb_build_array(o.id, o.status) ORDER BY o.id) FROM orders o) AS orders,
           (SELECT count(*)::int FROM order_details) AS details, (SELECT count(*)::int FROM benefit_entries) AS entries,
           (SELECT sum(taken)::int FROM events) AS seats, (SELECT count(*)::int FROM outbox) AS mails,
           (SELECT count(*)::int FROM idempotency_keys) AS keys`.execute(db)
  return { ...(rows[0] as object), breaches: await findOrderBreaches(db, before) }
}
