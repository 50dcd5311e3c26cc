import { sql } from 'kysely'
import type { Bilingual } from '../../kernel/language.ts'
import type { Database } from '../../server/database/database.ts'
import type { BookingDetails } from '../changes.endpoints.ts'
import { cancelledWith } from './changes/cancel-lines.store.ts'
import { countBeside, ordersOfStay } from './stay-orders.store.ts'
import { openTradeOf } from './stays/traded-for.store.ts'

export interface DetailsRow {
  idCategory: number
  guestContacts: BookingDetails['guestContacts']
  events: BookingDetails['events']
  cancelNote: string | null
  checkOutTime: string
  place: Bilingual
  orders: BookingDetails['orders']
  ordersBeside: number
  cancelledWith: BookingDetails['cancelledWith']
  trade: BookingDetails['trade']
}

/** The benefits that an event `e` of a booking decided, in their order; one that waits anew or was decided again is not of it any more. */
const DECIDED_THEN = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('name', f.name, 'unit', f.unit, 'currency', f.currency, 'quantity', u.quantity,
                                      'refused', u.state = 'refused') ORDER BY f.position, u.id)
    FROM booking_benefits u JOIN benefit_years y ON y.id = u.benefit_year_id JOIN benefits f ON f.id = y.benefit_id
   WHERE u.booking_id = e.booking_id AND u.decided_at = e.at AND u.state <> 'pending'), '[]')`

/** What the details show beyond the list, to one of the contract's owners: contacts, history, how it was cancelled, and the resort. */
export async function readDetails(
  db: Database,
  { ownerId, bookingId }: { ownerId: number; bookingId: number },
  now: Date,
): Promise<DetailsRow> {
  const { rows } = await sql<DetailsRow>`
    SELECT b.category_id AS "idCategory", b.cancel_note AS "cancelNote",
           h.check_out_time AS "checkOutTime", h.place, ${ordersOfStay(now)} AS orders,
           ${countBeside(now)} AS "ordersBeside", ${cancelledWith} AS "cancelledWith", ${openTradeOf(sql`b.id`)} AS trade,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('email', g.email, 'phone', g.phone) ORDER BY g.position)
               FROM booking_guests g WHERE g.booking_id = b.id), '[]') AS "guestContacts",
           coalesce((
             SELECT jsonb_agg(jsonb_build_object(
                      'at', to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'deed', e.deed,
                      'from', e.from_status, 'to', e.to_status,
                      'actor', CASE WHEN e.actor_admin_id IS NOT NULL THEN 'club'
                                    WHEN e.actor_trust_id IS NOT NULL THEN 'trusted'
                                    WHEN e.actor_owner_id IS NOT NULL THEN 'owner' ELSE 'clockwork' END,
                      'actorName', coalesce(a.name || ' ' || a.lastname, t.name, o.name || ' ' || o.lastname),
                      'actorFor', CASE WHEN t.owner_id <> ${ownerId} THEN o.name || ' ' || o.lastname END,
                      'reason', e.detail ->> 'reason',
                      'before', e.detail -> 'before', 'after', e.detail -> 'after')
                      || CASE WHEN e.deed = 'authorize-benefits' THEN jsonb_build_object('decided', ${DECIDED_THEN}) ELSE '{}' END
                    ORDER BY e.id)
               FROM booking_events e
               LEFT JOIN admins a ON a.id = e.actor_admin_id
               LEFT JOIN owners o ON o.id = e.actor_owner_id
               LEFT JOIN trusts t ON t.id = e.actor_trust_id
              WHERE e.booking_id = b.id), '[]') AS events
      FROM bookings b JOIN hotels h ON h.id = b.hotel_id JOIN contracts c ON c.id = b.contract_id WHERE b.id = ${bookingId}`.execute(
    db,
  )
  if (!rows[0]) throw new Error(`The booking ${bookingId} vanished`)
  return rows[0]
}
