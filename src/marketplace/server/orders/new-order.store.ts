import { sql } from 'kysely'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { fixedStatement } from '../../../server/database/fixed-statement.ts'
import {
  CHANNEL_SECTION,
  CUSTOMER_TYPE,
  ORDER_STATUS,
  POINT_OF_SALE,
  SALE_CHANNEL,
  SALE_USER,
} from '../../orders/order.ts'
import type { Places } from './allotment.store.ts'
import {
  beginningPayments,
  delivering,
  payingWithBenefits,
  type Seats,
  type WrittenOrder,
} from './new-order-parts.store.ts'

/** What all orders of a checkout have in common. */
export interface OrderHeader {
  ownerId: number
  contractId: number
  customerId: number
  /** Who placed it for the owner; both null for the owner in person. */
  adminId: number | null
  trustId: number | null
  language: string
  paymentMethod: number
}

export interface NewOrderRow {
  id: number
  number: string
  hotelId: number
  currency: Currency
  total: number
  link: string | null
  /** The reference of the payment that begins on a provider's page. */
  reference: string | null
}

const TAKE_PLACES = fixedStatement<{ places: string }, { key: string }>(
  ['places'],
  ({ places }) => sql`
    INSERT INTO allotment (detail_id, day, capacity, taken)
    SELECT d.id, w.day, greatest(d.daily_capacity, w.qty), w.qty
      FROM jsonb_to_recordset(${places}::jsonb) AS w("detailId" int, day date, qty int)
     CROSS JOIN LATERAL (
       SELECT * FROM product_details d
        WHERE d.id = w."detailId" AND d.daily_capacity IS NOT NULL
          AND (d.daily_capacity >= w.qty
               OR EXISTS (SELECT FROM allotment a WHERE a.detail_id = d.id AND a.day = w.day)) LIMIT 1) d
     ORDER BY d.id, w.day
    ON CONFLICT (detail_id, day) DO UPDATE SET taken = allotment.taken + EXCLUDED.taken
     WHERE allotment.taken + EXCLUDED.taken <= allotment.capacity
    RETURNING detail_id || ':' || day AS key`,
)

const TAKE_SLOTS = fixedStatement<{ places: string }, { key: string }>(
  ['places'],
  ({ places }) => sql`
    INSERT INTO slot_allotment (detail_id, starts, day, capacity, taken)
    SELECT s.detail_id, s.starts, w.day, greatest(s.places, w.qty), w.qty
      FROM jsonb_to_recordset(${places}::jsonb) AS w("detailId" int, slot text, day date, qty int)
     CROSS JOIN LATERAL (
       SELECT * FROM detail_slots s
        WHERE s.detail_id = w."detailId" AND s.starts = w.slot AND s.active
          AND (s.places >= w.qty
               OR EXISTS (SELECT FROM slot_allotment a
                           WHERE a.detail_id = s.detail_id AND a.day = w.day AND a.starts = s.starts)) LIMIT 1) s
     ORDER BY s.detail_id, w.day, s.starts
    ON CONFLICT (detail_id, day, starts) DO UPDATE SET taken = slot_allotment.taken + EXCLUDED.taken
     WHERE slot_allotment.taken + EXCLUDED.taken <= slot_allotment.capacity
    RETURNING detail_id || ':' || day || ' ' || starts AS key`,
)

/**
 * Takes places of variants on days, as far as they are free, and answers which were taken, as `detail:day`: the caller
 * rolls back where one is missing, and a CHECK of the database enforces the limit. Rows are locked in one fixed order
 * (variants by id and day, then events, then benefits), so that two checkouts cannot deadlock. The first order of a day
 * inserts its row; more than the usual capacity is sold only on a day whose row the desk has raised.
 */
export async function takePlaces(trx: Database, places: readonly Places[]): Promise<string[]> {
  const days = places.filter(({ slot }) => slot === null)
  if (days.length === 0) return []
  return (await TAKE_PLACES(trx, { places: JSON.stringify(days) })).map(({ key }) => key)
}

/**
 * Takes places of slots, as `takePlaces` does those of days and locked after them; answers which were taken, as
 * `detail:day slot`. A slot that the desk has removed meanwhile sells none.
 */
export async function takeSlots(trx: Database, places: readonly Places[]): Promise<string[]> {
  const slots = places.filter(({ slot }) => slot !== null)
  if (slots.length === 0) return []
  return (await TAKE_SLOTS(trx, { places: JSON.stringify(slots) })).map(({ key }) => key)
}

/** Takes places at events, as far as they are free, and answers at which they were taken. */
export async function takeSeats(trx: Database, seats: readonly Seats[]): Promise<number[]> {
  if (seats.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    UPDATE events e SET taken = e.taken + w.qty
      FROM (SELECT e.id, w.qty FROM jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) AS w(id int, qty int)
              JOIN events e ON e.id = w.id ORDER BY e.id FOR UPDATE OF e) w
     WHERE e.id = w.id AND e.taken + w.qty <= e.capacity RETURNING e.id`.execute(trx)
  return rows.map(({ id }) => id)
}

const INSERT_ORDERS = fixedStatement<OrderHeader & { headers: string; now: Date }, NewOrderRow>(
  [
    'ownerId',
    'contractId',
    'customerId',
    'adminId',
    'trustId',
    'language',
    'paymentMethod',
    'headers',
    'now',
  ],
  (header) => sql`
    INSERT INTO orders (owner_id, contract_id, customer_id, customer_agent, customer_type, sale_channel,
                        channel_section, point_of_sale, status, sale_user, hotel_id, hotel_sihot_code, booking_id,
                        language, currency, gross_cents, discount_cents, tax_cents, total_cents, payment_method,
                        payment_link, payment_reference, created_at, created_by_admin_id, created_by_trust_id, last_day)
    SELECT ${header.ownerId}::int, ${header.contractId}::int, ${header.customerId}::int,
           (SELECT a.name || ' ' || a.lastname FROM admins a WHERE a.id = ${header.adminId}::int),
           ${sql.lit(CUSTOMER_TYPE)}, ${sql.lit(SALE_CHANNEL)}, ${sql.lit(CHANNEL_SECTION)}, ${sql.lit(POINT_OF_SALE)},
           ${sql.lit(ORDER_STATUS.placed)}, ${sql.lit(SALE_USER)}, o."hotelId", o.sihot, o."bookingId",
           ${header.language}::text, o.currency, o.gross, o.discount, o.tax, o.total, ${header.paymentMethod}::int,
           o.link, o.reference, ${header.now}::timestamptz, ${header.adminId}::int, ${header.trustId}::int, o."lastDay"
      FROM jsonb_to_recordset(${header.headers}::jsonb) AS o(
           "hotelId" int, sihot text, "bookingId" int, currency text, gross int, discount int, tax int, total int,
           link text, reference text, "lastDay" date)
    RETURNING id, number, hotel_id AS "hotelId", currency, total_cents AS total, payment_link AS link, payment_reference AS reference`,
)

/** Writes the headers of a checkout's orders, one for each resort and currency, in their order. */
export async function insertOrders(
  trx: Database,
  header: OrderHeader,
  orders: readonly WrittenOrder[],
  now: Date,
): Promise<NewOrderRow[]> {
  const headers = orders.map(({ details, benefits: __, payment, resort, ...rest }) => ({
    ...rest,
    lastDay:
      details
        .map((line) => line.operation_day)
        .sort()
        .at(-1) ?? null,
    hotelId: resort.id,
    sihot: resort.sihot,
    ...payment,
  }))
  const placed = await INSERT_ORDERS(trx, { ...header, headers: JSON.stringify(headers), now })
  return placed.sort((one, other) => one.id - other.id)
}

const LINE_COLUMNS = sql`
  position, kind, detail_id, package_id, event_id, line_uuid, package_uuid, name, operation_day, operation_time,
  quantity, unit_cents, extra_people, extra_people_cents, discount_cents, total_cents, discount_kind, note,
  client_note, beneficiaries, itinerary, is_promo, is_benefit, owner_booking_id, took_places, slot, leg, trip_uuid,
  travellers`

const insertingLines = (lines: string) => sql<never>`
  INSERT INTO order_details (order_id, ${LINE_COLUMNS})
  SELECT order_id, ${LINE_COLUMNS}
    FROM jsonb_to_recordset(${lines}::jsonb) AS d(
         order_id int, position int, kind text, detail_id int, package_id int, event_id int, line_uuid uuid,
         package_uuid uuid, name jsonb, operation_day date, operation_time text, quantity int, unit_cents int,
         extra_people int, extra_people_cents int, discount_cents int, total_cents int, discount_kind text,
         note text, client_note text, beneficiaries jsonb, itinerary jsonb, is_promo boolean, is_benefit boolean,
         owner_booking_id int, took_places boolean, slot text, leg text, trip_uuid uuid, travellers int)`

const INSERT_LINES = fixedStatement<{ lines: string }, never>(['lines'], ({ lines }) => insertingLines(lines))

/**
 * Writes the lines of orders whose headers stand, with the stays they are delivered to, what benefits pay with its hold
 * in the ledger, and payments that begin, in one statement.
 */
export async function insertOrderLines(
  trx: Database,
  placed: readonly NewOrderRow[],
  orders: readonly WrittenOrder[],
  now: Date,
): Promise<void> {
  const lines = JSON.stringify(
    orders.flatMap(({ resort, currency, details }) => {
      const order_id = placed.find((one) => one.hotelId === resort.id && one.currency === currency)?.id
      return details.map((one) => ({ ...one, order_id }))
    }),
  )
  const parts = [delivering(orders), payingWithBenefits(orders, now), beginningPayments(orders, now)]
  if (parts.every((part) => part === null)) {
    await INSERT_LINES(trx, { lines })
    return
  }
  await sql`
    WITH placed AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) AS p(
             id int, number text, currency text, total int, reference text)
    ), lines AS (
      ${insertingLines(lines)} RETURNING id, order_id, line_uuid, owner_booking_id
    ) ${sql.join(
      parts.map((part) => part ?? sql``),
      sql``,
    )}
    SELECT count(*) FROM lines`.execute(trx)
}
