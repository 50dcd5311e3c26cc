import { sql } from 'kysely'
import { CHARGE_OF_ORDER } from '../../../finance/server/ledger/order-charge.store.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Currency } from '../../../kernel/money.ts'
import { heldBy } from '../../../membership/server/whose-contract.store.ts'
import type { Database } from '../../../server/database/database.ts'
import type { StandingLine } from '../../changes/line-change.ts'
import type { OrderFigures } from '../../changes/line-figures.ts'
import { CARD_PAYMENT } from '../../orders/payment.ts'
import type { DayAndTime } from '../../times/times.ts'
import { CARD_PROVIDER } from '../card/order-payments.store.ts'
import { accountLanguage } from '../orders/customers.store.ts'

/** An order as it stands, with its lines. Amounts in cents. */
export interface StandingOrder {
  id: number
  number: string
  version: number
  status: number
  contractId: number
  bookingId: number | null
  hotel: { id: number; name: string; taxPercent: number }
  currency: Currency
  figures: OrderFigures
  /** What was paid of it. */
  paid: number
  paymentMethod: number
  paymentLink: string | null
  byCard: boolean
  /** The clock where it is served. */
  now: DayAndTime
  customer: { name: string; email: string; language: Language }
  lines: StandingLine[]
}

/** The clock of a resort `h` as a moment. */
export const resortMoment = (now: Date) => sql`
  jsonb_build_object('day', (${now}::timestamptz AT TIME ZONE h.zone)::date,
                     'time', to_char(${now}::timestamptz AT TIME ZONE h.zone, 'HH24:MI'))`

/** What was paid of an order `o`. */
export const paidOf = sql`
  coalesce((SELECT sum(y.cents) FROM payments y WHERE y.order_id = o.id AND y.state = 'paid'), 0)::int`

/** The same, and by what it comes back: what the card may have, and what is on its way there. */
export const paidSoFarOf = sql`
  (SELECT jsonb_build_object(
            'paid', coalesce(sum(y.cents) FILTER (WHERE y.state = 'paid'), 0),
            'onCard', coalesce(sum(y.cents) FILTER (WHERE y.provider = ${sql.lit(CARD_PROVIDER)}
                                 AND (y.state = 'paid' OR y.state = 'started' AND y.refund_of IS NOT NULL)), 0),
            'goingBack', coalesce(-sum(y.cents) FILTER (WHERE y.state = 'started' AND y.refund_of IS NOT NULL), 0),
            'cardLast4', (array_agg(y.card_last4 ORDER BY y.id DESC)
                            FILTER (WHERE y.state = 'paid' AND y.refund_of IS NULL AND y.card_last4 IS NOT NULL))[1])
     FROM payments y WHERE y.order_id = o.id)`

/** Whether an order `o` costs something and is to be paid on a card page: not where the books charge it to the contract. */
export const byCardOf = sql`
  (o.payment_method = ${sql.lit(CARD_PAYMENT)} AND o.total_cents > 0 AND ${CHARGE_OF_ORDER} IS NULL)`

/** The provider's page of an order `o`, where it is to be paid there. */
export const linkOf = sql`(CASE WHEN o.payment_link IS NOT NULL AND ${CHARGE_OF_ORDER} IS NULL THEN o.payment_link END)`

/** A detail `d` as far as its limit goes, with its variant `v` and product `p`. */
export const limitedLineOf = sql`
  jsonb_build_object(
    'uuid', d.line_uuid, 'uuidPackage', d.package_uuid, 'kind', d.kind, 'operationdate', d.operation_day,
    'operationtime', d.operation_time, 'times', coalesce(v.times, 'any'), 'cancelHours', p.cancel_hours)`

/** A detail `d` as far as changing it goes, with its variant `v`, product `p`, and what a benefit holds for it. */
export const standingLineOf = sql`
  ${limitedLineOf} || jsonb_build_object(
    'id', d.id, 'name', d.name, 'detailId', coalesce(d.detail_id, d.package_id, d.event_id),
    'stayDay', p.stay_day, 'slot', d.slot, 'tookPlaces', d.took_places, 'cancelled', d.cancelled_at IS NOT NULL,
    'leg', CASE WHEN d.leg IS NOT NULL THEN
      jsonb_build_object('trip', initcap(d.leg), 'uuidTrip', d.trip_uuid, 'travellers', d.travellers,
                         'flight', coalesce(d.itinerary ->> 'flight', ''), 'flightTime', d.itinerary ->> 'flightTime') END,
    'figures', jsonb_build_object(
      'qty', d.quantity, 'unit', d.unit_cents, 'extra', d.extra_people_cents, 'discount', d.discount_cents,
      'total', d.total_cents, 'discountKind', d.discount_kind, 'bought', d.bought),
    'benefit', (
      SELECT jsonb_build_object('idBenefitYear', y.id, 'unit', f.unit, 'held', g.quantity, 'balance', y.balance,
                                'starts', y.starts, 'expires', y.expires)
        FROM order_benefits g JOIN benefit_years y ON y.id = g.benefit_year_id JOIN benefits f ON f.id = y.benefit_id
       WHERE g.order_detail_id = d.id AND g.state = 'held'))`

/** One of the owner's orders with all that a change of a line depends on; null for another owner's. */
export async function readStanding(
  db: Database,
  ownerId: number,
  orderId: number,
  now: Date,
): Promise<StandingOrder | null> {
  const { rows } = await sql<StandingOrder>`
    SELECT o.id, o.number, o.version, o.status, o.contract_id AS "contractId", o.booking_id AS "bookingId", o.currency,
           jsonb_build_object('id', h.id, 'name', h.name, 'taxPercent', h.tax_percent) AS hotel,
           jsonb_build_object('gross', o.gross_cents, 'discount', o.discount_cents, 'tax', o.tax_cents,
                              'total', o.total_cents) AS figures,
           ${paidOf} AS paid, o.payment_method AS "paymentMethod", ${linkOf} AS "paymentLink",
           ${byCardOf} AS "byCard", ${resortMoment(now)} AS now,
           jsonb_build_object('name', k.name, 'email', k.email, 'language', ${accountLanguage}) AS customer,
           (SELECT jsonb_agg(${standingLineOf} ORDER BY d.position)
              FROM order_details d
              LEFT JOIN product_details v ON v.id = d.detail_id
              LEFT JOIN products p ON p.id = v.product_id
             WHERE d.order_id = o.id) AS lines
      FROM orders o
      JOIN hotels h ON h.id = o.hotel_id
      JOIN customers k ON k.id = o.customer_id
     WHERE o.id = ${orderId} AND ${heldBy('o.contract_id', ownerId)}`.execute(db)
  return rows[0] ?? null
}

/**
 * Locks one of the owner's orders until the transaction ends, and with it that they hold its contract; answers of which contract it
 * is; null for another owner's order.
 */
export async function lockStanding(
  trx: Database,
  ownerId: number,
  orderId: number,
): Promise<{ contractId: number } | null> {
  const { rows } = await sql<{ contractId: number }>`
    SELECT o.contract_id AS "contractId" FROM orders o JOIN contract_owners own ON own.contract_id = o.contract_id
     WHERE o.id = ${orderId} AND own.owner_id = ${ownerId} FOR UPDATE OF o FOR KEY SHARE OF own`.execute(trx)
  return rows[0] ?? null
}
