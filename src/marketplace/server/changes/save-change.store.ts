import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { OrderFigures } from '../../changes/line-figures.ts'
import type { PlaceStep } from '../../changes/line-holding.ts'
import { ORDER_STATUS } from '../../orders/order.ts'
import type { ActingFor } from '../orders/acting.store.ts'
import { takePlaces, takeSeats, takeSlots } from '../orders/new-order.store.ts'
import { deliveringLines, type NewOrderPayment } from '../orders/new-order-parts.store.ts'
import { untakePlaces } from '../orders/places.store.ts'
import type { ChangePlan } from './plan-change.ts'

/** Who changed a line, and when. */
export interface By extends ActingFor {
  now: Date
}

/**
 * Takes and gives back places one after the other, in the order in which they come. False where one could not be taken:
 * the caller refuses, which undoes the rest.
 */
export async function takeSteps(trx: Database, steps: readonly PlaceStep[]): Promise<boolean> {
  for (const { of, id, day, slot, by } of steps) {
    const places = of === 'event' ? [] : [{ detailId: id, day, slot, qty: Math.abs(by) }]
    const seats = of === 'event' ? [{ id, qty: Math.abs(by) }] : []
    if (by < 0) await untakePlaces(trx, places, seats)
    else {
      const taken = await Promise.all([
        takePlaces(trx, places),
        takeSlots(trx, places),
        takeSeats(trx, seats),
      ])
      if (taken.flat().length === 0) return false
    }
  }
  return true
}

/** Writes a line as it was wished, with the stay that it is delivered to, and the day of the package that it belongs to. */
export async function saveLine(
  trx: Database,
  orderId: number,
  plan: ChangePlan,
  { adminId, trust, now }: By,
): Promise<void> {
  const { line, wish, figures, holding, stayId, difference } = plan
  const { leg } = line
  const isOther =
    leg && wish.flight && (leg.flight !== wish.flight.flight || leg.flightTime !== wish.flight.flightTime)
  const flight = isOther ? JSON.stringify(wish.flight) : null
  await sql`
    WITH noted AS (
      INSERT INTO order_changes (order_id, order_detail_id, at, admin_id, trust_id, kind, old_day, old_time, old_quantity,
                                 new_day, new_time, new_quantity, difference_cents, old_flight, new_flight)
      SELECT order_id, id, ${now}::timestamptz, ${adminId}::int, ${trust?.id ?? null}::int, 'changed', operation_day, operation_time, quantity,
             ${wish.day}::date, ${wish.time}::text, ${wish.qty}::int, ${difference}::int,
             CASE WHEN ${flight}::jsonb IS NOT NULL THEN
               jsonb_build_object('flight', coalesce(itinerary ->> 'flight', ''), 'flightTime', itinerary ->> 'flightTime') END,
             ${flight}::jsonb
        FROM order_details WHERE id = ${line.id}
    ), moved AS (
      DELETE FROM order_bookings WHERE order_detail_id = ${line.id}
    )
    UPDATE order_details
       SET operation_day = ${wish.day}::date, operation_time = ${wish.time}::text, quantity = ${wish.qty}::int,
           unit_cents = ${figures.unit}::int, discount_cents = ${figures.discount}::int,
           total_cents = ${figures.total}::int, discount_kind = ${figures.discountKind}::text,
           bought = ${figures.bought && JSON.stringify(figures.bought)}::jsonb,
           took_places = ${holding.tookPlaces}::boolean, slot = ${holding.slot}::text,
           itinerary = itinerary || coalesce(${flight}::jsonb, '{}'), owner_booking_id = ${stayId}::int
     WHERE id = ${line.id}`.execute(trx)
  if (stayId !== null)
    await sql`
      WITH lines AS (SELECT id, order_id, line_uuid, owner_booking_id FROM order_details WHERE id = ${line.id})
           ${deliveringLines}
      SELECT count(*) FROM lines`.execute(trx)
  // A package stands on the first day of its parts.
  if (line.uuidPackage !== null)
    await sql`
      UPDATE order_details h
         SET operation_day = (SELECT min(d.operation_day) FROM order_details d
                               WHERE d.order_id = h.order_id AND d.package_uuid = h.line_uuid
                                 AND d.cancelled_at IS NULL)
       WHERE h.order_id = ${orderId} AND h.line_uuid = ${line.uuidPackage}::uuid`.execute(trx)
}

/** Marks lines as cancelled, and tells it once, of the one that was asked for. */
export async function saveCancelledLines(
  trx: Database,
  { lineId, goneIds, difference }: { lineId: number; goneIds: readonly number[]; difference: number },
  { adminId, trust, now }: By,
): Promise<void> {
  await sql`
    WITH noted AS (
      INSERT INTO order_changes (order_id, order_detail_id, at, admin_id, trust_id, kind, old_day, old_time, old_quantity,
                                 new_day, new_time, new_quantity, difference_cents)
      SELECT order_id, id, ${now}::timestamptz, ${adminId}::int, ${trust?.id ?? null}::int, 'cancelled', operation_day, operation_time, quantity,
             operation_day, operation_time, 0, ${difference}::int
        FROM order_details WHERE id = ${lineId})
    UPDATE order_details SET cancelled_at = ${now}::timestamptz, took_places = false, slot = NULL
     WHERE id = ANY (${goneIds}::int[])`.execute(trx)
}

/**
 * Writes in the ledger that lines hold more or less of a benefit, or nothing any more (`to` 0): what the order held of the
 * account comes back whole, and is held anew. So the account's last hold is what the order holds.
 */
export async function saveHeld(
  trx: Database,
  orderId: number,
  { lineId, idBenefitYear, to }: { lineId: number; idBenefitYear: number; to: number },
  now: Date,
): Promise<void> {
  const state = to === 0 ? sql`state = 'returned'` : sql`quantity = ${to}::int`
  await sql`
    WITH before AS (
      SELECT sum(b.quantity)::int AS held, sum(b.quantity) FILTER (WHERE d.id = ${lineId})::int AS own
        FROM order_benefits b JOIN order_details d ON d.id = b.order_detail_id
       WHERE d.order_id = ${orderId} AND b.benefit_year_id = ${idBenefitYear} AND b.state = 'held'
    ), changed AS (
      UPDATE order_benefits SET ${state} WHERE order_detail_id = ${lineId}
    )
    INSERT INTO benefit_entries (benefit_year_id, at, kind, quantity, order_id, note)
    SELECT ${idBenefitYear}::int, ${now}::timestamptz, k.kind, k.quantity, o.id, o.number
      FROM orders o, before b
     CROSS JOIN LATERAL (VALUES (1, 'return', b.held), (2, 'hold', b.own - b.held - ${to}::int)) AS k(place, kind, quantity)
     WHERE o.id = ${orderId} AND k.quantity <> 0
     ORDER BY k.place`.execute(trx)
}

/** What the order is after a change: its figures, its last day, the next version, and how what is due is paid. */
export async function saveOrder(
  trx: Database,
  orderId: number,
  after: { figures: OrderFigures; status: number; payment: NewOrderPayment | null },
  now: Date,
): Promise<number> {
  const { figures, status, payment } = after
  const { rows } = await sql<{ version: number }>`
    WITH begun AS (
      INSERT INTO payments (order_id, provider, reference, cents, currency, state, created_at, changed_at)
      SELECT o.id, ${payment?.provider ?? ''}, ${payment?.reference ?? ''},
             ${figures.total}::int - coalesce((SELECT sum(y.cents) FROM payments y
                                                WHERE y.order_id = o.id AND y.state = 'paid'), 0)::int,
             o.currency, 'started', ${now}::timestamptz, ${now}::timestamptz
        FROM orders o WHERE o.id = ${orderId} AND ${payment !== null}::boolean
    )
    UPDATE orders o
       SET gross_cents = ${figures.gross}::int, discount_cents = ${figures.discount}::int,
           tax_cents = ${figures.tax}::int, total_cents = ${figures.total}::int, version = version + 1,
           status = ${status}::int,
           last_day = (SELECT max(d.operation_day) FROM order_details d
                        WHERE d.order_id = o.id AND d.cancelled_at IS NULL),
           payment_link = coalesce(${payment?.link ?? null}::text, payment_link),
           payment_reference = coalesce(${payment?.reference ?? null}::text, payment_reference)
     WHERE id = ${orderId} RETURNING version`.execute(trx)
  return rows[0]?.version ?? 0
}

/** An order's status by what was paid of it. */
export function statusFor(total: number, paid: number): number {
  return paid > 0 && paid >= total ? ORDER_STATUS.paid : ORDER_STATUS.placed
}
