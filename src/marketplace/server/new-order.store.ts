import { sql } from 'kysely'
import type { Currency } from '../../kernel/money.ts'
import type { Database } from '../../server/database.ts'
import {
  CHANNEL_SECTION,
  CUSTOMER_TYPE,
  ORDER_STATUS,
  POINT_OF_SALE,
  SALE_CHANNEL,
  SALE_USER,
} from '../order.ts'
import type { Places } from './allotment.store.ts'
import {
  allSeated,
  beginningPayments,
  delivering,
  payingWithBenefits,
  seatsOf,
  takingSeats,
  type WrittenOrder,
} from './new-order-parts.store.ts'

/** What all orders of a checkout have in common. */
export interface OrderHeader {
  ownerId: number
  contractId: number
  customerId: number
  /** Who placed it for the owner; null for the owner in person. */
  adminId: number | null
  language: string
  paymentMethod: number
}

/** The mail that confirms; the numbers of the orders, and the number at the end of its link, are filled in here. */
export interface OrderMail {
  recipient: string
  language: string
  content: Record<string, string | number>
  /** Where the mail's button leads, but for the order's id. */
  link: string
}

export interface PlacedRow {
  id: number
  number: string
  currency: Currency
  total: number
  link: string | null
}

/** The orders, or the places and events that had not enough left: the caller then rolls back. */
export type Placing = { placed: PlacedRow[] } | { short: string[] }

/**
 * Takes the places of all lines and writes the orders of a checkout in one statement: headers, details, the stays they
 * are delivered to, what benefits pay with its hold in the ledger, payments that begin, and the mail.
 *
 * Places are taken each once and in one order whoever asks, variants by number and day, then events, then benefits: two
 * checkouts wait for each other in turn, never in a circle. The first of a day writes its row. Orders are written only
 * when all places were there; the database's CHECK stands behind it.
 */
export async function insertOrders(
  trx: Database,
  header: OrderHeader,
  orders: readonly WrittenOrder[],
  places: readonly Places[],
  mail: OrderMail,
  now: Date,
): Promise<Placing> {
  const json = (rows: readonly object[]) => JSON.stringify(rows)
  const headers = orders.map(({ details: _, bookings: __, benefits: ___, payment, ...rest }) => ({
    ...rest,
    ...payment,
  }))
  const seats = seatsOf(orders)
  const seated = allSeated(seats)
  const { rows } = await sql<{ placed: PlacedRow[]; taken: string[]; seated: number[] }>`
    WITH taken AS (
      INSERT INTO allotment (detail_id, day, capacity, taken)
      SELECT d.id, w.day, d.daily_capacity, w.qty
        FROM jsonb_to_recordset(${json(places)}::jsonb) AS w("detailId" int, day date, qty int)
       CROSS JOIN LATERAL (
         SELECT * FROM product_details d WHERE d.id = w."detailId" AND d.daily_capacity >= w.qty LIMIT 1) d
       ORDER BY d.id, w.day
      ON CONFLICT (detail_id, day) DO UPDATE SET taken = allotment.taken + EXCLUDED.taken
       WHERE allotment.taken + EXCLUDED.taken <= allotment.capacity
      RETURNING detail_id || ':' || day AS key
    ) ${takingSeats(seats, places.length)}, placed AS (
      INSERT INTO orders (owner_id, contract_id, customer_id, customer_agent, customer_type, sale_channel,
                          channel_section, point_of_sale, status, sale_user, hotel_id, hotel_sihot_code, booking_id,
                          language, currency, gross_cents, discount_cents, tax_cents, total_cents, payment_method,
                          payment_link, payment_reference, created_at, created_by_admin_id)
      SELECT ${header.ownerId}::int, ${header.contractId}::int, ${header.customerId}::int,
             (SELECT a.name || ' ' || a.lastname FROM admins a WHERE a.id = ${header.adminId}::int),
             ${CUSTOMER_TYPE}::int, ${SALE_CHANNEL}::int, ${CHANNEL_SECTION}::int, ${POINT_OF_SALE}::int,
             ${ORDER_STATUS.placed}::int, ${SALE_USER}::int, o."hotelId", o.sihot, o."bookingId", ${header.language},
             o.currency, o.gross, o.discount, o.tax, o.total, ${header.paymentMethod}::int, o.link, o.reference,
             ${now}::timestamptz, ${header.adminId}::int
        FROM jsonb_to_recordset(${json(headers)}::jsonb) AS o(
             "hotelId" int, sihot text, "bookingId" int, currency text, gross int, discount int, tax int, total int,
             link text, reference text)
       WHERE (SELECT count(*) FROM taken) = ${places.length}::int ${seated.condition}
      RETURNING id, number, currency, total_cents AS total, payment_link AS link, payment_reference AS reference
    ), lines AS (
      INSERT INTO order_details (order_id, position, kind, detail_id, package_id, event_id, line_uuid, package_uuid,
                                 name, operation_day, operation_time, quantity, unit_cents, extra_people,
                                 extra_people_cents, discount_cents, total_cents, discount_kind, note, client_note,
                                 beneficiaries, itinerary, is_promo, is_benefit, owner_booking_id, took_places)
      SELECT p.id, d.position, d.kind, d.detail_id, d.package_id, d.event_id, d.line_uuid, d.package_uuid, d.name,
             d.operation_day, d.operation_time, d.quantity, d.unit_cents, d.extra_people, d.extra_people_cents,
             d.discount_cents, d.total_cents, d.discount_kind, d.note, d.client_note, d.beneficiaries,
             d.itinerary, d.is_promo, d.is_benefit, d.owner_booking_id, d.took_places
        FROM jsonb_to_recordset(${json(orders.flatMap(({ details }) => details))}::jsonb) AS d(
             currency text, position int, kind text, detail_id int, package_id int, event_id int, line_uuid uuid,
             package_uuid uuid, name jsonb, operation_day date, operation_time text, quantity int, unit_cents int,
             extra_people int, extra_people_cents int, discount_cents int, total_cents int, discount_kind text,
             note text, client_note text, beneficiaries jsonb, itinerary jsonb, is_promo boolean, is_benefit boolean,
             owner_booking_id int, took_places boolean)
        JOIN placed p ON p.currency = d.currency
      RETURNING id, order_id, line_uuid
    ) ${delivering(orders)} ${payingWithBenefits(orders, now)} ${beginningPayments(orders, now)}, told AS (
      INSERT INTO outbox (kind, recipient, language, content, created_at, next_try_at)
      SELECT 'order-placed', ${mail.recipient}, ${mail.language},
             ${JSON.stringify(mail.content)}::jsonb || jsonb_build_object(
               'numbers', string_agg(number, ', ' ORDER BY id), 'link', ${mail.link}::text || min(id)),
             ${now}::timestamptz, ${now}::timestamptz
        FROM placed HAVING count(*) > 0
    )
    SELECT coalesce((SELECT jsonb_agg(jsonb_build_object('id', id, 'number', number, 'currency', currency,
                                                         'total', total, 'link', link) ORDER BY id)
                       FROM placed), '[]') AS placed,
           coalesce((SELECT jsonb_agg(key) FROM taken), '[]') AS taken,
           ${seated.ids} AS seated`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('A statement without a table answered no row')
  if (row.placed.length === orders.length) return { placed: row.placed }
  const missing = places
    .map(({ detailId, day }) => `${detailId}:${day}`)
    .filter((key) => !row.taken.includes(key))
  // Events are asked only when all variants had room.
  const full = missing.length > 0 ? [] : seats.filter(({ id }) => !row.seated.includes(id))
  return { short: [...missing, ...full.map(({ id }) => `event:${id}`)] }
}
