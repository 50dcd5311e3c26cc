import { sql } from 'kysely'
import { CHARGE_OF_ORDER } from '../../../finance/server/ledger/order-charge.store.ts'
import type { Day } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Currency } from '../../../kernel/money.ts'
import { heldBy } from '../../../membership/server/whose-contract.store.ts'
import type { Database } from '../../../server/database/database.ts'
import type { StandingLine } from '../../changes/line-change.ts'
import type { LimitedLine } from '../../changes/line-limit.ts'
import type { OrderDetails } from '../../orders/orders.endpoints.ts'
import type { PaidSoFar } from '../../orders/paid-so-far.ts'
import type { LivedLine } from '../../reviews/review.ts'
import type { DayAndTime } from '../../times/times.ts'
import {
  byCardOf,
  limitedLineOf,
  linkOf,
  paidSoFarOf,
  resortMoment,
  standingLineOf,
} from '../changes/standing.store.ts'
import { placeOfEvent, takesMinutes, toldOf } from '../publish/goods.store.ts'
import { livedOf, RATED } from '../reviews/reviews.store.ts'

/** An order as the list needs it. */
export interface ListedOrder {
  id: number
  number: string
  status: number
  hotel: string
  currency: Currency
  total: number
  paidSoFar: PaidSoFar
  createdAt: Date
  byAdmin: boolean
  byTrusted: string | null
  paymentLink: string | null
  byCard: boolean
  firstDay: Day
  lastDay: Day
  today: Day
  /** The clock where it is served. */
  now: DayAndTime
  limited: LimitedLine[]
  /** Its lines of products of which nothing was said yet. */
  unrated: LivedLine[]
  lines: { name: Bilingual; qty: number; picture: string; stayElsewhere: string | null }[]
}

/** The day it is where an order is served; from `hotels h`. */
const todayOf = (now: Date) => sql`(${now}::timestamptz AT TIME ZONE h.zone)::date`

/** The resort where the owner stays at the time of a detail `d` of an order `o`, where another one serves it. */
export const stayElsewhereOf = sql`
  (SELECT w.name FROM bookings s JOIN hotels w ON w.id = s.hotel_id
    WHERE s.id = coalesce(d.owner_booking_id, o.booking_id) AND s.hotel_id <> o.hotel_id)`

/** Where the event of a detail `d` takes place, as what is told of the day. */
export const toldOfEvent = sql`(
  SELECT ${placeOfEvent} FROM events e WHERE e.id = d.event_id)`

/** What is drawn for a detail `d`. */
const pictureOf = sql`
  coalesce((SELECT p.picture FROM product_details v JOIN products p ON p.id = v.product_id WHERE v.id = d.detail_id),
           (SELECT k.picture FROM packages k WHERE k.id = d.package_id),
           (SELECT e.picture FROM events e WHERE e.id = d.event_id))`

/** Who did it, where somebody trusted did; by the number of their trust. */
const trustedOf = (trust: string) => sql`(SELECT t.name FROM trusts t WHERE t.id = ${sql.ref(trust)})`

/** A page of an owner's orders, of all contracts or of one, the newest first, and how many there are. */
export async function readOrders(
  db: Database,
  ownerId: number,
  page: { limit: number; offset: number; idContract: number | null },
  now: Date,
): Promise<{ total: number; rows: ListedOrder[] }> {
  const held = heldBy('contract_id', ownerId)
  const own = page.idContract === null ? held : sql`contract_id = ${page.idContract}::int AND ${held}`
  const { rows } = await sql<{ count: number } & (ListedOrder | { id: null })>`
    SELECT t.count, page.*
      FROM (SELECT count(*)::int AS count FROM orders WHERE ${own}) t
      LEFT JOIN (
        SELECT o.id, o.number, o.status, h.name AS hotel, o.currency, o.total_cents AS total, ${paidSoFarOf} AS "paidSoFar", o.created_at AS "createdAt",
               o.created_by_admin_id IS NOT NULL AS "byAdmin", ${trustedOf('o.created_by_trust_id')} AS "byTrusted",
               ${linkOf} AS "paymentLink", ${byCardOf} AS "byCard",
               ${todayOf(now)} AS today, ${resortMoment(now)} AS now, d.*
          FROM (SELECT * FROM orders WHERE ${own}
                 ORDER BY id DESC LIMIT ${page.limit} OFFSET ${page.offset}) o
          JOIN hotels h ON h.id = o.hotel_id
          CROSS JOIN LATERAL (
            SELECT min(d.operation_day) AS "firstDay", max(d.operation_day) AS "lastDay",
                   coalesce(jsonb_agg(jsonb_build_object('name', d.name, 'qty', d.quantity, 'picture', ${pictureOf},
                                                      'stayElsewhere', ${stayElsewhereOf})
                             ORDER BY d.position) FILTER (WHERE d.package_uuid IS NULL), '[]') AS lines,
                   jsonb_agg(${limitedLineOf}) AS limited,
                   coalesce(jsonb_agg(${livedOf}) FILTER (WHERE d.kind = 'product' AND r.order_detail_id IS NULL), '[]') AS unrated
              FROM order_details d
              LEFT JOIN product_details v ON v.id = d.detail_id
              LEFT JOIN products p ON p.id = v.product_id
              ${RATED}
             WHERE d.order_id = o.id AND d.cancelled_at IS NULL) d) page ON true
     ORDER BY page.id DESC`.execute(db)
  const orders = rows.filter((row): row is { count: number } & ListedOrder => row.id !== null)
  return { total: rows[0]?.count ?? 0, rows: orders }
}

const clockAt = (at: string) => sql`
  jsonb_build_object('day', (${sql.ref(at)} AT TIME ZONE h.zone)::date,
                     'time', to_char(${sql.ref(at)} AT TIME ZONE h.zone, 'HH24:MI'))`

/** All that happened to an order `o` of the resort `h`, the newest first: placed, paid, changed line by line, cancelled. */
const historyOf = sql`
  (SELECT jsonb_agg(x.told || jsonb_build_object('byClub', x.club, 'byTrusted', x.trusted) ORDER BY x.at DESC, x.place DESC)
     FROM (
       SELECT 0 AS place, o.created_at AS at, o.created_by_admin_id IS NOT NULL AS club,
              ${trustedOf('o.created_by_trust_id')} AS trusted,
              jsonb_build_object('kind', 'placed', 'at', ${clockAt('o.created_at')}) AS told
       UNION ALL
       SELECT 1, y.changed_at, y.taken_by_admin_id IS NOT NULL, NULL,
              jsonb_build_object('kind', CASE WHEN y.refund_of IS NULL THEN 'paid' ELSE 'given-back' END,
                                 'at', ${clockAt('y.changed_at')}, 'amount', abs(y.cents))
         FROM payments y WHERE y.order_id = o.id AND y.state = 'paid'
       UNION ALL
       SELECT 2 + c.id, c.at, c.admin_id IS NOT NULL, ${trustedOf('c.trust_id')},
              jsonb_build_object('kind', c.kind, 'at', ${clockAt('c.at')}, 'name', e.name, 'amount', c.difference_cents,
                'before', jsonb_build_object('day', c.old_day, 'time', c.old_time, 'qty', c.old_quantity,
                                             'flight', c.old_flight),
                'after', jsonb_build_object('day', c.new_day, 'time', c.new_time, 'qty', c.new_quantity,
                                            'flight', c.new_flight))
         FROM order_changes c JOIN order_details e ON e.id = c.order_detail_id WHERE c.order_id = o.id
       UNION ALL
       SELECT 2147483647, o.cancelled_at, o.cancelled_by_admin_id IS NOT NULL, ${trustedOf('o.cancelled_by_trust_id')},
              jsonb_build_object('kind', 'called-off', 'at', ${clockAt('o.cancelled_at')})
        WHERE o.cancelled_at IS NOT NULL) x)`

/** The benefit that pays for a detail `d`, and what it pays; what it got back is none. */
const paidWithOf = sql`(
  SELECT jsonb_build_object('name', f.name, 'unit', f.unit, 'quantity', g.quantity)
    FROM order_benefits g JOIN benefit_years y ON y.id = g.benefit_year_id JOIN benefits f ON f.id = y.benefit_id
   WHERE g.order_detail_id = d.id AND g.state <> 'returned')`

/** An order as the database has it: the header under the spec's names, and the facts of its state. */
export type WholeOrderRow = Omit<
  OrderDetails,
  | 'state'
  | 'createdAt'
  | 'cancelledAt'
  | 'mayCancel'
  | 'refundDue'
  | 'owedBack'
  | 'stillDue'
  | 'due'
  | 'details'
  | 'until'
> & {
  createdAt: Date
  cancelledAt: Date | null
  today: Day
  now: DayAndTime
  details: Omit<OrderDetails['details'][number], 'may' | 'prices'>[]
  standing: StandingLine[]
}

/** One of the owner's orders, whole; null when there is none of that number, or it is somebody else's. */
export async function readWholeOrder(
  db: Database,
  ownerId: number,
  orderId: number,
  now: Date,
): Promise<WholeOrderRow | null> {
  const { rows } = await sql<WholeOrderRow>`
    SELECT o.id, o.number, o.version, o.created_at AS "createdAt", o.created_by_admin_id IS NOT NULL AS "byAdmin",
           ${trustedOf('o.created_by_trust_id')} AS "byTrusted", o.sale_channel AS canalventa, o.manual_charge AS cargomanual, o.status AS "orderStatus",
           o.point_of_sale AS puntoventa, o.channel_section AS seccioncanal, o.currency,
           jsonb_build_object('id', k.id, 'name', k.name, 'lastname', k.lastname, 'email', k.email,
                              'phone', k.phone) AS customer,
           o.customer_agent AS customeragent, o.customer_type AS customertype, o.discount_cents AS discount,
           o.gross_cents AS "grossSale", h.name AS hotel, o.hotel_sihot_code AS hotelsihotcode, o.language,
           b.code AS numreserva, ${linkOf} AS paymentlink, ${CHARGE_OF_ORDER} AS charged, o.payment_method AS paymentmethod,
           o.payment_reference AS paymentreference, ${byCardOf} AS "byCard",
           (SELECT y.card_last4 FROM payments y WHERE y.order_id = o.id AND y.state = 'paid' AND y.refund_of IS NULL
             ORDER BY y.id DESC LIMIT 1) AS "cardLast4",
           (SELECT coalesce(jsonb_agg(jsonb_build_object('idContract', e.contract_id, 'year', e.year, 'number', e.number)
                     ORDER BY e.year, e.number), '[]')
              FROM order_receipts e JOIN payments y ON y.id = e.order_payment_id WHERE y.order_id = o.id) AS receipts,
           o.sale_user AS "saleUser", o.tax_cents AS tax,
           o.total_cents AS "totalSale", o.cancelled_at AS "cancelledAt", o.cancel_reason AS "cancelReason", ${todayOf(now)} AS today,
           ${paidSoFarOf} AS "paidSoFar", ${resortMoment(now)} AS now, ${historyOf} AS history, d.*
      FROM orders o
      JOIN customers k ON k.id = o.customer_id
      JOIN hotels h ON h.id = o.hotel_id
      LEFT JOIN bookings b ON b.id = o.booking_id
      CROSS JOIN LATERAL (
        SELECT min(d.operation_day) FILTER (WHERE d.cancelled_at IS NULL) AS "firstDay",
               max(d.operation_day) FILTER (WHERE d.cancelled_at IS NULL) AS "lastDay",
               jsonb_agg(${standingLineOf} ORDER BY d.position) AS standing,
               jsonb_agg(jsonb_build_object(
                 'id', d.id, 'uuid', d.line_uuid, 'uuidPackage', d.package_uuid, 'kind', d.kind,
                 'detailId', coalesce(d.detail_id, d.package_id, d.event_id),
                 'slug', coalesce((SELECT p.slug FROM product_details v JOIN products p ON p.id = v.product_id
                                    WHERE v.id = d.detail_id),
                                  (SELECT k.slug FROM packages k WHERE k.id = d.package_id),
                                  (SELECT e.slug FROM events e WHERE e.id = d.event_id)),
                 'name', d.name, 'picture', ${pictureOf}, 'operationdate', d.operation_day,
                 'operationtime', d.operation_time, 'qty', d.quantity, 'unitPrice', d.unit_cents,
                 'discount', d.discount_cents, 'total', d.total_cents, 'typeDiscount', d.discount_kind)
               || jsonb_build_object(
                 'told', CASE d.kind WHEN 'product' THEN ${toldOf} WHEN 'event' THEN ${toldOfEvent} END,
                 'idProduct', v.product_id, 'minutes', ${takesMinutes('v')}, 'times', coalesce(v.times, 'any'),
                 'stayDay', p.stay_day,
                 'cancelled', d.cancelled_at IS NOT NULL,
                 'note', coalesce(d.note, ''), 'clientnote', coalesce(d.client_note, ''),
                 'beneficiarios', d.beneficiaries, 'itinerario', d.itinerary, 'isPromo', d.is_promo,
                 'isBenefit', d.is_benefit, 'benefit', ${paidWithOf}, 'belongsToPackage', d.package_uuid IS NOT NULL,
                 'stayElsewhere', ${stayElsewhereOf},
                 'ownerBooking', (SELECT s.code FROM bookings s WHERE s.id = d.owner_booking_id),
                 'orderbooking', (
                   SELECT jsonb_build_object(
                            'adults', g.adults, 'children', g.children, 'ninos', g.child_ages, 'datein', g.date_in,
                            'dateout', g.date_out, 'nights', g.nights, 'guestName', g.guest_name, 'email', g.email,
                            'phone', g.phone, 'rateCode', g.rate_code, 'roomCode', g.room_code)
                     FROM order_bookings g WHERE g.order_detail_id = d.id))
               ORDER BY d.position) AS details
          FROM order_details d
          LEFT JOIN product_details v ON v.id = d.detail_id
          LEFT JOIN products p ON p.id = v.product_id
         WHERE d.order_id = o.id) d
     WHERE o.id = ${orderId} AND ${heldBy('o.contract_id', ownerId)}`.execute(db)
  return rows[0] ?? null
}
