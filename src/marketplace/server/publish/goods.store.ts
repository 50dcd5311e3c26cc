import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import { EVENT_SEATS } from '../../ceilings.ts'
import type { SoldEvent, SoldPackage, WantedLine } from '../../goods.ts'

/** The packages and the events that are on sale of what a cart names. */
export interface GoodsColumns {
  packages: SoldPackage[]
  events: SoldEvent[]
}

/** What a statement over goods asks about. */
export interface GoodsAsked {
  /** Numbers of packages and events. */
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

/** How long a variant of a product `p` takes: its own minutes, else the product's. */
export const takesMinutes = (variant: 'd' | 'v') =>
  sql`coalesce(${sql.table(variant)}.duration_minutes, p.duration_minutes)`

/** How long an evening of an event `e` takes, in minutes; one that ends past midnight too. */
export const eventMinutes = sql`
  nullif((extract(epoch FROM e.end_time::time - e.start_time::time)::int / 60 + 1440) % 1440, 0)`

/** Where an event `e` takes place, as what is told of the day. */
export const placeOfEvent = sql`json_build_object(
  'meetingPoint', e.location, 'bring', null, 'contactName', null, 'contactPhone', null)`

/**
 * When a variant `d` of a product `p` begins at the latest, where it has hours: so that it ends before they do. A car
 * that leaves before they end is on the road as long as it takes.
 */
export const lastStart = sql`last_start(d.opens, d.closes, CASE WHEN p.transfer THEN 0 ELSE ${takesMinutes('d')} END)`

/** The last time of a day on which a variant `d` of a product `p` begins; through the night that is the day's own end. */
export const lastOfDay = sql`CASE WHEN d.closes < d.opens THEN '24:00' ELSE ${lastStart} END`

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
 * The packages and the events that are on sale of what a cart names, as they are now, as columns of a statement. What a cart
 * does not have (`has`) does not burden its statement; its variants come from a cache (`keptDetails`).
 */
export function goodsColumns(
  asked: GoodsAsked,
  has: ReadonlySet<WantedLine['kind']>,
): RawBuilder<GoodsColumns> {
  const { now } = asked
  const ids = (kind: 'package' | 'event') => sql`unnest(${asked[kind]}::int[])`
  const where = (kind: 'package' | 'event', column: RawBuilder<unknown>) =>
    has.has(kind) ? column : sql`'[]'::json`
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
                      'resort', ${resortJson('h')}, 'startDate', e.start_day, 'startTime', e.start_time, 'minutes', ${eventMinutes}, 'told', ${placeOfEvent},
                      'ended', (e.end_day + e.end_time::time) AT TIME ZONE h.zone <= ${now}::timestamptz,
                      'begun', ${hasBegun(now)}, 'left', e.capacity - e.taken, 'most', ${seatsOfOne}))
               FROM ${ids('event')} w(id)
               JOIN events e ON e.id = w.id AND e.active
               JOIN hotels h ON h.id = e.hotel_id), '[]')`
  return sql`${where('package', packages)} AS packages, ${where('event', events)} AS events`
}
