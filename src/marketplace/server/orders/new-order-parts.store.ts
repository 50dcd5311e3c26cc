import { type RawBuilder, sql } from 'kysely'
import type { NewOrder } from '../../orders/new-order.ts'

type Part = RawBuilder<unknown>

/** An order as it is written, with the payment that begins. */
export type WrittenOrder = NewOrder & { payment: NewOrderPayment | null }

/** How an order is to be paid, where that is on a provider's page. */
export interface NewOrderPayment {
  provider: string
  reference: string
  link: string
}

const json = (rows: readonly object[]) => JSON.stringify(rows)

/*
 * CTEs of the statement that inserts the lines of orders, each beginning with its comma; they refer to `placed` (the
 * headers) and `lines`. Null where a checkout does not need one: its statement is then shorter.
 */

/** The stays that lines are delivered to; the customer answers where a stay's first guest is not known. */
export function delivering(orders: readonly WrittenOrder[]): Part | null {
  const some = orders.some(({ details }) => details.some((line) => line.owner_booking_id !== null))
  return some ? deliveringLines : null
}

/** The stays of the statement's `lines`. */
export const deliveringLines = sql`, stays AS (
      INSERT INTO order_bookings (order_detail_id, adults, children, child_ages, date_in, date_out, guest_name, email,
                                  phone, rate_code, room_code)
      SELECT l.id, b.adults, b.children,
             ARRAY(SELECT g.age FROM booking_guests g
                    WHERE g.booking_id = b.id AND g.age IS NOT NULL ORDER BY g.position),
             b.check_in, b.check_out, coalesce(m.name || ' ' || m.lastname, k.name || ' ' || k.lastname),
             coalesce(m.email, k.email), coalesce(m.phone, k.phone), c.membership_code, r.code
        FROM lines l
        JOIN bookings b ON b.id = l.owner_booking_id
        JOIN contracts c ON c.id = b.contract_id
        JOIN room_categories r ON r.id = b.category_id
        JOIN orders o ON o.id = l.order_id
        JOIN customers k ON k.id = o.customer_id
        LEFT JOIN booking_guests m ON m.booking_id = b.id AND m.position = 1)`

/** What benefits pay, with its hold in the ledger. */
export function payingWithBenefits(orders: readonly WrittenOrder[], now: Date): Part | null {
  const benefits = orders.flatMap((one) => one.benefits)
  if (benefits.length === 0) return null
  return sql`, paid AS (
      INSERT INTO order_benefits (order_detail_id, benefit_year_id, quantity)
      SELECT l.id, b.benefit_year_id, b.quantity
        FROM jsonb_to_recordset(${json(benefits)}::jsonb) AS b(
             line_uuid uuid, benefit_year_id int, quantity int)
        JOIN lines l USING (line_uuid)
      RETURNING order_detail_id, benefit_year_id, quantity
    ), held AS (
      INSERT INTO benefit_entries (benefit_year_id, at, kind, quantity, order_id, note)
      SELECT b.benefit_year_id, ${now}::timestamptz, 'hold', -sum(b.quantity), p.id, p.number
        FROM paid b JOIN lines l ON l.id = b.order_detail_id JOIN placed p ON p.id = l.order_id
       GROUP BY b.benefit_year_id, p.id, p.number ORDER BY b.benefit_year_id)`
}

/** Payments that begin on a provider's page. */
export function beginningPayments(orders: readonly WrittenOrder[], now: Date): Part | null {
  const provider = orders.find(({ payment }) => payment)?.payment?.provider
  if (provider === undefined) return null
  return sql`, begun AS (
      INSERT INTO payments (order_id, provider, reference, cents, currency, state, created_at, changed_at)
      SELECT p.id, ${provider}, p.reference, p.total,
             p.currency, 'started', ${now}::timestamptz, ${now}::timestamptz
        FROM placed p WHERE p.reference IS NOT NULL)`
}

/** Places at an event, all lines together. */
export interface Seats {
  id: number
  qty: number
}

/** Places at each event. */
export function seatsOf(orders: readonly NewOrder[]): Seats[] {
  const seats = new Map<number, number>()
  for (const { event_id, quantity } of orders.flatMap(({ details }) => details))
    if (event_id !== null) seats.set(event_id, (seats.get(event_id) ?? 0) + quantity)
  return [...seats].map(([id, qty]) => ({ id, qty }))
}
