import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import { lastChange } from '../../../server/publications.store.ts'
import type { ClosedDaysItem, readProductDays } from '../../publish/publish-closed-days.endpoints.ts'
import type { ClosedDays } from '../../publish/publish-closed-days.ts'
import { CLOSED_DAY_MAILS } from './closed-day-mails.ts'
import { zoneOfProduct } from './publish-allotment.store.ts'

/** A product and the day where it is served; from `products p`. */
const served = (now: Date) => sql`
  LEFT JOIN hotels h ON h.id = p.hotel_id
  CROSS JOIN LATERAL (SELECT ${zoneOfProduct} AS zone) z
  CROSS JOIN LATERAL (SELECT (${now}::timestamptz AT TIME ZONE z.zone)::date AS today) t`

const product = sql`p.id AS "idProduct", p.name AS product, p.picture, h.name AS hotel`

type ClosedRow = Omit<ClosedDaysItem, 'state'> & { today: Day }

/** Closed days, those that are not past by their first day, then the latest past ones; so many at most. */
export async function readClosedDays(db: Database, most: number, now: Date): Promise<ClosedRow[]> {
  const { rows } = await sql<ClosedRow>`
    SELECT k.id, ${product}, k.first_day AS first, k.last_day AS last, k.reason, t.today,
           ${lastChange('closed-days', sql`k.id`)} AS changed
      FROM product_blackouts k
      JOIN products p ON p.id = k.product_id ${served(now)}
     ORDER BY k.last_day < t.today, CASE WHEN k.last_day >= t.today THEN k.first_day END, k.first_day DESC, k.id
     LIMIT ${most}`.execute(db)
  return rows
}

/**
 * Places that are taken of a product's variants, by day: those of the days' capacity, and what was ordered of variants
 * that are sold without a limit.
 */
const takenOf = (productId: unknown, first: unknown, last: unknown) => sql`
  SELECT day, sum(places)::int AS places
    FROM (SELECT a.day, a.taken AS places
            FROM product_details d JOIN allotment a ON a.detail_id = d.id
           WHERE d.product_id = ${productId} AND a.taken > 0
          UNION ALL
          SELECT l.operation_day, l.quantity
            FROM product_details d
            JOIN order_details l ON l.detail_id = d.id AND NOT l.took_places AND l.cancelled_at IS NULL
            JOIN orders o ON o.id = l.order_id AND o.cancelled_at IS NULL
           WHERE d.product_id = ${productId}) taken
   WHERE day BETWEEN (${first})::date AND (${last})::date
   GROUP BY day`

/** A product with its days from today on, `ahead` of them; null when there is none of that number. */
export async function readDaysOf(
  db: Database,
  productId: number,
  ahead: number,
  now: Date,
): Promise<AnswerOf<typeof readProductDays>['data'] | null> {
  const { rows } = await sql<AnswerOf<typeof readProductDays>['data']>`
    SELECT ${product}, z.zone, t.today, t.today + ${ahead}::int AS until,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('id', k.id, 'first', k.first_day, 'last', k.last_day)
                              ORDER BY k.first_day)
               FROM product_blackouts k WHERE k.product_id = p.id AND k.last_day >= t.today), '[]') AS closed,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('day', g.day, 'places', g.places) ORDER BY g.day)
               FROM (${takenOf(sql`p.id`, sql`t.today`, sql`t.today + ${ahead}::int`)}) g), '[]') AS taken
      FROM products p ${served(now)}
     WHERE p.id = ${productId}`.execute(db)
  return rows[0] ?? null
}

/** How many places are taken on days of a product. */
export async function countTaken(
  db: Database,
  productId: number,
  { first, last }: ClosedDays,
): Promise<number> {
  const { rows } = await sql<{ places: number }>`
    SELECT coalesce(sum(places), 0)::int AS places FROM (${takenOf(productId, first, last)}) g`.execute(db)
  return onlyRow(rows).places
}

/**
 * Mails the owners of the orders that have a product on days which are closed, from today on, each of them once an order; answers how
 * many mails that are.
 */
export async function tellOfClosedDays(
  trx: Database,
  { idProduct, first, last, reason }: ClosedDays & { idProduct: number; reason: Bilingual },
  { publicUrl, today, now }: { publicUrl: string; today: Day; now: Date },
): Promise<number> {
  const kind: keyof typeof CLOSED_DAY_MAILS = 'order-days-closed'
  const { numAffectedRows } = await sql`
    INSERT INTO outbox (kind, recipient, language, urgency, content, created_at, next_try_at)
    SELECT ${kind}::text, w.email, CASE WHEN lower(trim(w.language_name)) IN ('', 'english') THEN 'en' ELSE 'es' END,
           ${CLOSED_DAY_MAILS[kind].urgency}::int,
           jsonb_build_object('name', w.name, 'number', o.number, 'what', f.product, 'lines', f.lines,
                              'first', ${first}::date, 'last', ${last}::date, 'why', ${JSON.stringify(reason)}::text,
                              'link', ${publicUrl}::text || '/things-to-do?view=orders&order=' || o.id),
           ${now}::timestamptz, ${now}::timestamptz
      FROM (SELECT l.order_id, p.name::text AS product,
                   jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity, 'day', l.operation_day)
                             ORDER BY l.operation_day, l.position)::text AS lines
              FROM products p
              JOIN product_details d ON d.product_id = p.id
              JOIN order_details l ON l.detail_id = d.id AND l.cancelled_at IS NULL
               AND l.operation_day BETWEEN greatest(${first}::date, ${today}::date) AND ${last}::date
             WHERE p.id = ${idProduct}
             GROUP BY l.order_id, p.id) f
      JOIN orders o ON o.id = f.order_id AND o.cancelled_at IS NULL
      JOIN owners w ON w.id = o.owner_id AND w.active
     ORDER BY o.id`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** The day where a product is served, and its closed days. */
export interface ProductToClose {
  id: number
  today: Day
  closed: (ClosedDays & { id: number })[]
}

/**
 * Locks a product with its closed days until the transaction ends: of two desks the second reads what the first has
 * written. Orders do not wait for it. Null when there is no such product.
 */
export async function lockClosedDays(
  trx: Database,
  productId: number,
  now: Date,
): Promise<ProductToClose | null> {
  await sql`SELECT 1 FROM products WHERE id = ${productId} FOR NO KEY UPDATE`.execute(trx)
  const { rows } = await sql<ProductToClose>`
    SELECT p.id, t.today, coalesce((
             SELECT jsonb_agg(jsonb_build_object('id', k.id, 'first', k.first_day, 'last', k.last_day)
                              ORDER BY k.first_day)
               FROM product_blackouts k WHERE k.product_id = p.id), '[]') AS closed
      FROM products p ${served(now)}
     WHERE p.id = ${productId}`.execute(trx)
  return rows[0] ?? null
}

/** The product of closed days; null when there are none of that number. */
export async function productOfClosed(db: Database, id: number): Promise<number | null> {
  const { rows } = await sql<{ product: number }>`
    SELECT product_id AS product FROM product_blackouts WHERE id = ${id}`.execute(db)
  return rows[0]?.product ?? null
}

/** Writes closed days, new ones or, with `id`, in the place of those; their number. */
export async function saveClosedDays(
  trx: Database,
  id: number | undefined,
  { idProduct, first, last, reason }: ClosedDays & { idProduct: number; reason: Bilingual },
): Promise<number> {
  const values = sql`${first}::date, ${last}::date, ${JSON.stringify(reason)}::jsonb`
  const { rows } = await (id
    ? sql<{ id: number }>`
        UPDATE product_blackouts SET (first_day, last_day, reason) = ROW (${values}) WHERE id = ${id} RETURNING id`
    : sql<{ id: number }>`
        INSERT INTO product_blackouts (product_id, first_day, last_day, reason)
        VALUES (${idProduct}, ${values}) RETURNING id`
  ).execute(trx)
  if (!rows[0]) throw new Error('Closed days that were locked are gone')
  return rows[0].id
}

/** Lets closed days end with a day, or takes them out. */
export async function endClosedDays(trx: Database, id: number, last: Day | null): Promise<void> {
  if (last) await sql`UPDATE product_blackouts SET last_day = ${last} WHERE id = ${id}`.execute(trx)
  else await sql`DELETE FROM product_blackouts WHERE id = ${id}`.execute(trx)
}
