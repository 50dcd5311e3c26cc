import { sql } from 'kysely'
import { LIVE_STATUSES } from '../../reservations/booking.ts'
import type { Database } from '../../server/database.ts'
import type { BuyerFacts } from '../goods.ts'

/**
 * Who buys on a contract: its hotel with the tax there, the stays that are not over, and the benefit years that may
 * still pay; and the customer, when one of the owner's is named. Null when the contract is none of the owner's.
 */
export async function readBuyer(
  db: Database,
  ownerId: number,
  contractId: number,
  now: Date,
  customerId: number | null = null,
): Promise<BuyerFacts | null> {
  const { rows } = await sql<BuyerFacts>`
    SELECT c.hotel_id AS "hotelId", h.sihot_code AS sihot, h.tax_percent AS "taxPercent", t.today,
           (SELECT jsonb_build_object('id', k.id, 'email', k.email, 'name', k.name, 'lastname', k.lastname,
                                      'phone', k.phone, 'language', k.language)
              FROM customers k WHERE k.id = ${customerId}::int AND k.owner_id = c.owner_id) AS customer,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object(
                      'id', b.id, 'code', b.code, 'hotelId', b.hotel_id, 'hotel', s.name, 'sihot', s.sihot_code,
                      'datein', b.check_in, 'dateout', b.check_out, 'adults', b.adults, 'children', b.children,
                      'childAges', coalesce((SELECT jsonb_agg(g.age ORDER BY g.position) FROM booking_guests g
                                              WHERE g.booking_id = b.id AND g.age IS NOT NULL), '[]'),
                      'guestName', m.name || ' ' || m.lastname, 'guestEmail', m.email, 'guestPhone', m.phone,
                      'rateCode', c.membership_code, 'roomCode', r.code) ORDER BY b.check_in, b.id)
               FROM bookings b
               JOIN hotels s ON s.id = b.hotel_id
               JOIN room_categories r ON r.id = b.category_id
               LEFT JOIN booking_guests m ON m.booking_id = b.id AND m.position = 1
              WHERE b.contract_id = c.id AND b.check_out >= t.today
                AND b.status = ANY (${LIVE_STATUSES as string[]})), '[]') AS stays,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object(
                      'id', y.id, 'benefitId', f.id, 'name', f.name, 'unit', f.unit, 'currency', f.currency,
                      'balance', y.balance, 'starts', y.starts, 'expires', y.expires) ORDER BY y.expires, y.id)
               FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.unit <> 'nights'
              WHERE y.contract_id = c.id AND y.expires >= t.today AND y.balance > 0), '[]') AS accounts
      FROM contracts c
      JOIN hotels h ON h.id = c.hotel_id
      CROSS JOIN LATERAL (SELECT (${now}::timestamptz AT TIME ZONE h.zone)::date AS today) t
     WHERE c.id = ${contractId} AND c.owner_id = ${ownerId}`.execute(db)
  return rows[0] ?? null
}

/**
 * Locks a contract whose benefits pay, so that no other request spends the same balance meanwhile; requests for stays
 * take the same lock. What is read after it is what the request before has left.
 */
export async function lockForBenefits(trx: Database, ownerId: number, contractId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM contracts WHERE id = ${contractId} AND owner_id = ${ownerId} FOR UPDATE`.execute(trx)
  return rows.length > 0
}
