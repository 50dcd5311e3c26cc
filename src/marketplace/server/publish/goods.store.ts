import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import { EVENT_SEATS } from '../../ceilings.ts'
import type { SoldDetail, SoldEvent, SoldPackage, WantedLine } from '../../goods.ts'

/** What is on sale of what a cart names. */
export interface GoodsColumns {
  details: SoldDetail[]
  packages: SoldPackage[]
  events: SoldEvent[]
}

/** What a statement over goods asks about. */
export interface GoodsAsked {
  /** Numbers of variants, packages and events. */
  product: readonly number[]
  package: readonly number[]
  event: readonly number[]
  /** The days that are asked for. */
  days: readonly Day[]
  now: Date
}

/** What a cart asks about. */
export function goodsAsked(
  lines: readonly Pick<WantedLine, 'kind' | 'detailId' | 'operationdate'>[],
  now: Date,
): GoodsAsked {
  const ids = (kind: WantedLine['kind']) => [
    ...new Set(lines.filter((line) => line.kind === kind).map(({ detailId }) => detailId)),
  ]
  return {
    product: ids('product'),
    package: ids('package'),
    event: ids('event'),
    days: [...new Set(lines.flatMap(({ operationdate }) => operationdate ?? []))],
    now,
  }
}

/** A resort as JSON, by the alias of its row; null where there is none. */
export const resortJson = (hotel: string) => {
  const h = sql.table(hotel)
  return sql`CASE WHEN ${h}.id IS NOT NULL THEN json_build_object(
    'id', ${h}.id, 'name', ${h}.name, 'sihot', ${h}.sihot_code, 'zone', ${h}.zone, 'taxPercent', ${h}.tax_percent) END`
}

/** What an owner has to know on the day, of a product `p`. */
export const toldOf = sql`json_build_object(
  'meetingPoint', p.meeting_point, 'bring', p.bring, 'contactName', p.contact_name, 'contactPhone', p.contact_phone)`

/**
 * When a variant `d` of a product `p` begins at the latest, where it has hours: so that it ends before they do. A car
 * that leaves before they end is on the road as long as it takes.
 */
export const lastStart = sql`last_start(d.opens, d.closes, CASE WHEN p.transfer THEN 0 ELSE p.duration_minutes END)`

/** The last time of a day on which a variant `d` of a product `p` begins; through the night that is the day's own end. */
export const lastOfDay = sql`CASE WHEN d.closes < d.opens THEN '24:00' ELSE ${lastStart} END`

/** The times of a variant `d` of a product `p` as JSON. */
const timesOf = sql`CASE d.times
    WHEN 'hours' THEN json_build_object('kind', 'hours', 'opens', d.opens, 'closes', ${lastStart})
    WHEN 'slots' THEN json_build_object('kind', 'slots', 'slots', (
      SELECT coalesce(json_agg(json_build_object('starts', s.starts, 'places', s.places) ORDER BY s.starts), '[]')
        FROM detail_slots s WHERE s.detail_id = d.id AND s.active))
    ELSE json_build_object('kind', 'any') END`

/** How many seats of an event `e` at the hotel `h` one membership may have. */
export const seatsOfOne = sql`CASE WHEN e.sale_cents = 0 THEN h.free_event_seats ELSE ${sql.lit(EVENT_SEATS)} END`

/**
 * Whether an event `e` of a hotel `h` has begun for the last time: one of several days can be joined until its last day
 * begins, one that ends after midnight until its evening does.
 */
export const hasBegun = (now: unknown) => sql<boolean>`
  (CASE WHEN e.end_time > e.start_time THEN e.end_day ELSE greatest(e.start_day, e.end_day - 1) END
   + e.start_time::time) AT TIME ZONE h.zone <= ${now}::timestamptz`

/** The days on which what a cart names is had: those that are asked for, and those of its events. */
export function daysOfGoods(asked: GoodsAsked, has: ReadonlySet<WantedLine['kind']>): RawBuilder<unknown> {
  const days = sql`unnest(${asked.days}::date[])`
  if (!has.has('event')) return days
  return sql`(SELECT ${days} UNION ALL SELECT start_day FROM events WHERE id = ANY (${asked.event}::int[]))`
}

/**
 * What is on sale of what a cart names, as it is now, as columns of a statement: prices, promotions, what is left of the
 * days that are asked for, closed days, and what benefits may pay. A product of every hotel goes by the day at the
 * contract's own, the statement's `hotels own`. What a cart does not have (`has`), and benefits where nobody asks for
 * them, do not burden its statement.
 */
export function goodsColumns(
  asked: GoodsAsked,
  has: ReadonlySet<WantedLine['kind']>,
  withBenefits: boolean,
): RawBuilder<GoodsColumns> {
  const { now } = asked
  const ids = (kind: WantedLine['kind']) => sql`unnest(${asked[kind]}::int[])`
  const days = sql`unnest(${asked.days}::date[])`
  const where = (kind: WantedLine['kind'], column: RawBuilder<unknown>) =>
    has.has(kind) ? column : sql`'[]'::json`
  const benefits = withBenefits
    ? sql`coalesce((SELECT json_agg(b.benefit_id) FROM benefit_products b WHERE b.product_id = p.id), '[]')`
    : sql`'[]'::json`
  const details = sql`
           coalesce((
             SELECT json_agg(json_build_object(
                      'id', d.id, 'productId', p.id, 'product', p.name, 'name', d.name, 'currency', p.currency,
                      'cents', d.sale_cents, 'most', d.most_discount, 'transfer', p.transfer, 'minutes', p.duration_minutes,
                      'extra', d.extra_person_cents, 'resort', ${resortJson('h')}, 'capacity', d.daily_capacity,
                      'today', (${now}::timestamptz AT TIME ZONE coalesce(h.zone, own.zone))::date,
                      'clock', to_char(${now}::timestamptz AT TIME ZONE coalesce(h.zone, own.zone), 'HH24:MI'),
                      'promo', coalesce(o.percent, 0), 'promoName', o.name,
                      'free', coalesce((
                        SELECT json_object_agg(a.day, a.capacity - a.taken)
                          FROM ${days} w(day) CROSS JOIN LATERAL (
                            SELECT * FROM allotment a WHERE a.detail_id = d.id AND a.day = w.day LIMIT 1) a), '{}'),
                      'people', d.people, 'peopleInPrice', d.people_in_price, 'mostOfLine', d.most_of_a_line,
                      'adults', CASE WHEN d.child THEN coalesce((
                        SELECT json_agg(a.id) FROM product_details a WHERE a.product_id = p.id AND NOT a.child), '[]')
                        ELSE '[]'::json END,
                      'times', ${timesOf}, 'leadMinutes', p.lead_minutes, 'cancelHours', p.cancel_hours,
                      'told', ${toldOf},
                      'slotFree', CASE WHEN d.times = 'slots' THEN coalesce((
                        SELECT json_object_agg(a.day || ' ' || a.starts, a.capacity - a.taken)
                          FROM slot_allotment a
                         WHERE a.detail_id = d.id AND a.day = ANY (${asked.days}::date[])), '{}') ELSE '{}'::json END,
                      'closed', coalesce((
                        SELECT json_agg(json_build_object('first', k.first_day, 'last', k.last_day))
                          FROM product_blackouts k
                         WHERE k.product_id = p.id
                           AND EXISTS (SELECT FROM ${days} w(day)
                                        WHERE w.day BETWEEN k.first_day AND k.last_day)), '[]'),
                      'benefits', ${benefits}))
               FROM ${ids('product')} w(id)
              CROSS JOIN LATERAL (
                  SELECT * FROM product_details d WHERE d.id = w.id AND d.active LIMIT 1) d
              CROSS JOIN LATERAL (SELECT * FROM products p WHERE p.id = d.product_id AND p.active LIMIT 1) p
               LEFT JOIN hotels h ON h.id = p.hotel_id
               LEFT JOIN LATERAL (
                 SELECT o.percent, o.name FROM product_promos o
                  WHERE o.product_id = p.id AND o.starts_at <= ${now}::timestamptz AND o.ends_at > ${now}::timestamptz
                  ORDER BY o.percent DESC, o.id LIMIT 1) o ON true), '[]')`
  const packages = sql`
           coalesce((
             SELECT json_agg(json_build_object(
                      'id', k.id, 'name', k.name, 'currency', k.currency, 'cents', k.sale_cents,
                      'resort', ${resortJson('h')}, 'parts', (
                        SELECT json_agg(json_build_object('detailId', l.detail_id, 'qty', l.quantity)
                                         ORDER BY l.position)
                          FROM package_lines l WHERE l.package_id = k.id)))
               FROM ${ids('package')} w(id)
               JOIN packages k ON k.id = w.id AND k.active
                AND EXISTS (SELECT FROM package_lines l WHERE l.package_id = k.id)
               LEFT JOIN hotels h ON h.id = k.hotel_id), '[]')`
  const events = sql`
           coalesce((
             SELECT json_agg(json_build_object(
                      'id', e.id, 'name', e.name, 'currency', e.currency, 'cents', e.sale_cents,
                      'resort', ${resortJson('h')}, 'startDate', e.start_day, 'startTime', e.start_time,
                      'ended', (e.end_day + e.end_time::time) AT TIME ZONE h.zone <= ${now}::timestamptz,
                      'begun', ${hasBegun(now)}, 'left', e.capacity - e.taken, 'most', ${seatsOfOne}))
               FROM ${ids('event')} w(id)
               JOIN events e ON e.id = w.id AND e.active
               JOIN hotels h ON h.id = e.hotel_id), '[]')`
  return sql`${where('product', details)} AS details, ${where('package', packages)} AS packages,
             ${where('event', events)} AS events`
}
