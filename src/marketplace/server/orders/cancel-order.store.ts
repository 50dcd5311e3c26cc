import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Bilingual, Language } from '../../../kernel/language.ts'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { DEFAULT_TIME } from '../../cart.ts'
import type { LimitedLine } from '../../changes/line-limit.ts'
import { ORDER_STATUS } from '../../orders/order.ts'
import type { DayAndTime } from '../../times/times.ts'
import { byCardOf, limitedLineOf, linkOf, paidOf, resortMoment } from '../changes/standing.store.ts'
import type { ActingFor } from './acting.store.ts'
import { accountLanguage } from './customers.store.ts'

/** What cancelling an order asks about. */
export interface CancelFacts {
  id: number
  ownerId: number
  number: string
  status: number
  paymentLink: string | null
  byCard: boolean
  /** The resort that serves it. */
  hotel: string
  currency: Currency
  total: number
  /** What was paid of it. */
  paid: number
  firstDay: Day
  lastDay: Day
  today: Day
  /** The clock where it is served. */
  now: DayAndTime
  limited: LimitedLine[]
  /** Something of it was paid by a benefit. */
  byBenefit: boolean
  customer: { name: string; email: string; language: Language }
  lines: { name: Bilingual; quantity: number; operation_day: Day; operation_time: string; hour: boolean }[]
}

/**
 * Locks one of the owner's orders until the transaction ends, and with it that they hold its contract; answers whether it is
 * theirs.
 */
export async function lockOrder(trx: Database, ownerId: number, orderId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM orders o JOIN contract_owners own ON own.contract_id = o.contract_id
     WHERE o.id = ${orderId} AND own.owner_id = ${ownerId} FOR UPDATE OF o FOR KEY SHARE OF own`.execute(trx)
  return rows.length > 0
}

/** Reads the facts of an order that is locked. */
export async function readCancelFacts(trx: Database, orderId: number, now: Date): Promise<CancelFacts> {
  const { rows } = await sql<CancelFacts>`
    SELECT o.id, o.owner_id AS "ownerId", o.number, o.status, h.name AS hotel, ${linkOf} AS "paymentLink",
           ${byCardOf} AS "byCard", o.currency, o.total_cents AS total,
           ${paidOf} AS paid, ${resortMoment(now)} AS now,
           (${now}::timestamptz AT TIME ZONE h.zone)::date AS today,
           jsonb_build_object('name', k.name, 'email', k.email, 'language', ${accountLanguage}) AS customer, d.*
      FROM orders o
      JOIN hotels h ON h.id = o.hotel_id
      JOIN customers k ON k.id = o.customer_id
      CROSS JOIN LATERAL (
        SELECT min(d.operation_day) AS "firstDay", max(d.operation_day) AS "lastDay",
               jsonb_agg(jsonb_build_object('name', d.name, 'quantity', d.quantity, 'operation_day', d.operation_day,
                                            'operation_time', d.operation_time,
                                            'hour', d.kind <> 'product' OR coalesce(v.times, 'any') <> 'any'
                                                    OR d.operation_time <> ${DEFAULT_TIME}) ORDER BY d.position) AS lines,
               bool_or(d.is_benefit) AS "byBenefit", jsonb_agg(${limitedLineOf}) AS limited
          FROM order_details d
          LEFT JOIN product_details v ON v.id = d.detail_id
          LEFT JOIN products p ON p.id = v.product_id
         WHERE d.order_id = o.id AND d.cancelled_at IS NULL) d
     WHERE o.id = ${orderId}`.execute(trx)
  if (!rows[0]) throw new Error('A locked order vanished')
  return rows[0]
}

/** Marks an order as cancelled, and gives what benefits held back to the ledger. */
export async function saveCancelled(
  trx: Database,
  orderId: number,
  { adminId, trust, reason }: ActingFor & { reason?: string },
  now: Date,
): Promise<void> {
  await sql`
    WITH cancelled AS (
      UPDATE orders SET status = ${ORDER_STATUS.cancelled}::int, version = version + 1, cancelled_at = ${now}::timestamptz,
                        cancelled_by_admin_id = ${adminId}::int,
                        cancelled_by_trust_id = ${trust?.id ?? null}::int, cancel_reason = ${reason ?? null}
       WHERE id = ${orderId} RETURNING id, number
    ), back AS (
      UPDATE order_benefits b SET state = 'returned'
        FROM order_details d JOIN cancelled c ON c.id = d.order_id
       WHERE b.order_detail_id = d.id AND b.state = 'held'
      RETURNING b.benefit_year_id, b.quantity, c.id AS order_id, c.number
    )
    INSERT INTO benefit_entries (benefit_year_id, at, kind, quantity, order_id, note)
    SELECT benefit_year_id, ${now}::timestamptz, 'return', sum(quantity), order_id, number
      FROM back GROUP BY benefit_year_id, order_id, number ORDER BY benefit_year_id`.execute(trx)
}
