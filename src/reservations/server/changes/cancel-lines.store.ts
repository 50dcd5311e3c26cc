import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { LineBack } from '../../stay/ordered.ts'
import type { AskedLines } from '../ordered-for-stay.ts'

/** The lines of the request to cancel the booking `b` that waits, as `l`: those of older requests count no more. */
const OF_LAST_REQUEST = sql`
  l.asked_at = (SELECT max(e.at) FROM booking_events e WHERE e.booking_id = l.booking_id AND e.deed = 'ask-to-cancel')`

/** Keeps what is to be cancelled with a stay, with what its owner was told that it gives back. */
export async function saveAskedLines(
  trx: Database,
  bookingId: number,
  lines: readonly LineBack[],
  now: Date,
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    INSERT INTO booking_cancel_lines (booking_id, asked_at, order_detail_id, back_cents, benefit, paid)
    SELECT ${bookingId}::int, ${now}::timestamptz, l."idLine", l.cents, l.benefit, l.paid
      FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS l("idLine" int, cents int, benefit text, paid boolean)`.execute(
    trx,
  )
}

/** What the owner of a booking that waits for its cancellation wants cancelled with it; null where that is nothing. */
export async function readAskedLines(db: Database, bookingId: number): Promise<AskedLines | null> {
  const { rows } = await sql<Omit<AskedLines, 'at' | 'bookingId'> & { at: string }>`
    SELECT c.owner_id AS "ownerId", to_char(l.asked_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
           jsonb_agg(jsonb_build_object('idOrder', d.order_id, 'idLine', d.id) ORDER BY d.id) AS lines
      FROM booking_cancel_lines l
      JOIN bookings b ON b.id = l.booking_id AND b.status = 'pending-cancel'
      JOIN contracts c ON c.id = b.contract_id
      JOIN order_details d ON d.id = l.order_detail_id
     WHERE l.booking_id = ${bookingId} AND ${OF_LAST_REQUEST}
     GROUP BY c.owner_id, l.asked_at`.execute(db)
  const row = rows[0]
  return row ? { ...row, bookingId, at: new Date(row.at) } : null
}

/** What is to be cancelled with the booking `b` that waits for its cancellation, as JSON; what was cancelled since is left out. */
export const cancelledWith = sql<LineBack[]>`
  coalesce((
    SELECT jsonb_agg(jsonb_build_object(
             'idOrder', o.id, 'idLine', d.id, 'number', o.number, 'name', d.name, 'qty', d.quantity, 'day', d.operation_day,
             'time', d.operation_time, 'currency', o.currency, 'cents', l.back_cents, 'paid', l.paid, 'benefit', l.benefit)
             ORDER BY d.operation_day, d.operation_time, d.id)
      FROM booking_cancel_lines l
      JOIN order_details d ON d.id = l.order_detail_id AND d.cancelled_at IS NULL
      JOIN orders o ON o.id = d.order_id AND o.status <> 3
     WHERE b.status = 'pending-cancel' AND l.booking_id = b.id AND ${OF_LAST_REQUEST}), '[]')`
