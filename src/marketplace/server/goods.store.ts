import { sql } from 'kysely'
import type { Database } from '../../server/database.ts'
import type { Goods, SoldDetail, SoldEvent, SoldPackage, WantedLine } from '../goods.ts'

interface GoodsRow {
  details: SoldDetail[]
  packages: SoldPackage[]
  events: SoldEvent[]
}

/**
 * What is on sale of what a cart names, as it is now, in one statement: prices, promotions, what is left of the days
 * that are asked for, closed days, and what benefits may pay. A product of every hotel goes by the day at the
 * contract's own.
 */
export async function readGoods(
  db: Database,
  contractId: number,
  lines: readonly Pick<WantedLine, 'kind' | 'detailId' | 'operationdate'>[],
  now: Date,
): Promise<Goods> {
  const ids = (kind: WantedLine['kind']) => [
    ...new Set(lines.filter((line) => line.kind === kind).map(({ detailId }) => detailId)),
  ]
  const days = [...new Set(lines.flatMap(({ operationdate }) => operationdate ?? []))]
  const { rows } = await sql<GoodsRow>`
    SELECT coalesce((
             SELECT jsonb_agg(jsonb_build_object(
                      'id', d.id, 'productId', p.id, 'product', p.name, 'name', d.name, 'currency', p.currency,
                      'cents', d.sale_cents, 'most', d.most_discount, 'transfer', p.transfer,
                      'extra', d.extra_person_cents, 'hotelId', p.hotel_id, 'capacity', d.daily_capacity,
                      'today', (${now}::timestamptz AT TIME ZONE coalesce(h.zone, own.zone))::date,
                      'promo', coalesce((
                        SELECT max(o.percent) FROM product_promos o
                         WHERE o.product_id = p.id AND o.starts_at <= ${now}::timestamptz
                           AND o.ends_at > ${now}::timestamptz), 0),
                      'free', coalesce((
                        SELECT jsonb_object_agg(a.day, a.capacity - a.taken) FROM allotment a
                         WHERE a.detail_id = d.id AND a.day = ANY (${days}::date[])), '{}'),
                      'closed', coalesce((
                        SELECT jsonb_agg(jsonb_build_object('first', k.first_day, 'last', k.last_day))
                          FROM product_blackouts k
                         WHERE k.product_id = p.id
                           AND EXISTS (SELECT FROM unnest(${days}::date[]) w(day)
                                        WHERE w.day BETWEEN k.first_day AND k.last_day)), '[]'),
                      'benefits', coalesce((
                        SELECT jsonb_agg(b.benefit_id) FROM benefit_products b WHERE b.product_id = p.id), '[]')))
               FROM product_details d
               JOIN products p ON p.id = d.product_id AND p.active
               LEFT JOIN hotels h ON h.id = p.hotel_id
              WHERE d.id = ANY (${ids('product')}::int[])), '[]') AS details,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object(
                      'id', k.id, 'name', k.name, 'currency', k.currency, 'cents', k.sale_cents,
                      'hotelId', k.hotel_id, 'parts', (
                        SELECT jsonb_agg(jsonb_build_object('detailId', l.detail_id, 'qty', l.quantity)
                                         ORDER BY l.position)
                          FROM package_lines l WHERE l.package_id = k.id)))
               FROM packages k
              WHERE k.active AND k.id = ANY (${ids('package')}::int[])
                AND EXISTS (SELECT FROM package_lines l WHERE l.package_id = k.id)), '[]') AS packages,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object(
                      'id', e.id, 'name', e.name, 'currency', e.currency, 'cents', e.sale_cents,
                      'hotelId', e.hotel_id, 'startDate', e.start_day, 'startTime', e.start_time,
                      'ended', (e.end_day + e.end_time::time) AT TIME ZONE h.zone <= ${now}::timestamptz,
                      'left', e.capacity - e.taken))
               FROM events e JOIN hotels h ON h.id = e.hotel_id
              WHERE e.id = ANY (${ids('event')}::int[])), '[]') AS events
      FROM contracts c JOIN hotels own ON own.id = c.hotel_id
     WHERE c.id = ${contractId}`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('A contract that was read vanished')
  const byId = <One extends { id: number }>(all: readonly One[]) => new Map(all.map((one) => [one.id, one]))
  return { details: byId(row.details), packages: byId(row.packages), events: byId(row.events) }
}
